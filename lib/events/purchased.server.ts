import 'server-only';
import { isSessionExpired } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import type { Shopper } from '@/lib/session/shopper';
import { listPurchasedEvents } from '@/lib/upstream/commerce/me';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

/** Seats of one event product that a customer has bought; `null` where only that there are some is known. */
export interface BoughtSeats {
  productID: string;
  seats: number | null;
}

/** The seats a customer has bought; none for a visitor, and while the platform does not answer (ruling 27). */
export async function purchasedSeats(shopper: Shopper): Promise<BoughtSeats[]> {
  if (shopper.current()?.kind !== 'customer') return [];
  try {
    const session = await shopper.live();
    return session?.kind === 'customer'
      ? await shopper.call(session, ({ accessToken }) => listPurchasedEvents(accessToken))
      : [];
  } catch (error) {
    if (!isUpstreamError(error) && !isSessionExpired(error)) throw error;
    log('warn', 'purchased-events-unavailable', { outcome: error.name });
    return [];
  }
}
