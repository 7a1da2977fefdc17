import { Configuration } from 'ordercloud-javascript-sdk';
import { readBooks } from './books';
import { Buyer } from './buyer';
import { control } from './control';
import { giftCardBalance, proofGiftCards } from './gift-cards';
import { endOf } from './kills/end-of';
import { killPoints, type KillPoint } from './kills/points';
import { barrierOf, giftCents, standAt } from './kills/stand-at';
import type { ProofInput, RunningShop } from './proof';
import { makeProduct, sellerToken } from './shop-keeper';

const victims = ['back end', 'storefront', 'both'] as const;
type Victim = (typeof victims)[number];
const stock = 1_000_000;

interface HeldSubmit {
  point: KillPoint;
  victim: Victim;
  buyer: Buyer;
  orderID: string;
}

/**
 * `npm run prove:kills -- N [shopper]`: in each of N rounds (10 unless said) seven submits, each with several tenders, stand at the seven points when
 * the back end, the storefront or both are killed (`kill -9`). At the end every order is placed or refused as its point says, nothing is
 * lost, doubled or left held. With `shopper` orders are submitted with the tokens of their shoppers, in an account that lets no seller do so.
 */
export async function prove({ start, args, env }: ProofInput): Promise<boolean> {
  const rounds = Number(args[0] ?? 10);
  const byShopper = args[1] === 'shopper';
  env.SHOP_CONTROL = '1';
  env.COMMERCE_SUBMIT = byShopper ? 'shopper' : 'elevated';
  const open = async () => {
    const opened = await start();
    if (byShopper) await control(opened.platformUrl).letSellersSubmit(false);
    return opened;
  };
  let shop = await open();
  Configuration.Set({ baseApiUrl: `${shop.platformUrl}/commerce` });
  try {
    const productID = await makeProduct({ stock });
    const before = await cardBalances(shop.platformUrl);
    const submits: HeldSubmit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const victim = victims[round % victims.length] ?? 'both';
      submits.push(...(await standAtPoints(shop, productID, victim)));
      if (victim !== 'back end') process.kill(shop.frontPid, 'SIGKILL');
      if (victim !== 'storefront') process.kill(shop.backEndPid, 'SIGKILL');
      else for (const point of killPoints) await control(shop.platformUrl).letGo(barrierOf(point));
      await shop.stop();
      shop = await open();
      console.log(
        `round ${round + 1}: ${victim} killed with ${killPoints.length} submits under way`,
      );
    }
    const results = await Promise.all(submits.map((one) => judge(shop, one, productID, byShopper)));
    for (const { fault } of results) if (fault) console.log(`FAIL ${fault}`);
    for (const point of killPoints) report(point, submits, results);
    const placed = results.filter(({ placed: is }) => is).length;
    const books = await bookFaults(shop.platformUrl, productID, placed, before);
    for (const fault of books) console.log(`FAIL ${fault}`);
    const failed = results.filter(({ fault }) => fault).length + books.length;
    console.log(
      `${submits.length} submits cut off by ${rounds} kills: ${placed} placed, ${submits.length - placed} refused, ${failed} faults`,
    );
    return failed === 0;
  } finally {
    await shop.stop();
  }
}

async function standAtPoints(
  shop: RunningShop,
  productID: string,
  victim: Victim,
): Promise<HeldSubmit[]> {
  return Promise.all(
    killPoints.map(async (point): Promise<HeldSubmit> => {
      const buyer = new Buyer(shop.shopUrl);
      const { orderID } = await standAt(shop.platformUrl, buyer, productID, point);
      return { point, victim, buyer, orderID };
    }),
  );
}

async function judge(
  shop: RunningShop,
  { point, victim, buyer, orderID }: HeldSubmit,
  productID: string,
  byShopper: boolean,
): Promise<{ placed: boolean; fault: string | null }> {
  buyer.shopUrl = shop.shopUrl;
  const atDeath = (byShopper && point.byShopper) || point.end;
  const end = victim === 'storefront' ? 'placed' : atDeath;
  const seen = await endOf(buyer);
  const books = await readBooks(shop.platformUrl, orderID, productID);
  const placed = books.order.IsSubmitted === true;
  const right =
    placed === (end === 'placed') && seen === end && books.standing === (placed ? 2 : 0);
  const fault = `${orderID}, ${victim} killed at "${point.name}": told ${seen}, ${placed ? '' : 'not '}submitted, ${books.standing} authorisations stand`;
  return { placed, fault: right ? null : fault };
}

async function cardBalances(platformUrl: string): Promise<number[]> {
  const { accessToken } = await sellerToken();
  return Promise.all(proofGiftCards.map((card) => giftCardBalance(platformUrl, accessToken, card)));
}

async function bookFaults(
  platformUrl: string,
  productID: string,
  placed: number,
  before: readonly number[],
): Promise<string[]> {
  const after = await cardBalances(platformUrl);
  const cards = after.flatMap((cents, index) =>
    cents === (before[index] ?? 0) - placed * giftCents
      ? []
      : [`gift card ${index + 1}: ${before[index]} − ${placed} × ${giftCents} is not ${cents}`],
  );
  const { stock: left } = await readBooks(platformUrl, 'none', productID, false);
  return left === stock - placed ? cards : [...cards, `stock ${stock} − ${placed} is not ${left}`];
}

function report(
  point: KillPoint,
  submits: readonly HeldSubmit[],
  results: readonly { fault: string | null }[],
): void {
  const mine = submits.flatMap((one, index) => (one.point === point ? [results[index]] : []));
  console.log(
    `${mine.every((result) => !result?.fault) ? 'ok  ' : 'FAIL'} ${point.name}: ${mine.length} submits`,
  );
}
