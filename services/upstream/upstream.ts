import type { Env } from '@/lib/config/env';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import { configureCommerce } from './commerce/call';
import { middlewareToken, type MiddlewareToken } from './commerce/middleware-token';
import { placesSource, type Places } from './commerce/places';
import { cardPayments, type CardPayments } from './payments/card-payments';
import { gatewayCharges, type Charges } from './payments/charges';
import { settingsSource } from './settings';
import { taxRatesSource } from './tax-rates';

/** Everything the services ask of other systems, made once per process. */
export interface Upstream {
  token: MiddlewareToken;
  places: { get(): Promise<Places> };
  settings: { get(): Promise<BuyerSettings>; drop(): void };
  taxRates: { get(): Promise<TaxRates>; drop(): void };
  payments: CardPayments;
  charges: Charges;
}

/** Connects the services to the systems of an environment; nobody is called yet. */
export function connectUpstream(env: Env): Upstream {
  configureCommerce(env);
  const token = middlewareToken(env);
  return {
    token,
    places: placesSource(env, token),
    settings: settingsSource(env),
    taxRates: taxRatesSource(env),
    payments: cardPayments(env),
    charges: gatewayCharges(env),
  };
}
