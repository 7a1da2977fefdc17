import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { Cents } from '@/lib/core/money';
import { type Statements, sql } from '@/services/database/statements';
import { type LedgerKind, openAccount } from '@/services/ledgers/account';
import { hold, settle } from '@/services/ledgers/ledger';
import { holdKey } from '@/services/ledgers/port';
import type { TenderRow } from '@/services/orders/tender-row';
import type { Life, LifeTender } from './life';

const hourMs = 60 * 60_000;
const kinds: Record<LifeTender['held'], TenderRow['kind']> = {
  gateway: 'CreditCard',
  'gift-card': 'GiftCard',
  'purple-perks': 'PurplePerks',
  'charge-account': 'StoreCharge',
  nobody: 'PurchaseOrder',
};

/** The number of the account that a tender of a life is taken from. */
export function accountNumber(orderID: string, { place }: Pick<LifeTender, 'place'>): string {
  return `${orderID}-${place}`;
}

/** What a shipment of a life is called. */
export function shipmentID(index: number): string {
  return `shipment-${index + 1}`;
}

/** Puts an order into the books as a submit leaves it: placed, its stored value spent, its cards held under these transactions. */
export function* placeLife(
  orderID: string,
  { tenders, shipments }: Pick<Life, 'tenders' | 'shipments'>,
  transactions: ReadonlyMap<number, string>,
  now: Date,
): Statements<void> {
  for (const tender of tenders) {
    const { held, cents } = tender;
    if (held === 'gateway' || held === 'nobody') continue;
    yield* spend(held, accountNumber(orderID, tender), orderID, cents, now);
  }
  const rows = tenders.map((tender): TenderRow => ({
    kind: kinds[tender.held],
    held: tender.held,
    place: tender.place,
    cents: tender.cents,
    ...(tender.held === 'gateway'
      ? { transactionID: transactions.get(tender.place) }
      : { number: accountNumber(orderID, tender) }),
  }));
  const calculated = {
    Order: { ID: orderID, DateSubmitted: now.toISOString() },
    CalculatorShipments: shipments.map(({ leavesAtHour }, index) => ({
      ID: shipmentID(index),
      Shipper: 'LocalDelivery',
      LineItems: [],
      xp: {
        RequestedDeliveryDate: chicagoDate(new Date(now.getTime() + leavesAtHour * hourMs)),
        DeliveryMethod: 'LocalDelivery',
        TimePreference: 'AM',
      },
    })),
  };
  yield* sql(
    `insert into services.submission (order_id, state, runner, amount_cents, request_hash, tenders, calculated)
     values ($1, 'placed', '', $2, '', $3::jsonb, $4::jsonb)`,
    [
      orderID,
      tenders.reduce((sum, { cents }) => sum + cents, 0),
      JSON.stringify(rows),
      JSON.stringify(calculated),
    ],
  );
}

function* spend(
  kind: LedgerKind,
  number: string,
  orderID: string,
  cents: Cents,
  now: Date,
): Statements<void> {
  const account = { kind, number, ownerID: null, pin: null, active: true, expiresOn: null };
  yield* openAccount({ ...account, balance: cents }, now);
  const key = holdKey({ kind, number, orderID, attempt: 1 });
  const expiresAt = new Date(now.getTime() + 24 * hourMs);
  yield* hold({ key, kind, number, cents, expiresAt, now });
  yield* settle(key, 'committed', now);
}
