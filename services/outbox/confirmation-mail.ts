import type { SendMailOptions } from 'nodemailer';
import { brand } from '@/lib/config/brand';
import { formatCents, toCents } from '@/lib/core/money';
import { deliveryMethods } from '@/lib/delivery/method';
import { methodLabel } from '@/lib/delivery/labels';
import { addressEmail } from '@/lib/orders/address-email';
import type { CalculatorAddress, CalculatorShipment } from '@/lib/orders/calculated-order';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import type { QueuedMessage } from './outbox';

/** The confirmation of an order, as plain text: what anyone typed stays text. */
export function confirmationMail({ messageID, payload }: Omit<Extract<QueuedMessage, { kind: 'order-confirmation' }>, 'id' | 'attempts' | 'kind'>): SendMailOptions {
  const { Order: order, CalculatorShipments: shipments } = payload.order;
  const lines = [
    `Dear ${payload.firstName},`,
    '',
    `thank you for your order. We have received it and will take good care of it. Your order number is ${order.ID}.`,
    '',
    ...shipments.flatMap(shipmentLines),
    `Subtotal   ${dollars(order.Subtotal)}`,
    `Delivery   ${dollars(order.ShippingCost)}`,
    `Tax        ${dollars(order.TaxCost)}`,
    `Total      ${dollars(order.Total)}`,
    '',
    `Questions? Call us at ${brand.orderPhone}.`,
    brand.name,
  ];
  return {
    messageId: messageID,
    from: { name: brand.name, address: brand.email },
    to: payload.to,
    subject: `Your ${brand.name} order ${order.ID}`,
    text: lines.join('\n'),
  };
}

function shipmentLines(shipment: CalculatorShipment): string[] {
  const to = shipment.ToAddress;
  const method = deliveryMethods.find((known) => known === shipment.Shipper);
  const seats = shipment.LineItems.length > 0 && shipment.LineItems.every(({ Product }) => Product.xp.IsWorkShopEvent === true);
  return [
    [seats ? workshopTexts.heading : method ? methodLabel(method) : '', shipment.xp.RequestedDeliveryDate ?? ''].filter(Boolean).join(', '),
    ...(to ? [seats ? to.CompanyName ?? '' : `${to.FirstName} ${to.LastName}`, ...placeLines(to)] : []),
    ...shipment.LineItems.flatMap((line) => [
      `  ${line.Quantity} × ${line.Product.Name}   ${dollars(line.LineTotal)}`,
      ...(seats ? [`    ${[line.xp.EventDateDisplay, line.xp.EventRoom].filter(Boolean).join(', ')}`] : []),
    ]),
    '',
  ];
}

function placeLines(to: CalculatorAddress): string[] {
  const email = addressEmail(to);
  return email ? [email] : [[to.Street1, to.Street2].filter(Boolean).join(', '), `${to.City}, ${to.State} ${to.Zip}`];
}

function dollars(amount: number): string {
  return formatCents(toCents(amount));
}
