import { setTimeout as wait } from 'node:timers/promises';
import type { Buyer } from '../buyer';

const endsWithinMs = 150_000;

/** What the shopper is told in the end, asking as the page asks: 'placed', 'refused' or, after two and a half minutes, 'no end'. */
export async function endOf(buyer: Buyer, everyMs = 1000): Promise<string> {
  for (const deadline = Date.now() + endsWithinMs; Date.now() < deadline; await wait(everyMs)) {
    const state = await buyer.call<{ state: string }>('GET', '/api/checkout/status').then(
      (answer) => answer.state,
      (error: Error) => error.message,
    );
    if (state === 'placed') return state;
    // A refusal is told as 503 cannot-process; any other 503 says nothing of the order.
    if (state !== 'checking' && !/ (503 upstream-unavailable|500|429)|fetch failed/.test(state))
      return 'refused';
  }
  return 'no end';
}
