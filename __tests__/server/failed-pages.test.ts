/** @jest-environment node */
import { get, type IncomingHttpHeaders } from 'node:http';
import { isFromFront } from '@/lib/http/inner-fetch';
import { openFront } from './open-front';

const words = '<!DOCTYPE html><html lang="en"><body><h1>Something went wrong.</h1></body></html>';
const shell = '<!DOCTYPE html><html id="made-by-the-framework"><head></head><body></body></html>';

/** How the framework may answer a page it could not make. */
const failures: Record<string, { type?: string; body: string }> = {
  '/p/1/shell': { type: 'text/html; charset=utf-8', body: shell },
  '/p/1/bare': { body: 'Internal Server Error' },
  '/p/1/plain': { type: 'text/plain', body: 'Internal Server Error' },
  '/p/1/nothing': { body: '' },
  '/p/1/data': { type: 'text/x-component', body: '' },
  '/api/anything': { type: 'application/json', body: '{"error":{"code":"internal"}}' },
};
let front: Awaited<ReturnType<typeof openFront>>;

beforeAll(async () => {
  front = await openFront((request, response) => {
    delete request.headers.rsc;
    const failure = failures[(request.url ?? '').split('?')[0] ?? ''];
    response.statusCode = failure ? 500 : 200;
    const type = failure ? failure.type : 'text/html; charset=utf-8';
    if (type) response.setHeader('Content-Type', type);
    response.end(
      failure
        ? failure.body
        : isFromFront(request)
          ? words
          : '<!DOCTYPE html><html><body>A page</body></html>',
    );
    return Promise.resolve();
  });
});
afterAll(() => front.close());

function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: front.port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(parts).toString(),
        }),
      );
    }).once('error', reject);
  });
}

describe('a page the framework could not make (decision 009)', () => {
  it.each(['/p/1/shell', '/p/1/bare', '/p/1/plain', '/p/1/nothing'])(
    '%s is a whole page that says so, with 503',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '10',
        'private, no-store',
      ]);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(body).toContain('Something went wrong.');
    },
  );

  it('router data is a 503 without a body, so that the browser loads the document', async () => {
    const { status, headers, body } = await ask('/p/1/data?_rsc=abc', { rsc: '1' });
    expect([status, headers['retry-after'], headers['cache-control'], body]).toEqual([
      503,
      '10',
      'private, no-store',
      '',
    ]);
  });

  it('a handler’s own answer stays as it is', async () => {
    expect(await ask('/api/anything')).toMatchObject({
      status: 500,
      body: '{"error":{"code":"internal"}}',
    });
  });

  it('a page that was made is not touched', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: expect.stringContaining('A page') });
  });
});
