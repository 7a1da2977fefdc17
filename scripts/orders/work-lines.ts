import { formatCents } from '@/lib/core/money';
import { toDo } from './to-do';

/** A line of work as the App API answers it. */
export interface AnsweredWork {
  Key: string;
  Kind: string;
  OrderID: string | null;
  OrderNumber: string | null;
  AmountCents: number | null;
  Detail: string;
  Since: string | null;
}

/** All work as the App API answers it: lines, how many more there are of a kind, and the kinds it cannot read just now. */
export interface WorkAnswer {
  Work: AnsweredWork[];
  More: { Kind: string; Count: number }[];
  Unread: string[];
}

/** The work that is left, each with what to do and the key by which it is said to be done; then what is not listed. */
export function workLines({ Work, More, Unread }: WorkAnswer): string[] {
  if (Work.length === 0 && Unread.length === 0) return ['Nothing is left to do.'];
  return [
    ...Work.flatMap(lineWords),
    ...More.map(({ Kind, Count }) => `And ${Count} more of the kind ${Kind}.`),
    ...Unread.map((kind) => `Not to be read just now: ${kind}. Look again later.`),
  ];
}

function lineWords(line: AnsweredWork): string[] {
  const { Key, Kind, OrderID, OrderNumber, AmountCents, Detail, Since } = line;
  const subject = OrderNumber ?? OrderID;
  const about = [AmountCents === null ? null : formatCents(AmountCents), Detail].filter(Boolean);
  return [
    `${[subject && `Order ${subject}`, ...about].filter(Boolean).join(', ')}: ${toDo(Kind)}.`,
    `  ${[OrderNumber && OrderID, Since && `since ${Since}`, `done ${Key}`].filter(Boolean).join('; ')}`,
  ];
}
