import { formatCents, toCents } from '@/lib/core/money';
import type { AddressCheck } from '@/lib/orders/money/bill';
import type { MoneyAnswer } from '@/services/after/money/answers';
import type { CardAnswer } from '@/services/gift-cards/order-cards';
import { toDo } from './to-do';

/** The gateway's codes of an address check (AVS), as it documents them. */
const checks: Record<string, string> = {
  M: 'matches',
  N: 'does not match',
  U: 'not verified by the bank',
  I: 'not given',
  S: 'not checked by this bank',
  A: 'not checked',
  B: 'skipped by the gateway',
};

function checkWords({ PostalCode, Street, Error }: AddressCheck): string {
  const word = (code: string) => `${checks[code] ?? 'unknown answer'} (${code})`;
  const [zip, street] = [word(PostalCode), word(Street)];
  return `postal code ${zip}, street ${street}${Error ? `, error ${Error}` : ''}`;
}

/** An order's money in lines for who looks after it. */
export function moneyLines(money: MoneyAnswer): string[] {
  const total = `Order ${money.OrderID}: cost ${formatCents(money.TotalCents)}, owes ${formatCents(money.OwedCents)}`;
  return [
    money.ChargeFrom ? `${total}; cards are charged from ${money.ChargeFrom}` : total,
    ...(money.SenderPhone ? [`  the sender’s phone: ${money.SenderPhone}`] : []),
    ...money.Tenders.flatMap((tender) => [
      `  ${tender.Place}. ${tender.Kind} ${formatCents(tender.AmountCents)}${tender.GivenBackCents > 0 ? `, ${formatCents(tender.GivenBackCents)} given back` : ''}`,
      ...(tender.AddressCheck
        ? [`     address of the bill: ${checkWords(tender.AddressCheck)}`]
        : []),
      ...tender.Charges.map(
        ({ TransactionID, State, AmountCents, Currency, RefundedCents, EndsAt }) =>
          `     ${TransactionID} ${State} ${formatCents(AmountCents)}${Currency === 'USD' ? '' : ` in ${Currency}`}${RefundedCents > 0 ? `, ${formatCents(RefundedCents)} refunded` : ''}${State === 'held' ? `, ends ${EndsAt}` : ''}`,
      ),
    ]),
    ...money.Events.map(
      ({ Kind, AmountCents, Staff, At }) =>
        `  ${At} ${Kind}${AmountCents > 0 ? ` ${formatCents(AmountCents)}` : ''}${Staff ? ` by ${Staff}` : ''}`,
    ),
    ...money.Moves.map(
      ({ At, Kind, Step, Place, AmountCents, TransactionID, Reason }) =>
        `  ${At} ${Kind} ${Step} ${formatCents(AmountCents)} of ${Place}.${TransactionID ? ` ${TransactionID}` : ''}${Reason ? `: ${Reason}` : ''}`,
    ),
    ...money.Due.map(
      ({ Kind, Place, AmountCents }) => `Due: ${Kind} ${formatCents(AmountCents)} of ${Place}.`,
    ),
    ...money.Work.map(
      ({ Place, Why, AmountCents }) =>
        `To do: ${formatCents(AmountCents)} of ${Place}.: ${toDo(Why)}.`,
    ),
  ];
}

/** A gift card that goes to another mailbox, in a line for who sent it there. */
export function cardLine({
  ID,
  Amount,
  PartialAccountNumber,
  Email,
  SendDate,
}: CardAnswer): string {
  const worth = formatCents(toCents(Amount));
  return `Gift card ${ID}, ${worth}, ending in ${PartialAccountNumber}, goes to ${Email} on ${SendDate}, with a new PIN: the earlier one is worth nothing.`;
}

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
