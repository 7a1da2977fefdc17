/** @jest-environment node */
import { IntegrationEvents, LineItems, Me, Orders } from 'ordercloud-javascript-sdk';
import type { Database } from '@/services/database/database';
import { describeOnBothEngines } from '../support/databases';
import {
  customer,
  middleware,
  serveCommerce,
  visitorWithOrder,
  type Bearer,
  type CommerceServer,
} from './commerce-server';

describeOnBothEngines('statements', (engine) => {
  let db: Database;
  let server: CommerceServer;
  let bearer: Bearer & { orderID: string };
  let elevated: Bearer;

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    bearer = await visitorWithOrder();
    elevated = await middleware();
    for (const ProductID of ['100310', '100330', '100360'])
      await LineItems.Create('Outgoing', bearer.orderID, { ProductID }, bearer);
  }, 180_000);
  afterAll(async () => {
    await server?.close();
  });

  describe('statements run for one call', () => {
    it.each<[string, number, () => Promise<unknown>]>([
      ['a token check', 1, () => Me.Get(bearer)],
      ['a back-office token check', 0, () => Me.Get(elevated)],
      ['a worksheet', 2, () => IntegrationEvents.GetWorksheet('Outgoing', bearer.orderID, bearer)],
      [
        'a worksheet for the back office',
        1,
        () => IntegrationEvents.GetWorksheet('All', bearer.orderID, elevated),
      ],
      [
        'a change of an order',
        3,
        () => Orders.Patch('Outgoing', bearer.orderID, { xp: { shipToMultiple: true } }, bearer),
      ],
      [
        'a list of lines',
        3,
        () => LineItems.List('Outgoing', bearer.orderID, { pageSize: 100 }, bearer),
      ],
      [
        'a new line',
        6,
        () => LineItems.Create('Outgoing', bearer.orderID, { ProductID: '100390' }, bearer),
      ],
      ['a list of products', 2, () => Me.ListProducts({ pageSize: 100 }, bearer)],
      [
        'a list of products of a category',
        2,
        () => Me.ListProducts({ categoryID: 'Flowers' }, bearer),
      ],
      ['a list of orders', 2, () => Me.ListOrders({ filters: { Status: 'Unsubmitted' } }, bearer)],
      ['a submission', 8, () => Orders.Submit('Outgoing', bearer.orderID, bearer)],
    ])('%s: at most %i', async (_name, budget, call) => {
      const before = db.statementCount();
      await call();
      expect(db.statementCount() - before).toBeLessThanOrEqual(budget);
    });

    it('do not grow with the lines of the order', async () => {
      const made = await customer();
      const order = await Orders.Create('Outgoing', {}, made);
      const adding = async () => {
        const before = db.statementCount();
        await LineItems.Create('Outgoing', order.ID, { ProductID: '100390' }, made);
        return db.statementCount() - before;
      };
      const first = await adding();
      for (let line = 0; line < 10; line += 1) await adding();
      expect(await adding()).toBe(first);
    });
  });
});
