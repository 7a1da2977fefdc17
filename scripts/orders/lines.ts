import { formatCents } from '@/lib/core/money';
import type { AddressCheck } from '@/lib/orders/money/bill';
import type { MoneyAnswer } from '@/services/after/money/answers';
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
        ({ TransactionID, State, AmountCents, RefundedCents, EndsAt }) =>
          `     ${TransactionID} ${State} ${formatCents(AmountCents)}${RefundedCents > 0 ? `, ${formatCents(RefundedCents)} refunded` : ''}${State === 'held' ? `, ends ${EndsAt}` : ''}`,
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
