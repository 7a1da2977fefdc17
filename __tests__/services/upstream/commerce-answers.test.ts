/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { Configuration, Orders } from 'ordercloud-javascript-sdk';
import { env, type Env } from '@/lib/config/env';
import { commerceCall as shopCall, configureCommerce } from '@/lib/upstream/commerce/client';
import { resetPassword, sendResetCode } from '@/lib/upstream/commerce/passwords';
import { mostAnswerBytes } from '@/lib/upstream/read-answer';
import { commerceCall } from '@/services/upstream/commerce/call';
import { attemptMs } from '@/services/upstream/commerce/call-limits';
import { middlewareToken } from '@/services/upstream/commerce/middleware-token';

let answer: RequestListener;
let server: Server;
let platform: Env;

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  platform = { ...env(), COMMERCE_URL: `http://127.0.0.1:${port}` };
  // The shop points the SDK at its own address with its first call.
  configureCommerce();
  Configuration.Set({ baseApiUrl: platform.COMMERCE_URL });
});

afterAll(
  () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    }),
);

afterEach(() => jest.restoreAllMocks());

const says =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
  };
const json = (value: object) => says(JSON.stringify(value));

const bomb = gzipSync(Buffer.from(`{"ID":"${'0'.repeat(mostAnswerBytes)}","access_token":"a"}`));
const lies: [string, () => RequestListener][] = [
  ['a page of what stands before it', () => says('<html>Back soon</html>')],
  ['half an order', () => says('{"ID":"O1","Total":')],
  ['more than anybody reads', () => says(bomb, { 'content-encoding': 'gzip' })],
];

/** The SDK looks into a token before it is used. */
const accessToken = ['{}', '{"exp":4000000000}', 'signature']
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');
const submitted = (options: object) => Orders.Submit('Incoming', 'O1', options);

describe('a commerce platform that answers with an order', () => {
  it('is understood by both', async () => {
    answer = json({ ID: 'O1' });
    expect(await commerceCall(accessToken, submitted)).toEqual({ ID: 'O1' });
    expect(await shopCall('orders', 'submit', false, accessToken, submitted)).toEqual({ ID: 'O1' });
  });
});

describe.each(lies)('a commerce platform that answers %s', (_, lie) => {
  beforeEach(() => {
    answer = lie();
  });

  it('has told the services nothing', async () => {
    await expect(commerceCall(accessToken, submitted)).rejects.toMatchObject({
      name: 'CommerceFailure',
      refused: false,
    });
  });

  it('has told the shop nothing', async () => {
    await expect(shopCall('orders', 'submit', false, accessToken, submitted)).rejects.toMatchObject(
      {
        name: 'UpstreamError',
        kind: 'unavailable',
      },
    );
  });
});

describe.each(lies)('a forgotten password, where the platform answers %s', (_, lie) => {
  it.each<[string, () => Promise<void>]>([
    ['set', () => resetPassword('code', 'ana@example.com', 'Tulips-in-May-88')],
    ['sent a code for', () => sendResetCode('ana@example.com')],
  ])('is not %s', async (_done, ask) => {
    answer = lie();
    await expect(ask()).rejects.toMatchObject({ name: 'UpstreamError', kind: 'unavailable' });
  });
});

describe('the retailer’s own token', () => {
  it('is asked for anew when the platform took the call and never answered', async () => {
    const calls: AbortController[] = [];
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const call = new AbortController();
      calls.push(call);
      return call.signal;
    });
    answer = (request) => {
      request.resume();
      calls.at(-1)?.abort(new DOMException('late', 'TimeoutError'));
    };
    const token = middlewareToken(platform);
    await expect(token.get()).rejects.toMatchObject({ name: 'CommerceFailure', refused: false });
    expect(limit).toHaveBeenCalledWith(attemptMs);
    answer = json({ access_token: 'the token', expires_in: 600 });
    expect(await token.get()).toBe('the token');
  });

  it.each(lies)('is none in %s', async (_, lie) => {
    answer = lie();
    await expect(middlewareToken(platform).get()).rejects.toMatchObject({
      name: 'CommerceFailure',
      refused: false,
    });
  });
});
