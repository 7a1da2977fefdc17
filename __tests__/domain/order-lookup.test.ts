/** @jest-environment node */
import { now, setClock } from '@/lib/core/time/clock';
import { orderNumber } from '@/lib/orders/order-number';
import { storeOf } from '@/services/database/statements';
import { lookUpOrder } from '@/services/after/order-lookup';
import { describeOnServer } from '@/__tests__/support/databases';
import { followedOrders } from '@/__tests__/support/followed-orders';

describeOnServer('following an order looked up', (engine) => {
  const guesses = engine.name === 'pglite' ? 500 : 10_000;
  const { backEnd, place, lookUp, enter, sendAll, codeFor, everythingKept } =
    followedOrders(engine);

  it('is opened by the code that is mailed, once, and the code is kept nowhere', async () => {
    const placed = await place('Mixed.Case@Example.com');
    const { status, body } = await lookUp(
      ` ${placed.number.toLowerCase().replaceAll('-', ' ')}`,
      'mixed.case@example.COM ',
    );
    expect(status).toBe(202);
    const code = await codeFor(placed.email);
    expect(code).toMatch(/^\d{6}$/);
    const opened = await enter(body.data.Lookup, code);
    expect(opened.body.data).toEqual({ Token: placed.link });
    expect((await enter(body.data.Lookup, code)).status).toBe(422);
    const { rows } = await everythingKept();
    expect(rows).not.toContain(`"${code}"`);
  });

  it('is called by its ID where it has no number', async () => {
    const placed = await place();
    const { body } = await lookUp(placed.orderID, placed.email);
    expect((await enter(body.data.Lookup, await codeFor(placed.email))).status).toBe(200);
  });

  it.each([
    ['an unknown number', () => [orderNumber(999_000), 'ana@example.com']],
    ['an unknown ID', () => ['LL-12345', 'ana@example.com']],
    ['the wrong e-mail', (placed: { number: string }) => [placed.number, 'eve@example.com']],
    ['an ID that is none', () => ['../me', 'ana@example.com']],
  ] as [string, (placed: { number: string; email: string }) => [string, string]][])(
    'answers %s as it answers the right one and no sooner, and mails nobody',
    async (_, wanted) => {
      const placed = await place();
      await sendAll();
      const [number, email] = wanted(placed);
      const started = performance.now();
      const { status, body } = await lookUp(number, email);
      expect(performance.now() - started).toBeGreaterThanOrEqual(590);
      expect([status, Object.keys(body), Object.keys(body.data)]).toEqual([
        202,
        ['data'],
        ['Lookup'],
      ]);
      expect(body.data.Lookup).toMatch(/^[\w-]{22}$/);
      expect(await backEnd().appApi.sender.sendDue()).toBe(0);
      for (const code of ['000000', '123456']) {
        const refused = await enter(body.data.Lookup, code);
        expect([refused.status, refused.body.Errors[0]!.ErrorCode]).toEqual([
          422,
          'order-code-wrong',
        ]);
      }
    },
  );

  it('takes five tries, then the right code opens nothing either', async () => {
    const placed = await place();
    const { Lookup } = (await lookUp(placed.number, placed.email)).body.data;
    const code = await codeFor(placed.email);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await enter(Lookup, wrong)).status).toBe(422);
    expect((await enter(Lookup, code)).status).toBe(422);
  });

  it('of five tries at once none is had twice', async () => {
    const placed = await place();
    const { Lookup } = (await lookUp(placed.number, placed.email)).body.data;
    const code = await codeFor(placed.email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enter(Lookup, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes a code for ten minutes', async () => {
    const placed = await place();
    const { Lookup } = (await lookUp(placed.number, placed.email)).body.data;
    const code = await codeFor(placed.email);
    setClock(new Date(now().getTime() + 10 * 60_000 + 1000));
    expect((await enter(Lookup, code)).status).toBe(422);
  });

  it('keeps the code where what it opens could not be written', async () => {
    const placed = await place();
    const { body } = await lookUp(placed.number, placed.email);
    const code = await codeFor(placed.email);
    await backEnd().db.query('alter table services.order_link rename to order_link_away');
    try {
      expect((await enter(body.data.Lookup, code)).status).toBe(500);
    } finally {
      await backEnd().db.query('alter table services.order_link_away rename to order_link');
    }
    expect((await enter(body.data.Lookup, code)).status).toBe(200);
  });

  it('finds nothing for thousands of pairs of numbers and e-mails', async () => {
    const placed = [await place(), await place()];
    const store = storeOf(backEnd().db);
    const { token } = backEnd().appApi.upstream;
    let hits = 0;
    for (let guess = 0; guess < guesses; guess += 1) {
      const Number = guess % 500 ? orderNumber(1000 + guess * 31) : placed[0]!.number;
      const Email = guess % 2 ? placed[1]!.email : `${guess}@example.com`;
      if (await lookUpOrder(store, token, { Number, Email })) hits += 1;
    }
    expect(hits).toBe(0);
  }, 180_000);
});
