import { createHmac } from 'node:crypto';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { signWebhook } from '@/platform/content/management/sign-webhook';
import { describeOnServer } from '../support/databases';
import { openContentShop, type ContentShop } from './support/content-shop';
import { openReceiver, type ReceivedCall } from './support/hook-receiver';

type Receiver = Awaited<ReturnType<typeof openReceiver>>;

const topicsOf = (calls: ReceivedCall[]) =>
  calls.map(({ headers }) => headers['x-contentful-topic']);
const sysOf = (call: ReceivedCall | undefined) =>
  (JSON.parse(call?.body ?? '{}') as { sys: Record<string, unknown> }).sys;

/** The signature a receiver computes from what it got. */
function expectedSignature(secret: string, { path, headers, body }: ReceivedCall): string {
  const names = (headers['x-contentful-signed-headers'] ?? '').split(',');
  const canonical = [
    'POST',
    path,
    names.map((name) => `${name}:${headers[name]}`).join(';'),
    body,
  ].join('\n');
  return createHmac('sha256', secret).update(canonical).digest('hex');
}

describe('webhook signature', () => {
  it('is the one the vendor’s own toolkit makes', () => {
    const headers = {
      'X-Contentful-Topic': 'ContentManagement.Entry.publish',
      'Content-Type': 'application/vnd.contentful.management.v1+json',
      'X-Contentful-Webhook-Name': ' Indexer ',
    };
    const request = {
      method: 'POST',
      path: '/hooks/content?x=a b&y=%20',
      headers,
      body: JSON.stringify({ sys: { id: 'é' } }),
    };
    expect(signWebhook('a'.repeat(32) + 'b'.repeat(32), request, 1767225600000)).toEqual({
      'x-contentful-signature': 'bf69d17b70fe8755ddac4d2b00c328ab7fa8efd5b469a743d86827ad8ee91e53',
      'x-contentful-signed-headers':
        'content-type,x-contentful-signed-headers,x-contentful-timestamp,x-contentful-topic,x-contentful-webhook-name',
      'x-contentful-timestamp': '1767225600000',
    });
  });
});

describeOnServer('content webhooks', (engine) => {
  let shop: ContentShop;
  let receiver: Receiver;
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
  });
  beforeEach(async () => {
    shop = await openContentShop(db);
    receiver = await openReceiver();
    await shop.management.webhook.create(
      {},
      {
        name: 'Indexer',
        url: receiver.url,
        topics: ['Entry.publish', 'Entry.unpublish'],
        headers: [],
      },
    );
  });
  afterEach(async () => {
    for (const { id } of await shop.content.webhooks.list()) await shop.content.webhooks.remove(id);
    await shop.close();
    await receiver.close();
  });

  const publish = async (title: string) => {
    const entry = await shop.management.entry.get({ entryId: 'roses' });
    const saved = await shop.management.entry.update(
      { entryId: 'roses' },
      { ...entry, fields: { ...entry.fields, title: { 'en-US': title } } },
    );
    return shop.management.entry.publish({ entryId: 'roses' }, saved);
  };

  it('tells of a publication and a withdrawal, signed, and not of a saved draft', async () => {
    await publish('Roses in June');
    await shop.management.entry.unpublish({ entryId: 'roses' });
    expect(receiver.calls).toEqual([]);
    expect(await shop.content.webhooks.deliveries.sendDue()).toBe(2);
    expect(topicsOf(receiver.calls)).toEqual([
      'ContentManagement.Entry.publish',
      'ContentManagement.Entry.unpublish',
    ]);
    const [published, withdrawn] = receiver.calls;
    expect(JSON.parse(published?.body ?? '')).toMatchObject({
      sys: { id: 'roses', type: 'Entry', contentType: { sys: { id: 'article' } } },
      fields: { title: { 'en-US': 'Roses in June' } },
    });
    expect(sysOf(withdrawn)).toMatchObject({
      id: 'roses',
      type: 'DeletedEntry',
      contentType: { sys: { id: 'article' } },
    });
    for (const call of receiver.calls) {
      expect(call.headers['x-contentful-signature']).toBe(
        expectedSignature(localPlatform.content.webhookSecret, call),
      );
      expect(call.headers['x-contentful-signed-headers']?.split(',')).toEqual(
        expect.arrayContaining(['x-contentful-timestamp', 'x-contentful-topic']),
      );
    }
  });

  it('calls again until the receiver takes it, signed anew', async () => {
    receiver.answers.push(503, 503);
    await publish('Roses again');
    shop.content.webhooks.deliveries.start();
    await until(() => receiver.calls.length === 3);
    await shop.content.webhooks.deliveries.stop();
    const keys = new Set(
      receiver.calls.map(({ headers }) => headers['x-contentful-idempotency-key']),
    );
    expect(keys.size).toBe(1);
    for (const call of receiver.calls)
      expect(call.headers['x-contentful-signature']).toBe(
        expectedSignature(localPlatform.content.webhookSecret, call),
      );
  });

  it('tells nobody of a change that was refused', async () => {
    const entry = await shop.management.entry.get({ entryId: 'roses' });
    await expect(
      shop.management.entry.publish(
        { entryId: 'roses' },
        { ...entry, sys: { ...entry.sys, version: 1 } },
      ),
    ).rejects.toMatchObject({ name: 'VersionMismatch' });
    expect(await shop.content.webhooks.deliveries.sendDue()).toBe(0);
  });

  it('signs with the secret that was set last', async () => {
    const secret = 's'.repeat(64);
    expect(await shop.management.webhook.upsertSigningSecret({}, { value: secret })).toMatchObject({
      redactedValue: 'ssss',
    });
    await publish('Roses, signed');
    await shop.content.webhooks.deliveries.sendDue();
    const [call] = receiver.calls;
    expect(call?.headers['x-contentful-signature']).toBe(call && expectedSignature(secret, call));
  });

  it('forgets what a deleted or a sleeping subscription has not had', async () => {
    const {
      items: [webhook],
    } = await shop.management.webhook.getMany({});
    await publish('Roses unheard');
    await shop.management.webhook.delete({ webhookDefinitionId: webhook!.sys.id });
    await shop.content.webhooks.put({
      id: 'asleep',
      name: 'Asleep',
      url: receiver.url,
      topics: ['*.*'],
      active: false,
    });
    await publish('Roses unheard again');
    await shop.content.webhooks.deliveries.sendDue();
    expect(receiver.calls).toEqual([]);
    expect(await shop.management.webhook.getMany({})).toMatchObject({
      total: 1,
      items: [{ name: 'Asleep', active: false }],
    });
  });

  it.each([
    ['a name', { name: ' ', url: 'http://127.0.0.1/x', topics: ['*.*'] }],
    ['an address', { name: 'A', url: 'ftp://127.0.0.1/x', topics: ['*.*'] }],
    ['topics', { name: 'A', url: 'http://127.0.0.1/x', topics: ['Entry.burn'] }],
  ])('refuses a subscription without %s', async (_, webhook) => {
    await expect(
      shop.management.webhook.create({}, { ...webhook, headers: [] }),
    ).rejects.toMatchObject({ name: 'ValidationFailed' });
  });
});

async function until(holds: () => boolean): Promise<void> {
  const deadline = performance.now() + 15_000;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error('It did not happen within 15 s.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
