import { isPickupType } from '@/lib/address/destination-types';
import type { AddressDraft } from '@/lib/address/draft';
import { validateAddress } from '@/lib/address/verification/validate';
import type { AddressField } from '@/lib/address/texts';

interface SaveState {
  draft: AddressDraft;
  /** The address as it was when the dialog opened. */
  original: AddressDraft;
  /** None of the products can be delivered there. */
  undeliverable: boolean;
  /** The address that could not be verified last, while nothing was changed since. */
  refused: AddressDraft | null;
}

/**
 * Whether Save is enabled (specification B5): the address differs from the original, is complete, lies in the US, something can be delivered
 * there, and it is not the one whose verification just failed.
 */
export function canSave({ draft, original, undeliverable, refused }: SaveState): boolean {
  if (isSameAddress(draft, original) || Object.keys(validateAddress(draft)).length > 0)
    return false;
  if (isPickupType(draft.AddressType)) return true;
  return (
    draft.Country === 'US' && !undeliverable && (refused === null || !isSameAddress(draft, refused))
  );
}

/** Whether two drafts say the same. */
export function isSameAddress(a: AddressDraft, b: AddressDraft): boolean {
  return (Object.keys(a) as (keyof AddressDraft)[]).every(
    (field) => a[field].trim() === b[field].trim(),
  );
}

/** Fields in the order of the form, in the words of their labels. */
const words: readonly (readonly [AddressField, string])[] = [
  ['AddressType', 'address type'],
  ['StoreID', 'store'],
  ['FirstName', 'first name'],
  ['LastName', 'last name'],
  ['CompanyName', 'company name'],
  ['Street1', 'address'],
  ['City', 'city'],
  ['State', 'state'],
  ['Zip', 'zip'],
  ['Phone', 'phone'],
  ['Email', 'email'],
  ['NickName', 'a shorter nickname'],
];

/** What an address still needs before it can be saved (specification B5), for the line above the button that waits. */
export function stillNeeded(draft: AddressDraft): string[] {
  const wrong = validateAddress(draft);
  return words.flatMap(([field, label]) => (wrong[field] ? [label] : []));
}
