import { brand } from '@/lib/config/brand';
import { toDollars } from '@/lib/core/money';
import { availability } from '@/lib/catalogue/availability';
import { leastCost } from '@/lib/catalogue/product/price-range';
import { pictureAt, ownPictures } from '@/lib/catalogue/picture';
import type { ProductGroup, ProductVariant, StockBand } from '@/lib/catalogue/product/product';
import { productPath } from '@/lib/routes/product-path';
import type { ShippingTerm } from '@/lib/promise/shipping-terms';
import { chicagoIso } from '@/lib/core/time/chicago-time';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

const inStock: Record<StockBand, string> = {
  in: 'InStock',
  low: 'LimitedAvailability',
  out: 'OutOfStock',
};

/** How each product of a group is delivered, by its ID; none while the facts cannot be read. */
export type ShippingTerms = Readonly<Record<string, readonly ShippingTerm[]>>;

/** A ProductGroup with its variants, or one Product: an Offer each for the least of it that is sold, in dollars, equal to what the page shows. */
export function productJsonLd(
  group: ProductGroup,
  origin: string,
  terms: ShippingTerms,
  now: Date,
): JsonLdNode {
  const url = absolute(group.path, origin);
  const common = {
    name: group.title,
    description: group.description,
    url,
    brand: { '@type': 'Brand', name: group.brand ?? brand.name },
  };
  const [only] = group.variants;
  if (group.variants.length === 1 && only)
    return {
      '@id': `${url}#product`,
      ...common,
      ...productNode(group, only, { origin, terms, now }),
      name: group.title,
    };
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    ...common,
    productGroupID: group.productCode,
    variesBy: [
      ...(group.sizes.length > 1 ? ['https://schema.org/size'] : []),
      ...(group.colors.length > 1 ? ['https://schema.org/color'] : []),
    ],
    hasVariant: group.variants.map((variant) =>
      productNode(group, variant, { origin, terms, now }),
    ),
  };
}

interface PageContext {
  origin: string;
  terms: ShippingTerms;
  now: Date;
}

function productNode(
  group: ProductGroup,
  variant: ProductVariant,
  { origin, terms, now }: PageContext,
): JsonLdNode {
  const pictures = ownPictures(group, variant);
  const options = [variant.size, variant.color].filter(Boolean).join(', ');
  const isDefault = group.variants[group.defaultIndex] === variant;
  const { price, retail } = leastCost(variant);
  const shipping = shippingDetails(terms[variant.productID] ?? []);
  return {
    '@type': 'Product',
    name: options ? `${group.title}, ${options}` : group.title,
    sku: variant.productID,
    ...(pictures.length > 0
      ? { image: pictures.map(({ url }) => absolute(pictureAt(url, 1200), origin)) }
      : {}),
    ...(variant.size ? { size: variant.size } : {}),
    ...(variant.color ? { color: variant.color } : {}),
    offers: {
      '@type': 'Offer',
      url: absolute(
        productPath(group.productCode, group.title, isDefault ? undefined : variant.productID),
        origin,
      ),
      price: toDollars(price).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availabilityOf(variant, now)}`,
      itemCondition: 'https://schema.org/NewCondition',
      ...(retail === null ? {} : { priceSpecification: regularPrice(retail) }),
      ...(shipping.length > 0 ? { shippingDetails: shipping } : {}),
      hasMerchantReturnPolicy: returnPolicy(group.guarantee),
    },
  };
}

/**
 * Availability in schema.org's words, as the page says it beside the item number. `PreOrder` is what is ordered before it is there, and the shop takes no
 * such order; a season comes back, so its product is out of stock only.
 */
function availabilityOf(variant: ProductVariant, now: Date): string {
  const { state } = availability(variant, now);
  return {
    available: inStock[variant.stock],
    'out-of-stock': 'OutOfStock',
    'not-yet': 'OutOfStock',
    'season-over': 'OutOfStock',
  }[state];
}

/** The price that is struck through, beside the one that counts. */
function regularPrice(price: number) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: 'https://schema.org/StrikethroughPrice',
    price: toDollars(price).toFixed(2),
    priceCurrency: 'USD',
  };
}

type Node = Record<string, unknown>;

/** OfferShippingDetails of each destination: what it costs at most and how long it takes, by the rule of the promise itself. */
function shippingDetails(terms: readonly ShippingTerm[]): Node[] {
  return terms.map(({ cost, zips, days, transit, cutOff }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      [cost.from === cost.to ? 'value' : 'maxValue']: toDollars(cost.to).toFixed(2),
      currency: 'USD',
    },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: 'US',
      ...(zips ? { postalCode: zips } : {}),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: span(days.from - transit, days.to - transit),
      transitTime: span(transit, transit),
      ...(cutOff ? { cutoffTime: chicagoIso(new Date(cutOff)).slice('2026-11-26T'.length) } : {}),
    },
  }));
}

/** MerchantReturnPolicy by what the page promises: a return window in days where the guarantee names one, else none. */
function returnPolicy(guarantee: string | null): Node {
  const days = /returned within (\d+) days/.exec(guarantee ?? '')?.[1];
  const common = { '@type': 'MerchantReturnPolicy', applicableCountry: 'US' };
  if (!days)
    return { ...common, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...common,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: Number(days),
    returnMethod: 'https://schema.org/ReturnInStore',
    returnFees: 'https://schema.org/FreeReturn',
  };
}

function span(minValue: number, maxValue: number): Node {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
