/** @jest-environment node */
import { LineItems } from 'ordercloud-javascript-sdk';
import type { CalculatedOrder, FulfillmentRequest } from '@/lib/orders/calculated-order';
import { openStockedOnServer } from '@/__tests__/support/databases';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { makeGiftCards } from '../support/gift-cards';
import {
  ana,
  firstDay,
  localDelivery,
  shopping,
  type Refused,
  type Shopper,
} from '../support/shopping';

const chicago = {
  ...ana,
  FirstName: 'Cy',
  LastName: 'Young',
  Street1: '1 State St',
  City: 'Chicago',
  State: 'IL',
  Zip: '60601',
};
const nationwide = {
  CodeB2: 'Y',
  DeliveryMethods: {
    UPS: { Enabled: true, LeadDays: 2 },
    LocalDelivery: { Enabled: true, LeadDays: 0 },
    InStorePickUp: { Enabled: true, LeadDays: 0 },
  },
};

describe('several recipients in one order', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  afterEach(() => jest.restoreAllMocks());

  const say = async (visitor: Shopper, request: FulfillmentRequest) => {
    const answer = await shop.appApi<
      CalculatedOrder & {
        Errors?: { ErrorCode: string; Data: { field?: string; ids?: string[]; limit?: number } }[];
      }
    >(visitor, 'PUT', `/order/${visitor.orderID}/lineitems`, request);
    return { status: answer.status, order: answer.body, error: answer.body.Errors?.[0] };
  };
  const view = ({ CalculatorShipments }: CalculatedOrder) =>
    CalculatorShipments.map(({ Shipper, ToAddress, xp, LineItems }) => ({
      to: ToAddress && `${ToAddress.FirstName} ${ToAddress.LastName}`,
      by: Shipper,
      on: xp.RequestedDeliveryDate,
      units: LineItems.map(({ Quantity }) => Quantity),
    }));
  const lineIDs = async (visitor: Shopper) =>
    (await shop.calculate(visitor)).body.CalculatorShipments.flatMap(({ LineItems }) =>
      LineItems.map(({ ID }) => ID),
    );

  it('has the day and the new prices of many lines written beside one another, so that nobody waits for each', async () => {
    const goods = [];
    for (let count = 0; count < 6; count += 1)
      goods.push({ id: await shop.product({ price: 50 }) });
    const visitor = await shop.cart(goods);
    const LineItemIDs = await lineIDs(visitor);
    const patch = LineItems.Patch.bind(LineItems);
    const run = { writing: 0, most: 0, all: 0 };
    jest.spyOn(LineItems, 'Patch').mockImplementation(async (...asked) => {
      run.all += 1;
      run.writing += 1;
      run.most = Math.max(run.most, run.writing);
      try {
        return (await patch(...asked)) as never;
      } finally {
        run.writing -= 1;
      }
    });
    const Wish = { Zip: '55408', Date: firstDay('LocalDelivery') };
    expect((await say(visitor, { LineItemIDs, Wish })).status).toBe(200);
    expect(run).toMatchObject({ all: 6, most: 4 });
    Object.assign(run, { most: 0, all: 0 });
    for (const { id } of goods) await shop.setPrice(id, 55);
    expect((await shop.calculate(visitor)).body.Order.Subtotal).toBe(330);
    expect(run).toMatchObject({ all: 6, most: 4 });
  });

  it('takes a place alone and says at once how it goes, so that the fee is known before the day', async () => {
    const visitor = await shop.cart([{ id: await shop.product({ price: 50 }) }]);
    const { status, order } = await say(visitor, {
      AddressType: 'Residence',
      ShippingAddress: ana,
    });
    expect(status).toBe(200);
    expect(view(order)).toEqual([{ to: 'Ana Ruiz', by: 'LocalDelivery', on: null, units: [1] }]);
    expect(order.CalculatorShipments[0]!.Cost).toBeGreaterThan(0);
    const dated = await say(visitor, {
      RequestedDeliveryDate: firstDay('LocalDelivery'),
      TimePreference: 'NO PREF',
    });
    expect(view(dated.order)[0]).toMatchObject({
      by: 'LocalDelivery',
      on: firstDay('LocalDelivery'),
    });
    const worded = await say(visitor, {
      CardMessage: { line1: 'With love' },
      DeliveryNote: 'Blue door',
    });
    expect(worded.order.CalculatorShipments[0]!.xp).toMatchObject({
      CardMessage: { line1: 'With love' },
      DeliveryNote: 'Blue door',
      RequestedDeliveryDate: firstDay('LocalDelivery'),
    });
  });

  it('ships to three, each by their own way, sets shipToMultiple and clears it again', async () => {
    const ids = await Promise.all(
      [30, 40, 50].map((price) => shop.product({ price, xp: nationwide })),
    );
    const visitor = await shop.cart(ids.map((id) => ({ id })));
    const [one, two, three] = (await lineIDs(visitor)) as [string, string, string];
    await say(visitor, { ...localDelivery(), LineItemIDs: [one] });
    await say(visitor, { LineItemIDs: [two], AddressType: 'Residence', ShippingAddress: chicago });
    const { order } = await say(visitor, {
      LineItemIDs: [three],
      AddressType: 'InStorePickUp',
      StoreID: 'Store-lyndale',
      Pickup: { FirstName: 'Ana', LastName: 'Ruiz', Phone: '6125550101' },
    });
    expect(view(order)).toMatchObject([
      { to: 'Bea Olson', by: 'LocalDelivery' },
      { to: 'Cy Young', by: 'UPS', on: null },
      { to: 'Ana Ruiz', by: 'InStorePickUp', on: null },
    ]);
    expect(order.Order.xp.shipToMultiple).toBe(true);
    const together = await say(visitor, { WithLineItemID: one });
    expect(view(together.order)).toEqual([
      { to: 'Bea Olson', by: 'LocalDelivery', on: firstDay('LocalDelivery'), units: [1, 1, 1] },
    ]);
    expect(together.order.Order.xp.shipToMultiple).toBe(false);
  });

  it('sets shipToMultiple and clears it where nothing that is charged changes (ruling 31)', async () => {
    const visitor = await shop.cart([{ id: await shop.product() }, { id: await shop.product() }]);
    const [undated, dated] = (await lineIDs(visitor)) as [string, string];
    const sendTo = (lineID: string, FirstName: string, more: FulfillmentRequest = {}) =>
      say(visitor, {
        LineItemIDs: [lineID],
        AddressType: 'Residence',
        ShippingAddress: { ...ana, FirstName },
        ...more,
      });
    await sendTo(undated, 'Ana');
    const orders = [
      await sendTo(dated, 'Ana', { RequestedDeliveryDate: firstDay('LocalDelivery') }),
      await sendTo(dated, 'Bea'),
      await sendTo(dated, 'Ana'),
    ].map(({ order }) => order.Order);
    expect(orders.map(({ xp }) => xp.shipToMultiple ?? false)).toEqual([false, true, false]);
    expect(
      new Set(orders.map(({ ShippingCost, TaxCost }) => `${ShippingCost} ${TaxCost}`)).size,
    ).toBe(1);
  });

  it('moves some units of a line, takes the other’s day and words along, and keeps the sum', async () => {
    const visitor = await shop.cart([
      { id: await shop.product({ price: 20, stock: 5 }), quantity: 5 },
      { id: await shop.product({ price: 30 }) },
    ]);
    const [many, other] = (await lineIDs(visitor)) as [string, string];
    await say(visitor, {
      ...localDelivery(),
      LineItemIDs: [other],
      CardMessage: { line1: 'For you' },
    });
    await say(visitor, { LineItemIDs: [many], AddressType: 'Residence', ShippingAddress: ana });
    const { order } = await say(visitor, { LineItemIDs: [many], Units: 2, WithLineItemID: other });
    expect(view(order)).toMatchObject([
      { to: 'Ana Ruiz', units: [3] },
      { to: 'Bea Olson', on: firstDay('LocalDelivery'), units: [1, 2] },
    ]);
    expect(order.Order.Subtotal).toBe(130);
    expect(order.CalculatorShipments[1]!.LineItems[1]!.xp).toMatchObject({
      CardMessage: { line1: 'For you' },
    });
    const limits = order.CalculatorShipments.flatMap(({ LineItems }) =>
      LineItems.map(({ MaxQuantity }) => MaxQuantity),
    );
    expect(limits).toEqual([3, 500, 2]);
    const above = await say(visitor, { LineItemIDs: [many], Quantity: 4 });
    expect([above.status, above.error]).toMatchObject([
      422,
      { ErrorCode: 'quantity-too-high', Data: { limit: 3, ids: [many] } },
    ]);
    expect((await say(visitor, { LineItemIDs: [many], Quantity: 1 })).order.Order.CartCount).toBe(
      4,
    );
  });

  it('joins a moved line with an equal one of its new recipient, units or all, also where nothing more is in stock', async () => {
    const visitor = await shop.cart([
      { id: await shop.product({ price: 20, stock: 5 }), quantity: 5 },
      { id: await shop.product({ price: 30 }) },
    ]);
    const [many, other] = (await lineIDs(visitor)) as [string, string];
    await say(visitor, {
      ...localDelivery(),
      LineItemIDs: [other],
      CardMessage: { line1: 'For you' },
    });
    await say(visitor, { LineItemIDs: [many], AddressType: 'Residence', ShippingAddress: ana });
    await say(visitor, { LineItemIDs: [many], Units: 1, WithLineItemID: other });
    const { order: some } = await say(visitor, {
      LineItemIDs: [many],
      Units: 2,
      WithLineItemID: other,
    });
    expect(view(some)).toMatchObject([
      { to: 'Ana Ruiz', units: [2] },
      { to: 'Bea Olson', units: [1, 3] },
    ]);
    const { order: all } = await say(visitor, { LineItemIDs: [many], WithLineItemID: other });
    expect(view(all)).toMatchObject([{ to: 'Bea Olson', units: [1, 5] }]);
    expect([all.Order.Subtotal, all.Order.LineItemCount]).toEqual([130, 2]);
  });

  it('never joins what differs: another option, another card', async () => {
    const bench = await shop.product({ price: 50, assembly: true });
    const visitor = await shop.cart([
      { id: bench },
      { id: bench, specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes' }] },
    ]);
    const [boxed, assembled] = (await lineIDs(visitor)) as [string, string];
    await say(visitor, { ...localDelivery(), LineItemIDs: [boxed] });
    await say(visitor, {
      LineItemIDs: [assembled],
      AddressType: 'Residence',
      ShippingAddress: ana,
    });
    const { order } = await say(visitor, { LineItemIDs: [assembled], WithLineItemID: boxed });
    expect(view(order)).toMatchObject([{ to: 'Bea Olson', units: [1, 1] }]);
  });

  it('never joins what goes to somebody else, nor what has another note', async () => {
    const rose = await shop.product({ price: 20 });
    const visitor = await shop.cart([{ id: rose }, { id: await shop.product() }, { id: rose }]);
    const [first, other, last] = (await lineIDs(visitor)) as [string, string, string];
    const day = localDelivery();
    await say(visitor, { ...day, LineItemIDs: [first], ShippingAddress: ana });
    await say(visitor, { ...day, LineItemIDs: [other] });
    const toBea = await say(visitor, { LineItemIDs: [last], WithLineItemID: other });
    expect(view(toBea.order)).toMatchObject([
      { to: 'Ana Ruiz', units: [1] },
      { to: 'Bea Olson', units: [1, 1] },
    ]);
    await say(visitor, { LineItemIDs: [last], DeliveryNote: 'Blue door' });
    const noted = await say(visitor, { LineItemIDs: [first], WithLineItemID: other });
    expect(view(noted.order)).toMatchObject([{ to: 'Bea Olson', units: [1, 1, 1] }]);
  });

  it('refuses a wish for what has a recipient, a wish with anything else, and a part of several lines', async () => {
    const visitor = await shop.cart([
      { id: await shop.product(), quantity: 2 },
      { id: await shop.product() },
    ]);
    const [one, two] = (await lineIDs(visitor)) as [string, string];
    const Wish = { Zip: '55408', Date: firstDay('LocalDelivery'), Run: 'NO PREF' as const };
    const mixed = await say(visitor, { LineItemIDs: [one], Wish, DeliveryNote: 'Blue door' });
    expect([mixed.status, mixed.error?.Data.field]).toEqual([400, 'Wish']);
    await say(visitor, { ...localDelivery(), LineItemIDs: [one] });
    const placed = await say(visitor, { LineItemIDs: [one], Wish });
    expect([placed.status, placed.error?.Data]).toMatchObject([422, { field: 'Wish', ids: [one] }]);
    const parts = await say(visitor, { ...localDelivery(), LineItemIDs: [one, two], Units: 1 });
    expect([parts.status, parts.error?.Data.field]).toEqual([400, 'Units']);
  });

  it('refuses what would change an order that is being placed, or is', async () => {
    const visitor = await shop.readyCart([{ id: await shop.product() }]);
    const refusals = async () =>
      [
        (await say(visitor, { CardMessage: { line1: 'Too late' } })).error,
        (
          await shop.appApi<Refused>(visitor, 'POST', `/order/${visitor.orderID}/giftcards`, {
            ProductID: 'GIFTCARD',
            AmountCents: 5000,
            Quantity: 1,
          })
        ).body.Errors[0],
      ].map((error) => error?.ErrorCode);
    await backEnd.db.query(
      `insert into services.submission (order_id, state, runner, amount_cents, request_hash) values ($1, 'authorising', 'r', 1, 'h')`,
      [visitor.orderID],
    );
    expect(await refusals()).toEqual(['order-being-placed', 'order-being-placed']);
    await backEnd.db.query('delete from services.submission where order_id = $1', [
      visitor.orderID,
    ]);
    expect((await shop.submit(visitor)).body.Status).toBe('Submitted');
    expect(await refusals()).toEqual(['order-already-placed', 'order-already-placed']);
  });

  it('keeps the day when a phone number is mended, and asks for it again where the vans do not come', async () => {
    const visitor = await shop.cart([{ id: await shop.product({ price: 20, xp: nationwide }) }]);
    await say(visitor, localDelivery());
    const mended = await say(visitor, {
      AddressType: 'Residence',
      ShippingAddress: { ...localDelivery().ShippingAddress!, Phone: '6125550199' },
    });
    expect(view(mended.order)).toMatchObject([
      { by: 'LocalDelivery', on: firstDay('LocalDelivery') },
    ]);
    const away = await say(visitor, { AddressType: 'Residence', ShippingAddress: chicago });
    expect(view(away.order)).toEqual(
      [{ to: 'Cy Young', by: 'UPS', on: expect.anything() as unknown, units: [1] }].map(
        (shipment) => ({
          ...shipment,
          on: away.order.CalculatorShipments[0]!.xp.RequestedDeliveryDate,
        }),
      ),
    );
    expect(
      (await say(visitor, { RequestedDeliveryDate: firstDay('LocalDelivery') })).error ?? null,
    ).toEqual(
      away.order.CalculatorShipments[0]!.xp.RequestedDeliveryDate === null
        ? expect.objectContaining({ ErrorCode: 'selections-invalid' })
        : null,
    );
  });

  it('keeps who it is for at a hospital, and who reads the e-mail', async () => {
    const visitor = await shop.cart([{ id: await shop.product() }]);
    const hospital = {
      AddressType: 'Hospital' as const,
      Recipient: 'Patient',
      ShippingAddress: { ...ana, CompanyName: 'Abbott Northwestern' },
    };
    const { order } = await say(visitor, hospital);
    expect(order.CalculatorShipments[0]).toMatchObject({
      ToAddress: { CompanyName: 'Abbott Northwestern', xp: { Recipient: 'Patient' } },
      xp: { AddressType: 'Hospital' },
    });
    await makeGiftCards();
    const card = await shop.cart([]);
    const added = await shop.appApi<CalculatedOrder>(
      card,
      'POST',
      `/order/${card.orderID}/giftcards`,
      { ProductID: 'EGIFTCARD', AmountCents: 5000, Quantity: 1, Email: 'cy@example.com' },
    );
    expect(added.status).toBe(200);
    const mail = await say(card, {
      AddressType: 'Email',
      EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: 'cy@example.com' },
    });
    expect(mail.order.CalculatorShipments).toMatchObject([
      { Shipper: 'Email', Cost: 0, Tax: 0, ToAddress: { xp: { Email: 'cy@example.com' } } },
    ]);
    expect((await say(card, { RequestedDeliveryDate: firstDay('Email') })).status).toBe(200);
  });

  it('takes words before a place: each line keeps its own until somebody is named', async () => {
    const [roses, lily] = [await shop.product(), await shop.product()];
    const visitor = await shop.cart([{ id: lily }, { id: roses }]);
    const [first, second] = (await lineIDs(visitor)) as [string, string];
    const CardMessage = { line1: 'With love', line2: '', line3: '', line4: '' };
    const said = await say(visitor, { LineItemIDs: [second], CardMessage });
    expect([said.status, said.order.CalculatorShipments.length]).toEqual([200, 1]);
    expect(said.order.CalculatorShipments[0]).toMatchObject({
      ToAddress: null,
      xp: { CardMessage, DeliveryNote: null },
    });
    expect((await say(visitor, { DeliveryNote: 'Blue door' })).status).toBe(200);
    const { order } = await say(visitor, { ...localDelivery(), LineItemIDs: [second] });
    const wordsTo = (id: string) =>
      order.CalculatorShipments.find(({ LineItems }) => LineItems.some(({ ID }) => ID === id))!.xp;
    expect(wordsTo(second)).toMatchObject({ CardMessage, DeliveryNote: 'Blue door' });
    expect(wordsTo(first)).toMatchObject({ CardMessage: null, DeliveryNote: 'Blue door' });
    const together = await say(visitor, { ...localDelivery(), LineItemIDs: [first] });
    expect(together.order.CalculatorShipments.map(({ xp }) => xp.CardMessage)).toEqual([
      CardMessage,
    ]);
    const seen = await say(visitor, { CardMessage: { line1: 'So proud ♥' } });
    expect([seen.status, seen.error?.Data.field]).toEqual([422, 'CardMessage.line1']);
  });

  it.each<[string, FulfillmentRequest, number, string]>([
    ['nothing', {}, 400, 'bad-request'],
    [
      'a day before a place',
      { RequestedDeliveryDate: firstDay('LocalDelivery') },
      422,
      'address-invalid',
    ],
    ['an address without its type', { ShippingAddress: ana }, 422, 'address-invalid'],
    ['a companion nobody knows', { WithLineItemID: 'nobodys' }, 404, 'not-found'],
    ['a quantity of everything', { Quantity: 2 }, 400, 'bad-request'],
    [
      'an e-mail for flowers by UPS',
      {
        AddressType: 'Email',
        EmailTo: { FirstName: 'A', LastName: 'B', Email: 'a@example.com' },
        DeliveryMethod: 'UPS',
      },
      422,
      'address-invalid',
    ],
  ])('refuses %s and changes nothing', async (_, request, status, code) => {
    const visitor = await shop.cart([{ id: await shop.product() }]);
    const before = (await shop.calculate(visitor)).body.Hash;
    const answer = await say(visitor, request);
    expect([answer.status, answer.error?.ErrorCode]).toEqual([status, code]);
    expect((await shop.calculate(visitor)).body.Hash).toBe(before);
  });
});
