/** @jest-environment node */
import { Me } from 'ordercloud-javascript-sdk';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import { browser } from './browser';
import { registered } from './customer';
import { shopForSuite } from './shop';

const tokenOf = async (visitor: ReturnType<typeof browser>) => ({
  accessToken: (await readSessionCookie(visitor.cookie())).session?.accessToken ?? '',
});

describe('the wish list’s handlers', () => {
  const shop = shopForSuite();

  async function wishing(codes: string[]) {
    const visitor = browser();
    await registered(visitor);
    const token = await tokenOf(visitor);
    await Me.Patch(
      { xp: { WishList: codes.map((ProductCode) => ({ ProductCode })), CreatedFrom: 'Test' } },
      token,
    );
    return {
      visitor,
      saved: async () => (await Me.Get(token)).xp as { WishList: unknown; CreatedFrom: string },
    };
  }

  it('show the products of the saved codes, each once, the last added first', async () => {
    const [first, second] = [await shop.product(), await shop.product()];
    const { visitor } = await wishing([first, second, first]);
    const { status, body } = await visitor.send<ProductSummary[]>(
      'GET',
      '/api/account/wish-list/products',
    );
    expect([status, body.map(({ productCode }) => productCode)]).toEqual([200, [second, first]]);
  });

  it('take what is gone off the saved list, and nothing else', async () => {
    const kept = await shop.product();
    const { visitor, saved } = await wishing(['gone-1', kept, 'gone-2']);
    expect(
      (await visitor.send<ProductSummary[]>('GET', '/api/account/wish-list/products')).body.map(
        ({ productCode }) => productCode,
      ),
    ).toEqual([kept]);
    expect(await saved()).toMatchObject({ WishList: [{ ProductCode: kept }], CreatedFrom: 'Test' });
  });

  it('do not show what is hidden, and keep it saved', async () => {
    const [shown, hidden] = [await shop.product(), await shop.product({ xp: { Visible: false } })];
    const { visitor, saved } = await wishing([hidden, 'gone-1', shown]);
    expect(
      (await visitor.send<ProductSummary[]>('GET', '/api/account/wish-list/products')).body.map(
        ({ productCode }) => productCode,
      ),
    ).toEqual([shown]);
    expect((await saved()).WishList).toEqual([{ ProductCode: hidden }, { ProductCode: shown }]);
  });

  it('keep the whole saved list while the catalogue does not answer', async () => {
    const codes = ['gone-1', await shop.product()];
    const { visitor, saved } = await wishing(codes);
    const list = jest
      .spyOn(Me, 'ListProducts')
      .mockRejectedValue(Object.assign(new Error('down'), { status: 503 }));
    const { status } = await visitor.send('GET', '/api/account/wish-list/products');
    list.mockRestore();
    expect(status).toBe(503);
    expect((await saved()).WishList).toEqual(codes.map((ProductCode) => ({ ProductCode })));
  });
});
