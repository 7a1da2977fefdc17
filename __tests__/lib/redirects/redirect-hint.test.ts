/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { createRedirectLoader } from '@/lib/redirects/loader';
import { hintMiddleware, needsMiddleware } from '@/lib/redirects/redirect-hint';

const second = 1000;

describe('what middleware has to look at', () => {
  it('is known within a minute of a table that nobody told of', async () => {
    let time = 0;
    let rows: object[] = [];
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: () => Promise.resolve(Response.json(rows)),
      clock: () => time,
    });
    await loader.current();
    rows = [{ slug: '/spring', destination: '/c/flowers' }];
    const isNeeded = async (at: number) => {
      time = at;
      needsMiddleware('/', loader);
      await new Promise(setImmediate);
      return needsMiddleware('/spring', loader);
    };
    expect([await isNeeded(59 * second), await isNeeded(61 * second)]).toEqual([false, true]);
  });

  it('is the address as it was asked for, of which the framework sees no repeated slashes', () => {
    const loader = createRedirectLoader({ url: 'http://files/redirects.json' });
    const request = { headers: {} } as IncomingMessage;
    hintMiddleware(request, '/c//flowers?from=//host', loader);
    expect([request.url, request.headers['x-asked-url']]).toEqual([
      '/c/flowers?from=//host',
      '/c//flowers?from=//host',
    ]);
  });
});
