import { setTimeout as wait } from 'node:timers/promises';
import { knownProducts } from '@/platform/stock/known-products';
import { Buyer } from './buyer';
import { readBooks } from './books';
import type { ProofInput, RunningShop } from './proof';

const victims = ['storefront', 'back end', 'both'] as const;
const reconciledWithinMs = 60_000;
const { plainBouquet } = knownProducts;

/** Orders survive kill -9: of each process right after the answer, and of the back end at random moments of a submit. */
export async function prove({ start, args }: ProofInput): Promise<boolean> {
  const rounds = Number(args[0] ?? 6);
  const results: boolean[] = [];
  let shop = await start();
  const again = async () => {
    await shop.stop();
    shop = await start();
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'both';
      results.push(
        report(
          `${victim} killed right after the order`,
          await killAfter(shop, victim, again, () => shop),
        ),
      );
    }
    for (let round = 0; round < rounds; round += 1) {
      const ms = Math.round(Math.random() * 400);
      results.push(
        report(
          `back end killed ${ms} ms into the submit`,
          await killDuring(shop, ms, again, () => shop),
        ),
      );
    }
  } finally {
    await shop.stop();
  }
  const heldCount = results.filter(Boolean).length;
  console.log(`${heldCount} passed, ${results.length - heldCount} failed`);
  return heldCount === results.length;
}

type Outcome = { holds: boolean; seen: string };

async function killAfter(
  shop: RunningShop,
  victim: (typeof victims)[number],
  again: () => Promise<void>,
  current: () => RunningShop,
): Promise<Outcome> {
  const { buyer, orderID, before, submit } = await readyBuyer(shop);
  await submit();
  if (victim !== 'back end') process.kill(shop.frontPid, 'SIGKILL');
  if (victim !== 'storefront') process.kill(shop.backEndPid, 'SIGKILL');
  await again();
  const books = await readBooks(current().platformUrl, orderID, plainBouquet);
  buyer.shopUrl = current().shopUrl;
  const seen = await buyer.call<{ orderID: string }>('GET', `/api/orders/299999/${orderID}`);
  const holds =
    books.order.IsSubmitted === true &&
    books.stock === before - 1 &&
    books.standing === 1 &&
    seen.orderID === orderID;
  return { holds, seen: describe(books, before) };
}

async function killDuring(
  shop: RunningShop,
  ms: number,
  again: () => Promise<void>,
  current: () => RunningShop,
): Promise<Outcome> {
  const { orderID, before, submit } = await readyBuyer(shop);
  const answer = submit().then(
    ({ state }) => state,
    () => 'no answer',
  );
  await wait(ms);
  process.kill(shop.backEndPid, 'SIGKILL');
  const state = await answer;
  await again();
  const deadline = Date.now() + reconciledWithinMs;
  for (;;) {
    const books = await readBooks(current().platformUrl, orderID, plainBouquet);
    const placed =
      books.order.IsSubmitted === true && books.stock === before - 1 && books.standing === 1;
    const untouched =
      books.order.IsSubmitted === false && books.stock === before && books.standing === 0;
    const promised = state !== 'placed' || placed;
    if ((placed || untouched) && promised)
      return { holds: true, seen: `${state}; ${describe(books, before)}` };
    if (Date.now() > deadline)
      return { holds: false, seen: `${state}; ${describe(books, before)}` };
    await wait(1000);
  }
}

async function readyBuyer(shop: RunningShop) {
  const buyer = new Buyer(shop.shopUrl);
  const { orderID, total } = await buyer.fillCart(plainBouquet);
  const nonce = await buyer.nonce();
  const { stock: before } = await readBooks(shop.platformUrl, orderID, plainBouquet);
  return { buyer, orderID, before, submit: () => buyer.submit(total, nonce) };
}

function describe(books: Awaited<ReturnType<typeof readBooks>>, before: number): string {
  return `${books.order.IsSubmitted ? 'submitted' : 'not submitted'}, stock ${before} → ${books.stock}, ${books.standing} authorisation standing`;
}

function report(name: string, { holds, seen }: Outcome): boolean {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}: ${seen}`);
  return holds;
}
