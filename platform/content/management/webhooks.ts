import { randomUUID } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import type { Database, Queryable } from '@/services/database/database';
import { enqueue, openQueue, type Queue } from '../../wire/queue';
import type { ContentAccount } from '../account';
import { signWebhook } from './sign-webhook';
import { passes, type WebhookFilter } from './webhook-filters';

export const JSON_TYPE = 'application/vnd.contentful.management.v1+json';

/** Something that happened to a resource; `resource` as the webhook's body shows it. */
export interface ContentEvent {
  action: 'create' | 'save' | 'publish' | 'unpublish' | 'delete';
  resource: { sys?: unknown } & object;
}

/** A subscription: which topics are told to which address (`Entry.publish`, `*.unpublish`, `*.*`). */
export interface Webhook {
  id: string;
  name: string;
  url: string;
  topics: string[];
  /** Only what all of them let through is told; everything where there is none. */
  filters?: WebhookFilter[];
  active: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** The queue of calls to be made. */
export const CALLS = 'content_webhook_call';

const TIMEOUT_MS = 10_000;

/** One call on its way. */
interface Call {
  webhookID: string;
  headers: Record<string, string>;
  body: string;
}

/** The space's webhooks. Calls are queued with the change they tell of and made after its commit, at least once each. */
export class Webhooks {
  readonly deliveries: Queue;

  /** The secret of `place` signs until another is set; without one, as in a new space, calls are not signed. */
  constructor(
    private readonly db: Database,
    readonly place: Pick<ContentAccount, 'space' | 'environment' | 'webhookSecret'>,
  ) {
    this.deliveries = openQueue<Call>({
      db,
      table: CALLS,
      send: (call) => this.send(call),
    });
  }

  async list(): Promise<Webhook[]> {
    return (
      await this.db.query<{ doc: Webhook }>('select doc from content_webhook order by id')
    ).map(({ doc }) => doc);
  }

  /** Makes a subscription or changes the one of that ID. */
  async put(
    wantedHook: Pick<Webhook, 'id' | 'name' | 'url' | 'topics' | 'filters'> & { active?: boolean },
  ): Promise<Webhook> {
    const at = now().toISOString();
    return this.db.tx(async (handle) => {
      const [storedHook] = await handle.query<{ doc: Webhook }>(
        'select doc from content_webhook where id = $1 for update',
        [wantedHook.id],
      );
      const webhook: Webhook = {
        active: true,
        ...wantedHook,
        version: (storedHook?.doc.version ?? -1) + 1,
        createdAt: storedHook?.doc.createdAt ?? at,
        updatedAt: at,
      };
      await handle.query(
        'insert into content_webhook (id, doc) values ($1, $2::jsonb) on conflict (id) do update set doc = excluded.doc',
        [wantedHook.id, JSON.stringify(webhook)],
      );
      return webhook;
    });
  }

  /** Deletes a subscription; calls it has not had are never made. Returns whether there was one. */
  async remove(id: string): Promise<boolean> {
    return (
      (await this.db.query('delete from content_webhook where id = $1 returning id', [id])).length >
      0
    );
  }

  /** The secret that signs every call, 64 characters; `null` while none is set. */
  async secret(): Promise<string | null> {
    const [row] = await this.db.query<{ value: string }>(
      'select value from content_webhook_secret',
    );
    return row?.value ?? this.place.webhookSecret;
  }

  async setSecret(value: string): Promise<void> {
    await this.db.query(
      'insert into content_webhook_secret (value) values ($1) on conflict (only_row) do update set value = excluded.value',
      [value],
    );
  }

  /** Queues the calls that an event causes, in the event's own transaction. */
  async tell(handle: Queryable, { action, resource }: ContentEvent): Promise<void> {
    const type = String((resource.sys as { type?: unknown } | undefined)?.type).replace(
      /^Deleted/,
      '',
    );
    const topic = `ContentManagement.${type}.${action}`;
    const rows = await handle.query<{ doc: Webhook }>(
      'select doc from content_webhook order by id',
    );
    const subscribed = rows
      .map(({ doc }) => doc)
      .filter(
        (webhook) =>
          webhook.active &&
          webhook.topics.some((wanted) => covers(wanted, type, action)) &&
          passes(webhook.filters ?? [], resource),
      );
    for (const { id, name } of subscribed) {
      const headers = {
        'content-type': JSON_TYPE,
        'x-contentful-topic': topic,
        'x-contentful-webhook-name': name,
        'x-contentful-idempotency-key': randomUUID(),
        'x-contentful-event-datetime': now().toISOString(),
        'x-contentful-space-id': this.place.space,
        'x-contentful-environment-id': this.place.environment,
      };
      await enqueue(handle, CALLS, { webhookID: id, headers, body: JSON.stringify(resource) });
    }
  }

  /** Makes one call, signed now. Throws when the receiver does not take it; a subscription that is gone or asleep gets nothing. */
  private async send({ webhookID, headers, body }: Call): Promise<void> {
    const webhook = (await this.list()).find(({ id }) => id === webhookID);
    if (!webhook?.active) return;
    const { pathname, search } = new URL(webhook.url);
    const secret = await this.secret();
    const request = { method: 'POST', path: `${pathname}${search}`, headers, body };
    const proof = secret === null ? {} : signWebhook(secret, request, now().getTime());
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: { ...headers, ...proof },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok)
      throw new Error(`The receiver of webhook ${webhookID} answered ${response.status}.`);
  }
}

function covers(wanted: string, type: string, action: string): boolean {
  const [wantedType, wantedAction] = wanted.split('.');
  return (
    (wantedType === '*' || wantedType === type) && (wantedAction === '*' || wantedAction === action)
  );
}
