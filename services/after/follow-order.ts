import type { LineItem, Order, Payment, Shipment, ShipmentItem } from 'ordercloud-javascript-sdk';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments } from '@/lib/orders/group-shipments';
import { recipientShipment, type RecipientShipment } from '@/lib/orders/recipient-shipment';
import { shipmentLife } from '@/lib/orders/shipment/shipment-life';
import {
  sendersPhotos,
  shownPhotos,
  type ShipmentPhoto,
} from '@/lib/orders/shipment/shipment-photo';
import { log } from '@/lib/core/log';
import type { Store } from '@/services/database/statements';
import type { Journal } from '../orders/journal';
import { CommerceFailure } from '../upstream/commerce/failure';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { orderPayments, readWorksheet } from '../upstream/commerce/orders';
import { sentShipments } from '../upstream/commerce/sent-shipments';
import { openLink, recipientTokens, type OrderLinks } from '../orders/order-links';
import { shipmentAnswers, type ShipmentAnswer } from './record-events';
import { livesOf } from '../orders/shipment-events';
import { photosOf } from '../orders/photos';

/** What a link shows: to whoever ordered the whole order, to whoever gets a shipment that alone. */
export type Followed =
  | {
      Role: 'Sender';
      Order: Order;
      LineItems: LineItem[];
      Payments: Payment[];
      /** What has been sent; `null` when that cannot be read just now. */
      Sent: { shipment: Shipment; items: ShipmentItem[] }[] | null;
      /** The order as it was placed; `null` for one that was placed before there was a journal. */
      Calculated: CalculatedOrder | null;
      Shipments: ShipmentAnswer[];
      /** By the ID of the shipment. */
      Photos: Record<string, ShipmentPhoto[]>;
      /** The tokens that whoever gets a shipment opens it by, by the ID of the shipment: for whoever ordered to give. */
      RecipientLinks: Record<string, string>;
    }
  | { Role: 'Recipient'; Shipment: RecipientShipment };

interface FollowDeps {
  store: Store;
  journal: Journal;
  links: OrderLinks;
  /** Reads orders; reads what was sent of them. */
  orders: MiddlewareToken;
  shipments: MiddlewareToken;
}

/** What a token shows; `null` for one that opens nothing. Throws `CommerceFailure`. */
export async function followOrder(
  { store, journal, links, orders, shipments }: FollowDeps,
  token: string,
  now: Date,
): Promise<Followed | null> {
  const target = await store.transact(() => openLink(token, now));
  if (!target) return null;
  const { orderID, shipmentID } = target;
  const [{ order, items }, { lives, photos, tokens }] = await Promise.all([
    readWorksheet(orders, orderID),
    store.transact(function* () {
      return {
        lives: yield* livesOf(orderID),
        photos: yield* photosOf(orderID),
        tokens: shipmentID === null ? yield* recipientTokens(links, orderID, now) : {},
      };
    }),
  ]);
  if (!order.IsSubmitted) return null;
  if (shipmentID !== null) {
    const group = groupShipments(items.map(lineFromWorksheet)).find(({ id }) => id === shipmentID);
    const life = lives.get(shipmentID) ?? shipmentLife([]);
    const shown =
      group && recipientShipment(group, life, shownPhotos(target.role, shipmentID, life, photos));
    return shown ? { Role: 'Recipient', Shipment: shown } : null;
  }
  const [payments, sent, submission] = await Promise.all([
    orLogged('payments-unavailable', [], () => orderPayments(orders, orderID)),
    items.some(({ QuantityShipped }) => (QuantityShipped ?? 0) > 0)
      ? orLogged('shipments-unavailable', null, () => sentShipments({ orders, shipments }, orderID))
      : [],
    journal.find(orderID),
  ]);
  return {
    Role: 'Sender',
    Order: order,
    LineItems: items,
    Payments: payments,
    Sent: sent,
    Calculated: submission?.state === 'placed' ? submission.calculated : null,
    Shipments: shipmentAnswers(lives),
    Photos: sendersPhotos(lives, photos),
    RecipientLinks: tokens,
  };
}

/** What a page is whole without: `otherwise` where it cannot be read just now, which is logged (specification A8). */
async function orLogged<T, Otherwise>(
  event: string,
  otherwise: Otherwise,
  read: () => Promise<T>,
): Promise<T | Otherwise> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof CommerceFailure)) throw error;
    log('warn', event, { upstream: 'commerce', status: error.status });
    return otherwise;
  }
}
