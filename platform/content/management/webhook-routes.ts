import { Hono, type Context } from 'hono';
import { newId } from '@/lib/core/ids';
import { readObject } from '../../wire/body';
import { ContentFault, notFound } from '../fault';
import { linkTo } from '../resources';
import { answer } from './answer';
import { isFilter } from './webhook-filters';
import type { Webhook, Webhooks } from './webhooks';

const TOPIC = /^(\*|Entry|Asset|ContentType)\.(\*|create|save|publish|unpublish|delete)$/;
const SECRET = /^[0-9a-zA-Z+/=_-]{64}$/;

/** Webhook definitions and the signing secret of the management API, at the space. */
export function webhookRoutes(webhooks: Webhooks): Hono {
  const space = linkTo('Space', webhooks.place.space);
  const shown = (webhook: Webhook) => shownIn(space, webhook);
  const redacted = (secret: string) => ({
    redactedValue: secret.slice(-4),
    sys: { type: 'WebhookSigningSecret', space },
  });
  const put = async (c: Context, id: string, status: 200 | 201) =>
    answer(c, shown(await webhooks.put({ id, ...(await definitionOf(c)) })), status);
  return new Hono()
    .get('/webhook_definitions', async (c) => {
      const items = (await webhooks.list()).map(shown);
      return answer(c, { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 100, items });
    })
    .post('/webhook_definitions', (c) => put(c, newId(), 201))
    .get('/webhook_definitions/:id', async (c) => {
      const webhook = (await webhooks.list()).find(({ id }) => id === c.req.param('id'));
      if (!webhook) throw notFound({ type: 'WebhookDefinition', id: c.req.param('id') });
      return answer(c, shown(webhook));
    })
    .put('/webhook_definitions/:id', (c) => put(c, c.req.param('id'), 200))
    .delete('/webhook_definitions/:id', async (c) => {
      if (!(await webhooks.remove(c.req.param('id'))))
        throw notFound({ type: 'WebhookDefinition', id: c.req.param('id') });
      return c.body(null, 204);
    })
    .get('/webhook_settings/signing_secret', async (c) => {
      const secret = await webhooks.secret();
      if (secret === null) throw notFound({ type: 'WebhookSigningSecret' });
      return answer(c, redacted(secret));
    })
    .put('/webhook_settings/signing_secret', async (c) => {
      const { value } = await bodyOf(c);
      if (typeof value !== 'string' || !SECRET.test(value))
        throw invalid(
          'value',
          'The secret has exactly 64 characters: letters, digits and + / = _ -',
        );
      await webhooks.setSecret(value);
      return answer(c, redacted(value));
    });
}

function shownIn(
  space: object,
  { id, version, createdAt, updatedAt, ...definition }: Webhook,
): Record<string, unknown> {
  return {
    ...definition,
    headers: [],
    sys: {
      type: 'WebhookDefinition',
      id,
      version,
      createdAt,
      updatedAt,
      space,
    },
  };
}

async function definitionOf(
  c: Context,
): Promise<Pick<Webhook, 'name' | 'url' | 'topics' | 'filters' | 'active'>> {
  const { name, url, topics, filters, active = true } = await bodyOf(c);
  if (typeof name !== 'string' || name.trim() === '') throw invalid('name', 'A name is required.');
  if (typeof url !== 'string' || !URL.canParse(url) || !/^https?:/.test(url))
    throw invalid('url', 'A web address is required.');
  if (
    !Array.isArray(topics) ||
    topics.length === 0 ||
    !topics.every((topic) => TOPIC.test(String(topic)))
  )
    throw invalid('topics', 'Topics such as Entry.publish are required.');
  if (
    filters !== undefined &&
    filters !== null &&
    !(Array.isArray(filters) && filters.every(isFilter))
  )
    throw invalid('filters', 'A list of filters over IDs is expected.');
  return {
    name,
    url,
    topics: topics.map(String),
    ...(Array.isArray(filters) ? { filters } : {}),
    active: active === true,
  };
}

async function bodyOf(c: Context): Promise<Record<string, unknown>> {
  const body = await readObject(c.req.raw, 100_000);
  if (!body.ok) throw new ContentFault(400, 'BadRequest', 'The body is not a JSON object.');
  return body.value;
}

function invalid(field: string, details: string): ContentFault {
  return new ContentFault(422, 'ValidationFailed', 'Validation error', {
    errors: [{ name: 'invalid', path: [field], details }],
  });
}
