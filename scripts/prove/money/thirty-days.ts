import { parseEnv } from '@/lib/config/env';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { now, setClock } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { createPayments } from '@/platform/payments/app';
import { settler } from '@/services/after/money/settler';
import { journal } from '@/services/orders/journal';
import { migrate } from '@/services/database/migrate';
import { openPglite } from '@/services/database/open';
import { storeOf, type Store } from '@/services/database/statements';
import { joinOwn } from '@/services/ledgers/joined';
import { ledger } from '@/services/ledgers/ledger';
import { closeServer, listen } from '@/services/http/listen';
import { inServices, migrations } from '@/services/schema';
import { cardPayments } from '@/services/upstream/payments/card-payments';
import { gatewayCharges } from '@/services/upstream/payments/charges';
import { placeLife } from './placed-lives';

const days = 30;
const hourMs = 60 * 60_000;
const port = Number(process.env.TEST_PLATFORM_PORT || 4400);
/** Cards and wallets by turns, with how long each is held. */
const means = [
  'fake-valid-visa-nonce',
  'fake-valid-mastercard-nonce',
  'fake-valid-amex-nonce',
  'fake-valid-discover-nonce',
  'fake-paypal-one-time-nonce',
  'fake-venmo-account-nonce',
] as const;

interface DatedOrder {
  orderID: string;
  transactionID: string;
  /** Chicago day on which the policy says that it is captured. */
  day: string;
}

/**
 * Orders dated 0 to 60 days ahead, paid by cards and wallets of every life, live through thirty days at the stand-in of the gateway, looked after every
 * hour through the official SDK. Each must have been captured on the day of the van or the day before its authorisation ends, whichever is first.
 */
export async function thirtyDays(
  orders: number,
): Promise<{ captured: number; waiting: number; faults: string[] }> {
  const db = await openPglite();
  const env = parseEnv({ PLATFORM_PORT: String(port), NODE_ENV: 'test' });
  const { app } = await createPayments({ db, origin: `${env.PLATFORM_URL}/payments` });
  const server = await listen(app.fetch, {
    host: '127.0.0.1',
    port,
    variable: 'TEST_PLATFORM_PORT',
  });
  try {
    await migrate(db, 'services', migrations, inServices);
    const start = chicagoInstant('2026-11-02', '08:00');
    setClock(start);
    const store = storeOf(db);
    const charges = gatewayCharges(env);
    const dated: DatedOrder[] = [];
    for (let index = 0; index < orders; index += 1)
      dated.push(await placeDated(store, env, charges, index, orders));
    const desk = settler(
      {
        store,
        books: joinOwn(ledger(store)),
        journal: journal(store),
        upstream: { charges, settings: { get: () => Promise.resolve(defaultBuyerSettings) } },
        isCanceled: () => Promise.resolve(false),
        at: () => undefined,
      },
      60_000,
      0,
    );
    for (let hour = 0; hour <= days * 24; hour += 1) {
      setClock(new Date(start.getTime() + hour * hourMs));
      await desk.settle();
    }
    return await judge(db, dated, chicagoDate(now()));
  } finally {
    setClock(null);
    await closeServer(server);
    await db.close();
  }
}

async function placeDated(
  store: Store,
  env: Parameters<typeof cardPayments>[0],
  charges: ReturnType<typeof gatewayCharges>,
  index: number,
  orders: number,
): Promise<DatedOrder> {
  const orderID = `dated${index}`;
  const ahead = Math.floor((index * 61) / orders);
  const cents = 1000 + index;
  const answer = await cardPayments(env).authorise({
    gatewayOrderID: `${orderID}-1`,
    cents,
    nonce: means[index % means.length] ?? means[0],
  });
  if (!answer.authorised) throw new Error(`not authorised: ${answer.reason}`);
  const { transactionID } = answer.transaction;
  const endsAt = (await charges.find(transactionID))?.endsAt;
  if (!endsAt) throw new Error('The gateway does not say when it ends.');
  const tender = {
    held: 'gateway',
    place: 1,
    cents,
    days: 0,
    saved: false,
    settles: true,
  } as const;
  const shipment = { leavesAtHour: ahead * 24, toldAtHour: null, times: 0 };
  const life = { tenders: [tender], shipments: [shipment] };
  await store.transact(() => placeLife(orderID, life, new Map([[1, transactionID]]), now()));
  const leaves = addChicagoDays(chicagoDate(now()), ahead);
  const before = chicagoDate(new Date(endsAt.getTime() - 24 * hourMs));
  return { orderID, transactionID, day: leaves < before ? leaves : before };
}

async function judge(
  db: Parameters<typeof storeOf>[0],
  dated: readonly DatedOrder[],
  today: string,
): Promise<{ captured: number; waiting: number; faults: string[] }> {
  const faults: string[] = [];
  let captured = 0;
  for (const { orderID, transactionID, day } of dated) {
    const [row] = await db.query<{
      doc: { status: string; history: { status: string; at: string }[] };
    }>('select doc from payment_transaction where id = $1', [transactionID]);
    const events = (row?.doc.history ?? []).filter(
      ({ status }) => status === 'submitted_for_settlement',
    );
    const on = events.map(({ at }) => chicagoDate(new Date(at)));
    const right = day <= today ? [day] : [];
    if (JSON.stringify(on) !== JSON.stringify(right))
      faults.push(
        `${orderID} captured on ${on.join(', ') || 'no day'}, not on ${right.join() || 'none yet'}`,
      );
    if (row?.doc.status === 'authorization_expired') faults.push(`${orderID} expired`);
    captured += on.length;
  }
  return { captured, waiting: dated.length - captured, faults };
}
