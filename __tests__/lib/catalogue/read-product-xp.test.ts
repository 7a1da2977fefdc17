/** @jest-environment node */
import fc from 'fast-check';
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { categoryFromCommerce, categoryText, productXp } from '@/lib/catalogue/from-commerce';
import { priceBreaksOf, retailCentsOf } from '@/lib/catalogue/product/read-price-schedule';
import { productGroup } from '@/lib/catalogue/product/product-group';
import { readProductXp, unreadFields } from '@/lib/catalogue/product/read-product-xp';
import { deliveryClassOf, itemOfClass } from '@/lib/delivery/delivery-class';
import { deliveryItem, itemLeadDays } from '@/lib/delivery/item';
import { deliveryMethods } from '@/lib/delivery/method';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { recordsFromCommerce } from '@/lib/search/from-commerce';

it.each<[string, object, object]>([
  [
    'a number as text',
    { HandlingCents: '150', SafetyStock: ' 2 ' },
    { HandlingCents: 150, SafetyStock: 2 },
  ],
  [
    'a text as a number',
    { ProductCode: 100310, CodeB3: 9 },
    { ProductCode: '100310', CodeB3: '9' },
  ],
  ['a fee below nothing', { HandlingCents: -150 }, { HandlingCents: undefined }],
  [
    'days that are none',
    { DeliveryMethods: { UPS: { Enabled: true, LeadDays: 1.5 }, USPS: { Enabled: true } } },
    { DeliveryMethods: { USPS: { Enabled: true } } },
  ],
  [
    'numbers in a facet',
    { Facets: { HardinessZone: [4, '5'] } },
    { Facets: { HardinessZone: ['4', '5'] } },
  ],
  [
    'a flag as text',
    { IsFeatured: 'true', Visible: 'false' },
    { IsFeatured: true, Visible: false },
  ],
  ['a flag as a number', { IsWorkshop: true }, { IsWorkshop: 1 }],
  ['words for a number', { HandlingCents: 'a lot' }, { HandlingCents: undefined }],
  ['a list as text', { Articles: 'roses, tulips' }, { Articles: undefined }],
  ['something else in a list', { SearchWords: ['rose', null, {}] }, { SearchWords: ['rose'] }],
  [
    'a way said half',
    { DeliveryMethods: { UPS: { Enabled: true, LeadDays: '2' }, USPS: true } },
    { DeliveryMethods: { UPS: { Enabled: true, LeadDays: 2 } } },
  ],
  [
    'a picture as text',
    { Contentful: { Images: { List: 'rose.webp', Gallery: [{ url: '/r', title: 'R' }, 'x'] } } },
    { Contentful: { Images: { List: undefined, Gallery: [{ url: '/r', title: 'R' }] } } },
  ],
  [
    'a picture without words',
    { Contentful: { Images: { List: { url: '/r' } } } },
    { Contentful: { Images: { List: { url: '/r', title: '' } } } },
  ],
  ['nothing', { Brand: null, Facets: null }, { Brand: undefined, Facets: undefined }],
  ['fields of others', { RouteCode: 7 }, { RouteCode: 7 }],
])('reads %s', (_, said, read) => {
  expect(readProductXp(said)).toEqual(read);
});

it.each([[undefined], [null], ['text'], [7], [[]]])('reads %j as a product of nobody', (xp) => {
  expect(productXp({ ID: 'a', xp } as BuyerProduct)).toBeNull();
});

it.each<[object, string[]]>([
  [{ HandlingCents: '150', ProductCode: 7, Brand: null, Position: undefined }, []],
  [{ Contentful: { Images: { List: { url: '/r', title: 'R', width: 400 } } } }, []],
  [{ Facts: [{ Label: 'Scent', Value: 'Sweet', Order: 1 }] }, []],
  [{ HandlingCents: 'a lot', Brand: 'Ours' }, ['HandlingCents']],
  [{ Articles: 'roses' }, ['Articles']],
  [{ SearchWords: ['rose', {}] }, ['SearchWords']],
  [{ SpecsOptions: { Size: 'Large', Color: null } }, []],
  [{ DeliveryMethods: { UPS: true } }, ['DeliveryMethods']],
  [{ Anything: {} }, []],
])('says of %j that it cannot read %j', (xp, names) => {
  expect(unreadFields(xp)).toEqual(names);
});

it('makes pages, lists, ways and events of whatever products say of themselves', () => {
  const names =
    'ProductCode WebFacingProductTitle CodeB2 CodeB3 CodeB4 SafetyStock ReleaseDate1 ReleaseDate2 IsWorkShopEvent IsWorkshop EventName EventRoom IsDefaultProduct IsFeatured Visible Position SpecsOptions LocationID EventDateTimes Contentful Articles StemCount Dimensions Facts DeliveryMethods HandlingCents Brand SearchWords PrimaryCategoryID Facets'.split(
      ' ',
    );
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('2026-05-05', '2026-13-45', 'Y', '9', 'true', '-1'),
    fc.dictionary(
      fc.constantFrom('2026-05-05', '2026-99-99', 'UPS', 'Size', 'Images', 'List', 'url'),
      fc.jsonValue({ maxDepth: 2 }),
    ),
  );
  const xps = fc.dictionary(fc.constantFrom(...names), anything, { noNullPrototype: true });
  const now = new Date('2026-05-05T15:00:00Z');
  fc.assert(
    fc.property(fc.array(xps, { minLength: 1, maxLength: 4 }), (said) => {
      const products = said.map((xp, index) => ({
        ID: `P${index}`,
        Name: 'ROSE',
        Description: '',
        Active: true,
        DefaultPriceScheduleID: 'S',
        PriceSchedule: { ID: 'S', Name: 'S', PriceBreaks: [{ Quantity: 1, Price: 10 }] },
        xp: { ProductCode: 'code', ...xp },
      })) as BuyerProduct[];
      productGroup(products, new Map(), now);
      eventsFromCommerce(products);
      recordsFromCommerce({
        products: products as never,
        schedules: new Map([
          ['S', { ID: 'S', Name: 'S', PriceBreaks: [{ Quantity: 1, Price: 10 }] }],
        ]),
        categoryIDs: new Map(),
        categoryNames: new Map(),
        largestMarkup: 0,
        today: '2026-05-05',
      });
      for (const { ID = '', xp } of products) {
        const item = deliveryItem(ID, readProductXp(xp));
        expect(itemOfClass(deliveryClassOf(item))).not.toBeNull();
        for (const method of deliveryMethods)
          expect(Number.isFinite(itemLeadDays(item, method) ?? 0)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

it.each([
  [
    { StartDate: 5, EndDate: {}, Articles: 'roses' },
    { startDate: null, endDate: null, articles: ['roses'] },
  ],
  [{ Articles: ['roses', null, 7] }, { articles: ['roses'] }],
  [{ Note: { redirect: '/c/flowers' } }, { redirect: null }],
  [{ Contentful: 'rose.webp' }, { picture: null }],
  [
    { Contentful: { Images: { List: { url: '/r', title: 7 } } } },
    { picture: { url: '/r', alt: '' } },
  ],
  ['text', { startDate: null, articles: [], picture: null, redirect: null }],
])('reads a category that says %j of itself', (xp, read) => {
  const category = { ID: 'Flowers', Name: 'Flowers', xp };
  expect(categoryFromCommerce(category)).toMatchObject(read);
  expect(typeof categoryText({ ...category, xp: { ShortDescription: 7 } })).toBe('string');
});

it.each([
  [[{ Quantity: 1, Price: 10 }], [{ quantity: 1, price: 1000 }]],
  [
    [{ Quantity: 6, Price: 8 }, { Price: 10 }],
    [
      { quantity: 1, price: 1000 },
      { quantity: 6, price: 800 },
    ],
  ],
  [[{ Quantity: 1 }, { Quantity: 2, Price: null }], []],
  [[{ Quantity: 1, Price: 0 }], [{ quantity: 1, price: 0 }]],
  [undefined, []],
])('reads the breaks %j as %j', (PriceBreaks, breaks) => {
  expect(priceBreaksOf({ PriceBreaks } as never)).toEqual(breaks);
});

it.each([
  [{ Price: { RetailPrice: 45.5 } }, 4550],
  [{ Price: { RetailPrice: '45.50' } }, 4550],
  [{ Price: { RetailPrice: 0 } }, null],
  [{ Price: { RetailPrice: 'a lot' } }, null],
  [{ Price: { RetailPrice: [] } }, null],
  [{ Price: null }, null],
  [null, null],
])('reads the price before of %j as %j', (xp, price) => {
  expect(retailCentsOf({ PriceBreaks: [], xp })).toBe(price);
});
