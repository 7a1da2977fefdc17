import type { LocalCity } from './local-city';
import type { PickupStore } from './pickup-store';
import type { BuyerSettings } from './settings';
import type { TaxRates } from './tax-rates';

/** All that decides over days and fees besides the products and the clock. */
export interface DeliveryFacts {
  /** The retailer's settings, with the runs that have no place left used up in them. */
  settings: BuyerSettings;
  cities: readonly LocalCity[];
  stores: readonly PickupStore[];
  /** Names this state of the facts; equal versions answer alike. */
  version?: string;
}

/** All that decides over prices besides. */
export interface PricingFacts extends DeliveryFacts {
  /** By which goods and fees are taxed. */
  taxRates: TaxRates;
}
