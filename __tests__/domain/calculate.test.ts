/** @jest-environment node */
import {
  IntegrationEvents,
  LineItems,
  Orders,
  PriceSchedules,
  Products,
} from 'ordercloud-javascript-sdk';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { firstDay, localDelivery, seller, shopping } from '../support/shopping';

describeOnServer('calculateorder', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterAll(() => backEnd.close());

  it('prices goods alone while nothing is chosen', async () => {
    const visitor = await shop.cart([{ id: await shop.product({ price: 20 }), quantity: 3 }]);
    const { status, body } = await shop.calculate(visitor);
    expect(status).toBe(200);
    expect(body.Order).toMatchObject({
      ID: visitor.orderID,
      Subtotal: 60,
      ShippingCost: 0,
      TaxCost: 0,
      Total: 60,
      CartCount: 3,
      LineItemCount: 1,
    });
    expect(body.CalculatorShipments).toMatchObject([
      { Shipper: null, ToAddress: null, Subtotal: 60, Total: 60 },
    ]);
  });

  it('writes delivery and tax onto the order once a recipient is chosen', async () => {
    const visitor = await shop.readyCart([{ id: await shop.product({ price: 49.99 }) }]);
    expect(await Orders.Get('Outgoing', visitor.orderID, visitor)).toMatchObject({
      Subtotal: 49.99,
      ShippingCost: 14.99,
      TaxCost: 5.86,
      Total: 70.84,
    });
    const { body } = await shop.calculate(visitor);
    expect(body.CalculatorShipments).toMatchObject([
      {
        Shipper: 'LocalDelivery',
        Cost: 14.99,
        Tax: 5.86,
        Total: 70.84,
        ToAddress: { Zip: '55408' },
      },
    ]);
  });

  it('follows a changed quantity', async () => {
    const visitor = await shop.readyCart([{ id: await shop.product({ price: 49.99 }) }]);
    const {
      body: {
        CalculatorShipments: [shipment],
      },
    } = await shop.calculate(visitor);
    await LineItems.Patch(
      'Outgoing',
      visitor.orderID,
      shipment!.LineItems[0]!.ID,
      { Quantity: 2 },
      visitor,
    );
    expect((await shop.calculate(visitor)).body.Order).toMatchObject({
      Subtotal: 99.98,
      ShippingCost: 14.99,
      TaxCost: 10.38,
      Total: 125.35,
    });
  });

  it('brings lines to the price their product has now', async () => {
    const fern = await shop.product({ price: 20, assembly: true });
    const visitor = await shop.cart([
      { id: fern, quantity: 2, specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes' }] },
      { id: await shop.product({ price: 5 }) },
    ]);
    await shop.setPrice(fern, 12.5);
    const { body } = await shop.calculate(visitor);
    expect(body.Order).toMatchObject({ Subtotal: 90, AssemblyCharges: 60, Total: 90 });
  });

  it('tells the regular price of a reduced product before anything is said of where it goes, and no longer once it is not reduced', async () => {
    const tulips = await shop.product({ price: 39.99 });
    await PriceSchedules.Patch(tulips, { xp: { Price: { RetailPrice: 52.99 } } }, await seller());
    const visitor = await shop.cart([{ id: tulips }]);
    const line = async () =>
      (await shop.calculate(visitor)).body.CalculatorShipments[0]!.LineItems[0]!;
    expect((await line()).xp.RetailPrice).toBe(52.99);
    await shop.fulfill(visitor);
    await PriceSchedules.Patch(tulips, { xp: { Price: { RetailPrice: null } } }, await seller());
    expect((await line()).xp.RetailPrice).toBeNull();
  });

  it('takes assembly out of the goods', async () => {
    const bench = await shop.product({ price: 50, assembly: true });
    const visitor = await shop.cart([
      { id: bench, quantity: 2, specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes' }] },
    ]);
    const { body } = await shop.calculate(visitor);
    expect(body.Order).toMatchObject({ Subtotal: 160, AssemblyCharges: 60, PlacementCharges: 0 });
    expect(body.CalculatorShipments[0]!.LineItems[0]).toMatchObject({
      UnitPrice: 80,
      LineTotal: 160,
      MerchandiseTotal: 100,
    });
  });

  it('knows several recipients and sets shipToMultiple with them', async () => {
    const visitor = await shop.readyCart([
      { id: await shop.product({ price: 10 }) },
      { id: await shop.product({ price: 20 }) },
    ]);
    const {
      body: {
        CalculatorShipments: [one],
      },
    } = await shop.calculate(visitor);
    const other = {
      ...localDelivery().ShippingAddress!,
      FirstName: 'Cy',
      Zip: '55082',
      City: 'Stillwater',
    };
    const { body: two } = await shop.fulfill(visitor, {
      LineItemIDs: [one!.LineItems[0]!.ID],
      ShippingAddress: other,
    });
    expect(two.CalculatorShipments.map(({ Cost }) => Cost).sort()).toEqual([14.99, 24.99]);
    expect((await Orders.Get('Outgoing', visitor.orderID, visitor)).xp).toMatchObject({
      shipToMultiple: true,
    });
    const { body: again } = await shop.fulfill(visitor);
    expect(again.Order.xp.shipToMultiple).toBe(false);
  });

  it('names lines that can no longer be bought, by release and by removal', async () => {
    const ended = await shop.product({
      xp: { ReleaseDate1: '2020-01-01', ReleaseDate2: '2020-02-01' },
    });
    const removed = await shop.product();
    const visitor = await shop.cart([{ id: await shop.product() }, { id: ended }, { id: removed }]);
    await Products.Patch(removed, { Active: false }, await seller());
    const { body } = await shop.calculate(visitor);
    expect(body.Order.HasUnavailableProducts).toBe(true);
    expect(body.UnavailableLineItemIDs).toHaveLength(2);
  });

  it('costs at most 8 statements, a cart read at most 4', async () => {
    const visitor = await shop.readyCart([
      { id: await shop.product() },
      { id: await shop.product() },
      { id: await shop.product() },
    ]);
    const {
      body: {
        CalculatorShipments: [shipment],
      },
    } = await shop.calculate(visitor);
    const unchanged = await statements(() => shop.calculate(visitor));
    await LineItems.Patch(
      'Outgoing',
      visitor.orderID,
      shipment!.LineItems[0]!.ID,
      { Quantity: 2 },
      visitor,
    );
    const changed = await statements(() => shop.calculate(visitor));
    const read = await statements(() =>
      IntegrationEvents.GetWorksheet('Outgoing', visitor.orderID, visitor),
    );
    expect({ unchanged: unchanged <= 8, changed: changed <= 8, read: read <= 4 }).toEqual({
      unchanged: true,
      changed: true,
      read: true,
    });
  });

  it("opens nobody else's order, and none to a token that is not genuine", async () => {
    const owner = await shop.readyCart([{ id: await shop.product() }]);
    const stranger = await shop.shopper();
    expect((await shop.calculate(stranger, owner.orderID)).status).toBe(404);
    expect((await shop.calculate({ ...owner, accessToken: 'nonsense' })).status).toBe(401);
    const [head, body] = owner.accessToken.split('.');
    expect((await shop.calculate({ ...owner, accessToken: `${head}.${body}.AAAA` })).status).toBe(
      401,
    );
  });

  it.each([
    ['an unknown key', { OrderID: 'x', OrderDirection: 'Outgoing', Total: 1 }, 400],
    ['another direction', { OrderID: 'x', OrderDirection: 'Incoming' }, 400],
    ['an ID that is a path', { OrderID: '../../me', OrderDirection: 'Outgoing' }, 400],
    ['a list', [], 400],
    ['a body too large', { OrderID: 'x'.repeat(70_000), OrderDirection: 'Outgoing' }, 413],
  ])('refuses %s', async (_, body, status) => {
    const visitor = await shop.shopper();
    const answer = await shop.appApi<{ Errors: { ErrorCode: string }[] }>(
      visitor,
      'POST',
      '/calculateorder',
      body,
    );
    expect(answer.status).toBe(status);
    expect(answer.body.Errors[0]!.ErrorCode).toEqual(expect.any(String));
  });

  it('keeps the last good settings while the file is broken', async () => {
    const visitor = await shop.readyCart([{ id: await shop.product({ price: 10 }) }]);
    await backEnd.setSettings({} as typeof defaultBuyerSettings);
    expect((await shop.calculate(visitor)).body.Order.ShippingCost).toBe(14.99);
    await backEnd.setSettings(defaultBuyerSettings);
  });

  describe('where, when and how lines go', () => {
    it("writes address, date and the line's own fields", async () => {
      const id = await shop.product({
        price: 30,
        xp: {
          Contentful: { Images: { List: { url: '/pictures/products/rose.webp', title: 'Rose' } } },
        },
      });
      const visitor = await shop.readyCart([{ id }], {
        CardMessage: { line1: 'Happy Birthday!' },
        DeliveryNote: ' Ring\ttwice ',
        TimePreference: 'PM',
      });
      const {
        Items: [line],
      } = await LineItems.List('Outgoing', visitor.orderID, {}, visitor);
      const day = firstDay('LocalDelivery');
      expect(line).toMatchObject({
        ShippingAddress: { FirstName: 'Bea', Zip: '55408' },
        xp: {
          DeliveryMethod: 'LocalDelivery',
          RequestedDeliveryDate: day,
          TimePreference: 'PM',
          CardMessage: { line1: 'Happy Birthday!' },
          DeliveryNote: 'Ring twice',
          AddressType: 'Residence',
          RouteCode: 'LDCity-55408',
          ShownImage: '/pictures/products/rose.webp',
          ProductCode: id,
        },
      });
      expect(new Date(line!.DateNeeded).getTime()).toBeGreaterThan(
        new Date(line!.DateAdded).getTime(),
      );
    });

    it('sends a pickup to the store, collected by a person', async () => {
      const visitor = await shop.readyCart([{ id: await shop.product({ price: 100 }) }], {
        DeliveryMethod: 'InStorePickUp',
        AddressType: 'InStorePickUp',
        StoreID: 'Store-lyndale',
        ShippingAddress: undefined,
        RequestedDeliveryDate: firstDay('InStorePickUp'),
        Pickup: { FirstName: 'Ana', LastName: 'Ruiz', Phone: '6125550199' },
      });
      const { body } = await shop.calculate(visitor);
      expect(body.CalculatorShipments).toMatchObject([
        {
          Cost: 0,
          Tax: 9.03,
          ToAddress: { FirstName: 'Ana', CompanyName: 'Minneapolis', Zip: '55408' },
          xp: { StoreID: 'Store-lyndale' },
        },
      ]);
    });

    it.each([
      ['a Sunday', { RequestedDeliveryDate: nextSunday() }, 422, 'selections-invalid'],
      ['a day long past', { RequestedDeliveryDate: '2020-01-06' }, 422, 'selections-invalid'],
      [
        'a place out of reach',
        { ShippingAddress: { ...localDelivery().ShippingAddress!, Zip: '55901' } },
        422,
        'delivery-unavailable',
      ],
      [
        'a parcel of what is not nationwide',
        { DeliveryMethod: 'UPS' },
        422,
        'delivery-unavailable',
      ],
      [
        'a store without will-call',
        {
          DeliveryMethod: 'InStorePickUp',
          AddressType: 'InStorePickUp',
          StoreID: 'Store-apple-valley',
          Pickup: { FirstName: 'A', LastName: 'B', Phone: '6125550199' },
        },
        422,
        'selections-invalid',
      ],
      [
        'a store nobody knows',
        {
          DeliveryMethod: 'InStorePickUp',
          AddressType: 'InStorePickUp',
          StoreID: 'Store-x',
          Pickup: { FirstName: 'A', LastName: 'B', Phone: '6125550199' },
        },
        422,
        'address-invalid',
      ],
      [
        'pickup at a residence',
        { DeliveryMethod: 'InStorePickUp', AddressType: 'Residence' },
        422,
        'address-invalid',
      ],
      ['no address', { ShippingAddress: undefined }, 422, 'address-invalid'],
      ['a hospital without its name', { AddressType: 'Hospital' }, 422, 'address-invalid'],
      [
        'a card nobody can print',
        { CardMessage: { line2: 'Tom — Ana' } },
        422,
        'card-message-invalid',
      ],
      ['a line of another order', { LineItemIDs: ['nobodys'] }, 404, 'not-found'],
      [
        'a zip too short',
        { ShippingAddress: { ...localDelivery().ShippingAddress!, Zip: '1' } },
        400,
        'bad-request',
      ],
      [
        'another country',
        { ShippingAddress: { ...localDelivery().ShippingAddress!, Country: 'CA' } },
        400,
        'bad-request',
      ],
      ['a price', { UnitPrice: 1 }, 400, 'bad-request'],
    ])('refuses %s', async (_, change, status, code) => {
      const visitor = await shop.cart([{ id: await shop.product() }]);
      const answer = await shop.fulfill(visitor, change as object);
      expect([answer.status, answer.body.Errors[0]!.ErrorCode]).toEqual([status, code]);
      expect((await Orders.Get('Outgoing', visitor.orderID, visitor)).ShippingCost).toBe(0);
    });
  });

  async function statements(work: () => Promise<unknown>): Promise<number> {
    const before = backEnd.db.statementCount();
    await work();
    return backEnd.db.statementCount() - before;
  }
});

function nextSunday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 7 + ((7 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
