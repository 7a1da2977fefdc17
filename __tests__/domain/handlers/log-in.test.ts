/** @jest-environment node */
import { LineItems, Me, Orders, type MeUser } from 'ordercloud-javascript-sdk';
import type { Cart } from '@/lib/cart/cart';
import { cookieName, readCookie } from '@/lib/session/cookie';
import { readSessionCookie, sessionCookie } from '@/lib/session/session-cookie.server';
import type { SessionView } from '@/lib/session/session';
import { until } from '@/__tests__/support/until';
import { countAttempt } from '@/lib/upstream/app-api/accounts';
import { browser } from './browser';
import { captchaToken, goodPassword, newcomer, registered } from './customer';
import { shopForSuite } from './shop';

const codesOf = ({ shipments }: Cart) =>
  shipments.flatMap(({ lines }) => lines.map(({ productID, quantity }) => [productID, quantity]));
const sessionOf = async (visitor: ReturnType<typeof browser>) => {
  const { session } = await readSessionCookie(visitor.cookie());
  if (!session) throw new Error('no session');
  return session;
};
const meOf = async (visitor: ReturnType<typeof browser>) =>
  Me.Get<MeUser>({ accessToken: (await sessionOf(visitor)).accessToken });
let addresses = 0;
/** An address of its own for every test, as the front names it. */
const address = () => ({ 'x-client-address': `203.0.113.${(addresses += 1)}` });

describe('the account’s handlers', () => {
  const shop = shopForSuite();

  it('register a customer, who ends signed in with the cart kept, with the user written by the shop alone', async () => {
    const visitor = browser();
    const productID = await shop.product();
    const before = (await visitor.add(productID, 2)).body;
    const cookie = readCookie(visitor.cookie(), cookieName);
    const person = await registered(visitor);
    expect(readCookie(visitor.cookie(), cookieName)).not.toBe(cookie);
    expect((await visitor.send<SessionView>('GET', '/api/session')).body).toEqual({
      kind: 'customer',
      userID: (await meOf(visitor)).ID,
      firstName: 'Ana',
      lastName: 'Ruiz',
      cartCount: 2,
    });
    expect((await visitor.cart()).orderID).toBe(before.orderID);
    // Nobody waits for the customer system (ruling 2).
    await until(
      () => meOf(visitor),
      ({ xp }) => (xp as { CecsCustomerNumber?: string }).CecsCustomerNumber !== undefined,
    );
    expect(await meOf(visitor)).toMatchObject({
      Email: person.email,
      Username: person.email,
      xp: {
        CreatedFrom: 'Storefront',
        OrderCloudToCecsCustomerStatus: 'Synced',
        CecsCustomerNumber: expect.stringMatching(/^C-/),
        LastLoginTimeStamp: expect.any(String),
      },
    });
  });

  it('refuse a known e-mail, a weak password, a used captcha and every unknown field in words', async () => {
    const visitor = browser();
    const person = await registered(visitor);
    const other = browser();
    const send = async (change: object) =>
      other.send('POST', '/api/session/register', { ...newcomer(), captcha: 'none', ...change });
    expect(
      (await send({ email: person.email, captcha: await captchaToken(other) })).error,
    ).toMatchObject({
      code: 'email-taken',
      text: 'An account already exists with the email entered.',
      field: 'email',
    });
    expect((await send({ password: 'peonies' })).error).toMatchObject({
      code: 'password-insecure',
      field: 'password',
    });
    expect((await send({})).error).toMatchObject({
      code: 'captcha-required',
      text: 'Must enter recatpcha',
      captcha: true,
    });
    for (const field of ['xp', 'loyaltyCardNumber', 'ID', 'Active'])
      expect((await send({ [field]: 'x' })).status).toBe(400);
    expect((await sessionOf(other)).kind).toBe('anonymous');
  });

  it.each([
    ['of the App API', { system: 'app-api', method: 'POST', route: '*/register' }],
    ['of the commerce platform', { system: 'commerce', method: 'PUT', route: '*/me/register' }],
  ])('register a customer though the answer %s is lost', async (_, answer) => {
    const visitor = browser();
    const { orderID } = (await visitor.add(await shop.product(), 2)).body;
    const person = newcomer();
    const captcha = await captchaToken(visitor);
    shop.backEnd().loseAnswer(answer);
    const made = await visitor.send<SessionView>(
      'POST',
      '/api/session/register',
      { ...person, captcha },
      address(),
    );
    expect([made.error, made.body]).toMatchObject([null, { kind: 'customer', cartCount: 2 }]);
    expect((await visitor.cart()).orderID).toBe(orderID);
  });

  it('register a visitor whose token the platform does not take any more, with a new one (ruling 7)', async () => {
    const before = browser();
    await before.send('POST', '/api/session', {});
    const session = { ...(await sessionOf(before)), accessToken: 'ended' };
    const [cookie = ''] = (await sessionCookie({ session, receipt: null })).split(';');
    const visitor = browser(cookie);
    await registered(visitor);
    expect((await sessionOf(visitor)).kind).toBe('customer');
  });

  it('say that an account is created where its customer could not be logged in, and that it failed where it is not', async () => {
    const visitor = browser();
    const person = newcomer();
    const send = async () =>
      visitor.send(
        'POST',
        '/api/session/register',
        { ...person, captcha: await captchaToken(visitor) },
        address(),
      );
    shop.backEnd().breakDown('/app-api/api/register');
    const failed = await send();
    shop.backEnd().breakDown();
    expect(failed.error).toMatchObject({ code: 'upstream-unavailable' });
    // Nothing was made, so nobody failed to log in.
    expect(await countAttempt({ Account: person.email, Address: '198.51.100.252' })).toMatchObject({
      Account: 0,
    });
    const captcha = await captchaToken(visitor);
    await visitor.send('POST', '/api/session', {});
    shop.backEnd().loseAnswer({ system: 'commerce', method: 'POST', route: '*/token' });
    const made = await visitor.send(
      'POST',
      '/api/session/register',
      { ...person, captcha },
      address(),
    );
    expect([made.status, made.error]).toMatchObject([503, { code: 'registered-only' }]);
    const entered = await visitor.send<SessionView>(
      'POST',
      '/api/session/log-in',
      { email: person.email, password: goodPassword },
      address(),
    );
    expect(entered.body).toMatchObject({ kind: 'customer' });
  });

  it.each([
    ['kept while the box is ticked', true, 'Max-Age=7776000', true],
    ['removed where it is not', false, 'Max-Age=0', true],
    ['left alone by a log-in that was refused', true, '', false],
  ])('answer a log-in with the username’s cookie: %s', async (_, remember, lasts, entered) => {
    const person = await registered(browser());
    const answer = await browser().send(
      'POST',
      '/api/session/log-in',
      { email: person.email, password: entered ? goodPassword : 'Wrong-pass-word1', remember },
      address(),
    );
    const name = remember ? encodeURIComponent(person.email) : '';
    const cookies = answer.headers.getSetCookie().filter((line) => line.startsWith('lilac_user'));
    expect([answer.status, cookies[0] ?? '']).toEqual(
      entered
        ? [200, `lilac_username=${name}; Path=/api/session; ${lasts}; HttpOnly; SameSite=Strict`]
        : [401, ''],
    );
  });

  it('log in with a new session, hand the visitor’s cart over and move older lines into it, none lost, none doubled', async () => {
    const first = browser();
    const person = await registered(first);
    const [old, fresh] = [await shop.product(), await shop.product()];
    const older = (await first.add(old, 3)).body.orderID;
    const visitor = browser();
    const visited = (await visitor.add(fresh, 1)).body.orderID;
    const answer = await visitor.send<SessionView>(
      'POST',
      '/api/session/log-in',
      { email: person.email, password: goodPassword },
      address(),
    );
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        kind: 'customer',
        userID: (await meOf(visitor)).ID,
        firstName: 'Ana',
        lastName: 'Ruiz',
        cartCount: 4,
      },
    ]);
    const cart = await visitor.cart();
    expect([cart.orderID, codesOf(cart).sort()]).toEqual([
      visited,
      [
        [fresh, 1],
        [old, 3],
      ].sort(),
    ]);
    const { accessToken } = await sessionOf(visitor);
    await expect(Orders.Get('Outgoing', older ?? '', { accessToken })).rejects.toMatchObject({
      status: 404,
    });
    await visitor.send(
      'POST',
      '/api/session/log-in',
      { email: person.email, password: goodPassword },
      address(),
    );
    expect(codesOf(await visitor.cart())).toHaveLength(2);
  });

  it.each<[string, (otherID: string) => string, boolean]>([
    ['handed over', () => 'me/orders', false],
    ['joined by what waits in the account', (otherID) => `orders/Outgoing/${otherID}`, true],
  ])(
    'log in although the visitor’s cart could not be %s, with no line lost',
    async (_what, broken, handedOver) => {
      const [visited, waiting] = [await shop.product(), await shop.product()];
      const visitor = browser();
      const visitedID = (await visitor.add(visited, 1)).body.orderID ?? '';
      const first = browser();
      const person = await registered(first);
      const waitingID = (await first.add(waiting, 3)).body.orderID ?? '';
      shop.backEnd().breakDown(`/commerce/v1/${broken(waitingID)}`);
      const answer = await visitor
        .send<SessionView>(
          'POST',
          '/api/session/log-in',
          { email: person.email, password: goodPassword },
          address(),
        )
        .finally(() => shop.backEnd().breakDown());
      expect([answer.status, answer.body.kind]).toEqual([200, 'customer']);
      const cart = await visitor.cart();
      expect([cart.orderID, codesOf(cart)]).toEqual(
        handedOver ? [visitedID, [[visited, 1]]] : [waitingID, [[waiting, 3]]],
      );
      const accessToken = (await sessionOf(first)).accessToken;
      expect((await LineItems.List('Outgoing', waitingID, {}, { accessToken })).Items).toHaveLength(
        1,
      );
    },
  );

  it('keep a line in its old order while it cannot be bought again', async () => {
    const first = browser();
    const person = await registered(first);
    const scarce = await shop.product({ stock: 2 });
    const older = (await first.add(scarce, 2)).body.orderID ?? '';
    const visitor = browser();
    await visitor.add(scarce, 1);
    await visitor.send(
      'POST',
      '/api/session/log-in',
      { email: person.email, password: goodPassword },
      address(),
    );
    const kept = await LineItems.List(
      'Outgoing',
      older,
      {},
      { accessToken: (await sessionOf(visitor)).accessToken },
    );
    expect(kept.Items.map(({ ProductID, Quantity }) => [ProductID, Quantity])).toEqual([
      [scarce, 2],
    ]);
  });

  it('ask for a captcha after the third failure, whatever became of the cookies', async () => {
    const person = await registered(browser());
    const send = (change: object = {}) =>
      browser().send<SessionView>(
        'POST',
        '/api/session/log-in',
        { email: person.email, password: 'Wrong-pass-word1', ...change },
        address(),
      );
    const failures = [
      await send(),
      await send({ email: person.email.toUpperCase() }),
      await send(),
    ];
    expect(failures.map(({ error }) => [error?.code, error?.text, error?.captcha])).toEqual([
      ...Array.from({ length: 2 }, () => [
        'login-failed',
        'Username not found or password incorrect',
        undefined,
      ]),
      ['login-failed', 'Username not found or password incorrect', true],
    ]);
    expect((await send({ password: goodPassword })).error).toMatchObject({
      code: 'captcha-required',
      text: 'Must enter recatpcha',
      captcha: true,
    });
    const token = await captchaToken(browser());
    expect((await send({ password: 'Wrong-pass-word1', captcha: token })).error).toMatchObject({
      code: 'login-failed',
      captcha: true,
    });
    expect((await send({ password: goodPassword, captcha: token })).error).toMatchObject({
      code: 'captcha-required',
    });
    expect(
      (await send({ password: goodPassword, captcha: await captchaToken(browser()) })).status,
    ).toBe(200);
    expect((await send({ password: goodPassword })).status).toBe(200);
  });

  it('count attempts at once as attempts one by one', async () => {
    const person = await registered(browser());
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        browser().send(
          'POST',
          '/api/session/log-in',
          { email: person.email, password: 'Wrong-pass-word1' },
          address(),
        ),
      ),
    );
    expect(answers.filter(({ error }) => error?.code === 'login-failed')).toHaveLength(3);
  });

  it('take as long to send a reset link to an unknown e-mail as for a known one, and says which in the specification’s words', async () => {
    const person = await registered(browser());
    const timed = async (email: string) => {
      const started = performance.now();
      const answer = await browser().send('POST', '/api/session/forgot', { email }, address());
      return { ...answer, ms: performance.now() - started };
    };
    const [known, unknown] = [await timed(person.email), await timed(newcomer().email)];
    expect([known.status, unknown.status, unknown.error?.text]).toEqual([
      200,
      404,
      'Entered email is not found.',
    ]);
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThanOrEqual(590);
  });

  it('refuse a known e-mail no sooner than a registration is answered that was made (ruling 12)', async () => {
    const person = await registered(browser());
    const visitor = browser();
    const captcha = await captchaToken(visitor);
    const started = performance.now();
    const answer = await visitor.send('POST', '/api/session/register', { ...person, captcha });
    expect([answer.status, performance.now() - started >= 590]).toEqual([409, true]);
  });

  it('refuse a code that is no code, and a weak password', async () => {
    const send = (change: object) =>
      browser().send(
        'POST',
        '/api/session/reset-password',
        { username: 'ana@example.com', code: 'a'.repeat(32), password: goodPassword, ...change },
        address(),
      );
    expect((await send({})).error).toMatchObject({ code: 'reset-code-invalid' });
    expect((await send({ code: '../me' })).error).toMatchObject({ code: 'reset-code-invalid' });
    expect((await send({ password: 'short' })).error).toMatchObject({ code: 'password-insecure' });
  });
});
