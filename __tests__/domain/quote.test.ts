/** @jest-environment node */
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { Quote } from '@/services/app-api/calculate/quote';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnBothEngines } from '../support/databases';
import { firstDay, localDelivery, shopping, type Refused, type Shopper } from '../support/shopping';

const nationwide = { CodeB2: 'Y' as const, HandlingCents: 350 };
const places = {
  '55408': { City: 'Minneapolis', State: 'MN', DeliveryMethod: 'LocalDelivery' },
  '55082': { City: 'Stillwater', State: 'MN', DeliveryMethod: 'LocalDelivery' },
  '60601': { City: 'Chicago', State: 'IL', DeliveryMethod: 'UPS' },
  '55901': { City: 'Rochester', State: 'MN', DeliveryMethod: 'UPS' },
} as const;

describeOnBothEngines('a price out the door', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.open());
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
        body: { data: quote },
      } = await shop.appApi<{ data: Quote }>(visitor, 'POST', '/quote', {
        ProductID,
        Quantity: 3,
        Specs,
        Zip,
      });
      const { body: order } = await sendTo(visitor, Zip);
      expect(quote).toMatchObject({
        DeliveryMethod: places[Zip].DeliveryMethod,
        ...charged(order),
      });
      expect(partsOf(quote)).toBeCloseTo(quote.Total, 6);
      expect((await shop.submit({ ...visitor, total: quote.Total })).body).toMatchObject({
        Status: 'Submitted',
        Total: quote.Total,
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
    ['a product that does not go there', { Zip: '60601' }, 422, 'delivery-unavailable'],
    ['no such product', { ProductID: 'nobody-sells-this', Zip: '55408' }, 404, 'not-found'],
    [
      'no such option',
      { Specs: [{ SpecID: 'Bench-AssemblyCharge', OptionID: 'Perhaps' }], Zip: '55408' },
      422,
      'selections-invalid',
    ],
    ['half a ZIP', { Zip: '554' }, 400, 'bad-request'],
  ])('of %s is refused', async (_, change, status, code) => {
    const visitor = await shop.shopper();
    const answer = await shop.appApi<Refused>(visitor, 'POST', '/quote', {
      ProductID: await shop.product(),
      Quantity: 1,
      ...change,
    });
    expect([answer.status, answer.body.Errors[0]!.ErrorCode]).toEqual([status, code]);
  });
});
