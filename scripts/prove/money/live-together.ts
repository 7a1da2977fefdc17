import { now, setClock } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { cancelInBooks, captureMoney, lowerMoney } from '@/services/after/money/events';
import type { SettlerContext } from '@/services/after/money/settle-order';
import { callDesk } from '@/services/after/money/desk';
import { journal } from '@/services/orders/journal';
import { appendEvent } from '@/services/orders/shipment-events';
import type { Store } from '@/services/database/statements';
import { joinOwn } from '@/services/ledgers/joined';
import { ledger } from '@/services/ledgers/ledger';
import { seededRandom } from '../totals/random';
import { GatewayDouble, type DoubleSale } from './gateway-double';
import { lastHour, randomLife, type Life, type LifeEvent, type LifeShipment } from './life';
import { lifeFaults } from './life-faults';
import { mortalProcess } from './mortal-process';
import { placeLife, shipmentID } from './placed-lives';

/** Which lives: the first's number, how many, and what they are drawn from. */
interface Batch {
  from: number;
  count: number;
  seed: number;
}

/** What was wrong at the end, and how much of everything there was. */
interface Lived {
  faults: string[];
  seen: Record<string, number>;
}

const placedAt = new Date('2026-11-02T15:00:00Z').getTime();
const hourMs = 60 * 60_000;
const stepHours = 3;
/** Of 1,000 calls of the gateway so many do not reach it, and of so many the answer is lost. */
const [unreached, unheard] = [15, 15];

/** Lives so many random lives on one clock, with one gateway and the desk's own functions over a store that holds nothing else. */
export async function liveTogether(store: Store, { from, count, seed }: Batch): Promise<Lived> {
  const random = seededRandom(seed);
  const lives = new Map<string, Life>();
  const gateway = new GatewayDouble(now);
  const seen = {
    'shipments told of': 0,
    kills: 0,
    'calls that failed': 0,
    captures: 0,
    refunds: 0,
    voids: 0,
    'second holds': 0,
    'left to people': 0,
  };
  setClock(new Date(placedAt));
  for (let index = from; index < from + count; index += 1)
    await begin(store, gateway, `life${index}`, randomLife(random), lives);
  let hour = 0;
  gateway.again = (name) => lives.get(orderOf(name))!.again;
  gateway.fault = (_, name) => {
    const { outage } = lives.get(orderOf(name))!;
    const drawn = random.between(1, 1000);
    const isOut = outage !== null && hour >= outage.from && hour < outage.to;
    if (isOut || drawn > 1000 - unreached - unheard) seen['calls that failed'] += 1;
    if (isOut || drawn > 1000 - unreached) return 'not-reached';
    return drawn > 1000 - unreached - unheard ? 'answer-lost' : 'none';
  };
  const context: SettlerContext = {
    store,
    books: joinOwn(ledger(store)),
    journal: journal(store),
    upstream: { charges: gateway, settings: { get: () => Promise.resolve(defaultBuyerSettings) } },
    isCanceled: (orderID) => Promise.resolve(isCanceledBy(lives.get(orderID)!, hour)),
    at: () => undefined,
  };
  for (hour = 0; hour <= lastHour; hour += stepHours) {
    setClock(new Date(placedAt + hour * hourMs));
    gateway.passTime();
    const isOfNow = (at: number | null) => at !== null && at > hour - stepHours && at <= hour;
    for (const [orderID, { events, shipments }] of lives) {
      for (const [index, event] of events.entries())
        if (isOfNow(event.hour)) await tell(store, orderID, event, index);
      for (const [index, shipment] of shipments.entries())
        if (isOfNow(shipment.toldAtHour)) {
          await tellOfLeaving(store, orderID, shipment, shipmentID(index));
          seen['shipments told of'] += 1;
        }
    }
    for (;;) {
      const dieAt = random.between(1, 3) === 1 ? random.between(1, 12) : null;
      if ((await mortalProcess(context, dieAt).settle()) === 'done') break;
      seen.kills += 1;
    }
  }
  const faults = gateway.refused.map((refusal) => `the gateway had to refuse: ${refusal}`);
  for (const [orderID, life] of lives) {
    const sales = salesOf(gateway, orderID);
    faults.push(...(await lifeFaults(store, orderID, life, sales, new Date(placedAt))));
    countSales(seen, sales);
  }
  const [books] = await store.query<{ sum: number }>(
    'select coalesce(sum(cents), 0)::integer as sum from services.ledger_entry',
  );
  if (books?.sum !== 0) faults.push(`the ledgers are out by ${books?.sum}`);
  const [people] = await store.query<{ orders: number }>(
    `select count(*)::integer as orders from services.money_desk where work <> '[]'::jsonb`,
  );
  seen['left to people'] += people?.orders ?? 0;
  return { faults, seen };
}

async function begin(
  store: Store,
  gateway: GatewayDouble,
  orderID: string,
  life: Life,
  lives: Map<string, Life>,
): Promise<void> {
  const transactions = new Map<number, string>();
  for (const { held, place, cents, days, saved, settles } of life.tenders) {
    if (held !== 'gateway') continue;
    const name = place === 1 ? `${orderID}-1` : `${orderID}-1-${place}`;
    const vault = saved ? { token: name, customerID: 'somebody' } : null;
    transactions.set(place, gateway.authorise({ name, cents, days, vault, settles }).transactionID);
  }
  lives.set(orderID, life);
  await store.transact(() => placeLife(orderID, life, transactions, now()));
}

/** Tells the desk of an event as often as the life says. */
async function tell(
  store: Store,
  orderID: string,
  { kind, cents, times }: LifeEvent,
  index: number,
): Promise<void> {
  const call = { name: String(index), staff: 'somebody' };
  for (let time = 0; time < times; time += 1) {
    if (kind === 'canceled') await store.transact(() => cancelInBooks(orderID, now()));
    else if (kind === 'lowered')
      await store.transact(() => lowerMoney(orderID, { ...call, cents }, now()));
    else await store.transact(() => captureMoney(orderID, call, now()));
  }
}

/** Tells that a shipment was loaded as often as the life says, as the shop floor does. */
async function tellOfLeaving(
  store: Store,
  orderID: string,
  { times }: LifeShipment,
  id: string,
): Promise<void> {
  const at = now().toISOString();
  const loaded = { key: `${id}-loaded`, shipmentID: id, round: 1, at, note: null };
  for (let time = 0; time < times; time += 1)
    await store.transact(function* () {
      if (yield* appendEvent(orderID, { ...loaded, state: 'loaded' }))
        yield* callDesk(orderID, now());
    });
}

function isCanceledBy({ events }: Life, hour: number): boolean {
  return events.some((event) => event.kind === 'canceled' && event.hour <= hour);
}

function orderOf(name: string): string {
  return name.split('-')[0] ?? '';
}

function salesOf(gateway: GatewayDouble, orderID: string): DoubleSale[] {
  return [...gateway.sales.values()].filter(({ name }) => orderOf(name) === orderID);
}

function countSales(seen: Record<string, number>, sales: readonly DoubleSale[]): void {
  const add = (name: string, more: number) => {
    seen[name] = (seen[name] ?? 0) + more;
  };
  for (const { captures, refunds, state, name } of sales) {
    add('captures', captures.length);
    add('refunds', refunds.length);
    add('voids', state === 'voided' ? 1 : 0);
    add('second holds', name.endsWith('-r1') ? 1 : 0);
  }
}
