import 'server-only';
import type { LineItem } from 'ordercloud-javascript-sdk';
import { log } from '@/lib/core/log';
import { parcelsOf, type Parcel } from '@/lib/orders/parcels';
import { listSentShipments } from '@/lib/upstream/commerce/shipments';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

/** What of an order has been sent. Nobody is asked while no line says so; `null` when it cannot be read just now, which is logged (ruling 27). */
export async function sentParcels(
  accessToken: string,
  orderID: string,
  lines: readonly LineItem[],
): Promise<Parcel[] | null> {
  if (!lines.some(({ QuantityShipped }) => (QuantityShipped ?? 0) > 0)) return [];
  try {
    return parcelsOf(await listSentShipments(accessToken, orderID));
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 401) throw error;
    log('warn', 'shipments-unavailable', { upstream: 'commerce', outcome: error.kind });
    return null;
  }
}
