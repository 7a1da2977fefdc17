import { checkoutTexts } from '../texts';
import { gatewayCodes, isTokenOver } from './gateway-error';

/** The card fields the gateway hosts, in the order they stand. */
export const cardFields = ['number', 'expirationDate', 'cvv'] as const;
export type CardField = (typeof cardFields)[number];

/** Messages about a card: at its fields, and above them. */
export interface CardFaults {
  fields: Partial<Record<CardField, string>>;
  text: string | null;
}

const missing: Record<CardField, string> = {
  number: 'Enter the card number.',
  expirationDate: 'Enter the expiration date.',
  cvv: 'Enter the security code.',
};
const wrong: Record<CardField, string> = {
  number: 'This card number is not complete or has a mistake.',
  expirationDate: 'Enter month and year, like 08/29, of a card that has not expired.',
  cvv: 'This security code is not complete.',
};

/** The words for one field that may not be sent as it is. */
export function fieldFault(field: CardField, empty: boolean): string {
  return (empty ? missing : wrong)[field];
}

/**
 * What a refused `tokenize` of Braintree's hosted fields means for the shopper (specification A8), by its documented `code` and `details`.
 * `empty` says which fields nothing was typed into; an unknown failure is the gateway's.
 */
export function cardFaults(error: unknown, empty: readonly string[]): CardFaults {
  if (isTokenOver(error)) return { fields: {}, text: checkoutTexts.pageTooOld };
  const { code, details } =
    typeof error === 'object' && error !== null
      ? (error as { code?: unknown; details?: unknown })
      : {};
  switch (code) {
    case 'HOSTED_FIELDS_FIELDS_EMPTY':
      return atFields(cardFields, cardFields);
    case 'HOSTED_FIELDS_FIELDS_INVALID':
      return atFields(invalidFields(details), empty);
    case 'HOSTED_FIELDS_TOKENIZATION_CVV_VERIFICATION_FAILED':
      return { fields: { cvv: wrong.cvv }, text: checkoutTexts.declined };
    case 'HOSTED_FIELDS_FAILED_TOKENIZATION':
      return {
        fields: {},
        text: gatewayCodes(error).includes('CLIENT_RATE_LIMITED')
          ? checkoutTexts.cannotProcess
          : checkoutTexts.declined,
      };
    case 'HOSTED_FIELDS_TOKENIZATION_FAIL_ON_DUPLICATE':
      return { fields: {}, text: checkoutTexts.declined };
    default:
      return { fields: {}, text: checkoutTexts.cannotProcess };
  }
}

function atFields(fields: readonly CardField[], empty: readonly string[]): CardFaults {
  if (fields.length === 0) return { fields: {}, text: checkoutTexts.checkCard };
  return {
    fields: Object.fromEntries(
      fields.map((field) => [field, fieldFault(field, empty.includes(field))]),
    ),
    text: checkoutTexts.checkCard,
  };
}

function invalidFields(details: unknown): CardField[] {
  const { invalidFieldKeys } =
    typeof details === 'object' && details !== null
      ? (details as { invalidFieldKeys?: unknown })
      : {};
  return Array.isArray(invalidFieldKeys)
    ? cardFields.filter((field) => invalidFieldKeys.includes(field))
    : [];
}
