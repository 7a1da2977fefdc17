import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { knownProducts } from '@/platform/stock/known-products';
import { Buyer } from '../buyer';
import type { Strike } from './attacker';

const atOnce = 8;

/** Orders of free seats that one address can place at most: 24 seats of an event, eight at a time. */
export const mostFreeOrders = 3;

/** Wants free seats, under another name for every order: solves captchas while that gets seats, then sends orders without. Placed is 200. */
export function seatTaker(shopUrl: string, address: string, place: number): Strike {
  let taker: Buyer | null = null;
  let isLimited = false;
  return async (turn) => {
    try {
      if (!taker) {
        taker = new Buyer(shopUrl, address);
        await taker.call('POST', '/api/session');
        await taker.call('POST', '/api/cart/lines', {
          productID: knownProducts.freeTalk,
          quantity: atOnce,
        });
      }
      await taker.call('POST', '/api/checkout/submit', {
        approvedTotal: 0,
        tenders: [],
        guest: { firstName: 'Ada', lastName: 'Loam', email: `seats-${place}-${turn}@example.com` },
        ...(isLimited ? {} : { captcha: await captchaOf(taker) }),
      });
      taker = null;
      return 200;
    } catch (error) {
      isLimited ||= String(error).includes('free-seats-limited');
      return Number(/: (\d{3}) /.exec(String(error))?.[1] ?? 0);
    }
  };
}

async function captchaOf(taker: Buyer): Promise<string> {
  const { challenge } = await taker.call<{ challenge: Challenge }>('GET', '/api/session/captcha');
  return Buffer.from(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  ).toString('base64');
}
