import type { AddressInput } from './verification/validate';

/** What the address dialog holds, in the specification's own field names (specification A3). */
export interface AddressDraft extends Required<AddressInput> {
  Street2: string;
  /** ISO code; anything but `US` cannot be delivered to (ruling 24). */
  Country: string;
  /** Who at the place: Staff, Patient, In Memory Of …; empty where nobody asks. */
  Recipient: string;
}

/** An untouched address: a residence in Minnesota. */
export const blankAddress: AddressDraft = {
  AddressType: 'Residence',
  Recipient: '',
  FirstName: '',
  LastName: '',
  CompanyName: '',
  Street1: '',
  Street2: '',
  City: '',
  State: 'MN',
  Zip: '',
  Country: 'US',
  Phone: '',
  Email: '',
  NickName: '',
  StoreID: '',
};

/** Guard of a draft that was kept. */
export function isAddressDraft(kept: unknown): kept is AddressDraft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.keys(blankAddress).every(
      (field) => typeof (kept as Record<string, unknown>)[field] === 'string',
    )
  );
}

/** An address of the shopper's own book. */
export interface SavedAddress {
  id: string;
  address: AddressDraft;
}

/** The address as verification knows it: what a driver needs to find the door. */
export type PostalAddress = Pick<AddressDraft, 'Street1' | 'Street2' | 'City' | 'State' | 'Zip'>;

/** Of an address what verification knows. */
export function postalPart({ Street1, Street2, City, State, Zip }: PostalAddress): PostalAddress {
  return { Street1, Street2, City, State, Zip };
}

/** What became of a verification (specification B4). */
export type Verification =
  | { outcome: 'verified'; address: PostalAddress }
  | { outcome: 'differs'; address: PostalAddress }
  | { outcome: 'failed' };

/** A suggestion for an address being typed. */
export interface PlaceSuggestion {
  id: string;
  /** What is looked for, and where that is. */
  main: string;
  more: string;
}
