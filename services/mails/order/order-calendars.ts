import type { Cart, CartLine } from '@/lib/cart/cart';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { deliveryCalendar, deliveryEntry } from '@/lib/checkout/delivery/delivery-calendar';
import { brand } from '@/lib/config/brand';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { textOf } from '@/lib/core/text';
import { calendarFileText } from '@/lib/events/calendar/calendar-file';
import type { CalculatedOrder, CalculatorLineItem } from '@/lib/orders/calculated-order';
import { orderConfirmationPath } from '@/lib/routes/order-path';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import type { MailFile } from '../content';
import type { ShopFacts } from './shop-facts';

/**
 * A calendar file for each shipment with an entry and each event of an order, the same as the shop's pages give: an entry added from both is one. `stamp` is
 * when they are written.
 */
export function orderCalendars(
  order: CalculatedOrder,
  { shipments }: Pick<Cart, 'shipments'>,
  shop: ShopFacts,
  stamp: Date,
): MailFile[] {
  const { ID: orderID, FromUserID } = order.Order;
  return shipments.flatMap((shipment, index) => {
    if (shipment.workshop) {
      const place = { name: shipment.workshop.store, address: shipment.workshop.address };
      const calculated = order.CalculatorShipments[index]?.LineItems ?? [];
      return shipment.lines.flatMap((line, at) =>
        seatCalendar(line, calculated[at], place, shop, stamp),
      );
    }
    const entry = deliveryEntry({ shipment }, shop.runs, chicagoDate(stamp));
    if (!entry) return [];
    const page = orderConfirmationPath(FromUserID ?? '', orderID);
    const placed = { orderID, page, shipment };
    return [fileOf(entry.summary, deliveryCalendar(placed, entry, shop.origin, stamp))];
  });
}

function seatCalendar(
  { title, productID, productCode: code, quantity }: CartLine,
  calculated: CalculatorLineItem | undefined,
  place: { name: string; address: string },
  { origin }: ShopFacts,
  stamp: Date,
): MailFile[] {
  const meetings = meetingsOf((calculated?.Product.xp ?? null) as Parameters<typeof meetingsOf>[0]);
  if (meetings.length === 0) return [];
  const event = {
    title,
    code,
    description: workshopTexts.seats(quantity),
    room: textOf(calculated?.xp.EventRoom),
  };
  return [fileOf(title, calendarFileText(event, { productID, meetings }, place, origin, stamp))];
}

/** Named by what it is about, in characters that every file system takes. */
function fileOf(summary: string, content: string): MailFile {
  const name = summary
    .replace(`${brand.name}: `, '')
    .replace(/[^\p{L}\p{N} '.,-]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, 60);
  return {
    filename: `${name || 'calendar'}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content,
  };
}
