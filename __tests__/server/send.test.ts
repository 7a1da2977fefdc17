/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passingText } from '@/lib/cache/finished-text';
import { send } from '@/server/send';

const page = { ...passingText('<p>Roses</p>'.repeat(400)), etag: '"page-1"' };

/** What a browser with these headers is sent of a page with this status. */
async function asked(headers: Record<string, string>, status = 200) {
  const server = createServer((request, response) => {
    const answer = {
      status,
      headers: { 'content-type': 'text/html', 'cache-control': 'max-age=60' },
      text: page,
    };
    void send(request, response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  const body = await answer.text();
  await new Promise((resolve) => server.close(resolve));
  return { status: answer.status, headers: answer.headers, body };
}

describe('a page that the browser may have', () => {
  it.each([
    ['as it was sent', '"page-1"'],
    ['compressed', 'W/"page-1"'],
    ['among others', '"page-0", W/"page-1"'],
    ['in any version', '*'],
  ])('is not sent again to who has it %s', async (_, known) => {
    const { status, headers, body } = await asked({ 'if-none-match': known });
    expect([status, body]).toEqual([304, '']);
    expect(headers.get('etag')).toBe('"page-1"');
    expect(headers.get('cache-control')).toBe('max-age=60');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect([headers.get('content-type'), headers.get('content-length')]).toEqual([null, null]);
  });

  it.each([
    ['another version', '"page-0"'],
    ['none', ''],
  ])('is sent to who has %s', async (_, known) => {
    const { status, body } = await asked({ 'if-none-match': known });
    expect([status, body.length]).toEqual([200, 4800]);
  });

  it('is sent with a status that says more than that it is there', async () => {
    const { status, body } = await asked({ 'if-none-match': '"page-1"' }, 404);
    expect([status, body.length]).toEqual([404, 4800]);
  });

  it('is known compressed by a weak name, and as it is by a strong one', async () => {
    const small = await asked({ 'accept-encoding': 'gzip' });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('etag')).toBe('W/"page-1"');
    const plain = await asked({ 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('etag')).toBe('"page-1"');
  });
});

describe('a certain version of a page', () => {
  it.each([
    ['as it was sent', '"page-1"'],
    ['among others', 'W/"page-1", "page-0", "page-1"'],
    ['in any version', '*'],
  ])('is sent to who wants it %s', async (_, wanted) => {
    const { status, body } = await asked({ 'if-match': wanted });
    expect([status, body.length]).toEqual([200, 4800]);
  });

  it.each(['W/"page-1"', 'W/"page-1", "page-0"'])(
    'is refused to who knows it by a weak tag: compressed bytes are no certain ones (%s)',
    async (wanted) => {
      expect((await asked({ 'if-match': wanted })).status).toBe(412);
    },
  );

  it('is refused where it is another, whatever the browser has', async () => {
    const known = { 'if-match': '"page-0"', 'if-none-match': '"page-1"' };
    const { status, headers, body } = await asked(known);
    expect([status, body]).toEqual([412, '412\n']);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
  });

  it('is no matter where there is no page', async () => {
    expect((await asked({ 'if-match': '"page-0"' }, 404)).status).toBe(404);
  });
});
