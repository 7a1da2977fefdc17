/** @jest-environment node */
import { PriceSchedules } from 'ordercloud-javascript-sdk';
import type { FulfillmentRequest } from '@/lib/orders/calculated-order';
import { underNote } from '@/services/app-api/order/open-move';
import { joinLine, splitLine } from '@/services/app-api/order/write-lines';
import { readWorksheet } from '@/services/upstream/commerce/orders';
import { openStockedOnServer } from '@/__tests__/support/databases';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { ana, localDelivery, seller, shopping, type Shopper } from '../support/shopping';

describe('units that are moved', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
    await makeGiftCards();
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await backEnd.db.close();
  });

  const sheet = ({ orderID }: Shopper) => readWorksheet(backEnd.appApi.upstream.token, orderID);
  const lines = async (visitor: Shopper) =>
    (await sheet(visitor)).items.map(({ Quantity, ShippingAddress }) => [
      Quantity,
      ShippingAddress?.FirstName,
    ]);
  /** A product that the platform sells at least, or at most, so many of on a line; so many of it for Ana. */
  const cart = async (
    quantity: number,
    limits: { MinQuantity?: number; MaxQuantity?: number },
    stock = 500,
  ) => {
    const id = await shop.product({ price: 20, stock });
    const visitor = await shop.cart([{ id, quantity }, { id: await shop.product() }]);
    const [many, other] = (await sheet(visitor)).items.map(({ ID = '' }) => ID) as [string, string];
    await shop.choose(visitor, { ...localDelivery(), LineItemIDs: [other] });
    await shop.choose(visitor, {
      LineItemIDs: [many],
      AddressType: 'Residence',
      ShippingAddress: ana,
    });
    await PriceSchedules.Patch(id, limits, await seller());
    return { visitor, many, other };
  };

  it.each([1, 3])(
    'stay where they were when the product is not sold by so few: %i of four',
    async (Units) => {
      const { visitor, many, other } = await cart(4, { MinQuantity: 2 });
      const ask = (request: FulfillmentRequest) =>
        shop.choose(visitor, { LineItemIDs: [many], Units, ...request });
      const toDee: FulfillmentRequest = {
        AddressType: 'Residence',
        ShippingAddress: { ...ana, FirstName: 'Dee' },
      };
      for (const request of [{ WithLineItemID: other }, toDee]) {
        const { status, body } = await ask(request);
        expect([status, body.Errors]).toMatchObject([
          422,
          [{ ErrorCode: 'quantity-too-low', Data: { limit: 2, ids: [many] } }],
        ]);
      }
      expect(await lines(visitor)).toEqual([
        [4, 'Ana'],
        [1, 'Bea'],
      ]);
    },
  );

  it('stay where they were when too few would be left of what joins an equal line', async () => {
    const { visitor, many, other } = await cart(4, { MinQuantity: 2 });
    await shop.choose(visitor, { LineItemIDs: [many], Units: 2, WithLineItemID: other });
    const { status, body } = await shop.choose(visitor, {
      LineItemIDs: [many],
      Units: 1,
      WithLineItemID: other,
    });
    expect([status, body.Errors?.[0]?.ErrorCode]).toEqual([422, 'quantity-too-low']);
    expect((await lines(visitor)).map(([quantity]) => quantity)).toEqual([2, 1, 2]);
  });

  it('stay where they were when the platform takes no further line', async () => {
    const { visitor, many } = await cart(4, {});
    const { items } = await sheet(visitor);
    const { Quantity = 0, ProductID = '', ...item } = items.find(({ ID }) => ID === many) ?? {};
    const plan = { lineID: many, address: null, dateNeeded: null, xp: {} };
    const token = backEnd.appApi.upstream.token;
    const move = { From: many, To: many, Units: 1, Left: Quantity - 1, Raised: 1 };
    await expect(
      underNote(token, visitor.orderID, move, () =>
        splitLine(token, visitor.orderID, { ...item, ProductID, Quantity }, 1, plan),
      ),
    ).rejects.toMatchObject({ refused: true });
    expect(await lines(visitor)).toEqual([
      [4, 'Ana'],
      [1, 'Bea'],
    ]);
    expect((await sheet(visitor)).order.xp).not.toHaveProperty('Move.At');
  });

  it('are worth what was chosen on a gift card of their own', async () => {
    const visitor = await giftCardCart(shop, [{ amount: 7300, quantity: 3 }]);
    const [card] = (await sheet(visitor)).items;
    const { body } = await shop.choose(visitor, {
      LineItemIDs: [card?.ID ?? ''],
      Units: 1,
      AddressType: 'Residence',
      ShippingAddress: ana,
    });
    expect(await lines(visitor)).toEqual([
      [2, 'Bea'],
      [1, 'Ana'],
    ]);
    expect(body.Order.Subtotal).toBe(219);
  });

  it.each([1, 2])(
    'stay where they were when an equal line takes no more of them: %i',
    async (units) => {
      const { visitor, many, other } = await cart(4, {});
      await shop.choose(visitor, { LineItemIDs: [many], Units: 2, WithLineItemID: other });
      const { items } = await sheet(visitor);
      const [from, , to] = items;
      await PriceSchedules.Patch(from?.ProductID ?? '', { MaxQuantity: 2 }, await seller());
      expect(
        await joinLine(backEnd.appApi.upstream.token, visitor.orderID, from!, units, to!, {
          lineID: from?.ID ?? '',
          address: from?.ShippingAddress ?? null,
          dateNeeded: from?.DateNeeded ?? null,
          xp: from?.xp ?? {},
        }),
      ).toBe(false);
      expect((await lines(visitor)).sort()).toEqual([
        [1, 'Bea'],
        [2, 'Ana'],
        [2, 'Bea'],
      ]);
    },
  );
});
