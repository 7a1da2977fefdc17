import type { ProductVariant } from '@/lib/catalogue/product/product';
import { toDollars, type Cents } from '@/lib/core/money';

/** What delivery costs at most, in cents. */
export interface ShippingRates {
  /** By the shop's own vans, farthest band. */
  local: Cents;
}

type Node = Record<string, unknown>;

/**
 * OfferShippingDetails of a variant that goes by the shop's own vans: they take what is ready the same day, after its lead days.
 * Partner florists and parcels say their times in the cart only, so they are not stated here.
 */
export function shippingDetails(
  { deliveryMethods = [], leadDays = 0 }: Pick<ProductVariant, 'deliveryMethods' | 'leadDays'>,
  rates: ShippingRates,
): Node[] {
  return deliveryMethods.includes('LocalDelivery')
    ? [
        entry(
          rates.local,
          { addressRegion: 'MN' },
          { handling: [leadDays, leadDays + 1], transit: [0, 1] },
        ),
      ]
    : [];
}

/** MerchantReturnPolicy by what the page promises: a return window in days where the guarantee names one, else none. */
export function returnPolicy(guarantee: string | null): Node {
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

function entry(
  rate: Cents,
  region: Node,
  days: { handling: [number, number]; transit: [number, number] },
): Node {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      maxValue: toDollars(rate).toFixed(2),
      currency: 'USD',
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US', ...region },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: span(days.handling),
      transitTime: span(days.transit),
    },
  };
}

function span([minValue, maxValue]: [number, number]): Node {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
