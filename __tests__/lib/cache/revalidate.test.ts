/** @jest-environment node */
import { revalidationSchema, type Revalidation } from '@/lib/cache/revalidation';
import { signatureHeader, signBody, timestampHeader } from '@/lib/core/signature';
import { webhook } from '@/lib/http/webhook';

const secret = 'a secret of the services';
const seen: Revalidation[] = [];
const handle = webhook(
  { name: 'test', body: revalidationSchema, secrets: () => [secret, undefined] },
  async (body) => {
    seen.push(body);
    return { tags: body.tags.length };
  },
);

function send(body: string, headers: Record<string, string> = {}): Promise<Response> {
  const at = Date.now();
  return handle(
    new Request('http://shop.test/api/webhooks/revalidate', {
      method: 'POST',
      body,
      headers: {
        [timestampHeader]: String(at),
        [signatureHeader]: signBody(secret, at, body),
        ...headers,
      },
    }),
  );
}

describe('the storefront’s receiver', () => {
  beforeEach(() => seen.splice(0));

  it('hands on what is signed', async () => {
    const response = await send('{"tags":["product:100310"],"files":["redirects.json"]}');
    expect([response.status, await response.json(), response.headers.get('cache-control')]).toEqual(
      [200, { tags: 1 }, 'private, no-store'],
    );
    expect(seen).toEqual([{ tags: ['product:100310'], files: ['redirects.json'] }]);
  });

  it.each([
    ['a wrong signature', '{"tags":[]}', { [signatureHeader]: '00' }, 404],
    ['no signature', '{"tags":[]}', { [signatureHeader]: '' }, 404],
    ['an old message', '{"tags":[]}', { [timestampHeader]: '1000' }, 404],
    ['broken JSON', '{"tags":', {}, 400],
    ['a text that is no tag', '{"tags":["_N_T_/layout"]}', {}, 400],
    ['an unknown file', '{"files":["../etc/passwd"]}', {}, 400],
    ['an unknown key', '{"paths":["/"]}', {}, 400],
    ['too long a body', `{"tags":[]${' '.repeat(256 * 1024)}}`, {}, 413],
  ])('refuses %s', async (_, body, headers, status) => {
    expect((await send(body, headers)).status).toBe(status);
    expect(seen).toEqual([]);
  });
});
