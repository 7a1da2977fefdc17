import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { knownProducts } from '@/platform/stock/known-products';
import { Buyer } from './buyer';
import { crowdArgument, startCrowd, strikeUntilStopped, type Outcome } from './attacks/crowd';
import type { ProofInput } from './proof';
import { within } from '../support/quantiles.mjs';

const orders = 3;
const mostMegabytes = 600;
const mostPageMs = 300;
const settleMs = 3000;
const pages = [
  '/',
  '/c/flowers',
  `/p/${knownProducts.plainBouquet}`,
  '/cart',
  '/checkout',
  '/workshops-and-events',
];

/**
 * All floods at once while an honest shopper buys three times: the storefront's memory stays bounded, the shopper's pages quick, every order is
 * placed. `npm run prove:attacks -- 60` goes on for 60 seconds at least (30 unless given).
 */
export async function prove({ start, env, args }: ProofInput): Promise<boolean> {
  const leastMs = Math.max(5, Number(args[0] ?? 30) || 30) * 1000;
  // The attackers' addresses are a proxy's word, as they would be behind one.
  env.TRUST_PROXY = '1';
  const shop = await start();
  try {
    for (const path of pages) await fetch(`${shop.shopUrl}${path}`);
    const before = await residentMegabytes(shop.frontPid);
    let over = false;
    let peak = before;
    const watching = (async () => {
      while (!over) {
        peak = Math.max(peak, await residentMegabytes(shop.frontPid));
        await wait(100);
      }
    })();
    const began = performance.now();
    const crowd = await startCrowd(fileURLToPath(import.meta.url), shop.shopUrl);
    await wait(settleMs);
    const times: number[] = [];
    const placed: string[] = [];
    while (placed.length < orders || performance.now() - began < leastMs) {
      const done = await shopOnce(shop.shopUrl, times, placed.length < orders);
      if (done !== null) placed.push(done);
    }
    over = true;
    const outcomes = await crowd.stop();
    await watching;
    for (const { name, seen } of outcomes) console.log(`     ${name}: ${describe(seen)}`);
    console.log(`     pages of the shopper, in ms: ${describeTimes(times)}`);
    const p95 = within(times, 95);
    const seconds = (performance.now() - began) / 1000;
    return [
      ...outcomes.flatMap(({ name, through }) =>
        through
          ? [
              say(
                through.count <= through.most,
                `${name}: ${through.count} came through, limit ${through.most}`,
              ),
            ]
          : [],
      ),
      say(
        peak < mostMegabytes,
        `memory of the storefront: ${before.toFixed(0)} MB before, at most ${peak.toFixed(0)} MB, limit ${mostMegabytes} MB`,
      ),
      say(
        p95 <= mostPageMs,
        `pages of the shopper: 95 of 100 within ${p95.toFixed(0)} ms, of ${times.length} in ${seconds.toFixed(0)} s, limit ${mostPageMs} ms`,
      ),
      say(
        placed.length === orders && placed.every((state) => state === 'placed'),
        `orders of the shopper: ${placed.join(', ')}`,
      ),
    ].every(Boolean);
  } finally {
    await shop.stop();
  }
}

/** Opens the pages a shopper opens, and buys if asked to: what became of the order, or `null` when none was wanted. */
async function shopOnce(shopUrl: string, times: number[], buys: boolean): Promise<string | null> {
  for (const path of pages) {
    const started = performance.now();
    const response = await fetch(`${shopUrl}${path}`);
    await response.arrayBuffer();
    times.push(response.ok ? performance.now() - started : Infinity);
  }
  if (!buys) return null;
  try {
    const buyer = new Buyer(shopUrl);
    const { total } = await buyer.fillCart(knownProducts.plainBouquet);
    return (await buyer.submit(total, await buyer.nonce())).state;
  } catch (error) {
    return String(error);
  }
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1] ?? NaN) / 1024;
}

function say(holds: boolean, line: string): boolean {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${line}`);
  return holds;
}

function describe(seen: Outcome['seen']): string {
  return seen.map(([status, count]) => `${count} × ${status === 0 ? 'ended' : status}`).join(', ');
}

function describeTimes(times: readonly number[]): string {
  return [50, 75, 90, 95, 99, 100]
    .map((share) => `${share} of 100 within ${within(times, share).toFixed(0)}`)
    .join(', ');
}

if (process.argv[2] === crowdArgument && process.argv[3]) await strikeUntilStopped(process.argv[3]);
