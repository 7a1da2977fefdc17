/** @jest-environment node */
import { setTimeout as wait } from 'node:timers/promises';
import { attemptLimit, type Rate } from '@/lib/config/attempt-limit';
import { ownStorefront, type OwnStorefront } from './support/own-storefront';

const limits = {
  LIMIT_LOG_IN: '6+60/min, 9+60/min',
  LIMIT_REGISTER: '5+30/min, 8+30/min',
  LIMIT_FORGOT: 'address 4+60/min',
  LIMIT_RESET: 'address 4+60/min',
  LIMIT_GIFT_CARD: '4+30/min, 6+30/min',
  LIMIT_CAPTCHA: '5+60/min, 5+60/min',
} as const;
/** Ten addresses of one row's own. */
const addressesOf = (row: number) =>
  Array.from({ length: 10 }, (_, index) => `203.0.${row}.${index + 1}`);
const perSecond = 100;
const none: Rate = { burst: 0, perSecond: 0 };
const password = 'Wrong-pass-word-1';
const person = { firstName: 'Ana', lastName: 'Ruiz', password, captcha: 'none' };

interface Attempt {
  name: string;
  limit: keyof typeof limits;
  method?: 'GET';
  path: string;
  /** The body of the nth attempt; one account in all of them, where attempts have accounts. */
  body?: (turn: number) => object;
  account: boolean;
}

const attempts: readonly Attempt[] = [
  {
    name: 'log-in at one account',
    limit: 'LIMIT_LOG_IN',
    path: '/api/session/log-in',
    body: () => ({ email: 'nobody@example.com', password }),
    account: false,
  },
  {
    name: 'log-in at a new account each time',
    limit: 'LIMIT_LOG_IN',
    path: '/api/session/log-in',
    body: (turn) => ({ email: `nobody-${turn}@example.com`, password }),
    account: false,
  },
  {
    name: 'register one e-mail',
    limit: 'LIMIT_REGISTER',
    path: '/api/session/register',
    body: () => ({ ...person, email: 'one@example.com' }),
    account: false,
  },
  {
    name: 'register a new e-mail each time',
    limit: 'LIMIT_REGISTER',
    path: '/api/session/register',
    body: (turn) => ({ ...person, email: `new-${turn}@example.com` }),
    account: false,
  },
  {
    name: 'ask for a reset link',
    limit: 'LIMIT_FORGOT',
    path: '/api/session/forgot',
    body: () => ({ email: 'nobody@example.com' }),
    account: false,
  },
  {
    name: 'try reset codes',
    limit: 'LIMIT_RESET',
    path: '/api/session/reset-password',
    body: (turn) => ({ username: 'nobody@example.com', code: `guess-${turn}-0000`, password }),
    account: false,
  },
  {
    name: 'guess the PIN of one gift card',
    limit: 'LIMIT_GIFT_CARD',
    path: '/api/checkout/gift-card',
    body: (turn) => ({ number: '6006490000000104', pin: String(1000 + turn) }),
    account: true,
  },
  {
    name: 'guess gift cards',
    limit: 'LIMIT_GIFT_CARD',
    path: '/api/checkout/gift-card',
    body: (turn) => ({ number: String(6_006_490_000_100_000 + turn), pin: '1234' }),
    account: false,
  },
  {
    name: 'ask for captchas',
    limit: 'LIMIT_CAPTCHA',
    method: 'GET',
    path: '/api/session/captcha',
    account: false,
  },
];

/** The same attempt at somebody else's account. */
function others(body: object): object {
  if ('number' in body) return { number: '6006490000000138' };
  return 'email' in body ? { email: 'stranger@example.com' } : { username: 'stranger@example.com' };
}

describe('limits of attempts at a hundred a second, from ten addresses, without a cookie', () => {
  let shop: OwnStorefront;
  beforeAll(async () => {
    shop = await ownStorefront({ ...limits, TRUST_PROXY: '1' });
  }, 180_000);
  afterAll(() => shop.stop());

  it.each(attempts)(
    '$name',
    async ({ name, limit, method = 'POST', path, body, account }) => {
      const row = attempts.findIndex((attempt) => attempt.name === name);
      const addresses = addressesOf(row);
      const started = performance.now();
      const answers = await Promise.all(
        Array.from({ length: 2 * perSecond }, async (_, turn) => {
          await wait((turn * 1000) / perSecond);
          const address = addresses[turn % addresses.length] ?? '';
          // The last of the list is the proxy's word; what stands before it is anybody's.
          const headers = {
            'x-forwarded-for': `198.51.100.${turn}, ${address}`,
            'sec-fetch-site': 'same-origin',
            ...(body ? { 'content-type': 'application/json' } : {}),
          };
          const { status } = await shop.request(path, {
            method,
            headers,
            body: body && JSON.stringify(body(turn)),
          });
          return { address, status };
        }),
      );
      const seconds = (performance.now() - started) / 1000;
      const passed = answers.filter(({ status }) => status !== 429);
      const most = ({ burst, perSecond: rate }: Rate) => Math.ceil(burst + rate * seconds);
      const rule = { address: none, account: none, ...attemptLimit.parse(limits[limit]) };
      // A vendor that cannot follow may say so (503); nothing breaks.
      expect(answers.filter(({ status }) => status === 500)).toEqual([]);
      for (const address of addresses)
        expect(passed.filter((answer) => answer.address === address).length).toBeLessThanOrEqual(
          most(rule.address),
        );
      if (account) expect(passed.length).toBeLessThanOrEqual(most(rule.account));
      // What the limits let through is let through, and nobody else pays for it.
      expect(passed.length).toBeGreaterThanOrEqual(
        account ? rule.account.burst : addresses.length * rule.address.burst,
      );
      const stranger = await shop.request(path, {
        method,
        headers: {
          'x-forwarded-for': `203.0.${row}.99`,
          'sec-fetch-site': 'same-origin',
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body: body && JSON.stringify({ ...body(9999), ...others(body(0)) }),
      });
      expect(stranger.status).not.toBe(429);
    },
    180_000,
  );
});
