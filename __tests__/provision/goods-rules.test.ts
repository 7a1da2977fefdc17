/** @jest-environment node */
import type { BuyerAddress, BuyerProduct, Category } from 'ordercloud-javascript-sdk';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { categoryRules } from '@/provision/doctor/goods/category-rules';
import { goodsChecks } from '@/provision/doctor/goods/goods-rule';
import { cityRules, storeRules } from '@/provision/doctor/goods/place-rules';
import { productRules } from '@/provision/doctor/goods/product-rules';

const around = {
  categoryIDs: new Set(['Flowers_Bouquets']),
  storeIDs: new Set(['Store-Lyndale']),
};

const product = (
  ID: string,
  xp: Partial<ProductXp> | null = {},
  more: object = {},
): BuyerProduct => ({
  ID,
  Name: 'A rose',
  PriceSchedule: { Name: ID, PriceBreaks: [{ Quantity: 1, Price: 40 }] },
  xp: xp && {
    ProductCode: ID,
    Visible: true,
    PrimaryCategoryID: 'Flowers_Bouquets',
    Contentful: { Images: { List: { url: '/rose', title: 'A rose' } } },
    ...xp,
  },
  ...more,
});
const event = (ID: string, xp: Partial<ProductXp> = {}) =>
  product(ID, {
    IsWorkShopEvent: true,
    EventDateTimes: { '2027-05-08': '18:00-20:00' },
    LocationID: 'Store-Lyndale',
    DeliveryMethods: {},
    ...xp,
  });
const category = (ID: string, ParentID: string | null = null, more: object = {}): Category =>
  ({ ID, ParentID, Name: ID, Active: true, ...more }) as Category;
const place = (ID: string, xp: object = {}, more: object = {}): BuyerAddress =>
  ({
    ID,
    AddressName: ID,
    Phone: '6125550100',
    Zip: '55408',
    xp: {
      Location: { lat: 44.9, lng: -93.2 },
      active: true,
      flagship: true,
      willCall: true,
      ...xp,
    },
    ...more,
  }) as BuyerAddress;

const productChecks = (all: BuyerProduct[]) => goodsChecks('products', all, productRules(around));
const said = (checks: ReturnType<typeof goodsChecks>) =>
  checks.map(({ state, says }) => `${state} ${says}`);

it('has nothing against goods of every kind that are right', () => {
  const goods = [
    product('plain'),
    product('new', { ReleaseDate1: '2027-05-01', ReleaseDate2: '2027-05-01' }),
    product('instant', { ReleaseDate1: '2027-05-01T15:00:00Z' }),
    product('told', { Facets: { LightLevel: 'Low', Material: ['Glass', 'Wood'] } }),
    product('sent', { DeliveryMethods: { UPS: { Enabled: true, LeadDays: 2 } } }),
    product('small', {
      ProductCode: 'sizes',
      SpecsOptions: { Size: 'Small' },
      IsDefaultProduct: true,
    }),
    product('large', { ProductCode: 'sizes', SpecsOptions: { Size: 'Large' } }),
    product('gone', {
      ProductCode: 'sizes',
      SpecsOptions: { Size: 'Large' },
      Visible: false,
      IsDefaultProduct: true,
    }),
    product('EGIFTCARD', {}, { PriceSchedule: { PriceBreaks: [{ Quantity: 1, Price: 0 }] } }),
    event('talk', {}),
    event('morning', { ProductCode: 'twice' }),
    event('evening', { ProductCode: 'twice' }),
  ];
  expect(said(productChecks(goods))).toEqual(['works 12 products are as the shop reads them.']);
  expect(
    said(
      goodsChecks(
        'categories',
        [
          category('Flowers'),
          category('Flowers_Bouquets', 'Flowers', { xp: { StartDate: '2027-05-01' } }),
        ],
        categoryRules,
      ),
    ),
  ).toEqual(['works 2 categories are as the shop reads them.']);
  expect(
    said(
      goodsChecks('stores', [place('Store-A'), place('Store-B', { active: false })], storeRules),
    ),
  ).toEqual(['works 2 stores are as the shop reads them.']);
  expect(
    said(
      goodsChecks(
        'local cities',
        [place('LDCity-55408'), place('LDCity-55416', {}, { Zip: '55416' })],
        cityRules,
      ),
    ),
  ).toEqual(['works 2 local cities are as the shop reads them.']);
});

it.each<[string, BuyerProduct, RegExp]>([
  ['no fields of the retailer', product('bad', null), /^missing Without xp\.ProductCode/],
  ['no code', product('bad', { ProductCode: '' }), /^missing Without xp\.ProductCode/],
  ['no schedule', product('bad', {}, { PriceSchedule: null }), /^missing Without a price/],
  [
    'a schedule without a price',
    product('bad', {}, { PriceSchedule: { PriceBreaks: [] } }),
    /^missing Without a price/,
  ],
  [
    'no way',
    product('bad', { DeliveryMethods: { UPS: { Enabled: false } } }),
    /^missing Going by no way/,
  ],
  ['no day of an event', event('bad', { EventDateTimes: {} }), /^missing Events without a day/],
  [
    'a day in other words',
    event('bad', { EventDateTimes: { 'May 8': '6 PM' } }),
    /^missing Events without a day/,
  ],
  [
    'a release in other words',
    product('bad', { ReleaseDate1: 'spring' }),
    /^missing With a release/,
  ],
  ['an end in other words', product('bad', { ReleaseDate2: 'fall' }), /^missing With a release/],
  [
    'an end before the beginning',
    product('bad', { ReleaseDate1: '2027-05-02', ReleaseDate2: '2027-05-01' }),
    /^missing With a release/,
  ],
  [
    'a price of nothing',
    product('bad', {}, { PriceSchedule: { PriceBreaks: [{ Quantity: 1, Price: 0 }] } }),
    /^risky At no price/,
  ],
  [
    'a sale of the platform’s own',
    product(
      'bad',
      {},
      { PriceSchedule: { PriceBreaks: [{ Quantity: 1, Price: 40, SalePrice: 30 }] } },
    ),
    /^missing With a sale/,
  ],
  ['no word of being visible', product('bad', { Visible: undefined }), /^risky In no sitemap/],
  ['no picture', product('bad', { Contentful: {} }), /^risky Without a picture/],
  ['no category', product('bad', { PrimaryCategoryID: null }), /^risky Without a category/],
  [
    'a category that is not shown',
    product('bad', { PrimaryCategoryID: 'Gone' }),
    /^risky Without a category/,
  ],
  [
    'a facet of its own',
    product('bad', { Facets: { Scent: 'Sweet' } as ProductXp['Facets'] }),
    /^risky With facets that no list has/,
  ],
  [
    'a way nobody knows',
    product('bad', { DeliveryMethods: { Drone: { Enabled: true }, UPS: { Enabled: true } } }),
    /^risky With ways/,
  ],
  ['an event nowhere', event('bad', { LocationID: 'Store-Gone' }), /^risky Events at a store/],
  [
    'the same choice twice',
    product('bad', { ProductCode: 'fine' }),
    /^risky Variants that nobody can tell apart/,
  ],
  [
    'two that a page begins with',
    product('bad', {
      ProductCode: 'fine',
      SpecsOptions: { Size: 'Large' },
      IsDefaultProduct: true,
    }),
    /^risky More than one/,
  ],
])('names a product with %s, and that alone', (_, bad, words) => {
  const checks = productChecks([product('fine', { IsDefaultProduct: true }), bad]);
  expect(said(checks)).toEqual([expect.stringMatching(words)]);
  expect(checks[0]?.says).toMatch(/: products (fine, )?bad\.$/);
  expect(checks[0]?.todo).toBeTruthy();
});

it.each<[string, Category[], RegExp]>([
  [
    'under another',
    [category('Plants'), category('Flowers_Roses', 'Plants')],
    /^missing Under another category.*: categories Flowers_Roses\.$/,
  ],
  [
    'at the top with the ID of a lower one',
    [category('Flowers_Roses')],
    /^missing Under another category/,
  ],
  ['in another script', [category('Цветы')], /^missing With an ID that makes no address/],
  [
    'at one address',
    [category('Flowers_Roses', 'Flowers'), category('Flowers_roses', 'Flowers')],
    /^missing At the same address: categories Flowers_Roses, Flowers_roses\.$/,
  ],
  ['without a name', [category('Flowers', null, { Name: ' ' })], /^risky Without a name/],
  [
    'from a day in other words',
    [category('Flowers', null, { xp: { EndDate: 'fall' } })],
    /^missing With days of showing/,
  ],
])('names a category %s', (_, all, words) => {
  expect(said(goodsChecks('categories', all, categoryRules))).toEqual([
    expect.stringMatching(words),
  ]);
});

it.each<[string, BuyerAddress[], RegExp[]]>([
  ['that are all closed', [place('Store-A', { active: false })], [/^missing None is open/]],
  [
    'where nothing is handed out',
    [place('Store-A', { willCall: false })],
    [/^risky None hands out/],
  ],
  ['without a phone', [place('Store-A', {}, { Phone: '' })], [/^risky Without a name or a phone/]],
  ['on no map', [place('Store-A', { Location: null })], [/^risky On no map/]],
  [
    'on half a map',
    [place('Store-A', { Location: { lat: '44.9', lng: -93 } })],
    [/^risky On no map/],
  ],
])('names stores %s', (_, all, words) => {
  expect(said(goodsChecks('stores', all, storeRules))).toEqual(
    words.map((each) => expect.stringMatching(each)),
  );
});

it.each<[string, BuyerAddress[], RegExp]>([
  ['without a ZIP', [place('LDCity-Edina', {}, { Zip: 'Edina' })], /^missing Without a ZIP/],
  [
    'twice',
    [place('LDCity-A'), place('LDCity-B')],
    /^risky With the same ZIP: local cities LDCity-A, LDCity-B\.$/,
  ],
  ['that lie nowhere', [place('LDCity-A', { Location: {} })], /^missing Without a place/],
])('names local cities %s', (_, all, words) => {
  expect(said(goodsChecks('local cities', all, cityRules))).toEqual([expect.stringMatching(words)]);
});

it('names the first five and counts the others', () => {
  const many = Array.from({ length: 7 }, (_, index) => product(`p${index}`, { Contentful: {} }));
  expect(productChecks(many)[0]?.says).toBe(
    'Without a picture: products p0, p1, p2, p3, p4 and 2 more.',
  );
});
