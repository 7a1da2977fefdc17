/** @jest-environment node */
import { LineItems, Me, Orders } from 'ordercloud-javascript-sdk';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  customer,
  serveCommerce,
  stockOf,
  visitor,
  visitorWithOrder,
  type CommerceServer,
} from '../contracts/commerce-server';
import { describeOnBothEngines } from '../support/databases';
import { race } from './stock-race';

const MANY = 20;

describeOnBothEngines('commerce under concurrency', (engine) => {
  let server: CommerceServer;
  beforeAll(async () => {
    server = await serveCommerce(await engine.open());
  }, 180_000);
  afterAll(() => server?.close());

  async function orderWith(...lines: { ProductID: string; Quantity: number }[]) {
    const bearer = await visitorWithOrder();
    for (const line of lines) await LineItems.Create('Outgoing', bearer.orderID, line, bearer);
    return bearer;
  }

  it('sells the last one once', async () => {
    const ProductID = await makeProduct({ stock: 1 });
    const buyers = await Promise.all(
      Array.from({ length: MANY }, () => orderWith({ ProductID, Quantity: 1 })),
    );
    const { won, refused } = await race(
      buyers.map((bearer) => () => Orders.Submit('Outgoing', bearer.orderID, bearer)),
    );
    expect(won).toMatchObject([{ Status: 'Open', IsSubmitted: true }]);
    expect(refused).toEqual(
      Array(MANY - 1).fill({ status: 400, errorCode: 'Inventory.Insufficient' }),
    );
    expect(await stockOf(ProductID)).toBe(0);
    const open = await Promise.all(
      buyers.map((bearer) => Orders.Get('Outgoing', bearer.orderID, bearer)),
    );
    expect(open.filter((order) => order.Status === 'Open')).toHaveLength(1);
  }, 180_000);

  it('submits one order once, however often it is asked', async () => {
    const ProductID = await makeProduct({ stock: 100 });
    const bearer = await orderWith({ ProductID, Quantity: 3 });
    const { won, refused } = await race(
      Array.from({ length: MANY }, () => () => Orders.Submit('Outgoing', bearer.orderID, bearer)),
    );
    expect(won).toHaveLength(1);
    expect(refused).toEqual(
      Array(MANY - 1).fill({ status: 400, errorCode: 'Order.CannotSubmitBadStatus' }),
    );
    expect(await stockOf(ProductID)).toBe(97);
  }, 180_000);

  it('makes one order of twenty first adds, and keeps every line', async () => {
    const ProductID = await makeProduct({ stock: 1000, price: 2.5 });
    const bearer = await visitor();
    const firstAdd = async () => {
      await Orders.Create('Outgoing', { ID: bearer.orderID }, bearer).catch(
        (error: { errorCode?: string }) => {
          if (error.errorCode !== 'IdExists') throw error;
        },
      );
      return LineItems.Create('Outgoing', bearer.orderID, { ProductID, Quantity: 1 }, bearer);
    };
    const { won, refused } = await race(Array.from({ length: MANY }, () => firstAdd));
    expect(refused).toEqual([]);
    expect(new Set(won.map((line) => line.ID)).size).toBe(MANY);
    expect(await Orders.Get('Outgoing', bearer.orderID, bearer)).toMatchObject({
      LineItemCount: MANY,
      Subtotal: 50,
      Total: 50,
    });
    expect(
      (await LineItems.List('Outgoing', bearer.orderID, { pageSize: 100 }, bearer)).Meta.TotalCount,
    ).toBe(MANY);
  }, 180_000);

  it('never deadlocks on orders that hold the same products in opposite order', async () => {
    const [a, b] = await Promise.all([makeProduct({ stock: 100 }), makeProduct({ stock: 100 })]);
    const pairs = Array.from({ length: MANY }, (_unused, index) =>
      index % 2 === 0 ? [a, b] : [b, a],
    );
    const buyers = await Promise.all(
      pairs.map((pair) => orderWith(...pair.map((ProductID) => ({ ProductID, Quantity: 1 })))),
    );
    const { won } = await race(
      buyers.map((bearer) => () => Orders.Submit('Outgoing', bearer.orderID, bearer)),
    );
    expect(won).toHaveLength(MANY);
    expect([await stockOf(a), await stockOf(b)]).toEqual([80, 80]);
  }, 180_000);

  it("gives a visitor's order to one of the customers who claim it at once", async () => {
    const ProductID = await makeProduct({ stock: 10 });
    const guest = await orderWith({ ProductID, Quantity: 1 });
    const customers = await Promise.all(Array.from({ length: 4 }, () => customer()));
    const { won, refused } = await race(
      customers.map(
        (bearer) => () => Me.TransferAnonUserOrder({ anonUserToken: guest.accessToken }, bearer),
      ),
    );
    expect(won).toHaveLength(1);
    expect(refused.map((end) => end.status)).toEqual([404, 404, 404]);
  }, 180_000);
});
