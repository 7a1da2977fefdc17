import type { AddressDraft } from './draft';
import type { AddressField } from './texts';
import { validateAddress } from './verification/validate';

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
