import type { Address, BuyerAddress } from 'ordercloud-javascript-sdk';
import { addressTypes } from './destination-types';
import { blankAddress, type SavedAddress } from './draft';
import type { BookAddress } from './book-schema';

/** Whether an entry of the commerce platform's book is somewhere to send to: one of the type Billing (specification B3) is not. */
export function isDestination({ xp }: BuyerAddress): boolean {
  return (xp as { addressType?: unknown } | null | undefined)?.addressType !== 'Billing';
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
