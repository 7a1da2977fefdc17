import type { CartShipment } from '@/lib/cart/cart';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { recipientName } from '@/lib/cart/recipients';
import { brand } from '@/lib/config/brand';
import { chicagoDate, chicagoTime, machineDate } from '@/lib/core/time/chicago-time';
import { clockWords, daySentenceFrom } from '@/lib/core/time/day-words';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { photoAlt } from '@/lib/account/step-words';
import { isPhotographed } from '@/lib/orders/shipment/shipment-photo';
import { type MailContent, type MailPart, type MailPhoto, greeting } from './content';
import { deliveryOf, orderNode, type OrderStatus } from './order/order-data';
import { shipmentFacts } from './order/shipment-parts';
import type { ShopFacts } from './order/shop-facts';

/** What can have happened to a shipment that whoever ordered it is mailed of. */
export type NewsState = 'designed' | 'ready' | 'loaded' | 'shipped' | 'attempted' | 'delivered';

/** A shipment of an order, and what has happened to it. */
export interface ShipmentNews {
  firstName: string;
  order: CalculatedOrder;
  /** What people call the order, and where it is shown. */
  number: string;
  url: string;
  shipmentID: string;
  state: NewsState;
  /** ISO instant at which it happened. */
  at: string;
  /** Where it was left, why nobody took it, the carrier's number; `null` for nothing. */
  note: string | null;
  /** The photo of it that may be seen, where there is one. */
  photo?: Omit<MailPhoto, 'alt'>;
}

/** The mail about what has happened to a shipment, to who ordered it; `null` for one that nobody receives. */
export function shipmentNewsMail(news: ShipmentNews, shop: ShopFacts): MailContent | null {
  const { firstName, order, number, url, shipmentID, state, at } = news;
  const shipment = fromAppApi(order).shipments.find(({ id }) => id === shipmentID);
  if (!shipment?.recipient) return null;
  const { heading, sentences, facts, status } = words[state](
    news,
    recipientName(shipment.recipient),
  );
  return {
    subject: `${heading}, order ${number}`,
    preview: sentences[0] ?? '',
    heading,
    parts: [
      { kind: 'text', text: greeting(firstName) },
      ...sentences.map((text) => ({ kind: 'text' as const, text })),
      ...photoPart(news, shipment),
      { kind: 'list', items: goodsOf(shipment) },
      ...(facts
        ? [
            {
              kind: 'facts' as const,
              facts: shipmentFacts(shipment, shop, chicagoDate(new Date(at))),
            },
          ]
        : []),
      { kind: 'button', label: 'See your order', href: url },
    ],
    data: [
      orderNode(number, url, status),
      ...deliveryOf(shipment, number, shop).map((delivery) => ({
        ...delivery,
        ...(state === 'shipped' && news.note ? { trackingNumber: news.note } : {}),
        ...(facts
          ? {}
          : {
              deliveryStatus: {
                '@type': 'DeliveryEvent',
                name: heading,
                startDate: machineDate(at),
              },
            }),
      })),
    ],
  };
}

function photoPart({ photo, state, note }: ShipmentNews, { lines }: CartShipment): MailPart[] {
  if (!photo || !isPhotographed(state)) return [];
  const titles = lines.map(({ title }) => title);
  return [{ kind: 'photo', ...photo, alt: photoAlt(state, { titles, place: note }) }];
}

function goodsOf({ lines }: CartShipment): string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`);
}

/** What is said of a state; `facts`: whether when, how and where are still of use. */
interface Words {
  heading: string;
  sentences: string[];
  facts: boolean;
  status: OrderStatus;
}

const words: Record<NewsState, (news: ShipmentNews, who: string) => Words> = {
  designed: (_, who) => ({
    heading: `Ready to go to ${who}`,
    sentences: ['What you ordered is put together and waits for its day.'],
    facts: true,
    status: 'OrderProcessing',
  }),
  ready: ({ number }, who) => ({
    heading: 'Ready for pickup',
    sentences: [
      `What you ordered for ${who} is ready. Have your order number with you: ${number}.`,
    ],
    facts: true,
    status: 'OrderPickupAvailable',
  }),
  loaded: (news, who) => ({
    heading: `On the van to ${who}`,
    sentences: [`What you ordered left us ${whenWords(news)}.`],
    facts: true,
    status: 'OrderInTransit',
  }),
  shipped: (news, who) => ({
    heading: `On the way to ${who}`,
    sentences: [
      `What you ordered left us ${whenWords(news)}.`,
      ...(news.note ? [`Tracking number: ${news.note}`] : []),
    ],
    facts: true,
    status: 'OrderInTransit',
  }),
  attempted: (news, who) => ({
    heading: `We could not hand it to ${who}`,
    sentences: [
      `We were there ${whenWords(news)}${reasonSuffix(news)}.`,
      `Call us at ${brand.orderPhone}, and we find another time or place.`,
    ],
    facts: false,
    status: 'OrderProblem',
  }),
  delivered: (news, who) => ({
    heading: `Delivered to ${who}`,
    sentences: [`What you ordered arrived ${whenWords(news)}${reasonSuffix(news)}.`],
    facts: false,
    status: 'OrderDelivered',
  }),
};

function reasonSuffix({ note }: ShipmentNews): string {
  return note ? `: ${note}` : '';
}

/** `on Saturday, November 28, at 2:14 PM`, seen from the day of the order. */
function whenWords({ at, order }: ShipmentNews): string {
  const [instant, placed] = [new Date(at), new Date(order.Order.DateSubmitted ?? at)];
  return `on ${daySentenceFrom(chicagoDate(instant), chicagoDate(placed))}, at ${clockWords(chicagoTime(instant))}`;
}
