import { formatPhone } from '@/lib/address/format-phone';
import { destinationLabel } from '@/lib/address/type-choices';
import type { CartLine, CartRecipient, CartShipment } from '@/lib/cart/cart';
import { recipientName } from '@/lib/cart/recipients';
import { ticketLines } from '@/lib/cart/ticket-lines';
import { arrivalVerb, arrivalWords } from '@/lib/checkout/placed-arrival';
import { textOf } from '@/lib/core/text';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { isPickup, methodLabel } from '@/lib/delivery/method';
import type { PickupStore } from '@/lib/delivery/delivery-facts';
import type { CalculatorShipment } from '@/lib/orders/calculated-order';
import { chargeWords } from '@/lib/orders/line/line-charges';
import { workshopTexts } from '@/lib/orders/workshop-texts';
import { hoursOfDayWords, openingOn } from '@/lib/stores/opening';
import { directionsLink, storeLine } from '@/lib/stores/store';
import type { MailFact, MailLine, MailPart } from '../content';
import { mailedCardWords, type MailedCard } from '../gift-card';
import type { ShopFacts } from './shop-facts';

interface Shown {
  /** As the shop shows it, and as the order says it. */
  shipment: CartShipment;
  calculated: CalculatorShipment;
  /** How many the order has. */
  of: number;
  giftCards: readonly MailedCard[];
}

/**
 * A shipment of an order as a mail says it: for whom, when, how and where, what is in it with its charges, the card, the note for the driver. Its
 * figures (decision 088) where the order has several; of a single one they stand in the order's summary.
 */
export function shipmentParts(
  { shipment, calculated, of, giftCards }: Shown,
  shop: ShopFacts,
  today: ChicagoDate,
): MailPart[] {
  const { workshop, recipient, cardMessage } = shipment;
  const heading = workshop
    ? workshopTexts.heading
    : recipient
      ? `For ${recipientName(recipient)}`
      : 'E-gift card';
  const words = cardMessage.filter(Boolean);
  return [
    { kind: 'heading', text: heading },
    { kind: 'facts', facts: shipmentFacts(shipment, shop, today) },
    {
      kind: 'lines',
      lines: shipment.lines.map((line, index) =>
        lineOf(line, calculated.LineItems[index]?.xp ?? {}, workshop !== null, giftCards),
      ),
    },
    ...(words.length > 0 ? [{ kind: 'quote' as const, label: 'On the card', lines: words }] : []),
    ...(of > 1 ? [{ kind: 'figures' as const, figures: ticketLines(shipment, of) }] : []),
  ];
}

/** When, how and where a shipment goes, with the note for the driver; of seats where they are held. */
export function shipmentFacts(
  shipment: CartShipment,
  shop: ShopFacts,
  today: ChicagoDate,
): MailFact[] {
  const { when, how, where, note } = factsByKind(shipment, shop, today);
  return [when, how, where, note].filter((fact) => fact !== undefined);
}

/** The facts of a shipment, each by what it tells; none that it does not have. */
export function factsByKind(
  shipment: CartShipment,
  shop: ShopFacts,
  today: ChicagoDate,
): Partial<Record<'when' | 'how' | 'where' | 'note', MailFact>> {
  if (shipment.workshop) return { where: seatsPlace(shipment, shop) };
  const note = shipment.deliveryNote;
  return {
    ...whenAndHow(shipment, shop, today),
    where: whereTo(shipment, shop),
    ...(note ? { note: { name: 'Note for the driver', lines: [note] } } : {}),
  };
}

function whenAndHow(
  shipment: CartShipment,
  shop: ShopFacts,
  today: ChicagoDate,
): { when?: MailFact; how?: MailFact } {
  const { method, date } = shipment;
  if (!method) return {};
  const pickup = isPickup(method);
  const when = arrivalWords(shipment, shop.runs, today);
  const hours =
    pickup && date && shop.opening
      ? [`Store hours that day: ${hoursOfDayWords(openingOn(date, shop.opening))}`]
      : [];
  return {
    when: { name: arrivalVerb(shipment), lines: [when || 'At once', ...hours] },
    how: { name: pickup ? 'Pickup' : 'How', lines: [methodLabel(method)] },
  };
}

function whereTo(shipment: CartShipment, { stores }: ShopFacts): MailFact | undefined {
  const { recipient, method, storeID } = shipment;
  if (!recipient) return undefined;
  if (recipient.email) return { name: 'To', lines: [recipient.email] };
  if (method && isPickup(method)) {
    const store = stores.find((each) => each.storeID === storeID);
    return store ? storeFact(store) : { name: 'Where', lines: addressLines(recipient) };
  }
  const kind = destinationLabel(recipient.addressType, recipient.kind);
  return {
    name: 'To',
    lines: [...addressLines(recipient), ...(kind && kind !== 'Residence' ? [kind] : [])],
  };
}

function seatsPlace({ workshop, storeID }: CartShipment, { stores }: ShopFacts): MailFact {
  const store = stores.find((each) => each.storeID === storeID);
  if (store) return storeFact(store);
  return { name: 'Where', lines: [workshop?.store ?? '', workshop?.address ?? ''].filter(Boolean) };
}

function storeFact(store: PickupStore): MailFact {
  const place = {
    ...store,
    street: [store.street1, store.street2].filter(Boolean).join(', '),
  };
  return {
    name: 'Where',
    lines: [store.name, storeLine(place), formatPhone(store.phone)].filter(Boolean),
    link: { label: 'Directions', href: directionsLink(place) },
  };
}

function addressLines(recipient: CartRecipient): string[] {
  const { companyName, street1, street2, city, state, zip } = recipient;
  return [
    companyName ?? '',
    [street1, street2].filter(Boolean).join(', '),
    `${city}, ${state} ${zip}`,
  ].filter(Boolean);
}

function lineOf(
  { id, title, options, quantity, charges, total }: CartLine,
  xp: Record<string, unknown>,
  seats: boolean,
  giftCards: readonly MailedCard[],
): MailLine {
  return {
    name: seats ? `${title}, ${workshopTexts.seats(quantity)}` : `${quantity} × ${title}`,
    details: [
      options,
      ...charges.map(chargeWords),
      textOf(xp.ProductNote) ?? '',
      ...giftCards.filter(({ lineID }) => lineID === id).map(mailedCardWords),
    ].filter(Boolean),
    cents: total,
  };
}
