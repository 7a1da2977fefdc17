import { cleanPostalCode, isPostalCode } from '@/lib/address/postal-code';

/** Where a card's bill goes, as its owner types it: a postal code, and the street where they say it. */
export interface BillDraft {
  postalCode: string;
  street: string;
}

/** Where a card's bill goes, in the names of the commerce platform's addresses. `Zip` is the postal code of any country; a street is never guessed. */
export interface Bill {
  Zip: string;
  Street1?: string;
}

/** A bill with the name of who pays. */
export interface Billing extends Bill {
  FirstName?: string;
  LastName?: string;
}

/** What the bank says of a bill's address, in the gateway's codes: `M` matches, `N` does not, `U` not verified, `I` not given, others as it documents them. */
export interface AddressCheck {
  PostalCode: string;
  Street: string;
  /** Why the bank said nothing: `E` its system failed, `S` it does not check; `null` for none. */
  Error: string | null;
}

/** Whether the bill's address is complete: the postal code is one. */
export function isBillComplete({ postalCode }: BillDraft): boolean {
  return isPostalCode(cleanPostalCode(postalCode));
}

/** Guard of a draft that was kept. */
export function isBillDraft(kept: unknown): kept is BillDraft {
  const { postalCode, street } = (kept ?? {}) as Partial<Record<keyof BillDraft, unknown>>;
  return typeof postalCode === 'string' && typeof street === 'string';
}
