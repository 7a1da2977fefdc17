import { type Result, ok } from '@/lib/core/result';
import { inTurn } from '@/components/browser/in-turn';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

let ready = false;

/**
 * Makes sure that this browser has a session before its first write: one request at a time over all tabs, so that twenty first
 * adds end in one order (architecture rule 1).
 */
export async function beforeFirstWrite(): Promise<Result<null, ShopProblem>> {
  if (ready) return ok(null);
  const started = await inTurn('lilac-first-write', () =>
    shopFetch<unknown>('POST', '/api/session', {}),
  );
  if (!started.ok) return started;
  ready = true;
  return ok(null);
}

/** After a session has ended (an order was placed), the next write begins a new one. */
export function forgetSession(): void {
  ready = false;
}
