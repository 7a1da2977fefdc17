/** @jest-environment node */
import { endlessBody } from '@/__tests__/support/endless-body';
import { appApiCall, appApiFile } from '@/lib/upstream/app-api/client';
import { internalCall } from '@/lib/upstream/app-api/internal-call';
import { captchaChallenge, siteVerify } from '@/lib/upstream/captcha/client';
import { getFile } from '@/lib/upstream/files/client';
import { geocode } from '@/lib/upstream/maps/client';
import { newPlaceDetails } from '@/lib/upstream/maps/places';
import { answerBytes, answerJson, mostAnswerBytes } from '@/lib/upstream/read-answer';
import { askGoogle } from '@/services/upstream/address-validation';
import { callAvatax } from '@/services/upstream/avatax';
import { captchaVerifier } from '@/services/upstream/captcha';
import { readKeptRates } from '@/services/upstream/tax-rates';
import { env } from '@/lib/config/env';
import { z } from 'zod';

const ofAppApi = {
  system: 'orders',
  operation: 'orders',
  idempotent: false,
  method: 'GET',
  path: '/api/orders',
  accessToken: 'token',
} as const;
const written = { line1: '1 Main', line2: '', city: 'Chicago', state: 'IL', zip: '60601' };

/** Every way to another system that is asked with `fetch`. */
const ways: [string, () => Promise<unknown>][] = [
  ['the App API', () => appApiCall({ ...ofAppApi, parse: z.object({}).parse })],
  ['a file of the App API', () => appApiFile(ofAppApi)],
  [
    'an internal call',
    () =>
      internalCall({
        system: 'visits',
        operation: 'visit',
        idempotent: false,
        path: '/internal/visits',
        body: {},
        answer: z.object({}),
      }),
  ],
  ['the captcha', () => siteVerify('token')],
  ['a challenge of the captcha', () => captchaChallenge()],
  ['the captcha, by the services', () => captchaVerifier(env())('token')],
  ['maps', () => geocode('60601')],
  ['places', () => newPlaceDetails('place', 'session')],
  ['address validation', () => askGoogle(env(), written)],
  ['tax', () => callAvatax(env(), { operation: 'ping', path: '/utilities/ping' })],
];
const files: typeof ways = [
  ['a static file', () => getFile('redirects.json')],
  ['the tax rates', () => readKeptRates(env())],
];

describe('a system that sends the shop elsewhere', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(ways)('is not followed with what was meant for it: %s', async (_, ask) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('redirected'));
    await expect(ask()).rejects.toThrow();
    expect(fetched.mock.calls.map(([, init]) => init?.redirect)).toContain('error');
    expect(fetched.mock.calls.every(([, init]) => init?.redirect === 'error')).toBe(true);
  });
});

describe('an answer that does not end', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is read to the limit and no further', async () => {
    const endless = endlessBody();
    await expect(answerBytes(new Response(endless.body))).rejects.toThrow(String(mostAnswerBytes));
    expect(endless.read()).toBeLessThan(2 * mostAnswerBytes);
  });

  it.each([...ways, ...files])('of %s is a failure', async (_, ask) => {
    const opened: ReturnType<typeof endlessBody>[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => {
      const endless = endlessBody();
      opened.push(endless);
      return Promise.resolve(new Response(endless.body));
    });
    await expect(ask()).rejects.toThrow();
    for (const endless of opened) expect(endless.read()).toBeLessThan(2 * mostAnswerBytes);
  });
});

describe('an answer that is no JSON', () => {
  it.each(['<html>Maintenance</html>', '{"data":[1,', ''])('is none: %j', async (text) => {
    await expect(answerJson(new Response(text))).rejects.toThrow(SyntaxError);
  });
});
