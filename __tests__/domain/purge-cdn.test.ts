/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openOnServer } from '@/__tests__/support/databases';
import type { CdnForm } from '@/lib/cache/cdn';
import { parseEnv } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf, type Store } from '@/services/database/statements';
import { deliverer } from '@/services/deliver';
import { outboxSender } from '@/services/outbox/sender';
import { tellStorefronts } from '@/services/outbox/tell-storefront';
import { inServices, migrations } from '@/services/schema';
import { connectUpstream } from '@/services/upstream/upstream';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const key = 'a-key-that-nobody-sees';

describe('the CDN, after a change', () => {
  let db: Database;
  let store: Store;
  let cdn: Server;
  const calls: { method?: string; headers: IncomingHttpHeaders; body: unknown }[] = [];
  /** Who was told, in order. */
  let told: string[] = [];
  let heard: () => void = () => undefined;
  /** What the CDN answers; the storefronts, on the same port, always take what they are told. */
  let answer: [status: number, body: string];

  beforeAll(async () => {
    db = await openOnServer();
    await migrate(db, 'services', migrations, inServices);
    store = storeOf(db);
    cdn = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.once('end', () => {
        told.push(request.url === '/purge' ? 'cdn' : 'storefront');
        if (request.url !== '/purge') return void response.end();
        heard();
        calls.push({ method: request.method, headers: request.headers, body: JSON.parse(text) });
        response.writeHead(answer[0]).end(answer[1]);
      });
    });
    await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => {
      cdn.close(resolve);
      cdn.closeAllConnections();
    });
    await db.close();
  });
  beforeEach(async () => {
    calls.splice(0);
    told = [];
    answer = [200, '{"success":true}'];
    jest.mocked(log).mockClear();
    await db.query('delete from services.outbox');
  });

  const origin = () => `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
  const change = (
    form?: CdnForm,
    tags = ['product:1', 'list:2', 'product:1'],
    intervalMs?: number,
  ) => {
    const env = parseEnv({
      STOREFRONT_URLS: `${origin()},${origin()}/second`,
      ...(form && { CDN_PURGE: form, CDN_PURGE_URL: `${origin()}/purge`, CDN_PURGE_KEY: key }),
    });
    return {
      sender: outboxSender(store, env, deliverer(store, env, connectUpstream(env)), { intervalMs }),
      told: store.transact(() => tellStorefronts(env.STOREFRONT_URLS, { tags }, env.CDN_PURGE)),
    };
  };
  const makeDue = () =>
    db.query('update services.outbox set due_at = clock_timestamp() where sent_at is null');

  it.each<[CdnForm, Record<string, string>, unknown]>([
    ['http', { authorization: `Bearer ${key}` }, { tags: ['product:1', 'list:2'] }],
    ['fastly', { 'fastly-key': key }, { surrogate_keys: ['product:1', 'list:2'] }],
    ['cloudflare', { authorization: `Bearer ${key}` }, { tags: ['product:1', 'list:2'] }],
  ])('%s is told once, when the storefronts have heard of it', async (form, headers, body) => {
    const { sender, told } = change(form);
    await told;
    await sender.sendDue();
    expect(calls).toEqual([]);
    const [row] = await db.query<{ last: boolean }>(
      `select bool_and(due_at < (select due_at from services.outbox where kind = 'cdn-purge')) as last
       from services.outbox where kind = 'storefront-revalidation' and sent_at is null`,
    );
    expect(row?.last).toBe(true);
    for (let turn = 0; turn < 3; turn += 1) {
      await makeDue();
      await sender.sendDue();
    }
    expect(calls).toEqual([{ method: 'POST', headers: expect.objectContaining(headers), body }]);
  });

  it('comes after the storefronts when all of them are late', async () => {
    const { sender, told: written } = change('http');
    await written;
    await makeDue();
    await sender.sendDue();
    expect(told).toEqual(['storefront', 'storefront', 'storefront', 'storefront', 'cdn']);
  });

  it('is told at its moment, however seldom the outbox is looked at', async () => {
    const hour = 3_600_000;
    const { sender, told: written } = change('http', undefined, hour);
    sender.start();
    await written;
    const began = performance.now();
    const purged = new Promise<void>((resolve) => (heard = resolve));
    sender.wake();
    await purged;
    const seconds = (performance.now() - began) / 1000;
    await sender.stop();
    expect(told).toEqual(['storefront', 'storefront', 'storefront', 'storefront', 'cdn']);
    expect(seconds).toBeLessThan(4.5);
  });

  it.each<[CdnForm, [number, string]]>([
    ['http', [503, 'busy']],
    ['fastly', [429, '{}']],
    ['cloudflare', [200, '{"success":false}']],
    ['cloudflare', [200, '<html>']],
  ])('%s that answers %p is told again, and its key stays unsaid', async (form, failure) => {
    const { sender, told } = change(form);
    await told;
    answer = [failure[0], `${failure[1]}`];
    await makeDue();
    await sender.sendDue();
    const rows = await db.query('select * from services.outbox');
    expect(rows.filter(({ sent_at }) => sent_at === null)).toMatchObject([
      { kind: 'cdn-purge', attempts: 1, last_error: expect.stringMatching(/^Error: The CDN/) },
    ]);
    expect(jest.mocked(log).mock.calls).toMatchObject([
      ['warn', 'message not sent', { operation: 'cdn-purge', attempt: 1 }],
    ]);
    expect(JSON.stringify([rows, jest.mocked(log).mock.calls])).not.toContain(key);
    answer = [200, '{"success":true}'];
    await makeDue();
    await sender.sendDue();
    await makeDue();
    await sender.sendDue();
    expect(calls).toHaveLength(2);
  });

  it('takes many tags in as many calls as it needs, and is not there without configuration', async () => {
    const tags = Array.from({ length: 61 }, (_, at) => `product:${at}`);
    const { sender, told } = change('cloudflare', tags);
    await told;
    await makeDue();
    await sender.sendDue();
    expect(calls.flatMap(({ body }) => (body as { tags: string[] }).tags).sort()).toEqual(
      tags.sort(),
    );
    expect(calls).toHaveLength(3);
    await db.query('delete from services.outbox');
    await change().told;
    expect(
      await db.query('select kind from services.outbox where kind = $1', ['cdn-purge']),
    ).toEqual([]);
  });

  it.each(['CDN_PURGE_URL', 'CDN_PURGE_KEY'])('does not start without %s', (missing) => {
    const set = {
      CDN_PURGE: 'http',
      CDN_PURGE_URL: 'https://cdn.example/purge',
      CDN_PURGE_KEY: key,
    };
    expect(() => parseEnv({ ...set, [missing]: '' }, 'services')).toThrow(
      new RegExp(`${missing}: is not set`),
    );
    expect(() => parseEnv({ ...set, [missing]: '' }, 'storefront')).not.toThrow();
  });
});
