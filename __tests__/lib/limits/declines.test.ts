/** @jest-environment node */
import { errorText } from '@/lib/core/errors/error-texts';
import { attempt, secondsUntil } from '@/lib/limits/attempts';
import * as attempts from '@/lib/limits/attempts';
import { accountOf, captchaGate, mailbox } from '@/services/app-api/limits/client';
import { keyedDigests } from '@/services/app-api/limits/client';
import { countOrder, countPayment, paymentRefusal } from '@/services/app-api/limits/attempt-limits';
import { logLines, securityLines } from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);
jest.mock('@/lib/limits/attempts', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@/lib/limits/attempts'),
}));

const client = (captcha?: string) => ({
  address: '10.0.0.1',
  userID: null,
  ...(captcha === undefined ? {} : { captcha }),
});
const gate = (captcha?: string, good = true) =>
  captchaGate(() => Promise.resolve(good), client(captcha));

describe('counting declines', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('says how long to wait, without counting', async () => {
    const who = { order: 'order-wait' };
    for (let turn = 0; turn < 6; turn += 1) await attempt('decline', who);
    const [first, second] = [
      await secondsUntil('decline', who),
      await secondsUntil('decline', who),
    ];
    expect([
      first === second,
      first > 580 && first <= 600,
      await secondsUntil('decline', { order: 'order-new' }),
    ]).toEqual([true, true, 0]);
  });

  it('gives a question back when the money is held, and no more than that', async () => {
    const payer = { order: 'order-held' };
    for (let turn = 0; turn < 20; turn += 1) {
      const counted = await countPayment(payer, gate());
      if (counted.ok) await counted.value.giveBack();
    }
    expect(await paymentRefusal(payer, gate())).toBeNull();
    for (let turn = 0; turn < 3; turn += 1) await countPayment(payer, gate());
    expect(await paymentRefusal(payer, gate())).toMatchObject({ code: 'captcha-required' });
  });

  it('tells a refusal once, by the limit that was used up, and none where the captcha was good', async () => {
    const payer = { shopper: 'told-u1', order: 'order-told' };
    const reasonsOf = async (count: () => Promise<unknown>) => {
      logLines.splice(0);
      await count();
      return securityLines().map(({ kind, reason, orderID }) => [kind, reason, orderID].join(' '));
    };
    for (let turn = 0; turn < 3; turn += 1)
      expect(await reasonsOf(() => countPayment(payer, gate()))).toEqual([]);
    expect(await reasonsOf(() => countPayment(payer, gate()))).toEqual([
      'limit-refused decline-unasked-shopper order-told',
    ]);
    for (let turn = 0; turn < 3; turn += 1)
      expect(await reasonsOf(() => countPayment(payer, gate('good')))).toEqual([]);
    expect(await reasonsOf(() => paymentRefusal(payer, gate('good')))).toEqual([
      'limit-refused decline-shopper order-told',
    ]);
    const who = { address: '10.0.0.77', userID: null, email: 'told@example.com' };
    for (let turn = 0; turn < 6; turn += 1) await countOrder(who, 0);
    expect(await reasonsOf(() => countOrder(who, 0))).toEqual([
      'limit-refused free-order-account ',
    ]);
  });

  it('asks everybody for a captcha while nobody can count', async () => {
    for (const name of ['secondsUntil', 'longestWait', 'attempt', 'take'] as const)
      jest.spyOn(attempts, name).mockRejectedValue(new Error('down'));
    expect(await countPayment({ order: 'order-down' }, gate())).toMatchObject({
      ok: false,
      error: { code: 'captcha-required' },
    });
    expect(await countPayment({ order: 'order-down' }, gate('bad', false))).toMatchObject({
      ok: false,
      error: { code: 'captcha-required' },
    });
    expect((await countPayment({ order: 'order-down' }, gate('good'))).ok).toBe(true);
  });

  it('asks the captcha service once for all that one attempt does', async () => {
    const verify = jest.fn(() => Promise.resolve(true));
    const one = captchaGate(verify, client('token'));
    expect([await one.passed(), await one.passed(), verify.mock.calls.length]).toEqual([
      true,
      true,
      1,
    ]);
    expect(
      await captchaGate(() => Promise.reject(new Error('down')), client('token')).passed(),
    ).toBe(false);
  });

  it.each([
    [{ userID: null, email: ' Ana+Seats@Example.com ' }, 'ana@example.com'],
    [{ userID: 'u1', email: 'ana@example.com' }, 'u1'],
  ])('knows who orders: %j', (who, account) => {
    expect(accountOf({ address: '', ...who })).toBe(account);
  });

  it('takes one mailbox for one, and keeps digests nobody else can make', () => {
    expect(
      new Set(['ana@example.com', 'Ana@example.com', 'ana+class@example.com'].map(mailbox)).size,
    ).toBe(1);
    const [ours, theirs] = [keyedDigests('one secret'), keyedDigests('another')];
    expect([
      ours('card', '4111111111') === ours('card', '4111111111'),
      ours('card', '4111111111') === theirs('card', '4111111111'),
    ]).toEqual([true, false]);
    expect(ours('card', '4111111111')).not.toContain('4111');
  });

  it.each([
    [30, 'a minute'],
    [600, '10 minutes'],
    [86_400, '24 hours'],
  ])('says after %i seconds: %s', (retryAfter, words) => {
    expect(errorText({ code: 'payment-paused', retryAfter })).toContain(
      `Please try again in ${words}`,
    );
  });
});
