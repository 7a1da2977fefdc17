/** @jest-environment node */
import { newId } from '@/lib/core/ids';
import { cookieName } from '@/lib/session/cookie';
import { readSessionCookie, sessionCookie, sessionFits } from '@/lib/session/session-cookie.server';
import { anonymousSession, customerSession, tokenWithRoles } from './sessions';

const nobody = { session: null, receipt: null };
const valueOf = (setCookie: string) => (setCookie.split(';')[0] ?? '').slice(cookieName.length + 1);
const sealed = async (session = customerSession()) =>
  valueOf(await sessionCookie({ session, receipt: null }));
const read = (value: string) => readSessionCookie(`${cookieName}=${value}`);

describe('a cookie somebody worked on opens no session', () => {
  it('with any one character changed, and none makes it fail otherwise', async () => {
    const value = await sealed();
    const opened: number[] = [];
    for (let at = 0; at < value.length; at += 1) {
      const changed = value.slice(0, at) + (value[at] === 'B' ? 'C' : 'B') + value.slice(at + 1);
      if ((await read(changed)).session) opened.push(at);
    }
    expect(value.length).toBeGreaterThan(500);
    expect(opened).toEqual([]);
  }, 180_000);

  it('cut off anywhere; longer, it is nobody’s or whole', async () => {
    const session = customerSession();
    const value = await sealed(session);
    for (let length = 0; length < value.length; length += 7)
      expect([length, await read(value.slice(0, length))]).toEqual([length, nobody]);
    // What follows the seal's version is read by nobody.
    for (const more of ['A', '*', '~', '~2', '*A', '\u0000', 'A'.repeat(100_000)])
      expect([null, session]).toContainEqual((await read(value + more)).session);
  });

  it('with parts of another’s, in another order, missing or twice: never another’s', async () => {
    const session = customerSession();
    const [mine, theirs] = (
      await Promise.all([sealed(session), sealed(customerSession({ userID: 'eve' }))])
    ).map((value) => value.split('*'));
    if (!mine || !theirs) throw new Error('no cookies');
    expect(mine.length).toBeGreaterThan(6);
    let refused = 0;
    for (let at = 1; at < mine.length; at += 1) {
      const variants = [
        mine.with(at, theirs[at] ?? ''),
        mine.toSpliced(at, 1),
        mine.toSpliced(at, 0, mine[at] ?? ''),
        mine.with(at, ''),
        [...mine.slice(at), ...mine.slice(0, at)],
      ];
      for (const parts of variants) {
        const opened = (await read(parts.join('*'))).session;
        if (opened) expect(opened).toEqual(session);
        else refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(5 * (mine.length - 1) - 4);
  });

  it.each([
    ['no text at all', ''],
    ['a number', '1'],
    ['stars', '********'],
    ['the beginning of a seal', 'Fe26.2*'],
    ['a token', anonymousSession().accessToken],
    ['JSON', '{"session":{"kind":"customer"}}'],
    [
      'JSON in base64',
      Buffer.from('{"session":{"kind":"customer","userID":"ada"}}').toString('base64url'),
    ],
    ['half a character', '%E0%A4%A'],
    ['a name of every object', '__proto__'],
  ])('%s', async (_what, value) => {
    expect(await read(value)).toEqual(nobody);
  });

  it('takes the first of two cookies of its name, as browsers send the narrower path first', async () => {
    const session = customerSession();
    expect(
      (await readSessionCookie(`${cookieName}=${await sealed(session)}; ${cookieName}=x`)).session,
    ).toEqual(session);
    expect(
      (await readSessionCookie(`${cookieName}=x; ${cookieName}=${await sealed(session)}`)).session,
    ).toBeNull();
  });
});

describe('a new secret', () => {
  const secrets = {
    SESSION_SECRET: 'the secret of last spring, now retired',
    SESSION_SECRET_PREVIOUS: undefined as string | undefined,
  };
  const newSecret = 'the secret of this summer, in force now';

  /** The cookie functions of a process with these secrets. */
  async function processWith(change: Partial<typeof secrets>) {
    jest.resetModules();
    const before = process.env;
    const { SESSION_SECRET, SESSION_SECRET_PREVIOUS } = { ...secrets, ...change };
    process.env = { ...before, SESSION_SECRET, SESSION_SECRET_PREVIOUS };
    const cookies = await import('@/lib/session/session-cookie.server');
    await cookies.readSessionCookie(null);
    await cookies.sessionCookie({ session: anonymousSession(), receipt: null });
    process.env = before;
    return cookies;
  }

  it('still opens what the one before has sealed, and seals with itself', async () => {
    const session = customerSession();
    const old = valueOf(await (await processWith({})).sessionCookie({ session, receipt: null }));
    const rotated = await processWith({
      SESSION_SECRET: newSecret,
      SESSION_SECRET_PREVIOUS: secrets.SESSION_SECRET,
    });
    expect((await rotated.readSessionCookie(`${cookieName}=${old}`)).session).toEqual(session);
    const renewed = valueOf(await rotated.sessionCookie({ session, receipt: null }));
    const later = await processWith({ SESSION_SECRET: newSecret });
    expect((await later.readSessionCookie(`${cookieName}=${renewed}`)).session).toEqual(session);
    expect(await later.readSessionCookie(`${cookieName}=${old}`)).toEqual(nobody);
    const former = await processWith({});
    expect(await former.readSessionCookie(`${cookieName}=${renewed}`)).toEqual(nobody);
  });
});

describe('clocks that differ', () => {
  const minute = 60_000;
  const fourteenDays = 14 * 24 * 60 * minute;
  afterEach(() => jest.restoreAllMocks());
  const at = async <T>(skewMs: number, run: () => Promise<T>): Promise<T> => {
    const machine = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(machine + skewMs);
    try {
      return await run();
    } finally {
      clock.mockRestore();
    }
  };

  it.each([[-minute], [-1000], [0], [1000], [minute], [fourteenDays - minute]])(
    'a reader whose clock is %i ms ahead opens it',
    async (skew) => {
      const session = customerSession();
      const value = await sealed(session);
      expect((await at(skew, () => read(value))).session).toEqual(session);
    },
  );

  it('fourteen days later, with a minute’s grace, it is over', async () => {
    const value = await sealed();
    expect((await at(fourteenDays + minute - 5000, () => read(value))).session).not.toBeNull();
    expect(await at(fourteenDays + 2 * minute, () => read(value))).toEqual(nobody);
  });
});

describe('a token with very many roles', () => {
  const withRoles = (count: number, change = {}) =>
    customerSession({ accessToken: tokenWithRoles(count), ...change });

  it.each([[1], [10], [30]])('with %i fits', async (count) => {
    const session = withRoles(count);
    expect(await sessionFits(session)).toBe(true);
    expect((await read(await sealed(session))).session).toEqual(session);
  });

  it('with 70 fits or is known not to before a cookie is written; it is never cut', async () => {
    const session = withRoles(70);
    const [fits, cookie] = [
      await sessionFits(session),
      await sessionCookie({ session, receipt: null }).catch((error: Error) => error),
    ];
    if (fits)
      expect(
        (
          await readSessionCookie(
            valueOf(cookie as string) && `${cookieName}=${valueOf(cookie as string)}`,
          )
        ).session?.accessToken,
      ).toBe(session.accessToken);
    else expect(cookie).toBeInstanceOf(Error);
  });

  it('what is told to fit still does with the order that it gets', async () => {
    const withToken = (length: number) => customerSession({ accessToken: 'x'.repeat(length) });
    let length = 2000;
    while (await sessionFits(withToken(length + 1))) length += 1;
    const session = { ...withToken(length), orderID: newId() };
    expect((await read(await sealed(session))).session?.accessToken).toHaveLength(length);
  });

  it('what is told to fit can be written, whatever the names and the receipt are', async () => {
    const names = { firstName: 'Ümit'.repeat(100), lastName: 'Ö'.repeat(400) };
    const receipt = {
      userID: '299999',
      orderID: 'placed',
      link: 'y'.repeat(100),
    };
    let tooLong = 0;
    for (let count = 1; tooLong < 5; count += 1) {
      const session = withRoles(count, names);
      if (!(await sessionFits(session))) {
        tooLong += 1;
        continue;
      }
      const cookie = await sessionCookie({
        session: { ...session, orderID: newId() },
        receipt,
      });
      expect([
        count,
        valueOf(cookie).length + cookieName.length <= 4096,
        (await read(valueOf(cookie))).session?.accessToken === session.accessToken,
      ]).toEqual([count, true, true]);
    }
  }, 120_000);
});
