import { emailGiftCard, paperGiftCard, type GiftCardProduct } from '@/lib/catalogue/gift-card';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { isSeat } from '@/lib/orders/seat';
import type { PricedOrder } from '@/lib/promise/price-order';
import type { FreeSeats } from '../limits/free-seats';
import { requestedStops } from '../runs/stops';
import type { RequiredGoods } from './holds';

/** The retailer's own goods that an order takes: one stop per local shipment, one number per gift card. */
export function requiredGoods(
  priced: PricedOrder,
  { settings, now }: DeliveryWorld,
): RequiredGoods {
  const groups = priced.shipments.map(({ group }) => group);
  const cards = (productID: GiftCardProduct) =>
    priced.lines.filter((line) => line.productID === productID);
  const units = (productID: GiftCardProduct) =>
    cards(productID).reduce((sum, { quantity }) => sum + quantity, 0);
  const all = [...cards(emailGiftCard), ...cards(paperGiftCard)];
  return {
    stops: requestedStops(groups, settings, now),
    settings,
    freeSeats: freeSeats(priced.lines),
    giftCards: {
      byMail: units(emailGiftCard),
      onPaper: units(paperGiftCard),
      cents: all.reduce((sum, { total }) => sum + total, 0),
      lineIDs: all.map(({ id }) => id),
    },
  };
}

function freeSeats(lines: readonly OrderLine[]): FreeSeats[] {
  const free = lines.filter((line) => isSeat(line) && line.total === 0);
  return [...new Set(free.map(({ productID }) => productID))].map((event) => {
    const own = free.filter(({ productID }) => productID === event);
    return {
      event,
      seats: own.reduce((sum, { quantity }) => sum + quantity, 0),
      lineIDs: own.map(({ id }) => id),
    };
  });
}
