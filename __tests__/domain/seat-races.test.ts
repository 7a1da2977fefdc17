/** @jest-environment node */
import { Orders, Products } from 'ordercloud-javascript-sdk';
import { seatsLeft } from '@/lib/events/seats-left';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnBothEngines } from '../support/databases';
import { firstDay, seller, shopping } from '../support/shopping';

/** The last seats of a workshop, from booking to placed order, over the App API. */
describeOnBothEngines('seats of a workshop', (engine) => {
  // The embedded engine takes one statement at a time: many there only wait.
  const people = engine.name === 'postgres' ? 50 : 12;
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.open());
  });
  afterAll(() => backEnd.close());

  it(`${people} people book the last two at once: two succeed`, async () => {
    const workshop = await shop.product({
      stock: 2, price: 62,
      xp: {
        IsWorkShopEvent: true, IsWorkshop: 1, EventName: 'Balsam Wreath Making', EventRoom: 'Potting benches', LocationID: 'Store-lyndale',
        EventDateTimes: { '2030-11-26': '18:00-20:00' }, DeliveryMethods: { InStorePickUp: { Enabled: true, LeadDays: 0 } },
      },
    });
    const booking = {
      DeliveryMethod: 'InStorePickUp', AddressType: 'InStorePickUp', RequestedDeliveryDate: firstDay('InStorePickUp'), StoreID: 'Store-lyndale',
      Pickup: { FirstName: 'Bea', LastName: 'Olson', Phone: '6125550123' }, ShippingAddress: undefined,
    } as const;
    const carts: Awaited<ReturnType<typeof shop.readyCart>>[] = [];
    while (carts.length < people) carts.push(...await Promise.all(Array.from({ length: Math.min(5, people - carts.length) }, () => shop.readyCart([{ id: workshop }], booking))));
    const answers = await Promise.all(carts.map((cart) => shop.submit(cart)));
    const ended = answers.map(({ body }) => body.Status === 'Refused' ? body.Code : body.Status);
    expect({ placed: ended.filter((end) => end === 'Submitted').length, refused: ended.filter((end) => end === 'out-of-stock').length }).toEqual({ placed: 2, refused: people - 2 });
    const orders = await Promise.all(carts.map((cart) => Orders.Get('Outgoing', cart.orderID, cart)));
    expect(orders.filter((order) => order.IsSubmitted)).toHaveLength(2);
    expect(seatsLeft([await Products.Get(workshop, await seller())])).toEqual({ [workshop]: 0 });
  }, 120_000);
});
