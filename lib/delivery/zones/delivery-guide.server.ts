import 'server-only';
import { isZip } from '@/lib/core/zip';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { now } from '@/lib/core/time/clock';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { deliveryZones, zoneMap, type DeliveryZone, type ZoneMap } from './delivery-zones';
import type { BuyerSettings } from '../settings';
import { deliveryFacts } from '../sources.server';
import { zipAnswer, type ZipAnswer } from './zip-answer';

/** What the page about delivery says of fees, zones and cut-offs. */
export interface DeliveryGuide {
  zones: DeliveryZone[];
  map: ZoneMap | null;
  fees: BuyerSettings['xp']['Fees'];
  cutOffs: BuyerSettings['Shippers']['LocalDelivery'];
}

/** What the page about delivery says, kept until fees or cut-offs change; `null` while settings and towns were never read. */
export async function deliveryGuide(): Promise<DeliveryGuide | null> {
  try {
    return await cached(
      'buyer-settings',
      'guide',
      async () => {
        const { settings, cities } = await deliveryFacts();
        return {
          zones: deliveryZones(settings, cities),
          map: zoneMap(settings, cities),
          fees: settings.xp.Fees,
          cutOffs: settings.Shippers.LocalDelivery,
        };
      },
      { tags: [tags.buyerSetting('rates'), tags.buyerSetting('arrival')] },
    );
  } catch (error) {
    if (isUpstreamError(error)) return null;
    throw error;
  }
}

/** What a ZIP gets (`?zip=55408`). `bad-request` for another shape; throws `UpstreamError` while the towns were never read. */
export async function loadZip(query: URLSearchParams): Promise<Result<ZipAnswer, Problem>> {
  const zip = query.get('zip') ?? '';
  if (!isZip(zip)) return err(problem('bad-request', { field: 'zip' }));
  const { settings, cities } = await deliveryFacts();
  return ok(zipAnswer(zip, now(), { settings, cities }));
}
