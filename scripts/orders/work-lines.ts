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

/** The work that is left, each with what to do and the key by which it is said to be done. */
export function workLines(work: readonly AnsweredWork[]): string[] {
  if (work.length === 0) return ['Nothing is left to do.'];
  return work.flatMap((line) => {
    const { Key, Kind, OrderID, OrderNumber, AmountCents, Detail, Since } = line;
    const subject = OrderNumber ?? OrderID;
    const about = [AmountCents === null ? null : formatCents(AmountCents), Detail].filter(Boolean);
    return [
      `${[subject && `Order ${subject}`, ...about].filter(Boolean).join(', ')}: ${toDo(Kind)}.`,
      `  ${[OrderNumber && OrderID, Since && `since ${Since}`, `done ${Key}`].filter(Boolean).join('; ')}`,
    ];
  });
}
