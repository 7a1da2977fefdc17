import { chicagoIso } from '@/lib/core/time/chicago-time';
import { toDollars } from '@/lib/core/money';
import type { ShippingTerm } from '@/lib/promise/shipping-terms';

type Node = Record<string, unknown>;

/** OfferShippingDetails of each destination: what it costs at most and how long it takes, by the rule of the promise itself. */
export function shippingDetails(terms: readonly ShippingTerm[]): Node[] {
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

function span(minValue: number, maxValue: number): Node {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}
