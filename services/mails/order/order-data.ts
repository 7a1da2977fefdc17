import type { Cart, CartLine, CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import { meetingsOf } from '@/lib/catalogue/meetings';
import { brand } from '@/lib/config/brand';
import { toDollars } from '@/lib/core/money';
import {
  chicagoInstant,
  chicagoIso,
  machineDate,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import type { PickupStore } from '@/lib/delivery/delivery-facts';
import { isPickup, methodLabel } from '@/lib/delivery/method';
import type { JsonLdNode } from '@/lib/seo/json-ld/json-ld';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import type { MailedOrder } from './order-link';
import type { ShopFacts } from './shop-facts';

const currency = 'USD';
const merchant = { '@type': 'Organization', name: brand.name };

/** How far an order is, by schema.org. */
export type OrderStatus =
  | 'OrderProcessing'
  | 'OrderPickupAvailable'
  | 'OrderInTransit'
  | 'OrderProblem'
  | 'OrderDelivered'
  | 'OrderPaymentDue'
  | 'OrderCancelled';

/** An order by its number, and how far it is. */
export function orderNode(number: string, url: string, status: OrderStatus): JsonLdNode {
  return {
    '@type': 'Order',
    merchant,
    orderNumber: number,
    orderStatus: `https://schema.org/${status}`,
    url,
  };
}

/** A placed order as schema.org says it: the Order with an Offer for each line, a ParcelDelivery for what is brought, a reservation for each event. */
export function orderData(
  order: CalculatedOrder,
  { shipments, totals }: Pick<Cart, 'shipments' | 'totals'>,
  { firstName, number, url }: MailedOrder,
  shop: ShopFacts,
): JsonLdNode[] {
  const orderDate = machineDate(order.Order.DateSubmitted);
  const base = {
    ...orderNode(number, url, 'OrderProcessing'),
    ...(orderDate === null ? {} : { orderDate }),
    priceCurrency: currency,
    price: dollars(totals.total),
    acceptedOffer: shipments.flatMap(({ lines }) => lines.map(offerOf)),
  };
  const deliveries = shipments.flatMap((shipment) => deliveryOf(shipment, number, shop));
  const reservations = order.CalculatorShipments.flatMap((shipment, index) =>
    shipments[index]?.workshop
      ? reservationsOf(shipment, shipments[index], { firstName, number }, shop)
      : [],
  );
  return [
    { ...base, ...(deliveries.length > 0 ? { orderDelivery: deliveries } : {}) },
    ...reservations,
  ];
}

function offerOf({ title, productCode, quantity, total }: CartLine): JsonLdNode {
  return {
    '@type': 'Offer',
    itemOffered: { '@type': 'Product', name: title, sku: productCode },
    price: dollars(total),
    priceCurrency: currency,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity },
  };
}

/** The delivery of a shipment that is brought to somebody; none of any other. */
export function deliveryOf(
  shipment: CartShipment,
  number: string,
  { runs }: Pick<ShopFacts, 'runs'>,
): JsonLdNode[] {
  const { recipient, method, date, workshop, timePreference, lines } = shipment;
  if (workshop || !recipient || !method || !date || isPickup(method) || method === 'Email')
    return [];
  const run = method === 'LocalDelivery' ? runs.find(({ id }) => id === timePreference) : undefined;
  return [
    {
      '@type': 'ParcelDelivery',
      deliveryAddress: {
        '@type': 'PostalAddress',
        name: [recipientName(recipient), recipient.companyName].filter(Boolean).join(', '),
        streetAddress: [recipient.street1, recipient.street2].filter(Boolean).join(', '),
        addressLocality: recipient.city,
        addressRegion: recipient.state,
        postalCode: recipient.zip,
        addressCountry: 'US',
      },
      expectedArrivalFrom: instant(date, run?.from ?? '00:00'),
      expectedArrivalUntil: instant(date, run?.to ?? '23:59'),
      // Schema.org says provider by now; Gmail requires carrier.
      carrier: {
        '@type': 'Organization',
        name: method === 'LocalDelivery' ? brand.name : methodLabel(method),
      },
      itemShipped: lines.map(({ title }) => ({ '@type': 'Product', name: title })),
      partOfOrder: { '@type': 'Order', orderNumber: number, merchant },
    },
  ];
}

function reservationsOf(
  { LineItems }: CalculatorShipment,
  { workshop, lines, storeID }: CartShipment,
  { firstName, number }: Pick<MailedOrder, 'firstName' | 'number'>,
  { stores }: Pick<ShopFacts, 'stores'>,
): JsonLdNode[] {
  const store = stores.find((each) => each.storeID === storeID);
  const location = store
    ? { '@type': 'Place', name: store.name, address: storeAddress(store) }
    : { '@type': 'Place', name: workshop?.store ?? '', address: workshop?.address ?? '' };
  return LineItems.flatMap(({ Product, Quantity }, index) => {
    const meetings = meetingsOf(Product.xp as Parameters<typeof meetingsOf>[0]);
    const [first, last] = [meetings[0], meetings.at(-1)];
    if (!first || !last) return [];
    return [
      {
        '@type': 'EventReservation',
        reservationNumber: number,
        reservationStatus: 'https://schema.org/ReservationConfirmed',
        numSeats: Quantity,
        ...(firstName ? { underName: { '@type': 'Person', name: firstName } } : {}),
        reservationFor: {
          '@type': 'Event',
          name: lines[index]?.title ?? '',
          startDate: instant(first.day, first.from),
          endDate: instant(last.day, last.to),
          location,
        },
      },
    ];
  });
}

function storeAddress({ street1, street2, city, state, zip }: PickupStore) {
  return {
    '@type': 'PostalAddress',
    streetAddress: [street1, street2].filter(Boolean).join(', '),
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

/** With the offset of the place: what reads the day alone off it has the right one, however late the hour. */
function instant(day: ChicagoDate, time: string): string {
  return chicagoIso(chicagoInstant(day, time));
}

function dollars(cents: number): string {
  return toDollars(cents).toFixed(2);
}
