import { setTimeout as wait } from 'node:timers/promises';
import { Configuration } from 'ordercloud-javascript-sdk';
import { readBooks } from './books';
import { Buyer } from './buyer';
import { control } from './control';
import type { ProofInput, RunningShop } from './proof';
import { makeProduct } from './shop-keeper';

/** Whose answer gets lost after the work was done. The last one is the shopper's own connection, cut after so many milliseconds. */
const losses = [
  {
    name: 'commerce, of the submit',
    match: { system: 'commerce', method: 'POST', route: '/v1/orders/Incoming/*/submit' },
  },
  {
    name: 'App API, of the submit',
    match: { system: 'app-api', method: 'POST', route: '/api/submitorder' },
  },
  {
    name: 'commerce, of the payment',
    match: { system: 'commerce', method: 'POST', route: '/v1/orders/Incoming/*/payments' },
  },
  {
    name: 'gateway, of the authorisation',
    match: { system: 'payments', method: 'POST', route: '*/transactions' },
  },
  { name: 'the shop itself', match: null },
] as const;

type Loss = (typeof losses)[number];
const atOnce = 10;
const stock = 1_000_000;
const endsWithinMs = 150_000;

/** `npm run prove:lost -- N`: N submits (200 unless said) whose answer is lost after the work was done: each ends on the confirmation, once. */
export async function prove({ start, args, env }: ProofInput): Promise<boolean> {
  const count = Number(args[0] ?? 200);
  env.SHOP_CONTROL = '1';
  const shop = await start();
  try {
    Configuration.Set({ baseApiUrl: `${shop.platformUrl}/commerce` });
    const productID = await makeProduct({ stock });
    const faults: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < count) {
        const number = next;
        next += 1;
        const loss = losses[number % losses.length] ?? losses[0];
        const fault = await loseOne(shop, loss, productID, number);
        if (fault) faults.push(fault);
        if ((number + 1) % 50 === 0) console.log(`${number + 1} submits begun`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const { stock: left } = await readBooks(shop.platformUrl, 'none', productID, false);
    if (left !== stock - count) faults.push(`stock ${stock} − ${count} is not ${left}`);
    for (const fault of faults) console.log(`FAIL ${fault}`);
    console.log(
      `${faults.length === 0 ? 'ok  ' : 'FAIL'} ${count} answers lost in ${losses.length} places: ${count} confirmations wanted, ${faults.length} faults`,
    );
    return faults.length === 0;
  } finally {
    await shop.stop();
  }
}

async function loseOne(
  shop: RunningShop,
  loss: Loss,
  productID: string,
  number: number,
): Promise<string | null> {
  const buyer = new Buyer(shop.shopUrl);
  const { orderID, total } = await buyer.fillCart(productID);
  const { fault, hold, reached, letGo } = control(shop.platformUrl);
  const tenders = [{ kind: 'card', amount: total, nonce: 'fake-valid-nonce' }];
  if (loss.match) {
    await fault({ fault: 'commit-then-drop', count: 1, match: { ...loss.match, orderID } });
    await buyer.submitWith(total, tenders).catch(() => undefined);
  } else {
    // The shopper goes away once the work has begun, whenever that is.
    const [away, name] = [new AbortController(), `away-${number}`];
    await hold(name, {
      at: 'after',
      match: {
        system: 'commerce',
        method: 'POST',
        route: '/v1/orders/Incoming/*/payments',
        orderID,
      },
    });
    const answer = buyer.submitWith(total, tenders, away.signal).catch(() => undefined);
    await reached(name);
    away.abort();
    await answer;
    await letGo(name);
  }
  const confirmed = await confirmation(buyer, orderID);
  const books = await readBooks(shop.platformUrl, orderID, productID);
  if (confirmed && books.order.IsSubmitted === true && books.standing === 1) return null;
  return `${orderID} (${loss.name}): ${confirmed ? 'confirmed' : 'no confirmation'}, ${books.order.IsSubmitted ? '' : 'not '}submitted, ${books.standing} authorisations stand`;
}

/** Asks what became of the order as the page does, then opens its confirmation. */
async function confirmation(buyer: Buyer, orderID: string): Promise<boolean> {
  for (const deadline = Date.now() + endsWithinMs; Date.now() < deadline; await wait(1000)) {
    const state = await buyer.call<{ state: string }>('GET', '/api/checkout/status').then(
      (answer) => answer.state,
      () => 'unknown',
    );
    if (state !== 'placed') continue;
    const seen = await buyer
      .call<{ orderID: string }>('GET', `/api/orders/299999/${orderID}`)
      .catch(() => null);
    return seen?.orderID === orderID;
  }
  return false;
}
