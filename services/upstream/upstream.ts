import { randomUUID } from 'node:crypto';
import { PlainError } from '@/lib/core/errors/error-words';
import type { Env } from '@/lib/config/env';
import { parseBuyerSettings, type BuyerSettings } from '@/lib/delivery/settings';
import type { TaxRates } from '@/lib/delivery/tax-rates';
import { configureCommerce } from './commerce/call';
import { answerJson } from '@/lib/upstream/read-answer';
import { middlewareToken, type MiddlewareToken } from './commerce/middleware-token';
import { placesSource, type Places } from './commerce/places';
import { cardPayments, type CardPayments } from './payments/card-payments';
import { gatewayCharges, type Charges } from './payments/charges';
import { taxRatesSource } from './tax-rates';
import { cached } from './cached';
import { reaching } from './unavailable';

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

const lifetimeMs = 15_000;

/**
 * The buyer settings from `buyerxp.json`, kept for 15 s; the last good ones when the file cannot be read. While it was never read `get`
 * throws `UpstreamUnavailable`: nothing is promised or charged by settings the retailer did not make (decision 062).
 */
export function settingsSource(env: Env): { get(): Promise<BuyerSettings>; drop(): void } {
  return cached(
    () =>
      reaching('files', 'buyerxp.json', async () => {
        const response = await fetch(`${env.FILES_URL}/buyerxp.json?guid=${randomUUID()}`, {
          signal: AbortSignal.timeout(3000),
        });
        const settings = response.ok ? parseBuyerSettings(await answerJson(response)) : null;
        if (!settings) throw new PlainError(`buyerxp.json: ${response.status}`);
        return settings;
      }),
    lifetimeMs,
  );
}
