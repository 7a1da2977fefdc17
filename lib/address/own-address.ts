import type { Address, BuyerAddress } from 'ordercloud-javascript-sdk';
import { addressTypes } from './destination-types';
import { blankAddress, type SavedAddress } from './draft';
import type { BookAddress } from './book-schema';

/** Whether an entry of the commerce platform's book is somewhere to send to: one of the type Billing (specification B3) is not. */
export function isDestination({ xp }: BuyerAddress): boolean {
  return (xp as { addressType?: unknown } | null | undefined)?.addressType !== 'Billing';
}

/** An address of the commerce platform's book as the shop shows it (specification B3). */
export function savedAddress(given: BuyerAddress): SavedAddress {
  const { addressType, NickName, Recipient } = (given.xp ?? {}) as {
    addressType?: unknown;
    NickName?: unknown;
    Recipient?: unknown;
  };
  return {
    id: given.ID ?? '',
    address: {
      ...blankAddress,
      AddressType: addressTypes.find((known) => known === addressType) ?? 'Residence',
      Recipient: typeof Recipient === 'string' ? Recipient : '',
      FirstName: given.FirstName ?? '',
      LastName: given.LastName ?? '',
      CompanyName: given.CompanyName ?? '',
      Street1: given.Street1 ?? '',
      Street2: given.Street2 ?? '',
      City: given.City ?? '',
      State: given.State ?? '',
      Zip: given.Zip ?? '',
      Country: given.Country ?? 'US',
      Phone: given.Phone ?? '',
      NickName: typeof NickName === 'string' ? NickName : (given.AddressName ?? ''),
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
