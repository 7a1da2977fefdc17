/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { env } from '@/lib/config/env';
import { thrown } from '@/services/http/answers';
import { webhooks } from '@/services/webhooks/app';
import type * as LogLines from '@/__tests__/support/log-lines';
import { logLines } from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () => jest.requireActual<typeof LogLines>('@/__tests__/support/log-lines').inMemory,
);

const crash = () => Promise.reject(new TypeError('no city of ana@example.com,\nat 12 Main St'));

const calls: [string, string, () => Promise<Response>][] = [
  [
    'a call of the services',
    'request failed',
    async () => {
      const app = new Hono().post('/crashing', crash);
      app.onError((error, context) => thrown(context, error));
      return app.request('/crashing', { method: 'POST' });
    },
  ],
  [
    'a webhook',
    'webhook not taken',
    async () => {
      const nothing = () => undefined;
      const app = webhooks({
        store: { query: crash, transact: crash },
        env: env(),
        indexer: { take: crash },
        onMailQueued: nothing,
        onMoneyCalled: nothing,
      });
      const body = JSON.stringify({ Route: 'v1/products', Verb: 'POST', LogID: 'log-1' });
      const hash = createHmac('sha256', env().COMMERCE_WEBHOOK_KEY).update(body).digest('base64');
      return app.request('/webhooks/commerce', {
        method: 'POST',
        headers: { 'x-oc-hash': hash },
        body,
      });
    },
  ],
];

describe('the log of a crash', () => {
  it.each(calls)(
    'says of %s where it was, and nothing that somebody typed',
    async (_, event, call) => {
      logLines.splice(0);
      expect((await call()).status).toBeGreaterThanOrEqual(500);
      const lines = logLines.filter((line) => line.includes(event));
      expect(lines.at(-1)).toMatch(/"detail":"TypeError \| at /);
      expect(logLines.join()).not.toMatch(/ana@|Main St/);
    },
  );
});
