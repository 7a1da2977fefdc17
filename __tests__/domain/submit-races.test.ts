/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Orders, Products } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import { earliestDay } from '@/lib/delivery/check-day';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { standingOf } from '@/scripts/prove/books';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnBothEngines } from '../support/databases';
import { seller, shopping, submitRequest } from '../support/shopping';
import { relaxTimeLimits } from '../support/patient';

relaxTimeLimits();

describeOnBothEngines('many at once', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterAll(() => backEnd.close());

  const standing = (orderID: string) => standingOf(backEnd.env.PLATFORM_URL, orderID);
  const setStock = async (productID: string, QuantityAvailable: number) =>
    Products.Patch(productID, { Inventory: { Enabled: true, QuantityAvailable } }, await seller());

  let rose = '';
  const pool: Awaited<ReturnType<typeof shop.readyCart>>[] = [];
  /** Carts of one rose each that nobody has placed yet; what a race before left over is used again. Another day is said where wanted. */
  const readyCarts = async (count: number, stock: number, day?: string) => {
    rose ||= await shop.product({ stock });
    await setStock(rose, stock);
    const carts = pool.splice(0, count);
    const many = async <T>(total: number, work: (index: number) => Promise<T>) => {
      for (let first = 0; first < total; first += 5)
        await Promise.all(
          Array.from({ length: Math.min(5, total - first) }, (_, index) => work(first + index)),
        );
    };
    await many(count - carts.length, async () => {
      carts.push(await shop.readyCart([{ id: rose }]));
    });
    if (day)
      await many(count, async (index) => {
        carts[index]!.total = (
          await shop.fulfill(carts[index]!, { RequestedDeliveryDate: day })
        ).body.Order.Total;
      });
    return carts;
  };

  // The embedded engine runs one transaction at a time: the races are PostgreSQL's.
  const crowd = engine.name === 'postgres' ? 50 : 12;

  it.each([[1], [10]])(
    `stock %i bought by ${crowd}: as many orders as stock, nothing held for the others`,
    async (stock) => {
      const buyers = crowd;
      const carts = await readyCarts(buyers, stock);
      const ends = await shop.submitAll(carts);
      const placed = ends.filter((end) => end === 'Submitted').length;
      const refused = ends.filter((end) => end === 'out-of-stock').length;
      expect({ placed, refused }).toEqual({ placed: stock, refused: buyers - stock });
      const held = await Promise.all(carts.map(({ orderID }) => standing(orderID)));
      const submitted = await Promise.all(
        carts.map(async (cart) => (await Orders.Get('Outgoing', cart.orderID, cart)).IsSubmitted),
      );
      expect(held.filter((count) => count > 0)).toHaveLength(stock);
      expect(held.map((count) => count === 1)).toEqual(submitted);
      expect((await Products.Get(rose, await seller())).Inventory.QuantityAvailable).toBe(0);
      pool.push(...carts.filter((_, index) => !submitted[index]));
    },
    240_000,
  );

  it('an attempt withdrawn while it is on its way: placed or never begun, and both are told the same', async () => {
    const carts = await readyCarts(engine.name === 'postgres' ? 20 : 8, 50);
    const ends = await Promise.all(
      carts.map(async (cart, index) => {
        const AttemptID = randomUUID();
        const withdraw = () => shop.withdraw(cart, AttemptID);
        const submit = () => shop.submit(cart, { AttemptID });
        const [first, second] = index % 2 === 0 ? [withdraw, submit] : [submit, withdraw];
        await Promise.all([first(), second()]);
        await backEnd.appApi.orders.settle();
        await backEnd.appApi.reconciler.reconcile();
        const told = [await withdraw(), await submit()].map(({ body }) =>
          body.Status === 'Refused' ? body.Code : body.Status,
        );
        const { IsSubmitted } = await Orders.Get('Outgoing', cart.orderID, cart);
        return { told, IsSubmitted, held: await standing(cart.orderID) };
      }),
    );
    for (const { told, IsSubmitted, held } of ends)
      expect({ told, IsSubmitted, held }).toEqual(
        IsSubmitted
          ? { told: ['Submitted', 'Submitted'], IsSubmitted, held: 1 }
          : { told: ['cannot-process', 'cannot-process'], IsSubmitted, held: 0 },
      );
    pool.push(...carts.filter((_, index) => !ends[index]!.IsSubmitted));
  }, 240_000);

  it('the last place of a day’s runs wanted by all: one order, nothing held for the others, and the day is full', async () => {
    // Far enough ahead that no other test's order goes that day.
    const day =
      earliestDay({
        method: 'LocalDelivery',
        leadDays: 30,
        settings: defaultBuyerSettings,
        now: now(),
      }) ?? '';
    const { xp } = defaultBuyerSettings;
    const full = Object.fromEntries(
      xp.DeliveryRuns.map(({ id }) => [id, { checkedRun: false, capacity: id === 'PM' ? 1 : 0 }]),
    );
    await backEnd.setSettings({
      ...defaultBuyerSettings,
      xp: { ...xp, DeliveryDatesN: { ...xp.DeliveryDatesN, [day]: full } },
    });
    // Read while the machine is busy it may be the old ones for a moment.
    while ((await backEnd.appApi.upstream.settings.get()).xp.DeliveryDatesN[day] === undefined)
      backEnd.appApi.upstream.settings.drop();
    try {
      const carts = await readyCarts(crowd, 500, day);
      const ends = await shop.submitAll(carts);
      expect(ends.filter((end) => end === 'Submitted')).toHaveLength(1);
      expect(ends.filter((end) => end === 'selections-invalid')).toHaveLength(crowd - 1);
      const held = await Promise.all(carts.map(({ orderID }) => standing(orderID)));
      expect(held.reduce((sum, count) => sum + count, 0)).toBe(1);
      expect((await Products.Get(rose, await seller())).Inventory.QuantityAvailable).toBe(499);
      const late = await shop.cart([{ id: rose }]);
      expect(
        (await shop.fulfill(late, { RequestedDeliveryDate: day })).body.Errors[0],
      ).toMatchObject({ ErrorCode: 'selections-invalid' });
    } finally {
      await backEnd.setSettings(defaultBuyerSettings);
    }
  }, 240_000);

  it('one order submitted 55 times: one order, one authorisation, equal answers', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product({ stock: 50 }) }]);
    const answers = await Promise.all(Array.from({ length: 55 }, () => shop.submit(buyer)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify(answers[0])]),
    );
    expect(answers[0]!.body.Status).toBe('Submitted');
    expect(await standing(buyer.orderID)).toBe(1);
    const [{ mails }] = (await backEnd.db.query<{ mails: number }>(
      'select count(*)::int as mails from services.outbox where message_id like $1',
      [`<order-${buyer.orderID}@%`],
    )) as [{ mails: number }];
    expect(mails).toBe(1);
  }, 180_000);

  it('one order submitted with ten different cards: one is charged, the others are told so', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const cards = [
      'fake-valid-nonce',
      'fake-valid-visa-nonce',
      'fake-valid-mastercard-nonce',
      'fake-valid-amex-nonce',
      'fake-valid-discover-nonce',
    ];
    const answers = await Promise.all(
      cards.map((Nonce) => shop.submit(buyer, { LilacPayments: [{ Type: 'CreditCard', Nonce }] })),
    );
    expect(answers.filter(({ body }) => body.Status === 'Submitted')).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(cards.length - 1);
    expect(await standing(buyer.orderID)).toBe(1);
  }, 180_000);

  it('a caller who goes away gets the same order on the second try', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const away = new AbortController();
    backEnd.at((point) => {
      if (point === 'card-authorised') away.abort();
    });
    const lost = fetch(`${backEnd.env.APP_API_URL}/api/submitorder`, {
      method: 'POST',
      signal: away.signal,
      body: JSON.stringify(submitRequest(buyer)),
      headers: { authorization: `Bearer ${buyer.accessToken}`, 'content-type': 'application/json' },
    });
    await expect(lost).rejects.toThrow();
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Submitted',
      OrderID: buyer.orderID,
    });
    expect(await standing(buyer.orderID)).toBe(1);
  });
});
