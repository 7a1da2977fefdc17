/** @jest-environment node */
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { toCents } from '@/lib/core/money';
import type { Promised } from '@/lib/promise/promise';
import type { Quote } from '@/services/app-api/calculate/quote';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { firstDay, localDelivery, shopping, type Refused, type Shopper } from '../support/shopping';

const nationwide = { CodeB2: 'Y' as const, HandlingCents: 350 };
const places = {
  '55408': { City: 'Minneapolis', State: 'MN', DeliveryMethod: 'LocalDelivery' },
  '55082': { City: 'Stillwater', State: 'MN', DeliveryMethod: 'LocalDelivery' },
  '60601': { City: 'Chicago', State: 'IL', DeliveryMethod: 'UPS' },
  '55901': { City: 'Rochester', State: 'MN', DeliveryMethod: 'UPS' },
} as const;

describeOnServer('a price out the door', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterAll(() => backEnd.close());

  const sendTo = (visitor: Shopper, zip: keyof typeof places) => {
    const { DeliveryMethod, ...place } = places[zip];
    return shop.fulfill(visitor, {
      DeliveryMethod,
      RequestedDeliveryDate: firstDay(DeliveryMethod),
      ShippingAddress: { ...localDelivery().ShippingAddress!, ...place, Zip: zip },
    });
  };
  const partsOf = (quote: Quote) =>
    quote.Merchandise +
    quote.AssemblyCharges +
    quote.PlacementCharges +
    quote.DeliveryFees +
    quote.HandlingCharges +
    quote.WiredServiceCharges +
    quote.Tax;
  const charged = ({ Order }: CalculatedOrder) => ({
    Total: Order.Total,
    Tax: Order.TaxCost,
    HandlingCharges: Order.HandlingCharges,
    AssemblyCharges: Order.AssemblyCharges,
  });

  it.each(Object.keys(places) as (keyof typeof places)[])(
    'of a product to %s is what checkout submits',
    async (Zip) => {
      const ProductID = await shop.product({ price: 33.33, xp: nationwide, assembly: true });
      const Specs = [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes' }];
      const visitor = await shop.cart([{ id: ProductID, quantity: 3, specs: Specs }]);
      const {
        body: { data: promised },
      } = await shop.appApi<{ data: Promised }>(visitor, 'POST', '/promise', {
        ProductID,
        Quantity: 3,
        Specs,
        Zip,
      });
      if (promised.answer !== 'yes') throw new Error(JSON.stringify(promised));
      const { price } = promised;
      const { body: order } = await sendTo(visitor, Zip);
      expect([promised.method, price.total, price.tax, price.handling, price.assembly]).toEqual([
        places[Zip].DeliveryMethod,
        toCents(order.Order.Total),
        toCents(order.Order.TaxCost),
        toCents(order.Order.HandlingCharges),
        toCents(order.Order.AssemblyCharges),
      ]);
      expect(
        price.merchandise +
          price.assembly +
          price.placement +
          price.allIn +
          price.roadFee +
          price.tax,
      ).toBe(price.total);
      const total = price.total / 100;
      expect((await shop.submit({ ...visitor, total })).body).toMatchObject({
        Status: 'Submitted',
        Total: total,
      });
    },
  );

  it('of a cart is what checkout submits, lines that have their recipient as they are', async () => {
    const visitor = await shop.cart([
      { id: await shop.product({ price: 12.34, xp: nationwide }) },
      { id: await shop.product({ price: 5.55, xp: nationwide }), quantity: 7 },
    ]);
    const { body: open } = await shop.calculate(visitor);
    const [first, second] = open.CalculatorShipments.flatMap(({ LineItems }) => LineItems).map(
      ({ ID }) => ID,
    );
    await shop.fulfill(visitor, { LineItemIDs: [first!] });
    const {
      body: { data: quote },
    } = await shop.appApi<{ data: Quote }>(visitor, 'POST', `/order/${visitor.orderID}/quote`, {
      Zip: '55082',
    });
    const { body: order } = await shop.fulfill(visitor, {
      LineItemIDs: [second!],
      ShippingAddress: {
        ...localDelivery().ShippingAddress!,
        FirstName: 'Cleo',
        City: 'Stillwater',
        Zip: '55082',
      },
    });
    expect(quote).toMatchObject(charged(order));
    expect(partsOf(quote)).toBeCloseTo(quote.Total, 6);
  });

  it.each<[string, object, number, string]>([
    ['no such product', { ProductID: 'nobody-sells-this', Zip: '55408' }, 404, 'not-found'],
    [
      'no such option',
      { Specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Perhaps' }], Zip: '55408' },
      422,
      'selections-invalid',
    ],
    ['half a ZIP', { Zip: '554' }, 400, 'bad-request'],
    [
      'a day and a last day',
      { Zip: '55408', Date: '2026-11-28', By: '2026-11-28' },
      400,
      'bad-request',
    ],
  ])('of %s is refused', async (_, change, status, code) => {
    const visitor = await shop.shopper();
    const answer = await shop.appApi<Refused>(visitor, 'POST', '/promise', {
      ProductID: await shop.product(),
      Quantity: 1,
      ...change,
    });
    expect([answer.status, answer.body.Errors[0]!.ErrorCode]).toEqual([status, code]);
  });
});
