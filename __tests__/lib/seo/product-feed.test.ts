/** @jest-environment node */
import { group, variant } from '@/__tests__/components/catalogue/make-group';
import { noPicture } from '@/lib/catalogue/picture';
import type { ProductVariant } from '@/lib/catalogue/product/product';
import { feedItems, feedXml } from '@/lib/seo/feed/product-feed';
import { xmlText } from '@/lib/seo/xml-text';
import type { ShippingTerm } from '@/lib/promise/shipping-terms';
import { feedFaults } from '@/scripts/seo/check-feed';
import { readFeed } from '@/scripts/seo/read-feed';

const origin = 'https://shop.example';
const now = new Date('2026-11-22T12:00:00Z');
const delivery = { ProductCode: '100310' };
const terms: ShippingTerm[] = [
  {
    method: 'LocalDelivery',
    zips: ['55408'],
    cost: { from: 1499, to: 2499 },
    days: { from: 0, to: 2 },
    transit: 0,
    cutOff: null,
  },
  {
    method: 'UPS',
    zips: null,
    cost: { from: 1499, to: 1499 },
    days: { from: 2, to: 4 },
    transit: 2,
    cutOff: null,
  },
];

const feedOf = (
  variants: ProductVariant[],
  more: Parameters<typeof group>[1] = {},
  termsOf: () => readonly ShippingTerm[] = () => terms,
) => readFeed(feedXml(feedItems([group(variants, more)], termsOf, now), origin)) ?? [];

const only = (more: Partial<ProductVariant> = {}, of: Parameters<typeof group>[1] = {}) =>
  feedOf([variant('100310', { delivery, ...more })], of)[0];

describe('the product feed', () => {
  it('says of a product what its page says, in the words of Google Merchant', () => {
    expect(only()).toEqual({
      values: {
        id: ['100310'],
        title: ['Sunday Best'],
        description: ['Blush peonies.'],
        link: [`${origin}/p/100310/sunday-best`],
        image_link: [`${origin}/pictures/products/100310-1200.webp`],
        availability: ['in_stock'],
        price: ['64.99 USD'],
        condition: ['new'],
        brand: ['Lilac & Loam'],
        identifier_exists: ['no'],
        shipping_label: ['P0C0L0'],
      },
      shipping: [
        {
          country: 'US',
          location_group_name: 'Twin Cities',
          service: 'Local Delivery',
          price: '24.99 USD',
          min_handling_time: '0',
          max_handling_time: '2',
          min_transit_time: '0',
          max_transit_time: '0',
        },
        {
          country: 'US',
          service: 'UPS',
          price: '14.99 USD',
          min_handling_time: '0',
          max_handling_time: '2',
          min_transit_time: '2',
          max_transit_time: '2',
        },
      ],
    });
  });

  it.each<[string, Partial<ProductVariant>, Record<string, string[]>]>([
    ['a reduction', { retailPrice: 7999 }, { price: ['79.99 USD'], sale_price: ['64.99 USD'] }],
    [
      'that the least of it are six',
      { price: 349, retailPrice: 399, minQuantity: 6 },
      { price: ['23.94 USD'], sale_price: ['20.94 USD'] },
    ],
    ['a regular price below it', { retailPrice: 5999 }, { price: ['64.99 USD'] }],
    ['little of it', { stock: 'low' }, { availability: ['in_stock'] }],
    ['none of it', { stock: 'out' }, { availability: ['out_of_stock'] }],
    ['a first day to come', { releaseDate: '2026-12-01' }, { availability: ['out_of_stock'] }],
    [
      'a season that is over',
      { releaseDate: '2026-03-01', releaseEnd: '2026-05-01' },
      { availability: ['out_of_stock'] },
    ],
    [
      'no picture of its own',
      { pictures: [] },
      {
        image_link: [`${origin}/pictures/products/100310-1200.webp`],
      },
    ],
  ])('knows %s', (_name, more, values) => {
    expect(only(more)?.values).toMatchObject(values);
  });

  it('names one picture and ten more, which is all that Google takes', () => {
    const pictures = Array.from({ length: 14 }, (_, index) => ({
      url: `/pictures/products/100310-view-${index}.webp`,
      alt: '',
    }));
    const { image_link, additional_image_link } = only({ pictures })?.values ?? {};
    expect([image_link, additional_image_link].map((links) => links?.length)).toEqual([1, 10]);
  });

  it('names each variant by its own address and their group', () => {
    const records = feedOf([
      variant('100310', { delivery, size: 'Standard' }),
      variant('100310-DLX', { delivery, size: 'Deluxe' }),
    ]);
    expect(records.map(({ values }) => [values.title, values.link, values.item_group_id])).toEqual([
      [['Sunday Best, Standard'], [`${origin}/p/100310/sunday-best`], ['100310']],
      [['Sunday Best, Deluxe'], [`${origin}/p/100310/sunday-best?v=100310-DLX`], ['100310']],
    ]);
  });

  it('says any text whole, and nothing that XML cannot', () => {
    const title = `"Mums" & <b>more</b> \u0007it's ]]> \ud83d 🌷`;
    const record = only({}, { title, description: title });
    expect(record?.values.description).toEqual([`"Mums" & <b>more</b> it's ]]>  🌷`]);
    expect(xmlText('\u0000\u001f\ufffe')).toBe('');
  });

  it('shortens what is longer than Google takes', () => {
    const record = only({}, { title: 'a'.repeat(200), description: 'b'.repeat(6000) });
    expect(feedFaults(record ? [record] : [])).toEqual([]);
    expect(record?.values.title?.[0]).toHaveLength(150);
  });

  it('tells variants apart however long their name is', () => {
    const records = feedOf(
      ['Standard', 'Deluxe'].map((size) => variant(`100310-${size}`, { delivery, size })),
      { title: 'a'.repeat(300) },
    );
    expect(feedFaults(records)).toEqual([]);
    expect(records.map(({ values }) => values.title?.[0]?.replace(/^a+/, ''))).toEqual([
      '…, Standard',
      '…, Deluxe',
    ]);
  });

  it('leaves out what has no picture: Google takes no stand-in for one', () => {
    const summary = { ...group([]).summary, picture: noPicture };
    expect(feedOf([variant('100310', { delivery, pictures: [] })], { summary })).toEqual([]);
  });

  it('keeps what is only collected out of where Google wants a delivery, and leaves out what is not known', () => {
    const records = feedOf([variant('100310', { delivery })], {}, () => []);
    expect(records).toMatchObject([
      { values: { excluded_destination: ['Shopping_ads', 'Free_listings'] }, shipping: [] },
    ]);
    expect(feedFaults(records)).toEqual([]);
    expect(feedOf([variant('100310')])).toEqual([]);
  });

  it.each<[string, Record<string, string[]>, Record<string, string>[], string]>([
    ['a missing link', { link: [] }, [], 'link is missing'],
    ['a relative link', { link: ['/p/1'] }, [], 'link cannot be /p/1'],
    ['two prices', { price: ['1.00 USD', '2.00 USD'] }, [], 'price 2 times'],
    ['a price of nothing', { price: ['0.00 USD'] }, [], 'no price above 0'],
    ['a sale that is none', { sale_price: ['64.99 USD'] }, [], 'a sale that reduces nothing'],
    ['a preorder of no day', { availability: ['preorder'] }, [], 'a preorder without its date'],
    ['no delivery at all', {}, [], 'no delivery, where Google wants one'],
    ['an unknown name', { gtin: ['1'] }, [], 'gtin cannot be 1'],
    [
      'delivery without a price',
      {},
      [{ country: 'US', service: 'UPS' }],
      'shipping price is missing',
    ],
    [
      'times upside down',
      {},
      [
        {
          country: 'US',
          service: 'UPS',
          price: '1.00 USD',
          min_handling_time: '3',
          max_handling_time: '1',
        },
      ],
      'shipping handling time upside down',
    ],
  ])('is refused with %s', (_name, values, shipping, fault) => {
    const record = only();
    if (!record) throw new Error('no record');
    const broken = { values: { ...record.values, ...values }, shipping };
    expect(feedFaults([broken])).toContain(`100310: ${fault}`);
  });

  it.each(['', '<rss version="2.0"><channel>', '<feed/>', '<rss version="0.9"/>'])(
    '%j is no feed',
    (xml) => {
      expect(readFeed(xml)).toBeNull();
    },
  );
});
