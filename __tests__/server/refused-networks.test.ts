/** @jest-environment node */
import { securityLines } from '@/__tests__/support/log-lines';
import { revalidationSchema } from '@/lib/cache/revalidation';
import { webhook } from '@/lib/http/webhook';
import { openFront } from './open-front';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);

process.env.LIMIT_MISSING_PAGES = 'address 1+0/day';

const lines = (reason: string) =>
  securityLines()
    .filter((line) => line.reason === reason)
    .map(({ kind, network }) => [kind, network]);

describe('the security log names the network', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    front = await openFront(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end('{"exists":false}');
        return Promise.resolve();
      },
      undefined,
      { TRUST_PROXY: '1' },
    );
  });
  afterAll(() => front.close());

  it('of each client whose requests for pages are refused', async () => {
    const ask = async (address: string) =>
      (
        await fetch(`http://127.0.0.1:${front.port}/p/none`, {
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    const clients = ['203.0.113.7', '198.51.100.8'];
    for (const address of clients) {
      expect(await ask(address)).toBe(404);
      expect(await ask(address)).toBe(429);
    }
    expect(lines('missing-page-address')).toEqual([
      ['limit-refused', '203.0.113.0/24'],
      ['limit-refused', '198.51.100.0/24'],
    ]);
  });

  it('of who sends a message of ours unsigned', async () => {
    const handle = webhook(
      { name: 'test', body: revalidationSchema, secrets: () => ['a secret', undefined] },
      () => Promise.resolve({}),
    );
    const forged = new Request('http://shop.test/api/webhooks/revalidate', {
      method: 'POST',
      body: '{"tags":[]}',
      headers: { 'x-client-address': '203.0.113.7' },
    });
    expect((await handle(forged)).status).toBe(404);
    expect(lines('unsigned-webhook')).toEqual([['foreign-token', '203.0.113.0/24']]);
  });
});
