/** @jest-environment node */
import { LineItems, Orders, Products } from 'ordercloud-javascript-sdk';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now, setClock } from '@/lib/core/time/clock';
import { seatsNow } from '@/lib/events/event-facts.server';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnBothEngines } from '../support/databases';
import { localDelivery, seller, shopping, type Refused } from '../support/shopping';
import { relaxTimeLimits } from '../support/patient';

relaxTimeLimits();

const wreaths = {
  IsWorkShopEvent: true,
  IsWorkshop: 1 as const,
  EventName: 'Balsam Wreath Making',
  EventRoom: 'Potting benches',
  LocationID: 'Store-lyndale',
  EventDateTimes: { '2030-11-26': '18:00-20:00' },
};

/** The last seats of a workshop, from booking to placed order, over the App API. */
describeOnBothEngines('seats of a workshop', (engine) => {
  // The embedded engine takes one statement at a time: many there only wait.
  const people = engine.name === 'postgres' ? 50 : 12;
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterEach(() => setClock(null));
  afterAll(() => backEnd.close());

  it('are placed at their event by the order itself, beside goods, and written so', async () => {
    const visitor = await shop.cart([
      { id: await shop.product({ stock: 9, price: 62, xp: wreaths }), quantity: 2 },
      { id: await shop.product({ price: 20 }) },
    ]);
    const { body: open } = await shop.calculate(visitor);
    const [seats, vase] = open.CalculatorShipments;
    expect([
      seats!.Shipper,
      seats!.Cost,
      seats!.xp.RequestedDeliveryDate,
      seats!.ToAddress?.FirstName,
      vase!.Shipper,
    ]).toEqual(['InStorePickUp', 0, '2030-11-26', '', null]);
    const refused = await shop.appApi<Refused>(
      visitor,
      'PUT',
      `/order/${visitor.orderID}/lineitems`,
      { ...localDelivery(), LineItemIDs: [seats!.LineItems[0]!.ID] },
    );
    expect([refused.status, refused.body.Errors[0]?.ErrorCode]).toEqual([
      422,
      'selections-invalid',
    ]);
    const { body: ready } = await shop.fulfill(visitor);
    expect(ready.CalculatorShipments.map(({ Shipper }) => Shipper)).toEqual([
      'InStorePickUp',
      'LocalDelivery',
    ]);
    expect(ready.Order.xp.shipToMultiple ?? false).toBe(false);
    expect((await shop.submit({ ...visitor, total: ready.Order.Total })).body).toMatchObject({
      Status: 'Submitted',
    });
    const [line] = (
      await LineItems.List('Outgoing', visitor.orderID, { filters: { Quantity: '2' } }, visitor)
    ).Items;
    expect(line).toMatchObject({
      DateNeeded: '2030-11-27T00:00:00.000Z',
      ShippingAddress: {
        FirstName: '',
        CompanyName: seats!.ToAddress!.CompanyName,
        Zip: seats!.ToAddress!.Zip,
      },
      xp: {
        DeliveryMethod: 'InStorePickUp',
        RequestedDeliveryDate: '2030-11-26',
        StoreID: 'Store-lyndale',
        AddressType: 'InStorePickUp',
        EventName: 'Balsam Wreath Making',
        EventRoom: 'Potting benches',
        EventDateDisplay: 'Tue, Nov 26, 2030, 6:00 PM – 8:00 PM CST',
      },
    });
  });

  it('are not sold once their event has begun, though they were in the cart before (ruling 34)', async () => {
    const day = addChicagoDays(chicagoDate(now()), 1);
    setClock(chicagoInstant(day, '17:57'));
    const visitor = await shop.cart([
      {
        id: await shop.product({
          stock: 9,
          price: 62,
          xp: {
            ...wreaths,
            EventDateTimes: { [day]: '18:00-20:00' },
          },
        }),
      },
    ]);
    const { body: open } = await shop.calculate(visitor);
    expect(open.UnavailableLineItemIDs).toEqual([]);
    setClock(chicagoInstant(day, '18:00'));
    expect((await shop.submit({ ...visitor, total: open.Order.Total })).body).toMatchObject({
      Status: 'Refused',
      Code: 'product-unavailable',
    });
  });

  it(`${people} people book the last two at once: two succeed`, async () => {
    const workshop = await shop.product({ stock: 2, price: 62, xp: wreaths });
    const booked = async () => {
      const visitor = await shop.cart([{ id: workshop }]);
      return { ...visitor, total: (await shop.calculate(visitor)).body.Order.Total };
    };
    const carts: Awaited<ReturnType<typeof booked>>[] = [];
    while (carts.length < people)
      carts.push(
        ...(await Promise.all(Array.from({ length: Math.min(5, people - carts.length) }, booked))),
      );
    const ended = await shop.submitAll(carts);
    const times = (end: string) => ended.filter((each) => each === end).length;
    expect(Object.fromEntries(ended.map((end) => [end, times(end)]))).toEqual({
      Submitted: 2,
      'out-of-stock': people - 2,
    });
    const orders = await Promise.all(
      carts.map((cart) => Orders.Get('Outgoing', cart.orderID, cart)),
    );
    expect(orders.filter((order) => order.IsSubmitted)).toHaveLength(2);
    expect(seatsNow([await Products.Get(workshop, await seller())])).toMatchObject([
      { productID: workshop, left: 0 },
    ]);
  }, 120_000);
});
