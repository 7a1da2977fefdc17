/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import type { CalculatedOrder, FulfillmentRequest } from '@/lib/orders/calculated-order';
import { moveLastsMs } from '@/services/app-api/order/open-move';
import { control } from '@/scripts/prove/control';
import { openStockedOnServer } from '@/__tests__/support/databases';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { ana, localDelivery, shopping, type Shopper } from '../support/shopping';

const dee = { ...ana, FirstName: 'Dee', Street1: '1 Lake St' };

describe('a move of units that breaks off between two of its writes', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer(), {}, { controls: true });
  }, 180_000);
  afterEach(() => setClock(null));
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  /** Five of a product for Ana; another product and one more of the first, the last there is, for Bea. */
  const cart = async () => {
    const visitor = await shop.cart([
      { id: await shop.product({ price: 20, stock: 6 }), quantity: 6 },
      { id: await shop.product({ price: 30 }) },
    ]);
    const { body } = await shop.calculate(visitor);
    const [many, other] = body.CalculatorShipments.flatMap(({ LineItems }) =>
      LineItems.map(({ ID }) => ID),
    ) as [string, string];
    await shop.choose(visitor, { ...localDelivery(), LineItemIDs: [other] });
    await shop.choose(visitor, {
      LineItemIDs: [many],
      AddressType: 'Residence',
      ShippingAddress: ana,
    });
    await shop.choose(visitor, { LineItemIDs: [many], Units: 1, WithLineItemID: other });
    return { visitor, many, other };
  };
  /** A write is done and its answer lost: the work ends there. From 0. */
  const breakAt = (write: number, { orderID }: Shopper) =>
    control(backEnd.env.PLATFORM_URL).fault({
      fault: 'commit-then-drop',
      after: write,
      count: 1,
      match: { system: 'commerce', route: '/v1/orders/Incoming/*', orderID },
    });
  const facts = ({ Order, CalculatorShipments }: CalculatedOrder) => ({
    units: Order.CartCount,
    goods: Order.Subtotal,
    note: (Order.xp as { Move?: object | null }).Move ?? null,
    lines: CalculatorShipments.flatMap(({ LineItems }) => LineItems).length,
  });

  const moves: [string, (of: { many: string; other: string }) => FulfillmentRequest, number[]][] = [
    [
      'two joining an equal line',
      ({ many, other }) => ({ LineItemIDs: [many], Units: 2, WithLineItemID: other }),
      [3],
    ],
    [
      'all joining an equal line',
      ({ many, other }) => ({ LineItemIDs: [many], WithLineItemID: other }),
      [2, 3],
    ],
    [
      'two becoming a line of their own',
      ({ many }) => ({
        LineItemIDs: [many],
        Units: 2,
        AddressType: 'Residence',
        ShippingAddress: dee,
      }),
      [3, 4],
    ],
  ];

  it.each(moves)(
    '%s, after each of its writes: no unit is lost or doubled',
    async (_, move, lines) => {
      for (const write of [0, 1, 2, 3]) {
        const { visitor, ...of } = await cart();
        await breakAt(write, visitor);
        expect((await shop.choose(visitor, move(of))).status).toBe(503);
        setClock(new Date(Date.now() + moveLastsMs));
        const first = facts((await shop.calculate(visitor)).body);
        expect([write, first]).toEqual([
          write,
          { units: 7, goods: 150, note: null, lines: expect.any(Number) as unknown },
        ]);
        expect(lines).toContain(first.lines);
        expect(facts((await shop.calculate(visitor)).body)).toEqual(first);
        setClock(null);
      }
    },
    180_000,
  );

  it('is not placed and not moved further while its units are on no line; after a minute it is whole', async () => {
    const { visitor, many, other } = await cart();
    await breakAt(1, visitor);
    expect(
      (await shop.choose(visitor, { LineItemIDs: [many], Units: 2, WithLineItemID: other })).status,
    ).toBe(503);
    const {
      body: { Order },
    } = await shop.calculate(visitor);
    expect(Order.CartCount).toBe(5);
    expect(
      (await shop.choose(visitor, { LineItemIDs: [many], WithLineItemID: other })).body.Errors.map(
        ({ ErrorCode }) => ErrorCode,
      ),
    ).toEqual(['upstream-unavailable']);
    expect((await shop.submit({ ...visitor, total: Order.Total })).body).toMatchObject({
      Status: 'Refused',
      Code: 'selections-invalid',
    });
    setClock(new Date(Date.now() + moveLastsMs));
    expect(
      (await shop.choose(visitor, { LineItemIDs: [many], WithLineItemID: other })).body.Order,
    ).toMatchObject({ CartCount: 7, LineItemCount: 2 });
  });
});
