import { toCents, type Cents } from '@/lib/core/money';
import { isId } from '@/lib/core/ids';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { giftCardPin } from '@/lib/orders/money/payment-fields';
import { looksLikeCardNumber } from '../../../lib/checkout/payment/card-number';
import { accountID, type LedgerKind } from '../account';
import { readCsv, type CsvRecord } from '../../read-csv';

/** An account of a former system with what is on it. */
export interface OpeningBalance {
  /** Line of the file, from 1. */
  line: number;
  kind: LedgerKind;
  number: string;
  /** For a charge account what of its limit is not owed. */
  cents: Cents;
  pin: string | null;
  /** The commerce user it belongs to. */
  ownerID: string | null;
  /** Last Chicago day on which it can be spent. */
  expiresOn: ChicagoDate | null;
  active: boolean;
}

/** What is wrong with a line of the file, in words. */
export interface LineFault {
  line: number;
  fault: string;
}

/** The columns of the file; those with `true` must be there. */
const openingColumns = {
  Kind: true,
  Number: true,
  Balance: true,
  Pin: false,
  OwnerID: false,
  ExpirationDate: false,
  Active: false,
} as const;

type Column = keyof typeof openingColumns;
type Texts = Record<Column, string>;

const kinds: readonly string[] = ['gift-card', 'purple-perks', 'charge-account'];
const mostCents = 100_000_000;

/** The opening balances of a CSV file, and every fault of its lines. With a fault of the header there are no balances. */
export function readOpeningBalances(text: string): {
  balances: OpeningBalance[];
  faults: LineFault[];
} {
  const records = readCsv(text);
  if (!records.ok)
    return { balances: [], faults: [{ line: records.error, fault: 'has a quote out of place' }] };
  const [header, ...rows] = records.value;
  const wrong = header ? headerFault(header.fields) : 'The file is empty.';
  if (!header || wrong) return { balances: [], faults: [{ line: 1, fault: wrong ?? '' }] };
  const read = rows.map((row) => readLine(header.fields as Column[], row));
  const balances = read.flatMap((line) => ('kind' in line ? [line] : []));
  const faults = read.flatMap((line) => ('fault' in line ? [line] : []));
  return {
    balances,
    faults: [...faults, ...twice(balances)].sort((a, b) => a.line - b.line),
  };
}

function headerFault(names: readonly string[]): string | null {
  const missing = Object.entries(openingColumns).flatMap(([name, isNeeded]) =>
    isNeeded && !names.includes(name) ? [name] : [],
  );
  if (missing.length > 0) return `The first line does not name ${missing.join(', ')}.`;
  const other = names.find((name) => !(name in openingColumns));
  if (other !== undefined)
    return `The first line names "${other}"; columns are ${Object.keys(openingColumns).join(', ')}.`;
  return new Set(names).size < names.length ? 'The first line names a column twice.' : null;
}

function readLine(
  columns: readonly Column[],
  { line, fields }: CsvRecord,
): OpeningBalance | LineFault {
  if (fields.length !== columns.length)
    return { line, fault: `has ${fields.length} fields, the first line ${columns.length}` };
  const texts: Texts = {
    Kind: '',
    Number: '',
    Balance: '',
    Pin: '',
    OwnerID: '',
    ExpirationDate: '',
    Active: '',
  };
  columns.forEach((column, index) => {
    texts[column] = fields[index] ?? '';
  });
  const fault = lineFault(texts);
  return fault ? { line, fault } : balanceOf(line, texts);
}

function balanceOf(line: number, texts: Texts): OpeningBalance {
  const pin = giftCardPin.parse(texts.Pin);
  return {
    line,
    kind: texts.Kind as LedgerKind,
    number: texts.Number,
    cents: toCents(Number(texts.Balance)),
    pin: pin || null,
    ownerID: texts.OwnerID || null,
    expiresOn: texts.ExpirationDate || null,
    active: texts.Active !== 'no',
  };
}

function lineFault({
  Kind,
  Number: number,
  Balance,
  Pin,
  OwnerID,
  ExpirationDate,
  Active,
}: Texts): string | null {
  const isGiftCard = Kind === 'gift-card';
  if (!kinds.includes(Kind)) return `Kind "${Kind}" is none of ${kinds.join(', ')}`;
  if (Kind === 'charge-account' ? !/^[A-Za-z0-9-]{1,30}$/.test(number) : !/^\d{8,19}$/.test(number))
    return Kind === 'charge-account'
      ? 'Number is not 1 to 30 letters, digits and hyphens'
      : 'Number is not 8 to 19 digits';
  if (looksLikeCardNumber(number))
    return 'Number passes for a payment card’s, which no form of the shop takes: give it another one';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(Balance)) return 'Balance is not dollars, such as 25 or 25.50';
  if (toCents(Number(Balance)) > mostCents) return 'Balance is more than a million dollars';
  if (Pin && !isGiftCard) return 'Pin is for gift cards';
  if (Pin && !/^[A-Z0-9]{1,20}$/.test(giftCardPin.safeParse(Pin).data ?? ''))
    return 'Pin is not 1 to 20 letters and digits';
  if (OwnerID ? isGiftCard : !isGiftCard)
    return isGiftCard ? 'OwnerID is not for gift cards' : 'OwnerID is missing';
  if (OwnerID && !isId(OwnerID)) return 'OwnerID is no ID of a commerce user';
  if (ExpirationDate && !isDay(ExpirationDate))
    return 'ExpirationDate is no day, such as 2027-08-31';
  return ['', 'yes', 'no'].includes(Active) ? null : 'Active is neither yes nor no';
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && date.toJSON()?.startsWith(text) === true;
}

/** Lines that name an account once more, or another account of a kind for the same owner. */
function twice(balances: readonly OpeningBalance[]): LineFault[] {
  const seen = new Map<string, number>();
  return balances.flatMap(({ line, kind, number, ownerID }) => {
    const names = [
      [accountID(kind, number), 'Number'],
      ...(ownerID ? [[`${kind} of ${ownerID}`, 'OwnerID']] : []),
    ] as const;
    for (const [name = '', column = ''] of names) {
      const first = seen.get(name);
      if (first !== undefined) return [{ line, fault: `${column} is that of line ${first}` }];
    }
    for (const [name = ''] of names) seen.set(name, line);
    return [];
  });
}
