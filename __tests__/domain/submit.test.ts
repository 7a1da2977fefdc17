/** @jest-environment node */
import { LineItems, Orders, Payments, Products } from 'ordercloud-javascript-sdk';
import { setClock } from '@/lib/core/time/clock';
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { orderName } from '@/lib/orders/order-number';
import type { SubmitAnswer } from '@/lib/orders/calculated-order';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { logLines } from '../support/log-lines';
import {
  firstDay,
  localDelivery,
  seller,
  shopping,
  submitRequest,
  type Refused,
} from '../support/shopping';

jest.mock(
  'pino',
  () => jest.requireActual<typeof import('../support/log-lines')>('../support/log-lines').inMemory,
);

describeOnServer('submitorder', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterEach(() => {
    setClock(null);
    backEnd.at(() => undefined);
  });
  afterAll(() => backEnd.close());

  const held = async (orderID: string, attempt = 1) =>
    (await backEnd.appApi.upstream.payments.findByOrder(`${orderID}-${attempt}`)).filter(
      ({ standing }) => standing,
    );
  const stockOf = async (id: string) =>
    (await Products.Get(id, await seller())).Inventory.QuantityAvailable;
  /** A cart of one rose that becomes three while its submit is at a point. */
  const cartChangedAt = async (moment: 'authorised' | 'payment-written') => {
    const rose = await shop.product({ stock: 9 });
    const buyer = await shop.readyCart([{ id: rose }]);
    const {
      Items: [line],
    } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
    backEnd.at(async (point) => {
      if (point === moment)
        await LineItems.Patch('Outgoing', buyer.orderID, line!.ID, { Quantity: 3 }, buyer);
    });
    return { rose, buyer };
  };

  it('places an order: authorised once, stock lower, payment accepted, a confirmation on its way', async () => {
    const rose = await shop.product({ stock: 5, price: 49.99 });
    const buyer = await shop.readyCart([{ id: rose, quantity: 2 }]);
    const { status, body } = await shop.submit(buyer);
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        Status: 'Submitted',
        OrderID: buyer.orderID,
        UserID: '299999',
        Total: buyer.total,
        Link: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    });
    expect(await held(buyer.orderID)).toMatchObject([
      { cents: Math.round(buyer.total * 100), standing: true },
    ]);
    expect(await stockOf(rose)).toBe(3);
    expect(await Orders.Get('Outgoing', buyer.orderID, buyer)).toMatchObject({
      IsSubmitted: true,
      Status: 'Open',
      FromUser: { FirstName: 'Ana', Email: 'ana@example.com' },
    });
    expect((await Payments.List('Outgoing', buyer.orderID, {}, buyer)).Items).toMatchObject([
      { Type: 'CreditCard', Accepted: true, Amount: buyer.total, xp: { Gateway: 'Braintree' } },
    ]);
  });

  it('confirms by mail, once however often it is sent', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    expect(await backEnd.appApi.sender.sendDue()).toBeGreaterThan(0);
    const inbox = await fetch(`${backEnd.env.PLATFORM_URL}/mail/`).then((response) =>
      response.text(),
    );
    const { xp } = await Orders.Get('Outgoing', buyer.orderID, buyer);
    expect(inbox).toContain(orderName({ ID: buyer.orderID, xp }));
    expect(await backEnd.appApi.sender.sendDue()).toBe(0);
  });

  it('is called by a number, the same after a decline, which the order keeps beside the runs that were open, and the answer of it tells', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const numbers = () =>
      backEnd.db.query('select number from services.order_number where order_id = $1', [
        buyer.orderID,
      ]);
    await shop.submit(buyer, {
      LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
    });
    const given = await numbers();
    expect(given).toEqual([{ number: expect.stringMatching(/^LL-\d{6}-\d$/) as string }]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    expect(await numbers()).toEqual(given);
    const { xp } = await Orders.Get('Outgoing', buyer.orderID, buyer);
    const { body } = await shop.calculate(buyer);
    const day = body.CalculatorShipments[0]?.xp.RequestedDeliveryDate ?? '';
    const Runs = [{ Date: day, IDs: expect.arrayContaining(['PM']) as unknown }];
    expect([xp, body.Order.xp]).toMatchObject([
      { OrderNumber: given[0]!.number, Runs },
      { OrderNumber: given[0]!.number, Runs },
    ]);
  });

  it('answers the same again, and refuses the same order with another body', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const first = await shop.submit(buyer);
    expect(await shop.submit(buyer)).toEqual(first);
    const other = await shop.submit(buyer, {
      LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-valid-visa-nonce' }],
    });
    expect([other.status, other.body.Errors[0]!.ErrorCode]).toEqual([422, 'submit-mismatch']);
    expect(await held(buyer.orderID)).toHaveLength(1);
  });

  it('shows the order as it was placed afterwards, to its owner alone', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    await shop.submit(buyer);
    const { body } = await shop.calculate(buyer);
    expect(body.Order).toMatchObject({ IsSubmitted: true, Total: buyer.total });
    expect(body.CalculatorShipments).toMatchObject([{ Cost: 14.99 }]);
    const stranger = await shop.shopper();
    expect((await shop.calculate(stranger, buyer.orderID)).status).toBe(404);
    expect((await shop.appApi(stranger, 'GET', `/order/${buyer.orderID}/submission`)).status).toBe(
      404,
    );
    expect(await shop.appApi(buyer, 'GET', `/order/${buyer.orderID}/submission`)).toMatchObject({
      status: 200,
      body: { Status: 'Submitted' },
    });
  });

  it('takes another card after a declined one', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const declined = await shop.submit(buyer, {
      LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-processor-declined-visa-nonce' }],
    });
    expect(declined).toEqual({
      status: 200,
      body: { Status: 'Refused', OrderID: buyer.orderID, Code: 'payment-declined' },
    });
    expect((await Orders.Get('Outgoing', buyer.orderID, buyer)).IsSubmitted).toBe(false);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    expect([await held(buyer.orderID, 1), (await held(buyer.orderID, 2)).length]).toEqual([[], 1]);
  });

  describe('refuses, with nothing held,', () => {
    it.each([
      ['a cent more', 0.01],
      ['a cent less', -0.01],
    ])('%s than the total', async (_, difference) => {
      const buyer = await shop.readyCart([{ id: await shop.product() }]);
      const approved = Math.round((buyer.total + difference) * 100) / 100;
      expect((await shop.submit(buyer, { ApprovedTotal: approved })).body).toMatchObject({
        Status: 'Refused',
        Code: 'selections-invalid',
      });
      expect(await held(buyer.orderID)).toEqual([]);
    });

    it('a quantity changed after the total was approved', async () => {
      const buyer = await shop.readyCart([{ id: await shop.product() }]);
      const {
        Items: [line],
      } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
      await LineItems.Patch('Outgoing', buyer.orderID, line!.ID, { Quantity: 2 }, buyer);
      expect((await shop.submit(buyer)).body).toMatchObject({
        Status: 'Refused',
        Code: 'selections-invalid',
      });
      expect(await held(buyer.orderID)).toEqual([]);
    });

    it.each<[what: string, change: Parameters<typeof LineItems.Patch>[3]]>([
      ['another card', { xp: { CardMessage: { line1: 'With sympathy' } } }],
      ['another note for the driver', { xp: { DeliveryNote: 'Ring twice' } }],
      ['another hour', { xp: { TimePreference: 'AM' } }],
    ])('an order that costs the same and is not what was approved: %s', async (_, change) => {
      // On a day with every run still open.
      const RequestedDeliveryDate = addChicagoDays(firstDay('LocalDelivery'), 7);
      const products = [{ id: await shop.product() }];
      const buyer = await shop.readyCart(products, { RequestedDeliveryDate });
      const { Hash: ApprovedHash } = (await shop.calculate(buyer)).body;
      const {
        Items: [line],
      } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
      await LineItems.Patch('Outgoing', buyer.orderID, line!.ID, change, buyer);
      expect((await shop.submit(buyer, { ApprovedHash })).body).toMatchObject({
        Status: 'Refused',
        Code: 'order-changed',
      });
      expect(await held(buyer.orderID)).toEqual([]);
      const { Hash, Order } = (await shop.calculate(buyer)).body;
      expect([Order.Total, Hash === ApprovedHash]).toEqual([buyer.total, false]);
      expect((await shop.submit(buyer, { ApprovedHash: Hash })).body).toMatchObject({
        Status: 'Submitted',
      });
    });

    it('a price changed after the total was approved, naming the line; at the new price it is placed', async () => {
      const [rose, fern] = [
        await shop.product({ price: 49.99 }),
        await shop.product({ price: 20, assembly: true }),
      ];
      const buyer = await shop.readyCart([
        { id: rose, quantity: 2 },
        { id: fern, specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes' }] },
      ]);
      const { Items: lines } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
      await shop.setPrice(rose, 54.99);
      expect((await shop.submit(buyer)).body).toMatchObject({
        Status: 'Refused',
        OrderID: buyer.orderID,
        Code: 'selections-invalid',
        IDs: [lines.find(({ ProductID }) => ProductID === rose)!.ID],
      });
      expect([await held(buyer.orderID), await stockOf(rose)]).toEqual([[], 500]);
      const {
        body: {
          Order: { Subtotal, Total },
        },
      } = await shop.calculate(buyer);
      expect([Subtotal, Total > buyer.total]).toEqual([159.98, true]);
      expect((await shop.submit({ ...buyer, total: Total })).body).toMatchObject({
        Status: 'Submitted',
        Total,
      });
      expect((await held(buyer.orderID, 2)).map(({ cents }) => cents)).toEqual([
        Math.round(Total * 100),
      ]);
    });

    it('prices that changed so that the total stayed', async () => {
      const [rose, fern] = [await shop.product({ price: 30 }), await shop.product({ price: 40 })];
      const buyer = await shop.readyCart([{ id: rose }, { id: fern }]);
      await Promise.all([shop.setPrice(rose, 40), shop.setPrice(fern, 30)]);
      expect((await shop.submit(buyer)).body).toMatchObject({
        Status: 'Refused',
        Code: 'selections-invalid',
        IDs: [expect.any(String), expect.any(String)],
      });
      expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    });

    it('what has been sold meanwhile, naming the line', async () => {
      const rose = await shop.product({ stock: 1 });
      const [first, second] = [
        await shop.readyCart([{ id: rose }]),
        await shop.readyCart([{ id: rose }]),
      ];
      await shop.submit(first);
      const {
        Items: [line],
      } = await LineItems.List('Outgoing', second.orderID, {}, second);
      expect((await shop.submit(second)).body).toMatchObject({
        Status: 'Refused',
        OrderID: second.orderID,
        Code: 'out-of-stock',
        IDs: [line!.ID],
      });
      expect(await held(second.orderID)).toEqual([]);
    });

    it('what was sold while the money was held, and says that what paid is spent', async () => {
      const rose = await shop.product({ stock: 1 });
      const buyer = await shop.readyCart([{ id: rose }]);
      const sell = async (left: number) =>
        Products.Patch(
          rose,
          { Inventory: { Enabled: true, QuantityAvailable: left } },
          await seller(),
        );
      backEnd.at(async (point) => {
        if (point === 'authorised') await sell(0);
      });
      const refused = { Status: 'Refused', Code: 'out-of-stock' };
      expect((await shop.submit(buyer)).body).toMatchObject({ ...refused, Spent: true });
      expect(await held(buyer.orderID)).toEqual([]);
      const again = (await shop.submit(buyer)).body;
      expect(again).toMatchObject(refused);
      expect(again).not.toHaveProperty('Spent');
    });

    it('stock kept back for safety', async () => {
      const rose = await shop.product({ stock: 5, xp: { SafetyStock: 4 } });
      const buyer = await shop.readyCart([{ id: rose, quantity: 2 }]);
      expect((await shop.submit(buyer)).body).toMatchObject({ Code: 'out-of-stock' });
    });

    it('a product taken out of the shop', async () => {
      const rose = await shop.product();
      const buyer = await shop.readyCart([{ id: rose }]);
      await Products.Patch(rose, { Active: false }, await seller());
      expect((await shop.submit(buyer)).body).toMatchObject({
        Status: 'Refused',
        Code: 'product-unavailable',
        IDs: [expect.any(String)],
      });
    });

    it('an order without a recipient', async () => {
      const visitor = await shop.cart([{ id: await shop.product({ price: 10 }) }]);
      expect((await shop.submit({ ...visitor, total: 10 })).body).toMatchObject({
        Status: 'Refused',
        Code: 'selections-invalid',
      });
    });

    it("another one's order, and says no more than that it is not there", async () => {
      const buyer = await shop.readyCart([{ id: await shop.product() }]);
      const stranger = await shop.shopper();
      const { status } = await shop.appApi<Refused>(
        stranger,
        'POST',
        '/submitorder',
        submitRequest(buyer),
      );
      expect([status, await held(buyer.orderID)]).toEqual([404, []]);
    });

    it.each([
      ['a card number', { LilacPayments: [{ Type: 'CreditCard', Nonce: '4111 1111 1111 1111' }] }],
      ['a total as text', { ApprovedTotal: '10' }],
      ['a negative total', { ApprovedTotal: -1 }],
      ['a third decimal', { ApprovedTotal: 10.001 }],
      ['no payment', { LilacPayments: [] }],
      [
        'two payments without amounts',
        {
          LilacPayments: [
            { Type: 'CreditCard', Nonce: 'a' },
            { Type: 'CreditCard', Nonce: 'b' },
          ],
        },
      ],
      [
        'payments short of the total',
        { LilacPayments: [{ Type: 'CreditCard', Nonce: 'a', Amount: 9.99 }] },
      ],
      [
        'a gift card twice',
        {
          LilacPayments: [
            { Type: 'GiftCard', Number: '6006490000000138', Amount: 5 },
            { Type: 'GiftCard', Number: '6006490000000138', Amount: 5 },
          ],
        },
      ],
      [
        'a card number as a gift card',
        { LilacPayments: [{ Type: 'GiftCard', Number: '4111111111111111', Amount: 10 }] },
      ],
      [
        'an e-mail with a line break',
        { Guest: { FirstName: 'A', LastName: 'B', Email: 'a@b.co\nBcc: c@d.ee' } },
      ],
      ['an unknown key', { Discount: 5 }],
    ])('%s: 400', async (_, change) => {
      const buyer = await shop.shopper();
      const body = { ...submitRequest({ ...buyer, total: 10 }), ...change };
      expect((await shop.appApi(buyer, 'POST', '/submitorder', body)).status).toBe(400);
    });
  });

  describe('on both sides of the same-day cut-off', () => {
    const weekday = () => {
      let day = addChicagoDays(chicagoDate(new Date()), 1);
      while (chicagoWeekday(day) === 0) day = addChicagoDays(day, 1);
      return day;
    };

    it.each([
      ['12:59', 'Submitted'],
      ['13:00', 'Refused'],
    ])('at %s it is %s', async (time, status) => {
      const day = weekday();
      setClock(chicagoInstant(day, '12:00'));
      const buyer = await shop.readyCart([{ id: await shop.product() }], {
        RequestedDeliveryDate: day,
      });
      setClock(chicagoInstant(day, time));
      const { body } = await shop.submit(buyer);
      expect(body.Status).toBe(status);
      expect(await held(buyer.orderID)).toHaveLength(status === 'Submitted' ? 1 : 0);
    });
  });

  it('gives the cart back only when the order is decided', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    let during: { cart: number; state: SubmitAnswer | undefined } | undefined;
    backEnd.at(async (point) => {
      if (point !== 'authorised') return;
      const cart = await shop.fulfill(buyer, localDelivery());
      const { body } = await shop.appApi<SubmitAnswer>(
        buyer,
        'GET',
        `/order/${buyer.orderID}/status`,
      );
      during = { cart: cart.status, state: body };
    });
    await shop.submit(buyer);
    expect(during).toEqual({
      cart: 409,
      state: { Status: 'Pending', OrderID: buyer.orderID, Code: 'order-being-placed' },
    });
    expect((await shop.fulfill(buyer)).status).toBe(409);
  });

  it('submits nothing when a change came through while the money was asked for; the cart stays and can be placed as it is', async () => {
    const { rose, buyer } = await cartChangedAt('authorised');
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Refused',
      Code: 'selections-invalid',
    });
    backEnd.at(() => undefined);
    expect(await Orders.Get('Outgoing', buyer.orderID, buyer)).toMatchObject({
      IsSubmitted: false,
      LineItemCount: 1,
    });
    expect([
      await held(buyer.orderID),
      await stockOf(rose),
      (await Payments.List('Outgoing', buyer.orderID, {}, buyer)).Items,
    ]).toEqual([[], 9, []]);
    const {
      body: {
        Order: { Total: total, CartCount },
      },
    } = await shop.calculate(buyer);
    expect([CartCount, (await shop.submit({ ...buyer, total })).body]).toMatchObject([
      3,
      { Status: 'Submitted', Total: total },
    ]);
  });

  it('cancels and voids when something else was submitted than was approved', async () => {
    const { rose, buyer } = await cartChangedAt('payment-written');
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Refused',
      Code: 'selections-invalid',
    });
    expect(await Orders.Get('Outgoing', buyer.orderID, buyer)).toMatchObject({
      Status: 'Canceled',
    });
    expect([await held(buyer.orderID), await stockOf(rose)]).toEqual([[], 9]);
  });

  it('refuses and gives back where the account lets no seller submit, and the log says what to set', async () => {
    const rose = await shop.product({ stock: 9 });
    const buyer = await shop.readyCart([{ id: rose }]);
    backEnd.account.sellersSubmit = false;
    try {
      expect((await shop.submit(buyer)).body).toMatchObject({
        Status: 'Refused',
        Code: 'cannot-process',
      });
    } finally {
      backEnd.account.sellersSubmit = true;
    }
    expect([await held(buyer.orderID), await stockOf(rose)]).toEqual([[], 9]);
    expect((await Payments.List('Outgoing', buyer.orderID, {}, buyer)).Items).toEqual([]);
    expect(logLines.join('\n')).toContain('Set COMMERCE_SUBMIT=shopper');
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
  });
});
