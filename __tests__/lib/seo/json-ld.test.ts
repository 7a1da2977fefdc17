/** @jest-environment node */
import { breadcrumbJsonLd } from '@/lib/seo/json-ld/breadcrumb-json-ld';
import { jsonLdText } from '@/lib/seo/json-ld/json-ld';
import { productJsonLd } from '@/lib/seo/json-ld/product-json-ld';
import { group, variant } from '@/__tests__/components/catalogue/make-group';

const origin = 'https://shop.example';
const now = new Date('2026-11-22T12:00:00Z');

describe('jsonLdText', () => {
  it('cannot be ended by a value', () => {
    const text = jsonLdText([{ '@type': 'Product', name: '</script><script>alert(1)</script>' }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].name).toBe('</script><script>alert(1)</script>');
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
      null,
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
    expect(productJsonLd(group([variant('100310')]), origin, null, now)).toMatchObject({
      '@type': 'Product',
      name: 'Sunday Best',
      offers: { price: '64.99' },
    });
  });

  it.each([
    ['low', {}, 'LimitedAvailability'],
    ['out', {}, 'OutOfStock'],
    ['in', { releaseDate: '2026-12-01' }, 'PreOrder'],
    ['in', { releaseDate: '2026-03-01', releaseEnd: '2026-05-01' }, 'OutOfStock'],
  ] as const)('%s stock, %j: %s', (stock, dates, word) => {
    expect(
      productJsonLd(group([variant('100310', { stock, ...dates })]), origin, null, now),
    ).toMatchObject({ offers: { availability: `https://schema.org/${word}` } });
  });
});

describe('the terms of an offer', () => {
  const offerOf = (
    more: Parameters<typeof variant>[1],
    guarantee: string | null,
    rates: { local: number } | null = { local: 2499 },
  ) =>
    productJsonLd(group([variant('100310', more)], { guarantee }), origin, rates, now)
      .offers as Record<string, unknown>;

  it('say what the vans cost at most and how long it takes', () => {
    expect(
      offerOf({ deliveryMethods: ['LocalDelivery'], leadDays: 2 }, null).shippingDetails,
    ).toEqual([
      expect.objectContaining({
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', maxValue: '24.99', currency: 'USD' },
        shippingDestination: {
          '@type': 'DefinedRegion',
          addressCountry: 'US',
          addressRegion: 'MN',
        },
        deliveryTime: expect.objectContaining({
          handlingTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
        }),
      }),
    ]);
  });

  it.each([
    ['goes by parcel only', { deliveryMethods: ['UPS'] }, { local: 2499 }],
    ['has no known rate', { deliveryMethods: ['LocalDelivery'] }, null],
  ] as const)('say nothing of delivery where it %s', (_name, more, rates) => {
    expect(
      offerOf({ ...more, deliveryMethods: [...more.deliveryMethods] }, null, rates),
    ).not.toHaveProperty('shippingDetails');
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
    expect(offerOf({}, guarantee).hasMerchantReturnPolicy).toMatchObject({
      '@type': 'MerchantReturnPolicy',
      applicableCountry: 'US',
      ...policy,
    });
  });

  it('carry the struck-through price beside a reduced one', () => {
    expect(offerOf({ price: 2999, retailPrice: 3999 }, null)).toMatchObject({
      price: '29.99',
      priceSpecification: {
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '39.99',
        priceCurrency: 'USD',
      },
    });
    expect(offerOf({ price: 2999, retailPrice: null }, null)).not.toHaveProperty(
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
});
