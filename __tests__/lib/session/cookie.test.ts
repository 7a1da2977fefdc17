/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { setClock } from '@/lib/core/time/clock';
import { sealData } from 'iron-session';
import {
  cookieName,
  deviceCookieName,
  formerCookies,
  hasVisitCookie,
  readCookie,
  visitCookie,
  writeCookie,
} from '@/lib/session/cookie';
import { readSessionCookie, sessionCookie } from '@/lib/session/session-cookie.server';
import { anonymousSession, customerSession } from './sessions';

const valueOf = (setCookie: string) => setCookie.split(';')[0] ?? '';
const receipt = { userID: '299999', orderID: 'placed', link: '0123456789abcdef0123456789abcdef' };

describe('the session cookie', () => {
  afterEach(() => setClock(null));

  it('brings back what was sealed and shows nothing of it', async () => {
    const session = anonymousSession();
    const cookie = await sessionCookie({ session, receipt: null });
    expect(cookie).toMatch(/; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain(session.accessToken);
    expect(await readSessionCookie(`a=1; ${valueOf(cookie)}; b=2`)).toEqual({
      session,
      receipt: null,
    });
  });

  it.each([
    ['nothing', null],
    ['another cookie', 'lilac_other=x'],
    ['an empty value', `${cookieName}=`],
    ['text that is no seal', `${cookieName}=hello`],
    ['a seal with a version nobody knows', `${cookieName}=Fe99.2*x*y~9`],
  ])('is no session for %s', async (_, header) => {
    expect(await readSessionCookie(header)).toEqual({ session: null, receipt: null });
  });

  it('is no session when a single character was changed', async () => {
    const value = valueOf(await sessionCookie({ session: anonymousSession(), receipt: null }));
    const at = Math.floor(value.length / 2);
    const tampered = value.slice(0, at) + (value[at] === 'A' ? 'B' : 'A') + value.slice(at + 1);
    expect((await readSessionCookie(tampered)).session).toBeNull();
  });

  it('is no session when sealed with another secret or of another shape', async () => {
    const foreign = await sealData(
      { session: anonymousSession(), receipt: null },
      { password: randomBytes(32).toString('hex') },
    );
    expect((await readSessionCookie(`${cookieName}=${foreign}`)).session).toBeNull();
    const misshapen = await sessionCookie({
      session: { ...anonymousSession(), role: 'admin' } as never,
      receipt: null,
    });
    expect((await readSessionCookie(valueOf(misshapen))).session).toBeNull();
  });

  it('keeps a receipt for days, without a token of the session that ordered', async () => {
    const value = valueOf(await sessionCookie({ session: null, receipt }));
    setClock(new Date(Date.now() + 3 * 24 * 60 * 60_000));
    expect(await readSessionCookie(value)).toEqual({ session: null, receipt });
  });

  it('keeps the session beside a receipt of an older release, which opens nothing', async () => {
    const session = anonymousSession();
    const older = { userID: '299999', orderID: 'placed', accessToken: 'spent', until: Date.now() };
    const value = valueOf(await sessionCookie({ session, receipt: older as never }));
    expect(await readSessionCookie(value)).toEqual({ session, receipt: null });
  });

  it('is removed when there is nothing to keep', async () => {
    expect(await sessionCookie({ session: null, receipt: null })).toMatch(
      /^lilac_session=; .*Max-Age=0/,
    );
  });

  it('leaves the receipt out rather than grow past what browsers keep, and refuses a session that alone is too long', async () => {
    const roomy = anonymousSession({ accessToken: 'x'.repeat(2500) });
    const cookie = await sessionCookie({
      session: roomy,
      receipt: { ...receipt, orderID: 'y'.repeat(100), link: 'z'.repeat(100) },
    });
    expect(await readSessionCookie(valueOf(cookie))).toEqual({ session: roomy, receipt: null });
    await expect(
      sessionCookie({
        session: anonymousSession({ accessToken: 'x'.repeat(4000) }),
        receipt: null,
      }),
    ).rejects.toThrow('4096');
  });

  it('is Secure on https', () => {
    expect(writeCookie('v', { maxAge: 1, secure: true })).toContain('; Secure');
    expect(readCookie('x=1; lilac_session=a=b', cookieName)).toBe('a=b');
    expect(readCookie('lilac_sessions; lilac_session=a', cookieName)).toBe('a');
  });

  it.each([cookieName, deviceCookieName])('belongs to this host alone on https: %s', (name) => {
    const attributes = writeCookie('v', { name, maxAge: 1, secure: true }).split('; ');
    expect(attributes).toEqual([
      `__Host-${name}=v`,
      'Path=/',
      'Max-Age=1',
      'HttpOnly',
      'SameSite=Lax',
      'Secure',
    ]);
    expect(writeCookie('v', { name, maxAge: 1, secure: false })).toMatch(
      new RegExp(`^${name}=v; `),
    );
  });

  it.each([
    ['a session', {}, false, 'lilac_visit=1; Path=/; Max-Age=1209600; SameSite=Lax'],
    [
      'a session on https',
      {},
      true,
      '__Host-lilac_visit=1; Path=/; Max-Age=1209600; SameSite=Lax; Secure',
    ],
    [
      'one that ends with the browser',
      { brief: true },
      false,
      'lilac_visit=1; Path=/; SameSite=Lax',
    ],
    ['none', null, false, 'lilac_visit=; Path=/; Max-Age=0; SameSite=Lax'],
    ['none on https', null, true, '__Host-lilac_visit=; Path=/; Max-Age=0; SameSite=Lax; Secure'],
  ] as const)(
    'is told to scripts by a cookie that lasts as long: %s',
    (_, session, secure, cookie) => {
      expect(visitCookie(session, { secure })).toBe(cookie);
      expect(hasVisitCookie(`a=1; ${valueOf(cookie)}`)).toBe(session !== null);
    },
  );

  it.each([null, '', 'lilac_session=x', 'lilac_visits=1', 'lilac_visit='])(
    'is not told of by other cookies: %s',
    (cookies) => expect(hasVisitCookie(cookies)).toBe(false),
  );

  it('is read under the name of an older release until it is written anew, and then removed there', () => {
    expect(readCookie(`${cookieName}=old`, cookieName)).toBe('old');
    expect(readCookie(`${cookieName}=old; __Host-${cookieName}=new`, cookieName)).toBe('new');
    expect(formerCookies(true)).toEqual([
      expect.stringMatching(/^lilac_session=; .*Max-Age=0.*; Secure$/),
    ]);
    expect(formerCookies(false)).toEqual([]);
  });

  it('ends with the browser for a customer who did not ask to be remembered', async () => {
    const cookie = await sessionCookie({
      session: customerSession({ brief: true }),
      receipt: null,
    });
    expect(cookie).not.toMatch(/Max-Age|Expires/);
    expect((await readSessionCookie(cookie.split(';')[0] ?? '')).session?.brief).toBe(true);
  });
});
