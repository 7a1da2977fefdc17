/** @jest-environment node */
import { deviceCookieName } from '@/lib/session/cookie';
import { browser } from './browser';
import { captchaToken, goodPassword, newcomer, registered } from './customer';
import { shopForSuite } from './shop';
import { relaxTimeLimits } from '@/__tests__/support/patient';

relaxTimeLimits();
process.env.LIMIT_REGISTER = '30+30/min, 3+0/min';

type Browser = ReturnType<typeof browser>;

const wrong = 'Wrong-pass-word1';
const from = (address: string) => ({ 'x-client-address': address });
const logIn = (
  visitor: Browser,
  email: string,
  password: string,
  address: string,
  more: object = {},
) => visitor.send('POST', '/api/session/log-in', { email, password, ...more }, from(address));
const codesOf = (answers: { error: { code: string } | null }[]) =>
  answers.reduce<Record<string, number>>(
    (all, { error }) => ({ ...all, [error?.code ?? 'ok']: (all[error?.code ?? 'ok'] ?? 0) + 1 }),
    {},
  );

describe('a stranger who tries a customer’s account', () => {
  const shop = shopForSuite();

  it('forty-five log-ins do not keep the owner out: from their own browser at once, from a new one with a captcha', async () => {
    const own = browser();
    const { email } = await registered(own);
    await own.send('DELETE', '/api/session');
    const answers = [];
    for (let turn = 0; turn < 45; turn += 1)
      answers.push(await logIn(browser(), email, wrong, `198.18.0.${turn % 3}`));
    expect(codesOf(answers)).toEqual({ 'login-failed': 3, 'captcha-required': 42 });
    expect((await logIn(own, email, goodPassword, '198.18.1.1')).status).toBe(200);
    const fresh = browser();
    expect((await logIn(fresh, email, goodPassword, '198.18.1.2')).error).toMatchObject({
      code: 'captcha-required',
    });
    expect(
      (
        await logIn(fresh, email, goodPassword, '198.18.1.2', {
          captcha: await captchaToken(fresh),
        })
      ).status,
    ).toBe(200);
  });

  it('do not keep the owner out after a change of their e-mail either', async () => {
    const own = browser();
    await registered(own);
    const { email } = newcomer();
    await own.send('PATCH', '/api/account/profile', {
      field: 'email',
      email,
      currentPassword: goodPassword,
    });
    await own.send('DELETE', '/api/session');
    for (let turn = 0; turn < 5; turn += 1)
      await logIn(browser(), email, wrong, `198.18.3.${turn}`);
    expect((await logIn(own, email, goodPassword, '198.18.3.9')).status).toBe(200);
  });

  it('with captchas they come to an end before the platform locks the account; the owner’s browser gets in, behind the same address too', async () => {
    const own = browser();
    const { email } = await registered(own);
    await own.send('DELETE', '/api/session');
    const answers = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const stranger = browser();
      answers.push(
        await logIn(
          stranger,
          email,
          wrong,
          '198.18.2.1',
          turn < 3 ? {} : { captcha: await captchaToken(stranger) },
        ),
      );
    }
    expect(codesOf(answers)).toEqual({ 'login-failed': 8, 'rate-limited': 4 });
    for (let turn = 0; turn < 40; turn += 1) await logIn(browser(), email, wrong, '198.18.2.1');
    expect((await logIn(browser(), email, wrong, '198.18.2.1')).error?.code).toBe('rate-limited');
    expect((await logIn(own, email, goodPassword, '198.18.2.1')).status).toBe(200);
  });

  it('the browser’s own failures take a captcha, and are counted for this customer alone', async () => {
    const own = browser();
    const [{ email }, { email: other }] = [await registered(own), await registered(browser())];
    await own.send('DELETE', '/api/session');
    const failures = [];
    for (let turn = 0; turn < 3; turn += 1)
      failures.push((await logIn(own, email, wrong, '198.18.3.1')).error?.captcha);
    expect(failures).toEqual([undefined, undefined, true]);
    expect((await logIn(own, email, goodPassword, '198.18.3.1')).error).toMatchObject({
      code: 'captcha-required',
    });
    expect((await logIn(own, other, wrong, '198.18.3.1')).error).toMatchObject({
      code: 'login-failed',
    });
    expect(
      (await logIn(own, email, goodPassword, '198.18.3.1', { captcha: await captchaToken(own) }))
        .status,
    ).toBe(200);
  });

  it('a browser’s cookie tells nobody anything, is not set by a refusal, and cannot be made up', async () => {
    const own = browser();
    const { email } = await registered(own);
    const cookie = own.device() ?? '';
    expect(cookie).toMatch(new RegExp(`^${deviceCookieName}=Fe26\\.`));
    expect(Buffer.from(cookie, 'base64url').toString('latin1') + cookie).not.toMatch(
      /ana-|example/,
    );
    const stranger = browser();
    await logIn(stranger, email, wrong, '198.18.4.1');
    expect(stranger.device()).toBeNull();
    const forged = browser(`${cookie.slice(0, -2)}AA`);
    for (let turn = 0; turn < 3; turn += 1) await logIn(browser(), email, wrong, '198.18.4.2');
    expect((await logIn(forged, email, goodPassword, '198.18.4.3')).error).toMatchObject({
      code: 'captcha-required',
    });
    expect((await logIn(browser(cookie), email, goodPassword, '198.18.4.3')).status).toBe(200);
  });

  it('fifteen requests for a link are one mail, whose link stays good; a used one makes room for the next', async () => {
    const { email } = await registered(browser());
    const ask = async (address: string, more: object = {}) =>
      browser().send<{ before?: true }>(
        'POST',
        '/api/session/forgot',
        { email, ...more },
        from(address),
      );
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, turn) => ask(`198.18.5.${turn % 5}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200));
    expect(answers.filter(({ body }) => !body.before)).toHaveLength(1);
    await shop.backEnd().sendPlatformMail();
    const mails = async () =>
      (
        await fetch(
          `${shop.backEnd().env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
        )
      ).json() as Promise<{ text: string }[]>;
    expect(await mails()).toHaveLength(1);
    const code = /code=([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1];
    const owner = browser();
    const reset = await owner.send(
      'POST',
      '/api/session/reset-password',
      { username: email, code, password: 'Tulips-in-May-88' },
      from('198.18.5.9'),
    );
    expect(reset.status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) await logIn(browser(), email, wrong, '198.18.5.10');
    expect((await logIn(owner, email, 'Tulips-in-May-88', '198.18.5.9')).status).toBe(200);
    expect((await ask('198.18.5.9')).body).toEqual({ sent: true });
  });

  it('who asks after many e-mails needs a captcha, and comes to an end', async () => {
    const ask = (captcha?: string) =>
      browser().send(
        'POST',
        '/api/session/forgot',
        { email: newcomer().email, ...(captcha ? { captcha } : {}) },
        from('198.18.6.1'),
      );
    const times = async (count: number, captcha?: string) => {
      const answers = [];
      for (let turn = 0; turn < count; turn += 1) answers.push(await ask(captcha));
      return codesOf(answers);
    };
    expect(codesOf(await Promise.all(Array.from({ length: 5 }, () => ask())))).toEqual({
      'email-unknown': 5,
    });
    expect(await times(25)).toEqual({ 'captcha-required': 25 });
    const visitor = browser();
    expect((await ask(await captchaToken(visitor))).error?.code).toBe('email-unknown');
    expect(await times(30, 'no-captcha')).toEqual({ 'captcha-required': 14, 'rate-limited': 16 });
  });

  it('do not keep anybody from registering; with captchas an e-mail comes to an end', async () => {
    const person = newcomer();
    const register = async (address: string, captcha?: string) => {
      const visitor = browser();
      return visitor.send(
        'POST',
        '/api/session/register',
        { ...person, captcha: captcha ?? (await captchaToken(visitor)) },
        from(address),
      );
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => register(`198.18.7.${turn}`, 'no-captcha')),
    );
    expect(codesOf(answers)).toEqual({ 'captcha-required': 20 });
    expect((await register('198.18.7.100')).status).toBe(200);
    const more = [];
    for (let turn = 1; turn <= 4; turn += 1) more.push(await register(`198.18.7.${100 + turn}`));
    expect(codesOf(more)).toEqual({ 'email-taken': 2, 'rate-limited': 2 });
  });
});
