import { type Cart, type CartLine, type CartShipment, shipmentsToSend } from './cart';

/** A choice to add: a product with its spec options. */
export interface LineChoice {
  productID: string;
  specs: { specID: string; optionID: string }[];
  /** Where and when it is wished for. */
  arrival?: { zip: string; date: string };
}

/**
 * The line of a cart that already holds the same product with the same options, or `undefined`. Once the cart has several recipients, only a line without a
 * recipient is raised: the shopper says whom another unit is for. A choice with a day is a line of its own beside goods for another day.
 */
export function sameLine(cart: Cart, choice: LineChoice): CartLine | undefined {
  const wanted = fingerprint(choice.specs);
  const several =
    new Set(shipmentsToSend(cart).map(({ recipient }) => JSON.stringify(recipient))).size > 1;
  return cart.shipments
    .filter(({ recipient }) => !several || recipient === null)
    .filter((shipment) => !choice.arrival || isFor(shipment, choice.arrival))
    .flatMap(({ lines }) => lines)
    .find(
      (line) => line.productID === choice.productID && fingerprint(line.specs ?? []) === wanted,
    );
}

function isFor(
  { recipient, date, wish }: CartShipment,
  arrival: NonNullable<LineChoice['arrival']>,
): boolean {
  return recipient
    ? recipient.zip === arrival.zip && date === arrival.date
    : wish?.zip === arrival.zip && wish.date === arrival.date;
}

function fingerprint(specs: LineChoice['specs']): string {
  return specs
    .map(({ specID, optionID }) => `${specID}=${optionID}`)
    .sort()
    .join('&');
}
