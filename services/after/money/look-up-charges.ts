import type { TenderRow } from '../../orders/tender-row';
import { tenderName } from '../../orders/tender-row';
import { heldIn, type Charges, type GatewayCharge } from '../../upstream/payments/charges';
import { unanswered, type MoneyMove } from './books';

/** What an order's submit says of its tenders. */
interface PlacedTenders {
  orderID: string;
  attempt: number;
  tenders: readonly TenderRow[];
}

/** The shop's own order ID for the second authorisation of a tender, at the gateway. */
export function againName(
  order: { orderID: string; attempt: number },
  tender: Pick<TenderRow, 'place'>,
): string {
  return `${tenderName(order, tender)}-r1`;
}

/** The gateway's sales of an order, by the tender's place, oldest first. Throws when the gateway does not say. */
export async function lookUpCharges(
  charges: Pick<Charges, 'find' | 'findNamed'>,
  order: PlacedTenders,
  moves: readonly MoneyMove[],
): Promise<Map<number, GatewayCharge[]>> {
  const found = new Map<number, GatewayCharge[]>();
  for (const tender of order.tenders) {
    if (tender.held !== 'gateway') continue;
    const first = tender.transactionID ? await charges.find(tender.transactionID) : null;
    const again = await secondSales(charges, order, tender, moves);
    found.set(tender.place, [...(first ? [first] : []), ...again]);
  }
  return found;
}

async function secondSales(
  charges: Pick<Charges, 'find' | 'findNamed'>,
  order: PlacedTenders,
  tender: TenderRow,
  moves: readonly MoneyMove[],
): Promise<GatewayCharge[]> {
  const authorisations = moves.filter(
    ({ kind, place }) => kind === 'authorise-again' && place === tender.place,
  );
  if (authorisations.length === 0) return [];
  const done = authorisations.find(({ step }) => step === 'done');
  if (!done?.transactionID) return charges.findNamed(againName(order, tender));
  const sale = await charges.find(done.transactionID);
  return sale ? [sale] : [];
}

/** What became of each move of the gateway that was asked for and not answered, as it shows it: lines to be written into the book of moves. */
export function answersFound(
  moves: readonly MoneyMove[],
  charges: ReadonlyMap<number, readonly GatewayCharge[]>,
  now: Date,
): MoneyMove[] {
  const ofGateway = unanswered(moves).filter(({ kind }) => kind !== 'give-back');
  return ofGateway.map((move) => {
    const sales = charges.get(move.place) ?? [];
    return { ...move, ...answerFound(move, sales), at: now };
  });
}

type Found = Pick<MoneyMove, 'step' | 'reason' | 'transactionID'>;

function answerFound(
  { key, kind, transactionID }: MoneyMove,
  sales: readonly GatewayCharge[],
): Found {
  const done = (id: string | null): Found => ({ step: 'done', reason: null, transactionID: id });
  const lost: Found = { step: 'lost', reason: 'not at the gateway', transactionID };
  const refused = (reason: string): Found => ({ step: 'refused', reason, transactionID });
  if (kind === 'authorise-again') {
    const again = sales.slice(1);
    const made = again.filter(({ state }) => state !== 'declined');
    const sale = made.find(({ otherCurrency }) => otherCurrency === undefined);
    if (sale) return done(sale.transactionID);
    const currency = made[0]?.otherCurrency;
    if (currency !== undefined) return refused(heldIn(currency));
    return again.length > 0 ? refused('declined') : lost;
  }
  const sale = sales.find((candidate) => candidate.transactionID === transactionID);
  if (!sale) return lost;
  if (kind === 'refund') {
    const credit = sale.refunds.find(({ gatewayOrderID }) => gatewayOrderID === key);
    return credit ? done(credit.transactionID) : lost;
  }
  if (sale.state === 'held') return lost;
  const isDone =
    kind === 'void' ? sale.state === 'voided' : ['capturing', 'settled'].includes(sale.state);
  return isDone ? done(transactionID) : refused(sale.state);
}
