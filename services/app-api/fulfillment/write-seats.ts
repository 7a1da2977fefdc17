import { now } from '@/lib/core/time/clock';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat, seatNeededBy } from '@/lib/orders/seat';
import type { MiddlewareToken } from '../../upstream/commerce/middleware-token';
import type { Worksheet } from '../../upstream/commerce/orders';
import type { ShopProduct } from '../../upstream/commerce/products';
import { lineXp } from './line-fields';
import { placeOfLine } from './place';
import { writeLines } from '../order/write-lines';

/** Writes onto an order the place and day of its events' seats, where they are not there already. Throws `CommerceFailure`. */
export async function writeSeats(
  token: MiddlewareToken,
  { order, items }: Worksheet,
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ShopProduct>,
  world: DeliveryWorld,
): Promise<void> {
  const plans = lines.filter(isSeat).flatMap((line) => {
    const place = placeOfLine(line);
    if (!place) return [];
    const product = products.get(line.productID);
    const added = items.find(({ ID }) => ID === line.id)?.DateAdded;
    const { RequestedDeliveryDate: date = null } = line.xp;
    return [
      {
        lineID: line.id,
        address: place.address,
        dateNeeded:
          seatNeededBy(
            product?.xp ?? line.productXp,
            added ? new Date(added) : now(),
          )?.toISOString() ?? null,
        xp: lineXp({
          request: {},
          source: line,
          place,
          choice: { method: 'InStorePickUp', date, timePreference: 'NO PREF' },
          product,
          world,
        }),
      },
    ];
  });
  await writeLines(token, order.ID ?? '', items, plans);
}
