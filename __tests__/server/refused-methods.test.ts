/** @jest-environment node */
import { openFront } from './open-front';

/** A handler as the framework makes it: it tells its methods, and refuses any other without a word. */
const methods = ['GET', 'HEAD', 'OPTIONS', 'POST'];

describe('a method that a handler does not take', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeAll(async () => {
    front = await openFront((request, response) => {
      const { method = '', url } = request;
      const isTold = method === 'OPTIONS' && url !== '/api/silent';
      if (isTold) response.setHeader('allow', methods.join(', '));
      response.writeHead(method === 'OPTIONS' ? 204 : methods.includes(method) ? 200 : 405);
      response.end();
      return Promise.resolve();
    });
  });
  afterAll(() => front.close());

  const ask = async (method: string, path: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${front.port}${path}`, { method });
    return [status, headers.get('allow'), headers.get('cache-control')];
  };

  it('is refused with those it takes, and kept by nobody', async () => {
    expect(await ask('DELETE', '/api/cart?a=1')).toEqual([
      405,
      'GET, HEAD, POST',
      'private, no-store',
    ]);
  });

  it('is refused where nobody can say which it takes', async () => {
    expect(await ask('DELETE', '/api/silent')).toEqual([405, null, 'private, no-store']);
  });
});
