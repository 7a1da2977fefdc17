/** @jest-environment node */
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { jsonLdText } from '@/lib/seo/json-ld/json-ld';
import { noPicture } from '@/lib/catalogue/picture';
import { productJsonLd } from '@/lib/seo/json-ld/product-json-ld';
import type { ShippingTerm } from '@/lib/promise/shipping-terms';
import { checkNode } from '@/scripts/seo/check-structured-data';
import { group, variant } from '@/__tests__/components/catalogue/make-group';

const origin = 'https://shop.example';
const now = new Date('2026-11-22T12:00:00Z');

describe('jsonLdText', () => {
  it('cannot be ended by a value', () => {
    const text = jsonLdText([{ '@type': 'Product', name: '</script><script>alert(1)</script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
  });

  it('leaves out what nothing is said of', () => {
    const address = { '@type': 'PostalAddress', streetAddress: '', postalCode: '55419' };
    const text = jsonLdText([{ '@type': 'Event', name: 'A walk', description: ' ', address }]);
    expect(JSON.parse(text)['@graph']).toEqual([
      {
        '@type': 'Event',
        name: 'A walk',
        address: { '@type': 'PostalAddress', postalCode: '55419' },
      },
    ]);
  });
});

describe('productJsonLd', () => {
  it('is a ProductGroup of variants, each with its own offer in dollars', () => {
    const node = productJsonLd(
      group([
        variant('100310', { size: 'Standard' }),
        variant('100310-DLX', { size: 'Deluxe', price: 8449, stock: 'out' }),
      ]),
      origin,
      {},
      now,
    );
    expect(node).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '100310',
      url: `${origin}/p/100310/sunday-best`,
      variesBy: ['https://schema.org/size'],
      hasVariant: [
        {
          sku: '100310',
          offers: {
            price: '64.99',
            priceCurrency: 'USD',
            availability: 'https://schema.org/InStock',
            url: `${origin}/p/100310/sunday-best`,
          },
        },
        {
          sku: '100310-DLX',
          offers: {
            price: '84.49',
            availability: 'https://schema.org/OutOfStock',
            url: `${origin}/p/100310/sunday-best?v=100310-DLX`,
          },
        },
      ],
    });
  });

  it('is one Product when there is one variant', () => {
    expect(productJsonLd(group([variant('100310')]), origin, {}, now)).toMatchObject({
      '@type': 'Product',
      name: 'Sunday Best',
      offers: { price: '64.99' },
    });
  });

  it('has no picture where the shop has none: a stand-in shows another thing', () => {
    const summary = { ...group([]).summary, picture: noPicture };
    const bare = group([variant('100310', { pictures: [] })], { summary });
    expect(productJsonLd(bare, origin, {}, now)).not.toHaveProperty('image');
  });

  it.each([
    ['low', {}, 'LimitedAvailability'],
    ['out', {}, 'OutOfStock'],
    ['in', { releaseDate: '2026-12-01' }, 'OutOfStock'],
    ['in', { releaseDate: '2026-03-01', releaseEnd: '2026-05-01' }, 'OutOfStock'],
  ] as const)('%s stock, %j: %s', (stock, dates, word) => {
    expect(
      productJsonLd(group([variant('100310', { stock, ...dates })]), origin, {}, now),
    ).toMatchObject({ offers: { availability: `https://schema.org/${word}` } });
  });
});

describe('the terms of an offer', () => {
  const local: ShippingTerm = {
    method: 'LocalDelivery',
    zips: ['55401', '55408'],
    cost: { from: 1499, to: 2499 },
    days: { from: 2, to: 4 },
    transit: 0,
    cutOff: null,
  };
  const far: ShippingTerm = {
    method: 'UPS',
    zips: null,
    cost: { from: 1499, to: 1499 },
    days: { from: 2, to: 5 },
    transit: 2,
    cutOff: null,
  };
  const offerOf = (
    terms: readonly ShippingTerm[],
    guarantee: string | null = null,
    more: Parameters<typeof variant>[1] = {},
  ) =>
    productJsonLd(group([variant('100310', more)], { guarantee }), origin, { 100310: terms }, now)
      .offers as Record<string, unknown>;
  const days = (minValue: number, maxValue: number) => ({
    '@type': 'QuantitativeValue',
    minValue,
    maxValue,
    unitCode: 'DAY',
  });

  it('say of each destination what delivery costs at most and how long it takes', () => {
    expect(offerOf([local, far]).shippingDetails).toEqual([
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', maxValue: '24.99', currency: 'USD' },
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: 'US',
          postalCode: ['55401', '55408'],
        },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(2, 4),
          transitTime: days(0, 0),
        },
      },
      {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: '14.99', currency: 'USD' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, 3),
          transitTime: days(2, 2),
        },
      },
    ]);
  });

  it.each([
    ['2026-11-23T19:00:00.000Z', '13:00:00-06:00'],
    ['2026-06-23T18:00:00.000Z', '13:00:00-05:00'],
  ])('name the hour at which orders for the same day end: %s', (cutOff, cutoffTime) => {
    expect(offerOf([{ ...local, cutOff }]).shippingDetails).toMatchObject([
      { deliveryTime: { cutoffTime } },
    ]);
  });

  it('are good structured data', () => {
    const [details] = offerOf([{ ...local, cutOff: '2026-11-23T19:00:00.000Z' }])
      .shippingDetails as Record<string, unknown>[];
    expect(checkNode(details ?? {})).toEqual([]);
  });

  it('say nothing of delivery where it is not known or there is none', () => {
    expect(offerOf([])).not.toHaveProperty('shippingDetails');
    expect(productJsonLd(group([variant('100310')]), origin, {}, now).offers).not.toHaveProperty(
      'shippingDetails',
    );
  });

  it.each([
    [
      'Unused goods can be returned within 30 days with the receipt.',
      {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 30,
      },
    ],
    [
      'Fresh for seven days, or we replace the bouquet.',
      { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
    ],
    [null, { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }],
  ])('of returns, as the page promises: %s', (guarantee, policy) => {
    expect(offerOf([], guarantee).hasMerchantReturnPolicy).toMatchObject({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      ...policy,
    });
  });

  it('are for the least that is sold: nobody can buy one of six', () => {
    const sixes = { price: 349, retailPrice: 399, minQuantity: 6 };
    expect(offerOf([], null, sixes)).toMatchObject({
      price: '20.94',
      priceSpecification: { price: '23.94' },
    });
  });

  it('carry the struck-through price beside a reduced one', () => {
    expect(offerOf([], null, { price: 2999, retailPrice: 3999 })).toMatchObject({
      price: '29.99',
      priceSpecification: {
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '39.99',
        priceCurrency: 'USD',
      },
    });
    expect(offerOf([], null, { price: 2999, retailPrice: null })).not.toHaveProperty(
      'priceSpecification',
    );
  });
});

describe('breadcrumbJsonLd', () => {
  it('counts from 1 and gives the last step no address', () => {
    expect(
      breadcrumbJsonLd([{ label: 'Home', path: '/' }, { label: 'Flowers' }], origin)
        .itemListElement,
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Flowers' },
    ]);
  });
  it('leaves out a section without a page: search engines take no step without an address but the last', () => {
    const crumbs = [
      { label: 'Home', path: '/' },
      { label: 'Customer Service' },
      { label: 'Delivery', path: '/customer-service/delivery' },
      { label: 'Delivery to hospitals' },
    ];
    expect(breadcrumbJsonLd(crumbs, origin).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Delivery',
        item: `${origin}/customer-service/delivery`,
      },
      { '@type': 'ListItem', position: 3, name: 'Delivery to hospitals' },
    ]);
  });
});

describe('the rule table', () => {
  const node = {
    '@type': 'Event',
    name: 'Balsam Wreath Making',
    description: 'Two hours with greens and wire.',
    eventStatus: 'https://schema.org/EventScheduled',
    image: 'https://shop.example/wreath.webp',
    endDate: '2027-01-09T20:30:00-06:00',
    location: { '@id': 'https://shop.example/store-locator/edina#store' },
    organizer: { '@id': 'https://shop.example/#organization' },
  };
  afterEach(() => jest.useRealTimers());

  it.each([
    ['before its start', '2027-01-09T18:29:59-06:00', ['Event.offers: missing']],
    ['from then on', '2027-01-09T18:30:00-06:00', []],
  ])('wants seats offered of an event %s', (_, at, faults) => {
    jest.useFakeTimers({ now: new Date(at) });
    expect(checkNode({ ...node, startDate: '2027-01-09T18:30:00-06:00' })).toEqual(faults);
  });
});
