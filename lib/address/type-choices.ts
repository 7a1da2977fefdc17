import { destinationTypes, isPickupType } from './destination-types';

/** A kind of delivery destination as one choice: its type, and who there where that is asked. */
export interface TypeChoice {
  /** `Hospital|Patient`. */
  value: string;
  label: string;
  type: string;
  recipient: string;
}

const words: Record<string, string> = {
  InMemoryOf: 'in memory of',
  'In Memory Of': 'in memory of',
  Patient: 'patient',
  Staff: 'staff',
};

/** The destinations of a delivery in the order a form lists them; type and recipient in one field, so that a form stays short. */
export const typeChoices: readonly TypeChoice[] = destinationTypes
  .filter(({ type }) => type !== 'Email' && !isPickupType(type))
  .flatMap(({ type, label, recipients }) =>
    (recipients.length === 0 ? [''] : recipients).map((recipient) => ({
      value: typeChoiceValue(type, recipient),
      type,
      recipient,
      label: recipients.length > 1 ? `${label}, ${words[recipient] ?? recipient}` : label,
    })),
  );

/** The choice's value for a type and a recipient; the type's first recipient where that one is none of its own. */
export function typeChoiceValue(type: string, recipient: string): string {
  const own = destinationTypes.find((destination) => destination.type === type)?.recipients ?? [];
  return `${type}|${own.includes(recipient) ? recipient : (own[0] ?? '')}`;
}

/** What a destination is called beside a recipient: `Hospital, patient`; empty for one nobody knows. */
export function destinationLabel(type: string, recipient: string): string {
  const value = typeChoiceValue(type, recipient);
  return (
    typeChoices.find((choice) => choice.value === value)?.label ??
    destinationTypes.find((destination) => destination.type === type)?.label ??
    ''
  );
}
