import { reportProductClick } from '@/components/analytics/list-events';
import { itemOfVariant } from '@/lib/analytics/items';
import { reportAddedToCart, reportProductView } from '@/components/analytics/product-events';
import { group, variant } from '../catalogue/make-group';
import { stubShop } from '@/__tests__/support/shop-stub';

const queryID = 'b'.repeat(32);
const one = group([variant('100310', { size: 'Deluxe', price: 2999, retailPrice: 3999 })]);
const last = () => window.dataLayer?.at(-1);

describe('reports of the catalogue', () => {
  beforeEach(() => {
    window.dataLayer = [];
    sessionStorage.clear();
  });

  it('a click is select_item, and a click of the search answer with its position over all pages', () => {
    const shop = stubShop({ 'POST /api/search/events': () => ({ body: null }) });
    reportProductClick({ list: 'Flowers', queryID, product: one.summary, position: 57 });
    expect(last()).toMatchObject({
      event: 'select_item',
      ecommerce: { item_list_name: 'Flowers', items: [{ item_id: '100310', index: 56 }] },
    });
    expect(shop.calls.map(({ body }) => body)).toEqual([
      { type: 'click', objectID: '100310', queryID, position: 57 },
    ]);
  });

  it('without a search answer nothing goes to the search engine', () => {
    const shop = stubShop({});
    reportProductClick({ list: 'Flowers', queryID: null, product: one.summary, position: 1 });
    expect(shop.calls).toEqual([]);
  });

  it('what is added converts the answer that led to it, and nothing else', () => {
    const shop = stubShop({ 'POST /api/search/events': () => ({ body: null }) });
    const item = itemOfVariant(one, one.variants[0]!);
    reportAddedToCart({ item, quantity: 2, objectID: '100310' });
    expect(shop.calls).toEqual([]);
    reportProductClick({ list: 'Flowers', queryID, product: one.summary, position: 1 });
    reportAddedToCart({ item, quantity: 2, objectID: '100310' });
    expect(shop.calls.at(-1)?.body).toEqual({ type: 'conversion', objectID: '100310', queryID });
    expect(last()).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        currency: 'USD',
        value: 59.98,
        items: [
          expect.objectContaining({
            item_variant: 'Deluxe',
            price: 29.99,
            discount: 10,
            quantity: 2,
          }),
        ],
      },
    });
  });

  it('a product looked at is view_item', () => {
    reportProductView(itemOfVariant(one, one.variants[0]!));
    expect(last()).toMatchObject({
      event: 'view_item',
      ecommerce: { currency: 'USD', value: 29.99 },
    });
  });
});
