import { invalid, refusal } from '../errors';
import { isJson, type Json } from '../engine/json';
import type { Resource } from '../engine/resource';
import { models } from '../models';
import { textsOf } from '../setup/texts-of';
import { isDeliverable } from './is-deliverable';

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
  if (!isDeliverable(String(webhook.Url)))
    throw refusal('Webhook.UrlSchemeHttps', { Url: webhook.Url });
  if (webhook.BeforeProcessRequest === true)
    throw invalid('BeforeProcessRequest', 'is not offered here.');
  const routes: unknown[] = Array.isArray(webhook.WebhookRoutes) ? webhook.WebhookRoutes : [];
  const WebhookRoutes = routes.map((route) => {
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
    ApiClientIDs: textsOf(webhook, 'ApiClientIDs'),
    ElevatedRoles: textsOf(webhook, 'ElevatedRoles'),
  };
}
