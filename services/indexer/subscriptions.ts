import { Webhooks, type Webhook } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { elevatedCall } from '../upstream/commerce/call';
import { middlewareToken } from '../upstream/commerce/middleware-token';

const id = 'lilac-indexer';

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

/** The subscription of the indexer at the commerce platform. */
function commerceSubscription(env: Env): Webhook {
  return {
    ID: id,
    Name: 'Search index and page cache',
    Url: `${env.INDEXER_URL}/webhooks/commerce`,
    HashKey: env.COMMERCE_WEBHOOK_KEY,
    BeforeProcessRequest: false,
    ElevatedRoles: [],
    ApiClientIDs: env.COMMERCE_WEBHOOK_CLIENT_IDS,
    WebhookRoutes: observed.flatMap(([Route, verbs]) => verbs.map((Verb) => ({ Route, Verb }))),
  };
}

/** Makes or renews the commerce subscription; the same call again changes nothing. Throws `CommerceFailure`. */
export async function subscribeToCommerce(env: Env): Promise<void> {
  await elevatedCall(middlewareToken(env, ['WebhookAdmin']), (options) =>
    Webhooks.Save(id, commerceSubscription(env), options),
  );
}

/** Makes or renews the subscription at the content service (its management API). Throws an Error. */
export async function subscribeToContent(env: Env): Promise<void> {
  const address = `${env.CONTENT_MANAGEMENT_URL}/spaces/${env.CONTENT_SPACE}/webhook_definitions/${id}`;
  const headers = {
    authorization: `Bearer ${env.CONTENT_MANAGEMENT_TOKEN}`,
    'content-type': 'application/vnd.contentful.management.v1+json',
  };
  const known = await fetch(address, { headers, signal: AbortSignal.timeout(5000) });
  const version = known.ok
    ? String(((await known.json()) as { sys?: { version?: number } }).sys?.version ?? '')
    : '';
  const topics = [
    'Entry.publish',
    'Entry.unpublish',
    'Entry.delete',
    'Asset.publish',
    'Asset.unpublish',
    'Asset.delete',
  ];
  const answer = await fetch(address, {
    method: 'PUT',
    signal: AbortSignal.timeout(5000),
    headers: { ...headers, ...(version ? { 'x-contentful-version': version } : {}) },
    body: JSON.stringify({
      name: 'Search index and page cache',
      url: `${env.INDEXER_URL}/webhooks/content`,
      topics,
      active: true,
    }),
  });
  if (!answer.ok)
    throw new Error(`The content service refused the subscription: ${answer.status}.`);
}
