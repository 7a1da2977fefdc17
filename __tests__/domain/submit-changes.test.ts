/** @jest-environment node */
import { LineItems, Products } from 'ordercloud-javascript-sdk';
import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { setClock } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type {
  CalculatedOrder,
  FulfillmentRequest,
  SubmitAnswer,
} from '@/lib/orders/calculated-order';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { localDelivery, seller, shopping } from '../support/shopping';

/** A Tuesday of a week that no holiday touches, a while ahead, so that no test of another day takes its places. */
const tuesday = firstTuesdayOf(Number(chicagoDate(new Date()).slice(0, 4)) + 1);
const wednesday = addChicagoDays(tuesday, 1);

function firstTuesdayOf(year: number): string {
  let day = `${year}-06-01`;
  while (chicagoWeekday(day) !== 2) day = addChicagoDays(day, 1);
  return day;
}

describeOnServer('what changed before an order was placed', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  beforeEach(() => setClock(chicagoInstant(tuesday, '10:00')));
  afterEach(async () => {
    await backEnd.setSettings(defaultBuyerSettings);
    setClock(null);
  });
  afterAll(() => backEnd.close());

  const settingsWith = (xp: Partial<BuyerSettings['xp']>): BuyerSettings => ({
    ...defaultBuyerSettings,
    xp: { ...defaultBuyerSettings.xp, ...xp },
  });
  const room = (capacity: number) =>
    settingsWith({
      DeliveryRuns: defaultBuyerSettings.xp.DeliveryRuns.map((run) => ({ ...run, capacity })),
    });
  const readyFor = async (change: Partial<FulfillmentRequest>, stock = 500) => {
    const rose = await shop.product({ stock });
    const buyer = await shop.readyCart([{ id: rose }], {
      RequestedDeliveryDate: wednesday,
      ...change,
    });
    const {
      Items: [line],
    } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
    return { rose, buyer, lineID: line?.ID ?? '' };
  };

  it.each<[string, Partial<FulfillmentRequest>, () => Promise<void> | void, object]>([
    [
      'today’s orders closed',
      { RequestedDeliveryDate: tuesday },
      () => setClock(chicagoInstant(tuesday, '13:00')),
      {
        what: 'day',
        date: tuesday,
        reason: 'cut-off',
        why: 'Today’s orders closed at 1:00 PM.',
        first: wednesday,
      },
    ],
    [
      'the day has passed',
      {},
      () => setClock(chicagoInstant(addChicagoDays(wednesday, 1), '09:00')),
      { what: 'day', date: wednesday, reason: 'past', first: addChicagoDays(wednesday, 1) },
    ],
    [
      'the retailer closed the day',
      {},
      () => backEnd.setSettings(settingsWith({ NonDeliveryDates: [wednesday] })),
      { what: 'day', reason: 'non-delivery', first: tuesday },
    ],
    [
      'the vans of the day filled',
      {},
      () =>
        backEnd.setSettings(
          settingsWith({
            DeliveryDatesN: { [wednesday]: { AM: { checkedRun: true }, PM: { checkedRun: true } } },
          }),
        ),
      { what: 'day', reason: 'runs-full' },
    ],
    [
      'the morning filled',
      { TimePreference: 'AM' },
      () =>
        backEnd.setSettings(
          settingsWith({ DeliveryDatesN: { [wednesday]: { AM: { checkedRun: true } } } }),
        ),
      { what: 'run', date: wednesday, reason: 'run-full' },
    ],
    [
      'the morning’s orders closed',
      { TimePreference: 'AM' },
      () => setClock(chicagoInstant(tuesday, '17:00')),
      { what: 'run', date: wednesday, reason: 'run-cut-off' },
    ],
    [
      'the morning’s vans left',
      { RequestedDeliveryDate: tuesday, TimePreference: 'PM' },
      () => setClock(chicagoInstant(tuesday, '13:00')),
      { what: 'day', reason: 'cut-off' },
    ],
  ])(
    '%s: the cart says so, the submit names it, and at the first possible day it is placed',
    async (_, chosen, happens, change) => {
      const { buyer, lineID } = await readyFor(chosen);
      expect((await shop.calculate(buyer)).body.Changes).toEqual([]);
      await happens();
      const named = { ...change, lineIDs: [lineID], titles: [expect.any(String)] };
      expect((await shop.calculate(buyer)).body.Changes).toMatchObject([named]);
      expect((await shop.submit(buyer)).body).toMatchObject({
        Status: 'Refused',
        Code: 'selections-invalid',
        IDs: [lineID],
        Changes: [named],
      });
      const [read] = (await shop.calculate(buyer)).body.Changes;
      const day = read?.what === 'day' ? read.first : read?.what === 'run' ? read.date : null;
      const mended = await shop.fulfill(buyer, {
        LineItemIDs: [lineID],
        RequestedDeliveryDate: day ?? '',
        TimePreference: 'NO PREF',
      });
      expect(mended.body.Changes).toEqual([]);
      expect((await shop.submit({ ...buyer, total: mended.body.Order.Total })).body).toMatchObject({
        Status: 'Submitted',
      });
    },
  );

  it('the last place of the day went to somebody else in the same moment', async () => {
    await backEnd.setSettings(room(1));
    const friday = addChicagoDays(wednesday, 2);
    const carts = await Promise.all(
      Array.from({ length: 3 }, () => readyFor({ RequestedDeliveryDate: friday })),
    );
    const answers = await Promise.all(
      carts.map(async ({ buyer, lineID }) => ({ lineID, body: (await shop.submit(buyer)).body })),
    );
    const refused = answers.filter(({ body }) => body.Status === 'Refused');
    expect([answers.length - refused.length, refused.length]).toEqual([2, 1]);
    expect(refused[0]?.body).toMatchObject({
      Code: 'selections-invalid',
      Changes: [{ what: 'day', lineIDs: [refused[0]?.lineID], date: friday, reason: 'runs-full' }],
    });
  });

  it('a place an order holds itself is no reason against it, nor when its submit was cut off and is taken up again', async () => {
    const day = addChicagoDays(wednesday, 1);
    await backEnd.setSettings(
      settingsWith({
        DeliveryDatesN: {
          [day]: { AM: { checkedRun: false, capacity: 1 }, PM: { checkedRun: false, capacity: 0 } },
        },
      }),
    );
    const { buyer } = await readyFor({ RequestedDeliveryDate: day });
    let during: unknown;
    backEnd.at(async (point) => {
      if (point !== 'payment-written') return;
      during = (await shop.calculate(buyer)).body.Changes;
      backEnd.at(() => undefined);
      throw new Error('cut off');
    });
    await shop.submit(buyer);
    await backEnd.appApi.reconciler.reconcile();
    const { body } = await shop.appApi<SubmitAnswer>(
      buyer,
      'GET',
      `/order/${buyer.orderID}/submission`,
    );
    expect([during, body]).toMatchObject([[], { Status: 'Submitted' }]);
  });

  it('what sold out or went short is named with what is left; the rest stands', async () => {
    const [rose, fern] = [await shop.product({ stock: 5 }), await shop.product({ stock: 5 })];
    const buyer = await shop.readyCart([
      { id: rose, quantity: 3 },
      { id: fern, quantity: 2 },
    ]);
    const bearer = await seller();
    await Promise.all(
      [
        [rose, 1],
        [fern, 0],
      ].map(([id, QuantityAvailable]) =>
        Products.Patch(
          String(id),
          { Inventory: { Enabled: true, QuantityAvailable: Number(QuantityAvailable) } },
          bearer,
        ),
      ),
    );
    const short = [
      { what: 'stock', quantity: 3, left: 1, most: 1 },
      { what: 'stock', quantity: 2, left: 0, most: 0 },
    ];
    expect((await shop.calculate(buyer)).body.Changes).toMatchObject(short);
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Refused',
      Code: 'out-of-stock',
      Changes: short,
    });
  });

  it('what is not sold any more, and what got another price, is named', async () => {
    const gone = await readyFor({});
    await Products.Patch(gone.rose, { Active: false }, await seller());
    expect((await shop.submit(gone.buyer)).body).toMatchObject({
      Code: 'product-unavailable',
      Changes: [{ what: 'gone', lineIDs: [gone.lineID] }],
    });
    const dearer = await readyFor({});
    await shop.setPrice(dearer.rose, 54.99);
    expect((await shop.submit(dearer.buyer)).body).toMatchObject({
      Code: 'selections-invalid',
      Changes: [{ what: 'price', lineIDs: [dearer.lineID], before: 4999, after: 5499 }],
    });
  });

  it('what is not sold any more is named where it had options, and beside it a new price', async () => {
    const [fern, rose] = [await shop.product({ assembly: true }), await shop.product()];
    const buyer = await shop.readyCart([
      { id: fern, specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes' }] },
      { id: rose },
    ]);
    await Products.Patch(fern, { Active: false }, await seller());
    await shop.setPrice(rose, 54.99);
    expect((await shop.submit(buyer)).body).toMatchObject({
      Status: 'Refused',
      Code: 'product-unavailable',
      Changes: [{ what: 'gone' }, { what: 'price', before: 4999, after: 5499 }],
    });
  });

  it('a new price is named beside all else that has changed', async () => {
    const { rose, buyer, lineID } = await readyFor({});
    await shop.setPrice(rose, 54.99);
    await backEnd.setSettings(settingsWith({ NonDeliveryDates: [wednesday] }));
    expect((await shop.submit(buyer)).body).toMatchObject({
      Code: 'selections-invalid',
      IDs: [lineID],
      Changes: [
        { what: 'day', lineIDs: [lineID], date: wednesday },
        { what: 'price', lineIDs: [lineID], before: 4999, after: 5499 },
      ],
    });
  });

  it('a day chosen before there is a recipient travels with the line: it is promised with its cost, and taken once a recipient is named', async () => {
    const rose = await shop.product({ stock: 5 });
    const buyer = await shop.cart([{ id: rose }]);
    const {
      Items: [line],
    } = await LineItems.List('Outgoing', buyer.orderID, {}, buyer);
    const LineItemIDs = [line?.ID ?? ''];
    const put = (request: FulfillmentRequest) =>
      shop.appApi<CalculatedOrder>(buyer, 'PUT', `/order/${buyer.orderID}/lineitems`, request);
    const wish = { Zip: '55408', Date: wednesday, Run: 'AM' } as const;
    const wished = await put({ LineItemIDs, Wish: wish });
    expect(wished.body.CalculatorShipments[0]?.xp).toMatchObject({
      RequestedDeliveryDate: null,
      Wish: { ...wish, DeliveryMethod: 'LocalDelivery', Cost: 14.99, HandlingCharges: 0 },
    });
    expect(wished.body.Changes).toEqual([]);
    expect(Date.parse(wished.body.Until ?? '')).toBeGreaterThan(
      chicagoInstant(tuesday, '10:00').getTime(),
    );
    const { AddressType, ShippingAddress } = localDelivery();
    const named = await put({ LineItemIDs, AddressType, ShippingAddress });
    expect(named.body.CalculatorShipments[0]).toMatchObject({
      Shipper: 'LocalDelivery',
      Cost: 14.99,
      xp: { RequestedDeliveryDate: wednesday, TimePreference: 'AM', Wish: null },
    });
    expect(named.body.Changes).toEqual([]);
    const total = named.body.Order.Total;
    expect((await shop.submit({ ...buyer, total })).body).toMatchObject({ Status: 'Submitted' });
  });

  it('a wish is said of goods without a recipient alone, and of nothing else', async () => {
    const { buyer, lineID } = await readyFor({});
    const Wish = { Zip: '55408', Date: wednesday };
    const put = (request: object) =>
      shop.appApi(buyer, 'PUT', `/order/${buyer.orderID}/lineitems`, request);
    const answers = await Promise.all([
      put({ LineItemIDs: [lineID], Wish }),
      put({ Wish }),
      put({ LineItemIDs: [lineID], Wish, DeliveryNote: 'By the door' }),
      put({ LineItemIDs: ['nobody'], Wish }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 400, 400, 404]);
  });

  it('a fee that rose since the day was chosen is refused until somebody says yes to it', async () => {
    const { buyer, lineID } = await readyFor({});
    await backEnd.setSettings(
      settingsWith({
        DayRules: [{ label: 'Busy day', effect: { feeCents: 500 }, dates: [wednesday] }],
      }),
    );
    const terms = {
      what: 'terms',
      lineIDs: [lineID],
      before: { method: 'LocalDelivery', cents: 1499 },
      after: { method: 'LocalDelivery', cents: 1999 },
      reason: 'another-price',
    };
    const { body } = await shop.calculate(buyer);
    expect(body.Changes).toMatchObject([terms]);
    expect((await shop.submit({ ...buyer, total: body.Order.Total })).body).toMatchObject({
      Status: 'Refused',
      Code: 'selections-invalid',
      IDs: [lineID],
      Changes: [terms],
    });
    const yes = await shop.fulfill(buyer, {
      LineItemIDs: [lineID],
      RequestedDeliveryDate: wednesday,
      TimePreference: 'NO PREF',
    });
    expect(yes.body.Changes).toEqual([]);
    expect((await shop.submit({ ...buyer, total: yes.body.Order.Total })).body).toMatchObject({
      Status: 'Submitted',
    });
  });

  it('a day that closes while it is being chosen is refused with its reason and the first possible one', async () => {
    const { buyer, lineID } = await readyFor({});
    setClock(chicagoInstant(tuesday, '13:00'));
    const { status, body } = await shop.fulfill(buyer, {
      LineItemIDs: [lineID],
      RequestedDeliveryDate: tuesday,
    });
    expect([status, body.Errors[0]]).toMatchObject([
      422,
      {
        ErrorCode: 'selections-invalid',
        Data: {
          changes: [
            { what: 'day', date: tuesday, reason: 'cut-off', first: wednesday, lineIDs: [lineID] },
          ],
        },
      },
    ]);
  });
});
