/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Configuration } from 'ordercloud-javascript-sdk';
import { parseEnv, type Env } from '@/lib/config/env';
import type { Check } from '@/provision/doctor/check';
import { examineAlgolia } from '@/provision/doctor/algolia';
import { examineContentful } from '@/provision/doctor/contentful';
import { examineOrderCloud } from '@/provision/doctor/ordercloud';
import { examineCaptcha } from '@/provision/doctor/others';
import { examineTax } from '@/provision/doctor/tax';
import { setupCalls } from '@/provision/ordercloud/calls';

const token = ['e30', Buffer.from('{"role":[]}').toString('base64url'), ''].join('.');

describe('a vendor that turns questions away for now', () => {
  let server: Server;
  let env: Env;
  let givesTokens = true;
  let status = 503;
  let body = '{}';
  beforeAll(async () => {
    server = createServer((request, response) => {
      const isToken = givesTokens && request.url === '/oauth/token';
      response.writeHead(isToken ? 200 : status, { 'content-type': 'application/json' });
      response.end(isToken ? JSON.stringify({ access_token: token, expires_in: 600 }) : body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}`;
    env = {
      ...parseEnv({ NODE_ENV: 'test' }),
      COMMERCE_URL: url,
      FILES_URL: url,
      CAPTCHA_URL: url,
      AVATAX_URL: url,
      TAX: 'avatax',
      CONTENT_URL: url,
      CONTENT_PREVIEW_URL: url,
      CONTENT_MANAGEMENT_URL: url,
      SEARCH_HOST: `127.0.0.1:${port}`,
      SEARCH_PROTOCOL: 'http',
    };
    Configuration.Set({ baseApiUrl: url });
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const lacks = (checks: readonly Check[]) =>
    checks.flatMap(({ state, says, todo }) => (state === 'works' ? [] : [`${says} ${todo ?? ''}`]));
  /** Words that name a cause which nobody has seen. */
  const conclusions =
    /no product|no category|no local cit|no stores|no active catalog|\(nobody\)|does not know|holds no rates|is refused|gets no token|does not open/;

  const vendors: Record<string, () => Promise<Check[]>> = {
    commerce: () => examineOrderCloud(env),
    captcha: () => examineCaptcha(env),
    tax: () => examineTax(env, new Date()),
    search: () => examineAlgolia(env),
    content: () => examineContentful(env),
  };

  describe.each([429, 503])('with %i', (answered) => {
    beforeEach(() => {
      status = answered;
      givesTokens = true;
    });

    it.each(Object.keys(vendors))(
      'is said to do so, and nothing else is concluded: %s',
      async (name) => {
        const told = lacks((await vendors[name]?.()) ?? []);
        expect(told.join('\n')).not.toMatch(conclusions);
        expect(told.join('\n')).toMatch(new RegExp(`answers? (with )?${answered}|does not answer`));
      },
    );

    it('has not refused the keys it gave no token for', async () => {
      givesTokens = false;
      expect(lacks(await examineOrderCloud(env)).join('\n')).not.toMatch(conclusions);
      const read = setupCalls(env)(() => Promise.resolve());
      await expect(read).rejects.toThrow(`answers ${answered}`);
    });
  });

  it('is a captcha service that does not know an empty secret either', async () => {
    [status, body] = [200, '{"success":false,"error-codes":["missing-input-secret"]}'];
    expect(lacks(await examineCaptcha(env)).join()).toMatch(/does not know CAPTCHA_SECRET/);
  });
});
