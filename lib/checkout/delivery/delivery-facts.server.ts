import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import type { Cents } from '@/lib/core/money';
import { localDeliveryFees } from '@/lib/delivery/shipment-cost';
import { deliveryFacts } from '@/lib/delivery/sources.server';

/** What delivery costs at most, in cents, for pages that say so before a recipient is known. Throws `UpstreamError`. */
function getShippingRates(): Promise<{ local: Cents }> {
  return cached(
    'buyer-settings',
    'rates',
    async () => ({ local: Math.max(...localDeliveryFees((await deliveryFacts()).settings)) }),
    { tags: [tags.buyerSetting('rates')] },
  );
}

/** The same, or `null` when they are not known just now: the page is whole without them. */
export async function getShippingRatesOrNone(): Promise<{ local: Cents } | null> {
  try {
    return await getShippingRates();
  } catch {
    return null;
  }
}
