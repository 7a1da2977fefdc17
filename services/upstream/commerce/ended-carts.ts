import { Orders } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { elevatedCall, elevatedRead, orNull } from './call';
import { CommerceFailure } from './failure';
import type { MiddlewareToken } from './middleware-token';

/** Most carts that are looked for in one run. */
const mostPages = 50;
/** Carts of one page that cannot be deleted: after so many the platform is left alone until the next run. */
const mostFailures = 20;

/**
 * Deletes the carts of anonymous visitors nobody has touched since, until it is told to stop; returns how many, and whether none is left. One that cannot be
 * deleted is left. Throws `CommerceFailure` when none can.
 */
export async function forgetGuestCarts(
  token: MiddlewareToken,
  before: Date,
  isStopping: () => boolean = () => false,
): Promise<{ count: number; isWhole: boolean }> {
  const filters = {
    Status: 'Unsubmitted',
    FromUserID: limits.anonymousUserID,
    LastUpdated: `<${before.toISOString()}`,
  };
  let count = 0;
  for (let page = 0; page < mostPages && !isStopping(); page += 1) {
    const { Items } = await elevatedRead(token, (options) =>
      Orders.List('Incoming', { filters, pageSize: limits.bulkPageSize }, options),
    );
    if (Items.length === 0) return { count, isWhole: true };
    const { ended, failure } = await forgetThose(
      token,
      Items.map(({ ID = '' }) => ID),
      isStopping,
    );
    count += ended;
    // What is left comes back with the next page: nothing else is to be had.
    if (ended > 0) continue;
    if (failure && count === 0) throw failure;
    return { count, isWhole: failure === null && !isStopping() };
  }
  return { count, isWhole: false };
}

async function forgetThose(
  token: MiddlewareToken,
  ids: readonly string[],
  isStopping: () => boolean,
) {
  let [ended, failures] = [0, 0];
  let failure: CommerceFailure | null = null;
  for (const id of ids) {
    try {
      ended += await forgetOrderCart(token, id);
    } catch (error) {
      if (!(error instanceof CommerceFailure)) throw error;
      log('warn', 'cart not ended', {
        orderID: id,
        operation: 'retention',
        detail: errorWords(error),
      });
      failure = error;
      failures += 1;
    }
    if (failures >= mostFailures || isStopping()) break;
  }
  return { ended, failure };
}

/** Deletes one unsubmitted order; one that is gone already counts for nothing. Throws `CommerceFailure`. */
export async function forgetOrderCart(token: MiddlewareToken, orderID: string): Promise<0 | 1> {
  const removal = elevatedCall(token, (options) => Orders.Delete('Incoming', orderID, options));
  return (await orNull(removal.then(() => 1 as const))) ?? 0;
}
