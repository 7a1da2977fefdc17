import 'server-only';
import { log } from '@/lib/core/log';
import type { Shopper } from '@/lib/session/shopper';
import { listPurchasedEvents } from '@/lib/upstream/commerce/purchased-events';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

/** IDs of the event products a customer has bought; none for a visitor, and while the platform does not answer (decision 27). */
export async function purchasedProductIDs(shopper: Shopper): Promise<string[]> {
  if (shopper.current()?.kind !== 'customer') return [];
  try {
    const session = await shopper.live();
    return session?.kind === 'customer' ? await shopper.call(session, ({ accessToken }) => listPurchasedEvents(accessToken)) : [];
  } catch (error) {
    if (!isUpstreamError(error) && !(error instanceof Error && error.name === 'SessionExpired')) throw error;
    log('warn', 'purchased-events-unavailable', { outcome: error.name });
    return [];
  }
}
