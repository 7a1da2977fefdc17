/** @jest-environment node */
import { Auth } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { setClock } from '@/lib/core/time/clock';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { browser } from './browser';
import { goodPassword, newcomer, registered } from './customer';
import { shopForSuite } from './shop';

type Browser = ReturnType<typeof browser>;

const fresh = 'Tulips-in-May-88';
let addresses = 0;
/** An address of its own for every attempt, as the front names it. */
const address = () => ({ 'x-client-address': `198.51.100.${(addresses += 1)}` });
const kind = async (visitor: Browser) =>
  (await visitor.send<{ kind: string }>('GET', '/api/session')).body.kind;
const logIn = (visitor: Browser, email: string, password: string, more: object = {}) =>
  visitor.send('POST', '/api/session/log-in', { email, password, ...more }, address());
const profile = (visitor: Browser) => visitor.send('GET', '/api/account/profile');
/** What another storefront of the same shop remembers of ended visits: nothing. */
const asAnotherStorefront = () =>
  (globalThis as unknown as Record<symbol, Map<string, number>>)[
    Symbol.for('lilac.ended-visits')
  ]?.clear();

/** A customer signed in on two devices. */
async function onTwoDevices() {
  const [mine, other] = [browser(), browser()];
  const person = await registered(mine);
  expect((await logIn(other, person.email, goodPassword)).status).toBe(200);
  return { mine, other, email: person.email };
}

/** The other device learns with its next use that its session has ended, whatever it does, and is a visitor from then on. */
async function expectEnded(
  device: Browser,
  use: () => Promise<{ status: number; error: object | null }>,
) {
  expect(await use()).toMatchObject({
    status: 401,
    error: { code: 'session-expired', text: 'Your session has ended. Please log in again.' },
  });
  expect([device.cookie(), await kind(device)]).toEqual([null, 'none']);
}

describe('which sessions end (ruling 38)', () => {
  const shop = shopForSuite();
  const mails = async (to: string) => {
    await shop.backEnd().appApi.sender.sendDue();
    return (
      await fetch(`${shop.backEnd().env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`)
    ).json() as Promise<{ subject: string; text: string }[]>;
  };

  it('Sign Out: this device alone, and a copy of its cookie at every storefront', async () => {
    const { mine, other } = await onTwoDevices();
    const copy = browser(mine.cookie());
    expect((await mine.send('DELETE', '/api/session')).status).toBe(200);
    expect([mine.cookie(), await kind(mine), await kind(other)]).toEqual([
      null,
      'none',
      'customer',
    ]);
    expect(
      (await other.send('PATCH', '/api/account/profile', { field: 'phone', phone: '6125550123' }))
        .status,
    ).toBe(200);
    asAnotherStorefront();
    await expectEnded(copy, () => profile(copy));
  });

  it.each([
    ['a read', (device: Browser) => profile(device)],
    [
      'a write',
      (device: Browser) =>
        device.send('PATCH', '/api/account/profile', { field: 'phone', phone: '6125550123' }),
    ],
    ['a look at the greeting', (device: Browser) => device.send('GET', '/api/session')],
  ])(
    'a new password: every other device with %s; this one goes on with tokens of its own, the mailbox is told',
    async (_, use) => {
      const { mine, other, email } = await onTwoDevices();
      const copy = browser(mine.cookie());
      const before = await readSessionCookie(mine.cookie());
      expect(
        (
          await mine.send('PATCH', '/api/account/profile', {
            field: 'password',
            password: fresh,
            currentPassword: goodPassword,
          })
        ).status,
      ).toBe(200);
      await expectEnded(other, () => use(other));
      expect((await profile(copy)).status).toBe(401);
      setClock(new Date(Date.now() + 61_000));
      await expectEnded(copy, () => profile(copy));
      setClock(null);
      const after = await readSessionCookie(mine.cookie());
      expect([
        after.session?.sid,
        after.session?.accessToken,
        after.session?.refreshToken,
      ]).not.toEqual(expect.arrayContaining([before.session?.sid]));
      expect(after.session?.refreshToken).not.toBe(before.session?.refreshToken);
      expect(
        (await mine.send('PATCH', '/api/account/profile', { field: 'phone', phone: '6125550124' }))
          .body,
      ).toMatchObject({ phone: '6125550124' });
      expect((await logIn(other, email, fresh)).status).toBe(200);
      expect(await mails(email)).toEqual([
        expect.objectContaining({
          subject: 'Your Lilac & Loam password was changed',
          text: expect.stringMatching(
            /^Your password was changed\s+Dear Ana,\s+The password of your account/,
          ),
        }),
      ]);
    },
  );

  it('tells the scripts of a page that there is a session, whatever begins and ends it', async () => {
    const seen: [string, boolean][] = [];
    const see = (what: string, device: Browser) => seen.push([what, device.saysVisit()]);
    const { mine, other, email } = await onTwoDevices();
    see('registered', mine);
    see('logged in', other);
    const older = browser(mine.cookie());
    await older.send('GET', '/api/session');
    see('a session of an older release', older);
    await mine.send('DELETE', '/api/session');
    see('logged out', mine);
    await mine.send('GET', '/api/session');
    see('a visitor who looks', mine);
    await mine.add('100101');
    see('a first add', mine);
    await logIn(mine, email, goodPassword);
    see('logged in with a cart', mine);
    const everywhere = { currentPassword: goodPassword };
    await mine.send('POST', '/api/account/sign-out-everywhere', everywhere);
    await profile(other);
    see('ended on another device', other);
    see('the device it was ended on', mine);
    expect(seen).toEqual([
      ['registered', true],
      ['logged in', true],
      ['a session of an older release', true],
      ['logged out', false],
      ['a visitor who looks', false],
      ['a first add', true],
      ['logged in with a cart', true],
      ['ended on another device', false],
      ['the device it was ended on', true],
    ]);
  });

  it('a new e-mail: every other device; both mailboxes are told, each in its own words', async () => {
    const { mine, other, email } = await onTwoDevices();
    const next = newcomer().email;
    expect(
      (
        await mine.send('PATCH', '/api/account/profile', {
          field: 'email',
          email: next,
          currentPassword: goodPassword,
        })
      ).body,
    ).toMatchObject({ email: next });
    await expectEnded(other, () => profile(other));
    expect((await profile(mine)).body).toMatchObject({ email: next });
    const [[before], [after]] = [await mails(email), await mails(next)];
    expect(before?.text).toMatch(/was just changed to a…@example\.com/);
    expect(before?.text).not.toContain(next);
    expect(after?.text).toContain('This is now the email address of your account');
  });

  it('Sign out everywhere: every other device, with the current password only', async () => {
    const { mine, other } = await onTwoDevices();
    const everywhere = (body: object) =>
      mine.send('POST', '/api/account/sign-out-everywhere', body, address());
    expect((await everywhere({ currentPassword: 'wrong' })).error).toMatchObject({
      code: 'password-wrong',
      field: 'currentPassword',
    });
    expect((await everywhere({})).status).toBe(400);
    expect(await kind(other)).toBe('customer');
    expect((await everywhere({ currentPassword: goodPassword })).body).toEqual({ ended: true });
    await expectEnded(other, () => profile(other));
    expect((await profile(mine)).status).toBe(200);
    expect(
      (
        await browser().send('POST', '/api/account/sign-out-everywhere', {
          currentPassword: goodPassword,
        })
      ).error,
    ).toMatchObject({ code: 'login-required' });
  });

  it('a request of this device that was under way meanwhile leaves the new cookie where it is', async () => {
    const { mine } = await onTwoDevices();
    const underWay = browser(mine.cookie());
    const before = underWay.cookie();
    const body = { currentPassword: goodPassword };
    expect(
      (await mine.send('POST', '/api/account/sign-out-everywhere', body, address())).status,
    ).toBe(200);
    expect((await profile(underWay)).error).toMatchObject({ code: 'session-expired' });
    expect(underWay.cookie()).toBe(before);
    setClock(new Date(Date.now() + 61_000));
    expect((await profile(underWay)).error).toMatchObject({ code: 'session-expired' });
    expect(underWay.cookie()).toBeNull();
    setClock(null);
  });

  it('an account that ten wrong passwords have locked says so, not that the right one is wrong', async () => {
    const { mine } = await onTwoDevices();
    const everywhere = (currentPassword: string) =>
      mine.send('POST', '/api/account/sign-out-everywhere', { currentPassword }, address());
    for (let turn = 0; turn < 10; turn += 1)
      expect((await everywhere('Wrong-pass-word1')).error?.code).toBe('password-wrong');
    expect((await everywhere(goodPassword)).error).toMatchObject({
      code: 'account-locked',
      text: 'Account is locked after too many failed logins. Try again later.',
      field: 'currentPassword',
    });
  });

  it.each([
    ['Sign out everywhere', 'POST', '/api/account/sign-out-everywhere', {}],
    ['a new password', 'PATCH', '/api/account/profile', { field: 'password', password: fresh }],
  ])(
    '%s, and the platform’s answer is lost: all others have ended, and this one goes on',
    async (_, method, path, body) => {
      const { mine, other } = await onTwoDevices();
      shop.backEnd().loseAnswer({ system: 'commerce', method: 'DELETE', route: '*/me/tokens' });
      const answer = await mine.send(
        method,
        path,
        { ...body, currentPassword: goodPassword },
        address(),
      );
      expect([answer.status, answer.error]).toEqual([200, null]);
      await expectEnded(other, () => profile(other));
      expect((await profile(mine)).status).toBe(200);
    },
  );

  it.each([
    ['password', { password: fresh }, 'session-not-renewed', fresh],
    ['email', { email: newcomer().email }, 'session-not-renewed', goodPassword],
    ['everywhere', null, 'session-expired', goodPassword],
  ] as const)(
    'all others have ended and this one does not log in anew (%s): says what is saved',
    async (field, change, code, password) => {
      const { mine, other, email } = await onTwoDevices();
      const body = { currentPassword: goodPassword };
      // The first log-in asks whether the current password is right.
      shop.backEnd().loseAnswer({ system: 'commerce', method: 'POST', route: '*/token' }, 1);
      const answer = await (change
        ? mine.send('PATCH', '/api/account/profile', { field, ...change, ...body }, address())
        : mine.send('POST', '/api/account/sign-out-everywhere', body, address()));
      expect([answer.status, answer.error]).toMatchObject([401, { code }]);
      expect(await kind(mine)).toBe('none');
      await expectEnded(other, () => profile(other));
      const known = change && 'email' in change ? change.email : email;
      expect((await logIn(mine, known, password)).status).toBe(200);
    },
  );

  it('Sign out everywhere, and the platform does not: says so, and nobody is signed out', async () => {
    const { mine, other } = await onTwoDevices();
    shop.backEnd().breakDown('/commerce/v1/me/tokens');
    const answer = await mine.send(
      'POST',
      '/api/account/sign-out-everywhere',
      { currentPassword: goodPassword },
      address(),
    );
    shop.backEnd().breakDown();
    expect([answer.status, answer.error]).toMatchObject([503, { code: 'sessions-not-ended' }]);
    expect([(await profile(mine)).status, (await profile(other)).status]).toEqual([200, 200]);
  });

  /** The code of a mailed link that was asked for in a browser. */
  const mailedCode = async (email: string) => {
    await browser().send('POST', '/api/session/forgot', { email }, address());
    await shop.backEnd().sendPlatformMail();
    const [link] =
      /https?:\/\/\S+\/reset-password\S*/.exec((await mails(email))[0]?.text ?? '') ?? [];
    return new URL(link ?? '').searchParams.get('code');
  };
  const reset = async (email: string, code: string | null) =>
    browser().send(
      'POST',
      '/api/session/reset-password',
      { username: email, code, password: fresh },
      address(),
    );

  it('a reset by mail whose answer is lost: it is done, as if it had come', async () => {
    const { mine, email } = await onTwoDevices();
    const code = await mailedCode(email);
    shop.backEnd().loseAnswer({ system: 'commerce', method: 'PUT', route: '*/password/reset/*' });
    const answer = await reset(email, code);
    expect([answer.status, answer.error]).toEqual([200, null]);
    await expectEnded(mine, () => profile(mine));
    expect((await logIn(mine, email, fresh)).status).toBe(200);
    expect((await mails(email))[0]?.subject).toBe('Your Lilac & Loam password was changed');
  });

  it('a reset by mail while wrong passwords keep the account locked: says so, and the link is good afterwards', async () => {
    const { email } = await onTwoDevices();
    const code = await mailedCode(email);
    const { clientID } = localPlatform.commerce;
    for (let failure = 0; failure < 10; failure += 1)
      await expect(Auth.Login(email, 'Wrong-pass-word1', clientID)).rejects.toThrow();
    const answer = await reset(email, code);
    expect([answer.status, answer.error]).toMatchObject([401, { code: 'account-locked' }]);
    setClock(new Date(Date.now() + 3 * 60_000));
    expect((await reset(email, code)).status).toBe(200);
    setClock(null);
  });

  it('a reset by mail that the platform does not answer: says so, and another link can be had at once', async () => {
    const { mine, email } = await onTwoDevices();
    const code = await mailedCode(email);
    shop.backEnd().breakDown('/commerce/v1/password/reset/');
    const answer = await reset(email, code);
    shop.backEnd().breakDown();
    expect(answer.error).toMatchObject({ code: 'upstream-unavailable' });
    expect((await profile(mine)).status).toBe(200);
    expect((await mine.send('POST', '/api/session/forgot', { email }, address())).body).toEqual({
      sent: true,
    });
    expect((await logIn(browser(), email, goodPassword)).status).toBe(200);
  });

  it('a reset by mail: every device; the failures of the old password are forgotten and the mailbox is told', async () => {
    const { mine, other, email } = await onTwoDevices();
    for (let failure = 0; failure < 3; failure += 1)
      await logIn(browser(), email, 'Wrong-pass-word1');
    expect((await logIn(browser(), email, goodPassword)).error).toMatchObject({
      code: 'captcha-required',
    });
    expect((await reset(email, await mailedCode(email))).status).toBe(200);
    await expectEnded(mine, () => profile(mine));
    await expectEnded(other, () => profile(other));
    expect((await logIn(mine, email, fresh)).status).toBe(200);
    const [notice] = await mails(email);
    expect(notice).toMatchObject({
      subject: 'Your Lilac & Loam password was changed',
      text: expect.stringMatching(/^Your password was changed\s+Hello,/),
    });
  });
});
