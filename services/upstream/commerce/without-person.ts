/** Fields whose content names a person, or is what one person wrote to another. City, state and ZIP stay: taxes are owed by place. */
const personal = new Set([
  'FirstName',
  'LastName',
  'Email',
  'Username',
  'Phone',
  'AddressName',
  'CompanyName',
  'Street1',
  'Street2',
  'Account',
  'account',
  'CardholderName',
  'CardMessage',
  'DeliveryNote',
  'Comments',
  'Note',
  'Seats',
  'Attendees',
  'firstName',
  'lastName',
  'email',
  'line1',
  'line2',
  'line3',
  'line4',
  'to',
]);
/** From where a word begins: tried from each letter of it, a long word without an at sign would be read as often as it is long. */
const mailbox = /(?<![^\s@<>"])[^\s@<>"]+@[^\s@<>"]+/g;

/**
 * A document of an order without the person: fields that name somebody are emptied (texts to `''`, numbers stay, anything else to `null`), and an
 * e-mail is taken out wherever it stands. Amounts, products, dates and places stay as they are.
 */
export function withoutPerson<T>(document: T): T {
  return emptied(document, false) as T;
}

function emptied(value: unknown, named: boolean): unknown {
  if (typeof value === 'string') return named ? '' : value.replace(mailbox, '');
  if (Array.isArray(value)) return value.map((item) => emptied(item, named));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, emptied(inner, named || personal.has(key))]),
  );
}
