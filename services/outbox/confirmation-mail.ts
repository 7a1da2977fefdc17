import type { SendMailOptions } from 'nodemailer';
import type { CartLine, CartShipment } from '@/lib/cart/cart';
import { cartSummary } from '@/lib/cart/cart-summary';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { ticketLines } from '@/lib/cart/ticket-lines';
import { brand } from '@/lib/config/brand';
import { formatCents } from '@/lib/core/money';
import { longDay } from '@/lib/core/time/day-words';
import { deliveryMethods } from '@/lib/delivery/method';
import { methodLabel } from '@/lib/delivery/labels';
import { addressEmail } from '@/lib/orders/address-email';
import type { CalculatorAddress, CalculatorShipment } from '@/lib/orders/calculated-order';
import { chargeWords } from '@/lib/orders/line/line-charges';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { mailedCardWords } from './mailed-card-words';
import type { MailedCard, QueuedMessage } from './outbox';

const runs = { AM: 'in the morning', PM: 'in the afternoon', 'NO PREF': '' } as const;

/** The confirmation of an order, as plain text: what anyone typed stays text. */
export function confirmationMail({
  messageID,
  payload,
}: Omit<
  Extract<QueuedMessage, { kind: 'order-confirmation' }>,
  'id' | 'attempts' | 'kind'
>): SendMailOptions {
  const { Order: order, CalculatorShipments: shipments } = payload.order;
  const shown = fromAppApi(payload.order);
  const summary = cartSummary(shown);
  const lines = [
    payload.firstName ? `Dear ${payload.firstName},` : 'Hello,',
    '',
    `Thank you for your order. We have received it and will take good care of it. Your order number is ${order.ID}.`,
    '',
    ...shown.shipments.flatMap((ticket, index) =>
      shipmentLines(shipments[index]!, ticket, shipments.length, payload.giftCards ?? []),
    ),
    ...[...summary.lines, summary.total].map(
      (line) => `${line.label}   ${'words' in line ? line.words : formatCents(line.cents)}`,
    ),
    '',
    `Questions? Call us at ${brand.orderPhone}.`,
    brand.name,
  ];
  return {
    messageId: messageID,
    to: payload.to,
    subject: `Your ${brand.name} order ${order.ID}`,
    text: lines.join('\n'),
  };
}

/** A shipment in words, with the figures of its ticket (decision 088). */
function shipmentLines(
  shipment: CalculatorShipment,
  ticket: CartShipment,
  of: number,
  giftCards: readonly MailedCard[],
): string[] {
  const to = shipment.ToAddress;
  const method = deliveryMethods.find((known) => known === shipment.Shipper);
  const seats =
    shipment.LineItems.length > 0 &&
    shipment.LineItems.every(({ Product }) => Product.xp.IsWorkShopEvent === true);
  return [
    [
      seats ? workshopTexts.heading : method ? methodLabel(method) : '',
      ticket.date ? longDay(ticket.date) : '',
      ticket.method === 'LocalDelivery' ? runs[ticket.timePreference ?? 'NO PREF'] : '',
    ]
      .filter(Boolean)
      .join(', '),
    ...(to
      ? [seats ? (to.CompanyName ?? '') : `${to.FirstName} ${to.LastName}`, ...placeLines(to)]
      : []),
    ...shipment.LineItems.flatMap((line, index) => [
      `  ${line.Quantity} × ${wordsOf(ticket.lines[index]!, seats)}   ${formatCents(ticket.lines[index]!.total)}`,
      ...ticket.lines[index]!.charges.map((charge) => `    ${chargeWords(charge)}`),
      ...(seats
        ? [`    ${[line.xp.EventDateDisplay, line.xp.EventRoom].filter(Boolean).join(', ')}`]
        : []),
      ...giftCards
        .filter(({ lineID }) => lineID === line.ID)
        .map((card) => `    ${mailedCardWords(card)}`),
    ]),
    ...(ticket.cardMessage.some(Boolean)
      ? ['  On the card:', ...ticket.cardMessage.filter(Boolean).map((line) => `    ${line}`)]
      : []),
    ...ticketLines(ticket, of).map(({ label, cents }) => `  ${label}   ${formatCents(cents)}`),
    '',
  ];
}

/** Title with size and color; of a seat, whose options are its hours and room, the title alone: they have a line of their own. */
function wordsOf({ title, options }: CartLine, seats: boolean): string {
  return options && !seats ? `${title} (${options})` : title;
}

function placeLines(to: CalculatorAddress): string[] {
  const email = addressEmail(to);
  return email
    ? [email]
    : [[to.Street1, to.Street2].filter(Boolean).join(', '), `${to.City}, ${to.State} ${to.Zip}`];
}
