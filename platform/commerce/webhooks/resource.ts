import { invalid, refusal } from '../errors';
import { isJson, type Json } from '../engine/json';
import type { Resource } from '../engine/resource';
import { models } from '../models';

const VERBS = ['POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Subscriptions to calls of the platform. `WebhookRoutes` names each call by its path (`v1/products/{productID}`) and verb; it is told
 * of when a client of `ApiClientIDs` makes it. Webhooks that come before the call are not offered here.
 */
export const webhookResource: Resource = {
  kind: 'Webhook',
  model: models.Webhook,
  path: '/webhooks',
  param: 'webhookID',
  verbs: ['list', 'get', 'create', 'save', 'patch', 'delete'],
  read: ['WebhookReader', 'WebhookAdmin'],
  write: ['WebhookAdmin'],
  list: {
    model: models.Webhook,
    sortable: ['Name', 'ID'],
    searchable: ['ID', 'Name', 'Description'],
    defaultSort: ['Name'],
  },
  finish,
};

function finish(webhook: Json): Json {
  if (typeof webhook.HashKey !== 'string' || webhook.HashKey === '')
    throw refusal('Webhook.MissingHashKey');
  requireAddress(String(webhook.Url));
  if (webhook.BeforeProcessRequest === true)
    throw invalid('BeforeProcessRequest', 'is not offered here.');
  const WebhookRoutes = listOf(webhook, 'WebhookRoutes').map((route) => {
    const { Route, Verb } = isJson(route) ? route : {};
    if (
      typeof Route !== 'string' ||
      typeof Verb !== 'string' ||
      !VERBS.includes(Verb.toUpperCase())
    )
      throw invalid('WebhookRoutes', 'needs Route and Verb.');
    return { Route, Verb: Verb.toUpperCase() };
  });
  return {
    ...webhook,
    WebhookRoutes,
    ApiClientIDs: texts(webhook, 'ApiClientIDs'),
    ElevatedRoles: texts(webhook, 'ElevatedRoles'),
  };
}

/** The vendor delivers over https only; on this machine plain http is let through. */
function requireAddress(address: string): void {
  const url = URL.canParse(address) ? new URL(address) : null;
  const local =
    url?.protocol === 'http:' && /^(127\.0\.0\.1|localhost|\[::1\])$/.test(url.hostname);
  if (url?.protocol !== 'https:' && !local)
    throw refusal('Webhook.UrlSchemeHttps', { Url: address });
}

function texts(webhook: Json, name: string): string[] {
  return listOf(webhook, name).map((value) => {
    if (typeof value !== 'string') throw invalid(name, 'must hold texts.');
    return value;
  });
}

function listOf(webhook: Json, name: string): unknown[] {
  const value = webhook[name];
  return Array.isArray(value) ? value : [];
}
