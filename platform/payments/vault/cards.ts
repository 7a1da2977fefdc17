/** A kind of card, by the names the gateway gives them. */
interface CardKind {
  type: string;
  number: RegExp;
  lengths: readonly number[];
  cvv: number;
}

const kinds: readonly CardKind[] = [
  { type: 'Visa', number: /^4/, lengths: [13, 16, 19], cvv: 3 },
  {
    type: 'MasterCard',
    number: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
    lengths: [16],
    cvv: 3,
  },
  { type: 'American Express', number: /^3[47]/, lengths: [15], cvv: 4 },
  { type: 'Discover', number: /^(?:6011|65|64[4-9])/, lengths: [16, 19], cvv: 3 },
  { type: 'JCB', number: /^35/, lengths: [16], cvv: 3 },
  { type: 'Diners Club', number: /^3(?:0[0-5]|[689])/, lengths: [14], cvv: 3 },
];

/** A card as a shopper types it. */
export interface CardInput {
  number: string;
  expirationMonth: string;
  expirationYear: string;
  cvv: string;
}

/** A field of a card that is not right, with the gateway's code and sentence. */
export interface CardFault {
  field: 'number' | 'expirationDate' | 'cvv';
  code: string;
  message: string;
}

/** The kind of a card number, `null` for one no network issues. */
export function cardType(number: string): string | null {
  return kindOf(digits(number))?.type ?? null;
}

/** What is wrong with a card at an instant; an empty list when nothing is. A card is good to the end of its month, UTC. */
export function cardFaults(card: CardInput, now: Date): CardFault[] {
  const faults: CardFault[] = [];
  const number = digits(card.number);
  const kind = kindOf(number);
  if (!kind || !kind.lengths.includes(number.length) || !passesLuhn(number))
    faults.push({ field: 'number', code: '81715', message: 'Credit card number is invalid' });
  if (!isOpen(card, now))
    faults.push({ field: 'expirationDate', code: '81710', message: 'Expiration date is invalid' });
  if (!/^\d+$/.test(card.cvv) || card.cvv.length !== (kind?.cvv ?? 3))
    faults.push({ field: 'cvv', code: '81707', message: 'CVV is invalid' });
  return faults;
}

/** Whether a number's check digit is right (Luhn). */
export function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return /^\d+$/.test(number) && sum % 10 === 0;
}

function isOpen({ expirationMonth, expirationYear }: CardInput, now: Date): boolean {
  if (!/^\d{1,2}$/.test(expirationMonth) || !/^(?:\d{2}|\d{4})$/.test(expirationYear)) return false;
  const month = Number(expirationMonth);
  const year = Number(expirationYear.length === 2 ? `20${expirationYear}` : expirationYear);
  return (
    month >= 1 &&
    month <= 12 &&
    Date.UTC(year, month) > now.getTime() &&
    year <= now.getUTCFullYear() + 20
  );
}

function kindOf(number: string): CardKind | undefined {
  return kinds.find((kind) => kind.number.test(number));
}

function digits(number: string): string {
  return number.replace(/[\s-]/g, '');
}
