/** @jest-environment node */
import { LineItems, Orders, Products, type LineItem } from 'ordercloud-javascript-sdk';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  middleware,
  seller,
  serveCommerce,
  visitorWithOrder,
  type CommerceServer,
} from './commerce-server';

describeOnServer('rules of orders', (engine) => {
  let db: Database;
  let server: CommerceServer;

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
  }, 180_000);
  afterAll(async () => {
    await server?.close();
  });

  async function adding(...lines: LineItem[]) {
    const bearer = await visitorWithOrder();
    const added = [];
    for (const line of lines)
      added.push(await LineItems.Create('Outgoing', bearer.orderID, line, bearer));
    return added;
  }

  describe('prices of lines', () => {
    it.each<[string, LineItem, number, number]>([
      ['the first break', { ProductID: '100310', Quantity: 9 }, 49.99, 449.91],
      ['the break reached', { ProductID: '100310', Quantity: 10 }, 44.99, 449.9],
      ['the sale price', { ProductID: '100360', Quantity: 2 }, 15, 30],
      ['the default choice', { ProductID: '100330', Quantity: 2 }, 50, 100],
      [
        'a markup per unit',
        {
          ProductID: '100330',
          Quantity: 2,
          Specs: [{ SpecID: 'PatioSet-AssemblyCharge', OptionID: 'Yes' }],
        },
        60,
        120,
      ],
      [
        'a markup per line',
        {
          ProductID: '100330',
          Quantity: 3,
          Specs: [{ SpecID: 'PatioSet-AssemblyCharge', OptionID: 'Once' }],
        },
        53.33,
        160,
      ],
    ])('are of %s', async (_name, line, UnitPrice, LineTotal) => {
      expect(await adding(line)).toMatchObject([{ UnitPrice, LineSubtotal: LineTotal, LineTotal }]);
    });

    it('name the choices of a line', async () => {
      const [line] = await adding({
        ProductID: '100330',
        Specs: [{ SpecID: 'Engraving', Value: 'For Ada' }],
      });
      expect(line?.Specs).toMatchObject([
        { SpecID: 'PatioSet-AssemblyCharge', OptionID: 'No', Value: 'Boxed', Name: 'Assembly' },
        { SpecID: 'Engraving', Value: 'For Ada', OptionID: null },
      ]);
    });

    it('can be set by the back office and given back to the platform', async () => {
      const bearer = await visitorWithOrder();
      const elevated = await middleware();
      const { ID } = await LineItems.Create(
        'Outgoing',
        bearer.orderID,
        { ProductID: '100310', Quantity: 2 },
        bearer,
      );
      expect(
        await LineItems.Patch('All', bearer.orderID, ID, { UnitPrice: 30 }, elevated),
      ).toMatchObject({ UnitPrice: 30, LineTotal: 60, PriceOverridden: true });
      expect(
        await LineItems.Patch('All', bearer.orderID, ID, { UnitPrice: null! }, elevated),
      ).toMatchObject({ UnitPrice: 49.99, PriceOverridden: false });
    });
  });

  describe('limits', () => {
    it.each<[string, LineItem[], string]>([
      [
        'fewer than the minimum',
        [{ ProductID: '100320', Quantity: 1 }],
        'PriceSchedule.CannotBeLessThanMin',
      ],
      [
        'more than the maximum',
        [{ ProductID: '100320', Quantity: 13 }],
        'PriceSchedule.CannotExceedMax',
      ],
      [
        'a quantity between the breaks',
        [{ ProductID: '100340', Quantity: 7 }],
        'PriceSchedule.QuantityNotAllowed',
      ],
      [
        'a product without price',
        [{ ProductID: '100370', Quantity: 1 }],
        'PriceSchedule.MissingOrConflicting',
      ],
      ['more than there are', [{ ProductID: '100380', Quantity: 4 }], 'Inventory.Insufficient'],
      [
        'more than there are in two lines',
        [
          { ProductID: '100380', Quantity: 2 },
          { ProductID: '100380', Quantity: 2 },
        ],
        'Inventory.Insufficient',
      ],
      ['none', [{ ProductID: '100310', Quantity: 0 }], 'LineItem.QuantityMustBePositive'],
      [
        'an unknown option',
        [{ ProductID: '100330', Specs: [{ SpecID: 'PatioSet-AssemblyCharge', OptionID: 'Free' }] }],
        'Spec.OptionNotFound',
      ],
      [
        'a date gone by',
        [{ ProductID: '100310', DateNeeded: '2020-01-01T00:00:00Z' }],
        'LineItem.DateNeededMustBeGreaterThanDateAdded',
      ],
      ['half a piece', [{ ProductID: '100310', Quantity: 1.5 }], 'ValidationFailure'],
    ])('refuse %s', async (_name, lines, errorCode) => {
      await expect(adding(...lines)).rejects.toMatchObject({ status: 400, errorCode });
    });

    it('do not hold where stock is not kept', async () => {
      expect(await adding({ ProductID: '100390', Quantity: 9999 })).toMatchObject([
        { LineTotal: 29997 },
      ]);
    });

    it.each(['100350', 'no-such'])(
      'answer 404 for the product %s nobody can buy',
      async (ProductID) => {
        await expect(adding({ ProductID })).rejects.toMatchObject({
          status: 404,
          message: `Product ${ProductID} not found`,
        });
      },
    );

    it('let nobody swap the product of a line', async () => {
      const bearer = await visitorWithOrder();
      const line = await LineItems.Create(
        'Outgoing',
        bearer.orderID,
        { ProductID: '100310' },
        bearer,
      );
      await expect(
        LineItems.Patch('Outgoing', bearer.orderID, line.ID, { ProductID: '100390' }, bearer),
      ).rejects.toMatchObject({ errorCode: 'LineItem.CannotChangeProductID' });
    });
  });

  describe('submission', () => {
    it('refuses an empty order', async () => {
      const bearer = await visitorWithOrder();
      await expect(Orders.Submit('Outgoing', bearer.orderID, bearer)).rejects.toMatchObject({
        status: 400,
        errorCode: 'Order.CannotSubmitWithNoLineItems',
      });
    });

    it('names every product that cannot be had any more, and its lines', async () => {
      const make = () => makeProduct({ stock: 2 });
      const [scarce, retired, deleted] = await Promise.all([make(), make(), make()]);
      const bearer = await visitorWithOrder();
      for (const ProductID of [scarce, retired, deleted])
        await LineItems.Create(
          'Outgoing',
          bearer.orderID,
          { ID: `line-${ProductID}`, ProductID, Quantity: 2 },
          bearer,
        );
      const back = await seller();
      await Products.Patch(scarce, { Inventory: { QuantityAvailable: 1 } }, back);
      await Products.Patch(retired, { Active: false }, back);
      await Products.Delete(deleted, back);
      const refusal = await Orders.Validate('Outgoing', bearer.orderID, bearer).catch(
        (error: unknown) => error,
      );
      expect(refusal).toMatchObject({
        status: 400,
        errors: expect.arrayContaining([
          expect.objectContaining({
            ErrorCode: 'Inventory.Insufficient',
            Data: {
              ProductID: scarce,
              LineItemIDs: [`line-${scarce}`],
              QuantityAvailable: 1,
              QuantityRequested: 2,
            },
          }),
          expect.objectContaining({
            ErrorCode: 'Order.CannotSubmitWithInactiveProduct',
            Data: { ProductID: retired, LineItemIDs: [`line-${retired}`] },
          }),
          expect.objectContaining({
            ErrorCode: 'Order.ProductsNotFound',
            Data: { ProductID: deleted, LineItemIDs: [`line-${deleted}`] },
          }),
        ]),
      });
      await LineItems.Delete('Outgoing', bearer.orderID, `line-${deleted}`, bearer);
      await expect(Orders.Submit('Outgoing', bearer.orderID, bearer)).rejects.toMatchObject({
        status: 400,
      });
      expect((await Products.Get(scarce, back)).Inventory).toMatchObject({
        Enabled: true,
        QuantityAvailable: 1,
      });
    });
  });
});
