import { setTimeout as wait } from 'node:timers/promises';
import { knownProducts } from '@/platform/stock/known-products';
import { ensureProgram } from '../support/debian.mjs';
import { readBooks } from './books';
import { Buyer } from './buyer';
import { median } from '../support/quantiles.mjs';
import type { ProofInput } from './proof';
import { changesOf, isRead, type Change } from './replicas/changes';
import { look, whenSeen } from './replicas/seen';
import {
  brokenPromises,
  limitSettings,
  logInsLetThrough,
  mostLogIns,
} from './replicas/shared-limits';
import { lostChanges } from './replicas/shared-turns';
import { startShopOfMany, type ShopOfMany } from './replicas/shop-of-many';

export const settings = limitSettings;

const rounds = 10;
const withinMs = 5000;
/** So long a change is looked for, to say how late it was. */
const lookForMs = 15_000;
const submits = 20;
const { plainBouquet } = knownProducts;

interface Outcome {
  change: Change;
  /** Milliseconds until the slowest storefront, and until the proxy; `Infinity` is not at all. */
  storefronts: number;
  proxy: number;
  /** Whether the proxy had a copy of what was there before. */
  wasKept: boolean;
}

/**
 * `npm run prove:replicas`: four storefronts and two services, with PostgreSQL, Redis or Valkey and a caching proxy before them. Fifty changes are seen in time at
 * the proxy and at every storefront, while one is killed, two are added and Redis is started anew, once without its memory; limits and
 * turns count for all of them, and many submits of an order over all of them are one order.
 */
export async function prove({ env }: ProofInput): Promise<boolean> {
  const binaries = {
    redis: await ensureProgram(['valkey-server', 'redis-server'], 'redis-server'),
    nginx: await ensureProgram(['nginx'], 'nginx-light'),
  };
  const began = performance.now();
  const shop = await startShopOfMany({ env, binaries, storefronts: 4, services: 2 });
  try {
    console.log(`4 storefronts, 2 services after ${seconds(performance.now() - began)} s`);
    const holds = [
      await changesAreSeen(shop),
      await limitsAreShared(shop),
      await turnsAreShared(shop),
      await submitsAreOneOrder(shop, 'with Redis'),
      await withoutRedis(shop),
    ];
    console.log(`${seconds(performance.now() - began)} s in all`);
    return holds.every(Boolean);
  } finally {
    await shop.stop();
  }
}

/** What happens to the shop while the changes of a round are made. */
function eventOf(
  round: number,
  shop: ShopOfMany,
): { name: string; happens(): Promise<unknown> } | null {
  const killed = shop.storefronts()[1];
  if (round === 2 && killed)
    return { name: 'a storefront killed', happens: () => shop.kill(killed) };
  if (round === 3) return { name: 'a storefront added', happens: () => shop.add() };
  if (round === 4) return { name: 'another added', happens: () => shop.add() };
  if (round === 6) return { name: 'Redis restarted', happens: () => shop.redis.restart(false) };
  if (round === 8)
    return { name: 'Redis killed, its memory lost', happens: () => shop.redis.restart(true) };
  return null;
}

async function changesAreSeen(shop: ShopOfMany): Promise<boolean> {
  const planned = await changesOf(shop.env, rounds);
  const outcomes: Outcome[] = [];
  for (const [round, changes] of planned.entries()) {
    const kept = await read(shop, changes);
    const event = eventOf(round, shop);
    const happening = event && wait(300).then(event.happens);
    const seen = await Promise.all(changes.map((change) => makeAndWatch(shop, change)));
    await happening;
    const found = seen.map((one, at) => ({ ...one, wasKept: kept[at] ?? false }));
    outcomes.push(...found);
    const slowest = (of: (outcome: Outcome) => number) => seconds(Math.max(...found.map(of)));
    console.log(
      `round ${round + 1}: storefronts ${slowest((one) => one.storefronts)} s, proxy ${slowest((one) => one.proxy)} s${event ? `; ${event.name}` : ''}`,
    );
  }
  const late = outcomes.filter(({ storefronts, proxy }) => Math.max(storefronts, proxy) > withinMs);
  for (const { change, storefronts, proxy } of late)
    console.log(
      `  late: ${change.kind} ${change.path}: storefronts ${seconds(storefronts)} s, proxy ${seconds(proxy)} s`,
    );
  for (const kind of new Set(outcomes.map(({ change }) => change.kind))) {
    const of = outcomes.filter(({ change }) => change.kind === kind);
    const [front, proxy] = [of.map((one) => one.storefronts), of.map((one) => one.proxy)];
    console.log(
      `  ${kind}: storefronts ${seconds(median(front))} s (at most ${seconds(Math.max(...front))}), proxy ${seconds(median(proxy))} s (${seconds(Math.max(...proxy))})`,
    );
  }
  const gone = await goneAgain(shop, planned.flat());
  const { calls } = shop.purges;
  const distinct = new Set(calls.map((tags) => [...tags].sort().join())).size;
  const [front, proxy] = [
    outcomes.map(({ storefronts }) => storefronts),
    outcomes.map(({ proxy: ms }) => ms),
  ];
  return report(
    late.length === 0 && gone === 0 && outcomes.length === planned.flat().length,
    `${outcomes.length} changes, ${outcomes.filter(({ wasKept }) => wasKept).length} of which the proxy had a copy of before: on every storefront after ${seconds(median(front))} s (median), ${seconds(Math.max(...front))} s at most; through the proxy ${seconds(median(proxy))} s, ${seconds(Math.max(...proxy))} s; ${late.length} late, ${gone} gone again; ${calls.length} purges of ${distinct} sets of tags; ${shop.storefronts().length} storefronts at the end`,
  );
}

/** Reads everywhere what is about to change, so that everybody has a copy; whether the proxy has, change by change. */
async function read(shop: ShopOfMany, changes: readonly Change[]): Promise<boolean[]> {
  return Promise.all(
    changes.map(async (change) => {
      if (!isRead(change)) return false;
      for (const { port } of shop.storefronts()) await look(port, change.path);
      await look(shop.proxyPort, change.path);
      return (await look(shop.proxyPort, change.path)).wasKept;
    }),
  );
}

async function makeAndWatch(shop: ShopOfMany, change: Change): Promise<Omit<Outcome, 'wasKept'>> {
  const storefronts = shop.storefronts();
  const since = performance.now();
  await change.make();
  const [proxy = Infinity, ...fronts] = await Promise.all(
    [shop.proxyPort, ...storefronts.map(({ port }) => port)].map((port) =>
      whenSeen(change, port, since, lookForMs),
    ),
  );
  const alive = new Set(shop.storefronts());
  return {
    change,
    proxy,
    storefronts: Math.max(...fronts.filter((_, at) => alive.has(storefronts[at]!))),
  };
}

/** How often a change is not seen any more at the end, at the proxy or at a storefront, those that were added later included. */
async function goneAgain(shop: ShopOfMany, changes: readonly Change[]): Promise<number> {
  let gone = 0;
  for (const port of [shop.proxyPort, ...shop.storefronts().map((each) => each.port)])
    for (const change of changes) {
      if (change.isSeen(await look(port, change.path))) continue;
      gone += 1;
      console.log(`  gone again: ${change.kind} ${change.path} on ${port}`);
    }
  return gone;
}

async function limitsAreShared(shop: ShopOfMany): Promise<boolean> {
  const broken = await brokenPromises(shop.redis.url);
  for (const promise of broken) console.log(`  broken: ${promise}`);
  const shops = shop.storefronts().map(({ url }) => url);
  const passed = await logInsLetThrough(shops);
  return report(
    broken.length === 0 && passed === mostLogIns,
    `limits in Redis keep ${broken.length === 0 ? 'every promise' : 'not every promise'} of those in memory; of ${shops.length * 12} log-ins from one address at ${shops.length} storefronts ${passed} let through, with a limit of ${mostLogIns}`,
  );
}

async function turnsAreShared(shop: ShopOfMany): Promise<boolean> {
  const lost = await lostChanges(shop.redis.url);
  return report(lost === 0, `changes of one list in turns taken on Redis: ${lost} lost`);
}

async function submitsAreOneOrder(shop: ShopOfMany, when: string): Promise<boolean> {
  const buyer = new Buyer(shop.proxy.shopUrl);
  const { orderID, total } = await buyer.fillCart(plainBouquet);
  const nonce = await buyer.nonce();
  const platformUrl = shop.env.PLATFORM_URL;
  const before = await readBooks(platformUrl, orderID, plainBouquet);
  const shops = shop.storefronts();
  const answers = await Promise.all(
    Array.from({ length: submits }, (_, at) =>
      buyer
        .at(shops[at % shops.length]!.url)
        .submit(total, nonce)
        .then(
          ({ state }) => state,
          (error: unknown) => String(error),
        ),
    ),
  );
  const after = await readBooks(platformUrl, orderID, plainBouquet);
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return report(
    answers.includes('placed') &&
      after.order.IsSubmitted === true &&
      after.standing === 1 &&
      after.stock === before.stock - 1,
    `${submits} submits of one order over ${shops.length} storefronts and 2 services ${when}: ${[...counts].map(([answer, count]) => `${count} ${answer}`).join(', ')}; ${after.standing} authorisation standing, stock ${before.stock} → ${after.stock}`,
  );
}

/** The same while there is no Redis, which then comes back. */
async function withoutRedis(shop: ShopOfMany): Promise<boolean> {
  await shop.redis.stop();
  const isOne = await submitsAreOneOrder(shop, 'without Redis');
  const { status, body } = await readiness(shop);
  return report(
    isOne && status === 200 && body.degraded?.includes('redis') === true,
    `a storefront without Redis: /readyz ${status}, degraded ${body.degraded?.join(', ') ?? 'nothing'}`,
  );
}

async function readiness(shop: ShopOfMany) {
  const response = await fetch(`${shop.storefronts()[0]!.url}/readyz`);
  return { status: response.status, body: (await response.json()) as { degraded?: string[] } };
}

function report(holds: boolean, words: string): boolean {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${words}`);
  return holds;
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
