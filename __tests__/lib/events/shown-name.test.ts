/** @jest-environment node */
import { calculatedLine } from '@/__tests__/lib/cart/orders';
import { toDetail } from '@/lib/account/order-view';
import { lineFromAppApi } from '@/lib/cart/line-from-app-api';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import { placedShipments } from '@/lib/checkout/placed-shipments';

const xp = {
  ProductCode: 'wreaths',
  IsWorkShopEvent: true,
  EventName: 'Living Wreath',
  WebFacingProductTitle: null,
  EventDateTimes: { '2026-11-28': '10:00-12:00' },
  Visible: true,
};
const Product = { ID: 'W1', Name: 'WRKSHP LVG WRTH 1128', xp };
const item = {
  ID: 'L1',
  ProductID: 'W1',
  Quantity: 1,
  UnitPrice: 45,
  LineTotal: 45,
  Product,
};

it.each<[string, () => unknown]>([
  ['the cart', () => lineFromAppApi(calculatedLine({ ProductID: 'W1', Product })).title],
  [
    'results of a search',
    () =>
      recordsFromCommerce({
        products: [{ ...Product, Active: true, DefaultPriceScheduleID: 'S' }],
        schedules: new Map([
          ['S', { ID: 'S', Name: 'S', PriceBreaks: [{ Quantity: 1, Price: 45 }] }],
        ]),
        categoryIDs: new Map(),
        categoryNames: new Map(),
        largestMarkup: 0,
        today: '2026-11-20',
      })[0]?.title,
  ],
  ['an order', () => toDetail({ ID: 'O1' }, [item], []).shipments[0]?.lines[0]?.title],
  ['a placed order', () => placedShipments([item])[0]?.lines[0]?.title],
])('an event has its own name in %s, not the warehouse’s', (_view, title) => {
  expect(title()).toBe('Living Wreath');
});
