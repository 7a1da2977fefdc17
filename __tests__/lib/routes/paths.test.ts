/** @jest-environment node */
import { facetDefinitions } from '@/lib/search/facets';
import { articlePath, resourceHubPath } from '@/lib/routes/article-path';
import { categoryPath, categoryRoute, isCategoryAt } from '@/lib/routes/category-path';
import { filterKeyOf, filterKeys } from '@/lib/routes/filter-keys';
import { publicPathOf } from '@/lib/routes/internal-paths';
import { accountOrderPath } from '@/lib/routes/account-path';
import {
  followPath,
  orderConfirmationPath,
  orderPagePath,
  orderPhotoPath,
} from '@/lib/routes/order-path';
import { productPath } from '@/lib/routes/product-path';
import { searchPath } from '@/lib/routes/search-path';
import { staticPagePath } from '@/lib/routes/static-page-path';
import { storeAddressID, storePath } from '@/lib/routes/store-path';

describe('category paths', () => {
  it.each([
    ['Flowers', '/c/flowers', null],
    ['GiftCards', '/c/gift-cards', null],
    ['Flowers_Bouquets', '/c/flowers/bouquets', null],
    ['Flowers_Bouquets_Roses', '/c/flowers/bouquets', 'roses'],
    ['Occasions_OutOfTownDelivery', '/c/occasions/out-of-town-delivery', null],
    ['Flowers_Bouquets_Roses_RedRoses', '/c/flowers/bouquets', 'roses_red-roses'],
  ])('%s', (id, pathname, c) => {
    expect(categoryRoute(id)).toEqual({ pathname, c });
    const [, , one = '', two] = pathname.split('/');
    expect(isCategoryAt(id, { one, two, c })).toBe(true);
    expect(isCategoryAt(id, { one, two, c: 'other' })).toBe(false);
  });

  it('adds leaf and page in one order', () => {
    expect(categoryPath('Flowers_Bouquets_Roses', 2)).toBe('/c/flowers/bouquets?c=roses&page=2');
    expect(categoryPath('Flowers', 1)).toBe('/c/flowers');
  });
});

describe('other paths', () => {
  it.each([
    [productPath('100310', 'Red Roses'), '/p/100310/red-roses'],
    [
      productPath('100310', 'Crème & Mother’s “Day”', '100310-DLX'),
      '/p/100310/creme-mothers-day?v=100310-DLX',
    ],
    [productPath('100310', '李小龍'), '/p/100310'],
    [articlePath('care-of-ferns'), '/information/resource-hub/care-of-ferns'],
    [resourceHubPath({ catID: 'Flowers_Roses' }), '/information/resource-hub?catID=Flowers_Roses'],
    [staticPagePath('customer-service', 'contact-us'), '/customer-service/contact-us'],
    [storePath('Store-lyndale'), '/store-locator/lyndale'],
    [storeAddressID('lyndale'), 'Store-lyndale'],
    [orderConfirmationPath('299999', 'abc-1'), '/orderConfirmation/299999/abc-1'],
    [orderPagePath('0a1b'), '/order/0a1b'],
    [followPath('0a1b'), '/api/follow/0a1b'],
    [followPath('0a1b', 'calendar/s-1'), '/api/follow/0a1b/calendar/s-1'],
    [orderPhotoPath('ada', 'abc-1', 'p-1'), '/api/orders/ada/abc-1/photo/p-1'],
    [accountOrderPath('abc-1'), '/account/orders?orderid=abc-1'],
    [searchPath('rose', 'Products', 'q1'), '/search?query=rose&type=Products&queryid=q1'],
    [searchPath('rose', 'Categories', 'q1'), '/search?query=rose&type=Categories'],
  ])('%s', (made, expected) => {
    expect(made).toBe(expected);
  });

  it('has a query key for every facet', () => {
    expect(
      facetDefinitions
        .map(({ attribute }) => filterKeyOf(attribute))
        .filter((key) => !filterKeys.some((known) => known === key)),
    ).toEqual([]);
  });
});

describe('publicPathOf', () => {
  it.each([
    ['/category-view/flowers/-/-/1', '/c/flowers'],
    ['/category-view/flowers/bouquets/roses/2', '/c/flowers/bouquets?c=roses&page=2'],
    ['/product-view/100310/-', '/p/100310'],
    ['/product-view/100310/100310-DLX', '/p/100310?v=100310-DLX'],
    ['/product-view/100310/~', '/p/100310'],
    ['/event-view/700106/-', '/event/700106'],
    ['/event-view/700106/2027-02', '/event/700106?month=2027-02'],
    ['/event-view/700106/none', null],
    ['/category-view/flowers/-/-/0', null],
    ['/filtered/flowers', '/c/flowers'],
    ['/sale-view/1', '/customer-service/on-sale-this-week'],
    ['/sale-view/2', '/customer-service/on-sale-this-week?page=2'],
    ['/sale-view/none', null],
    ['/sale-view', null],
    ['/filtered-sale', '/customer-service/on-sale-this-week'],
    ['/filtered-sale/x', null],
    [
      '/calendar-view/2026-05/kids/free/1',
      '/event-calendar?month=2026-05&category=kids&admission=free&featured=1',
    ],
    ['/calendar-view/-/-/-/-', '/event-calendar'],
    ['/calendar-view/2026-13/-/-/-', null],
    ['/calendar-view/none', null],
    ['/calendar-view/-/-/cheap/-', null],
    ['/hub-view/pruning/Flowers', '/information/resource-hub?tag=pruning&catID=Flowers'],
    ['/hub-view/-/-', '/information/resource-hub'],
    ['/hub-view/none', null],
    ['/category-view/flowers', null],
    ['/product-view', null],
    ['/filtered', null],
    ['/missing-view/page', null],
    ['/c/flowers', undefined],
    ['/p/100310', undefined],
    ['/', undefined],
  ])('%s', (path, expected) => {
    expect(publicPathOf(path)).toBe(expected);
  });
});
