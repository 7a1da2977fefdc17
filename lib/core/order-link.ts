/** Header by which the App API is told the token of an order's link, in place of a token that reads the order. */
export const orderLinkHeader = 'x-order-link';

/** The shape of a link's token: 128 bits in hexadecimal digits. */
export const orderTokenShape = /^[0-9a-f]{32}$/;

/** Whether a text has the shape of a link's token. */
export function isOrderToken(value: unknown): value is string {
  return typeof value === 'string' && orderTokenShape.test(value);
}
