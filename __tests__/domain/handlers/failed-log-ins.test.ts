/** @jest-environment node */
import { countAttempt } from '@/lib/upstream/app-api/accounts';
import { browser } from './browser';
import { captchaToken, goodPassword, newcomer, registered } from './customer';
import { shopForSuite } from './shop';

type Browser = ReturnType<typeof browser>;

let addresses = 0;
/** An address of its own for every attempt, as the front names it. */
const address = () => ({ 'x-client-address': `198.51.100.${(addresses += 1)}` });
const logIn = (visitor: Browser, email: string, password: string, more: object = {}) =>
  visitor.send('POST', '/api/session/log-in', { email, password, ...more }, address());

describe('failed log-ins (ruling 11)', () => {
  const shop = shopForSuite();

  it('counted by another storefront, or before a restart, ask for a captcha here; a right password clears them for all', async () => {
    const { email } = await registered(browser());
    for (let failure = 0; failure < 3; failure += 1)
      await countAttempt({ Account: email, Address: `198.51.100.${(addresses += 1)}` });
    expect((await logIn(browser(), email, goodPassword)).error).toMatchObject({
      code: 'captcha-required',
      captcha: true,
    });
    const visitor = browser();
    expect(
      (await logIn(visitor, email, goodPassword, { captcha: await captchaToken(visitor) })).status,
    ).toBe(200);
    expect(await countAttempt({ Account: email, Address: '198.51.100.250' })).toEqual({
      Account: 0,
      Address: 0,
    });
  });

  it('keep neither e-mail nor address as they are', async () => {
    const { email } = newcomer();
    await countAttempt({ Account: email, Address: '198.51.100.251' });
    const kept = JSON.stringify(
      await shop.backEnd().db.query('select key from services.failed_log_in'),
    );
    expect(kept).not.toMatch(/@|198\.51/);
  });

  it('from one IPv6 network count together, whichever of its addresses they come from', async () => {
    const before = async (Address: string) =>
      (await countAttempt({ Account: newcomer().email, Address })).Address;
    expect([
      await before('2001:db8:93:1::1'),
      await before('2001:db8:93:1:a:b:c:d'),
      await before('2001:db8:93:1::1'),
      await before('2001:db8:93:2::1'),
    ]).toEqual([0, 1, 2, 0]);
  });

  it('answer only what a storefront signed: the path, the bytes and the instant', async () => {
    const call = (headers: Record<string, string>) =>
      fetch(`${shop.backEnd().env.APP_API_URL}/internal/log-ins/outcomes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ Outcome: 'PasswordReset', Account: 'ana@example.com' }),
      });
    expect((await call({})).status).toBe(404);
    expect(
      (await call({ 'x-lilac-timestamp': String(Date.now()), 'x-lilac-signature': 'a'.repeat(64) }))
        .status,
    ).toBe(404);
    expect((await call({ authorization: 'Bearer a.e30.a' })).status).toBe(404);
  });

  it('have their captcha verified by the App API, and while that does not answer by the captcha’s own service', async () => {
    const { email } = await registered(browser());
    for (let failure = 0; failure < 3; failure += 1)
      await countAttempt({ Account: email, Address: `198.51.100.${(addresses += 1)}` });
    const asked = jest.spyOn(globalThis, 'fetch');
    const verified = (token: string) =>
      asked.mock.calls.filter(
        ([url, init]) =>
          init?.method === 'POST' &&
          url === `${shop.backEnd().env.APP_API_URL}/api/recaptcha/${encodeURIComponent(token)}`,
      ).length;
    const passed = async (captcha: string) => {
      const wrong = (await logIn(browser(), email, 'Wrong-pass-word1', { captcha })).error;
      return [wrong?.code, verified(captcha)];
    };
    try {
      expect(await passed(await captchaToken(browser()))).toEqual(['login-failed', 1]);
      expect(await passed('no-good')).toEqual(['captcha-required', 1]);
      expect(await passed('..')).toEqual(['captcha-required', 1]);
      shop.backEnd().breakDown('/app-api/api/recaptcha');
      expect(await passed(await captchaToken(browser()))).toEqual(['login-failed', 1]);
      shop.backEnd().breakDown('/app-api/api/recaptcha', '/captcha/siteverify');
      expect(await passed(await captchaToken(browser()))).toEqual(['upstream-unavailable', 1]);
    } finally {
      shop.backEnd().breakDown();
      asked.mockRestore();
    }
  });

  // Last: the breaker of these calls stays open for a while.
  it('are counted here while the services do not answer: the captcha still comes, and with it everybody gets in', async () => {
    const { email } = await registered(browser());
    shop.backEnd().breakDown('/app-api/internal');
    const failures = [];
    for (let failure = 0; failure < 3; failure += 1)
      failures.push((await logIn(browser(), email, 'Wrong-pass-word1')).error);
    expect(failures.map((error) => error?.captcha)).toEqual([undefined, undefined, true]);
    expect((await logIn(browser(), email, goodPassword)).error).toMatchObject({
      code: 'captcha-required',
    });
    const visitor = browser();
    expect(
      (await logIn(visitor, email, goodPassword, { captcha: await captchaToken(visitor) })).status,
    ).toBe(200);
  });
});
