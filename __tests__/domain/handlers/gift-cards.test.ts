/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { makeGiftCards } from '@/__tests__/support/gift-cards';
import { browser } from './browser';
import { shopForSuite } from './shop';

interface Line {
  id: string;
  productID: string;
  quantity: number;
  unitPrice: number;
  total: number;
  options: string;
  giftCard?: { amount: number; email: string | null };
}
const linesOf = ({ shipments }: { shipments: { lines: unknown[] }[] }) =>
  shipments.flatMap(({ lines }) => lines) as Line[];

describe('gift cards', () => {
  const shop = shopForSuite();
  beforeAll(makeGiftCards);
  const add = (visitor: ReturnType<typeof browser>, body: object) =>
    visitor.send('POST', '/api/cart/gift-cards', body);

  it.each([[1000], [3750], [50_000]])(
    'of %i cents are priced by the shop, quantity and later changes included',
    async (amount) => {
      const visitor = browser();
      const { status, body } = await add(visitor, { productID: 'GIFTCARD', amount, quantity: 2 });
      expect(status).toBe(200);
      expect(body.totals).toMatchObject({ merchandise: amount * 2, tax: 0, total: amount * 2 });
      const [line] = linesOf(body);
      expect(line).toMatchObject({
        productID: 'GIFTCARD',
        quantity: 2,
        unitPrice: amount,
        total: amount * 2,
        giftCard: { amount, email: null },
      });
      const changed = await visitor.send('PATCH', `/api/cart/lines/${line!.id}`, { quantity: 3 });
      expect(changed.body.totals.merchandise).toBe(amount * 3);
      expect((await visitor.cart()).totals.merchandise).toBe(amount * 3);
    },
  );

  it('are added once although the answer of the App API was lost, or the press came again', async () => {
    const visitor = browser();
    const { body } = await visitor.add(await shop.product({ price: 20 }));
    const card = { lineID: randomUUID(), productID: 'GIFTCARD', amount: 2500, quantity: 2 };
    shop.backEnd().loseAnswer({
      system: 'app-api',
      method: 'POST',
      route: '*/giftcards',
      orderID: body.orderID ?? '',
    });
    for (const { status, body } of [await add(visitor, card), await add(visitor, card)])
      expect([status, body.count, body.totals.merchandise]).toEqual([200, 3, 7000]);
  });

  it('by e-mail carry the recipient, each a line of its own beside other goods', async () => {
    const visitor = browser();
    await visitor.add(await shop.product({ price: 20 }));
    await add(visitor, {
      productID: 'EGIFTCARD',
      amount: 2500,
      quantity: 1,
      email: 'bea@example.com',
    });
    const { body } = await add(visitor, {
      productID: 'EGIFTCARD',
      amount: 2500,
      quantity: 1,
      email: 'ana@example.com',
    });
    const cards = linesOf(body).filter(({ productID }) => productID === 'EGIFTCARD');
    expect(cards.map(({ giftCard }) => giftCard?.email).sort()).toEqual([
      'ana@example.com',
      'bea@example.com',
    ]);
    expect(cards[0]!.options).toContain('$25');
    expect(body.totals.merchandise).toBe(7000);
  });

  it('on paper are not put into a cart that asks for more of them than lie blank; by e-mail they do not run out', async () => {
    const blank = (remaining: number) =>
      shop
        .backEnd()
        .db.query('update services.blank_gift_card set remaining = $1', [String(remaining)]);
    const visitor = browser();
    const paper = { productID: 'GIFTCARD', amount: 2500 };
    await blank(1);
    try {
      expect((await add(visitor, { ...paper, quantity: 2 })).error).toMatchObject({
        code: 'gift-card-inventory',
        text: 'Gift card inventory exceeded. Please update your cart or call support.',
      });
      expect(linesOf(await visitor.cart())).toEqual([]);
      expect((await add(visitor, { ...paper, quantity: 1 })).status).toBe(200);
      const mailed = { productID: 'EGIFTCARD', amount: 2500, email: 'bea@example.com' };
      expect((await add(visitor, { ...mailed, quantity: 2 })).status).toBe(200);
    } finally {
      await blank(1000);
    }
  });

  it('are a hundred of a kind in one order at most, by whichever way they come into it', async () => {
    const visitor = browser();
    expect((await visitor.add('GIFTCARD', 101)).error).toMatchObject({
      code: 'quantity-over-limit',
    });
    expect((await add(visitor, { productID: 'GIFTCARD', amount: 2500, quantity: 60 })).status).toBe(
      200,
    );
    expect(
      (await add(visitor, { productID: 'GIFTCARD', amount: 50_000, quantity: 41 })).error,
    ).toMatchObject({ code: 'quantity-over-limit' });
    expect((await visitor.add('GIFTCARD', 41)).error).toMatchObject({
      code: 'quantity-over-limit',
    });
    const [line] = linesOf(
      (await add(visitor, { productID: 'GIFTCARD', amount: 50_000, quantity: 40 })).body,
    ).filter(({ quantity }) => quantity === 60);
    expect(
      (await visitor.send('PATCH', `/api/cart/lines/${line!.id}`, { quantity: 61 })).error,
    ).toMatchObject({ code: 'quantity-over-limit' });
  });

  it.each<[string, object, string]>([
    [
      'below the least',
      { productID: 'GIFTCARD', amount: 999, quantity: 1 },
      'gift-card-amount-invalid',
    ],
    [
      'above the most',
      { productID: 'GIFTCARD', amount: 50_001, quantity: 1 },
      'gift-card-amount-invalid',
    ],
    [
      'half a cent',
      { productID: 'GIFTCARD', amount: 2500.5, quantity: 1 },
      'gift-card-amount-invalid',
    ],
    [
      'a price of the browser’s own',
      { productID: 'GIFTCARD', amount: 2500, quantity: 1, unitPrice: 1 },
      'bad-request',
    ],
    ['another product', { productID: '100310', amount: 1000, quantity: 1 }, 'bad-request'],
    ['none', { productID: 'GIFTCARD', amount: 1000, quantity: 0 }, 'bad-request'],
    [
      'an e-mail card without e-mail',
      { productID: 'EGIFTCARD', amount: 1000, quantity: 1 },
      'email-invalid',
    ],
    [
      'a wrong e-mail',
      { productID: 'EGIFTCARD', amount: 1000, quantity: 1, email: 'bea' },
      'email-invalid',
    ],
    [
      'an e-mail for a paper card',
      { productID: 'GIFTCARD', amount: 1000, quantity: 1, email: 'bea@example.com' },
      'bad-request',
    ],
  ])('refuse %s, and make no session for it', async (_name, body, code) => {
    const visitor = browser();
    const { status, error } = await add(visitor, body);
    expect([status < 500, error?.code]).toEqual([true, code]);
    expect(visitor.cookie()).toBeNull();
  });

  it('cannot be repriced by a shopper’s own line: the plain way in costs the list price or nothing', async () => {
    const visitor = browser();
    const { error } = await visitor.send('POST', '/api/cart/lines', {
      productID: 'GIFTCARD',
      quantity: 1,
      specs: [],
    });
    expect(error?.code).toBe('selections-invalid');
  });
});

describe('the wish list of someone who is not signed in', () => {
  shopForSuite();

  it.each([
    ['GET', '/api/account/wish-list', undefined],
    ['POST', '/api/account/wish-list', { productCode: '100310' }],
    ['DELETE', '/api/account/wish-list/100310', undefined],
  ])('%s asks for a log-in', async (method, path, body) => {
    const visitor = browser();
    const answer = await visitor.send(method, path, body);
    expect([answer.status, answer.error?.code, visitor.cookie()]).toEqual([
      401,
      'login-required',
      null,
    ]);
  });
});
