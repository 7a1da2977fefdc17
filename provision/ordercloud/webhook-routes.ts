import type { WebhookRoute } from 'ordercloud-javascript-sdk';

const writes = ['POST', 'PUT', 'PATCH', 'DELETE'];

const observed: [string, readonly string[]][] = [
  ['v1/products', ['POST']],
  ['v1/products/{productID}', ['PUT', 'PATCH', 'DELETE']],
  ['v1/products/assignments', ['POST']],
  ['v1/priceschedules', ['POST']],
  ['v1/priceschedules/{priceScheduleID}', ['PUT', 'PATCH', 'DELETE']],
  ['v1/catalogs/{catalogID}/categories', ['POST']],
  ['v1/catalogs/{catalogID}/categories/{categoryID}', ['PUT', 'PATCH', 'DELETE']],
  ['v1/catalogs/{catalogID}/categories/productassignments', ['POST']],
  ['v1/catalogs/{catalogID}/categories/{categoryID}/productassignments/{productID}', ['DELETE']],
  ['v1/catalogs/productassignments', ['POST']],
  ['v1/catalogs/{catalogID}/productassignments/{productID}', ['DELETE']],
  ['v1/specs/{specID}', ['PUT', 'PATCH', 'DELETE']],
  ['v1/specs/productassignments', ['POST']],
  ['v1/specs/{specID}/productassignments/{productID}', ['DELETE']],
  ['v1/specs/{specID}/options', ['POST']],
  ['v1/specs/{specID}/options/{optionID}', ['PUT', 'PATCH', 'DELETE']],
  ['v1/buyers/{buyerID}/addresses', ['POST']],
  ['v1/buyers/{buyerID}/addresses/{addressID}', writes],
  ['v1/orders/{direction}/{orderID}/submit', ['POST']],
  ['v1/orders/{direction}/{orderID}/cancel', ['POST']],
];

const ordersLines: [string, readonly string[]][] = [
  ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}', ['PUT', 'PATCH']],
  ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}/shipto', ['PUT', 'PATCH']],
  ['v1/orders/{direction}/{orderID}/shipto', ['PUT', 'PATCH']],
];

const oneByOne = (calls: typeof observed): WebhookRoute[] =>
  calls.flatMap(([Route, verbs]) => verbs.map((Verb) => ({ Route, Verb })));

/** Every call the indexer is told of, one by one. */
export const webhookRoutes: readonly WebhookRoute[] = oneByOne(observed);

/** Calls that change where, when and how lines of an order go. Of the shop's own clients they change carts, and are not told. */
export const orderLineRoutes: readonly WebhookRoute[] = oneByOne(ordersLines);
