import { cartSummary } from '@/lib/cart/cart-summary';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { nextSteps } from '@/lib/checkout/next-steps';
import { placedPromise } from '@/lib/checkout/placed-arrival';
import { confirmationTexts } from '@/lib/checkout/confirmation-texts';
import { brand } from '@/lib/config/brand';
import { formatCents } from '@/lib/core/money';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderName } from '@/lib/orders/order-number';
import type { PaymentLine } from '@/lib/orders/order-payments';
import { type MailContent, type MailFigure, type MailPart, greeting } from './content';
import type { MailedCard } from './gift-card';
import { fittingMail, unshownParts } from './html/fitting-mail';
import { orderCalendars } from './order/order-calendars';
import { orderData } from './order/order-data';
import { isGuests, orderLink } from './order/order-link';
import { shipmentParts } from './order/shipment-parts';
import type { ShopFacts } from './order/shop-facts';

/** An order as its confirmation tells it. */
interface PlacedOrder {
  /** Empty where nobody may be greeted by name. */
  firstName: string;
  order: CalculatedOrder;
  /** Its gift cards that go by e-mail. */
  giftCards: readonly MailedCard[];
  /** What it was paid with; none in messages written before these were kept with them. */
  payments: readonly PaymentLine[];
  /** The address of the order's own page, for who ordered alone. */
  followAt?: string;
}

/**
 * The confirmation of an order: everything its page says, with the same figures (decision 088). Of an order of seats alone it is the confirmation of the
 * seats. Of a very large order it says the first deliveries, and where the others are. `now` is when it is written.
 */
export function placedMail(
  { firstName, order, giftCards, payments, followAt }: PlacedOrder,
  shop: ShopFacts,
  now: Date,
): MailContent {
  const shown = fromAppApi(order);
  const { shipments } = shown;
  const today = chicagoDate(order.Order.DateSubmitted ? new Date(order.Order.DateSubmitted) : now);
  const number = orderName(order.Order);
  const url = orderLink(shop.origin, order.Order, followAt);
  const files = orderCalendars(order, shown, shop, now);
  const seatsOnly = shipments.length > 0 && shipments.every(({ workshop }) => workshop !== null);
  const summary = cartSummary(shown);
  const figures = [...summary.lines, { ...summary.total, sum: true }].filter(
    (line): line is MailFigure => 'cents' in line,
  );
  return fittingMail(shipments.length, (count) => ({
    subject: seatsOnly
      ? `Your seats at ${brand.name}, order ${number}`
      : `Your ${brand.name} order ${number}`,
    preview:
      `${placedPromise(shipments, shop.runs, today)} Total ${formatCents(shown.totals.total)}.`.trim(),
    heading: seatsOnly ? 'Your seats are booked' : 'Thank you. Your order is placed.',
    parts: [
      { kind: 'text', text: greeting(firstName) },
      {
        kind: 'text',
        text: `${seatsOnly ? 'Thank you for booking with us.' : 'We have received your order and will take good care of it.'} Your order number is ${number}.`,
      },
      { kind: 'button', label: seatsOnly ? 'See your booking' : 'See your order', href: url },
      ...shipments.slice(0, count).flatMap((shipment, index) =>
        shipmentParts(
          {
            shipment,
            calculated: order.CalculatorShipments[index]!,
            of: shipments.length,
            giftCards,
          },
          shop,
          today,
        ),
      ),
      ...unshownParts(shipments.length - count, url),
      { kind: 'heading', text: confirmationTexts.nextSteps },
      {
        kind: 'list',
        // Where a problem is reported is said by the page itself, which is where that is done.
        items: nextSteps({
          // Each shipment has said its day.
          shipments: shipments.map(({ method, workshop }) => ({ method, workshop, date: null })),
          reader: isGuests(order.Order) ? 'guest' : 'customer',
          reportable: true,
          today,
        }).sentences,
      },
      { kind: 'heading', text: 'Order summary' },
      { kind: 'figures', figures },
      ...paidWith(payments),
      ...closing(files.length),
    ],
    data: orderData(
      order,
      { shipments: shipments.slice(0, count), totals: shown.totals },
      { firstName, number, url },
      shop,
    ),
    files,
  }));
}

function paidWith(payments: readonly PaymentLine[]): MailPart[] {
  return payments.length > 0
    ? [
        { kind: 'heading', text: 'Paid with' },
        { kind: 'figures', figures: [...payments] },
      ]
    : [];
}

function closing(files: number): MailPart[] {
  const calendar =
    files > 0
      ? `Open the attached ${files === 1 ? 'file' : 'files'} to add ${files === 1 ? 'the day' : 'the days'} to your calendar. `
      : '';
  return [
    {
      kind: 'text',
      tone: 'quiet',
      text: `${calendar}Something to change? Call ${brand.orderPhone}.`,
    },
  ];
}
