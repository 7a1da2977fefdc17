import { setTimeout as wait } from 'node:timers/promises';
import { Configuration } from 'ordercloud-javascript-sdk';
import { readBooks } from './books';
import { Buyer } from './buyer';
import { control } from './control';
import { giftCardBalance, proofGiftCards } from './gift-cards';
import { killPoints, type KillPoint } from './kills/points';
import type { ProofInput, RunningShop } from './proof';
import { makeProduct, sellerToken } from './writes/shop-keeper';

const victims = ['back end', 'storefront', 'both'] as const;
type Victim = (typeof victims)[number];
const endsWithinMs = 150_000;
const [stock, giftCents, cardCents] = [1_000_000, 50, 1000];

interface Held {
  point: KillPoint;
  victim: Victim;
  buyer: Buyer;
  orderID: string;
}

/**
 * `npm run prove:kills -- N`: in each of N rounds (10 unless said) seven submits, each with several tenders, stand at the seven points when
 * the back end, the storefront or both are killed (`kill -9`). At the end every order is placed or refused as its point says, nothing is
 * lost, doubled or left held.
 */
export async function prove({ start, args, env }: ProofInput): Promise<boolean> {
  const rounds = Number(args[0] ?? 10);
  env.SHOP_CONTROL = '1';
  let shop = await start();
  Configuration.Set({ baseApiUrl: `${shop.platformUrl}/commerce` });
  try {
    const productID = await makeProduct(stock);
    const before = await cardBalances(shop.platformUrl);
    const held: Held[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'both';
      held.push(...await standAtPoints(shop, productID, victim));
      if (victim !== 'back end') process.kill(shop.frontPid, 'SIGKILL');
      if (victim !== 'storefront') process.kill(shop.backEndPid, 'SIGKILL');
      else for (const point of killPoints) await control(shop.platformUrl).letGo(nameOf(point));
      await shop.stop();
      shop = await start();
      console.log(`round ${round + 1}: ${victim} killed with ${killPoints.length} submits under way`);
    }
    const results = await Promise.all(held.map((one) => judge(shop, one, productID)));
    for (const { fault } of results) if (fault) console.log(`FAIL ${fault}`);
    for (const point of killPoints) report(point, held, results);
    const placed = results.filter(({ placed: is }) => is).length;
    const books = await bookFaults(shop.platformUrl, productID, placed, before);
    for (const fault of books) console.log(`FAIL ${fault}`);
    const failed = results.filter(({ fault }) => fault).length + books.length;
    console.log(`${held.length} submits cut off by ${rounds} kills: ${placed} placed, ${held.length - placed} refused, ${failed} faults`);
    return failed === 0;
  } finally {
    await shop.stop();
  }
}

async function standAtPoints(shop: RunningShop, productID: string, victim: Victim): Promise<Held[]> {
  const { hold, reached } = control(shop.platformUrl);
  return Promise.all(killPoints.map(async (point): Promise<Held> => {
    const buyer = new Buyer(shop.shopUrl);
    const { orderID, total } = await buyer.fillCart(productID);
    await hold(nameOf(point), { at: point.at, match: point.match(orderID) });
    const gifts = proofGiftCards.map((card) => ({ kind: 'giftCard', amount: giftCents, ...card }));
    const rest = total - giftCents * gifts.length - cardCents;
    void buyer.submitWith(total, [...gifts, { kind: 'card', amount: cardCents, nonce: 'fake-valid-nonce' }, { kind: 'venmo', amount: rest, nonce: 'fake-venmo-account-nonce' }])
      .catch(() => undefined);
    if (await reached(nameOf(point)) === 0) throw new Error(`${orderID} did not come to the point "${point.name}".`);
    return { point, victim, buyer, orderID };
  }));
}

async function judge(shop: RunningShop, { point, victim, buyer, orderID }: Held, productID: string): Promise<{ placed: boolean; fault: string | null }> {
  buyer.shopUrl = shop.shopUrl;
  const end = victim === 'storefront' ? 'placed' : point.end;
  const seen = await endOf(buyer);
  const books = await readBooks(shop.platformUrl, orderID, productID);
  const placed = books.order.IsSubmitted === true;
  const right = placed === (end === 'placed') && seen === end && books.standing === (placed ? 2 : 0);
  const fault = `${orderID}, ${victim} killed at "${point.name}": told ${seen}, ${placed ? '' : 'not '}submitted, ${books.standing} authorisations stand`;
  return { placed, fault: right ? null : fault };
}

/** What the shopper is told in the end, asking as the page asks. */
async function endOf(buyer: Buyer): Promise<string> {
  for (const deadline = Date.now() + endsWithinMs; Date.now() < deadline; await wait(1000)) {
    const state = await buyer.call<{ state: string }>('GET', '/api/checkout/status').then((answer) => answer.state, (error: Error) => error.message);
    if (state === 'placed') return state;
    // A refusal is told as 503 cannot-process; any other 503 says nothing of the order.
    if (state !== 'checking' && !/ (503 upstream-unavailable|500|429)|fetch failed/.test(state)) return 'refused';
  }
  return 'no end';
}

async function cardBalances(platformUrl: string): Promise<number[]> {
  const { accessToken } = await sellerToken();
  return Promise.all(proofGiftCards.map(({ number }) => giftCardBalance(platformUrl, accessToken, number)));
}

async function bookFaults(platformUrl: string, productID: string, placed: number, before: readonly number[]): Promise<string[]> {
  const after = await cardBalances(platformUrl);
  const cards = after.flatMap((cents, index) => (cents === (before[index] ?? 0) - placed * giftCents ? [] : [`gift card ${index + 1}: ${before[index]} − ${placed} × ${giftCents} is not ${cents}`]));
  const { stock: left } = await readBooks(platformUrl, 'none', productID, false);
  return left === stock - placed ? cards : [...cards, `stock ${stock} − ${placed} is not ${left}`];
}

function report(point: KillPoint, held: readonly Held[], results: readonly { fault: string | null }[]): void {
  const mine = held.flatMap((one, index) => (one.point === point ? [results[index]] : []));
  console.log(`${mine.every((result) => !result?.fault) ? 'ok  ' : 'FAIL'} ${point.name}: ${mine.length} submits`);
}

function nameOf(point: KillPoint): string {
  return `kill-${killPoints.indexOf(point)}`;
}
