import type { Address, BuyerAddress } from 'ordercloud-javascript-sdk';
import { addressTypes, isPickupType } from './destination-types';
import { blankAddress, type SavedAddress } from './draft';
import type { BookAddress } from './book-schema';

/** Whether an entry of the commerce platform's book is somewhere to send to: one of the type Billing (specification B3) is not. */
export function isDestination(address: BuyerAddress): boolean {
  return typeOf(address) !== 'Billing';
}

/** Whether an entry of the commerce platform's book is one the shop shows and can save again: a destination with a door. */
export function isBookEntry(address: BuyerAddress): boolean {
  const type = typeOf(address);
  return isDestination(address) && type !== 'Email' && !isPickupType(String(type));
}

function typeOf({ xp }: BuyerAddress): unknown {
  return (xp as { addressType?: unknown } | null | undefined)?.addressType;
}

/** An address of the commerce platform's book as the shop shows it (specification B3). */
export function savedAddress(buyerAddress: BuyerAddress): SavedAddress {
  const { addressType, NickName, Recipient } = (buyerAddress.xp ?? {}) as {
    addressType?: unknown;
    NickName?: unknown;
    Recipient?: unknown;
  };
  return {
    id: buyerAddress.ID ?? '',
    address: {
      ...blankAddress,
      AddressType: addressTypes.find((type) => type === addressType) ?? 'Residence',
      Recipient: typeof Recipient === 'string' ? Recipient : '',
      FirstName: buyerAddress.FirstName ?? '',
      LastName: buyerAddress.LastName ?? '',
      CompanyName: buyerAddress.CompanyName ?? '',
      Street1: buyerAddress.Street1 ?? '',
      Street2: buyerAddress.Street2 ?? '',
      City: buyerAddress.City ?? '',
      State: buyerAddress.State ?? '',
      Zip: buyerAddress.Zip ?? '',
      Country: buyerAddress.Country ?? 'US',
      Phone: buyerAddress.Phone ?? '',
      NickName: typeof NickName === 'string' ? NickName : (buyerAddress.AddressName ?? ''),
    },
  };
}

/** What is written to the commerce platform's book for an address: the allow-list, nothing else. */
export function ownAddress({ AddressType, NickName, Recipient, ...lines }: BookAddress): Address {
  return {
    ...lines,
    CompanyName: lines.CompanyName ?? '',
    Street2: lines.Street2 ?? '',
    AddressName: NickName || `${lines.FirstName} ${lines.LastName}`,
    xp: { addressType: AddressType, NickName: NickName ?? '', Recipient: Recipient ?? '' },
  };
}
