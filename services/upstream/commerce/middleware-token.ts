import { Auth, type ApiRole } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { commerceFailure } from './failure';

/** The roles that the services ask for with the middleware client, each token only those of its work; the client must be given them all. */
export const middlewareRoles = {
  /** Charges of orders, the price of gift cards, payments, submits; reading products and addresses. */
  appApi: [
    'OrderAdmin',
    'OverrideShipping',
    'OverrideTax',
    'OverrideUnitPrice',
    'ProductReader',
    'AddressReader',
  ],
  indexer: [
    'ProductReader',
    'PriceScheduleReader',
    'CategoryReader',
    'CatalogReader',
    'OrderReader',
  ],
  catalog: ['CatalogReader'],
  shipments: ['ShipmentAdmin'],
  customers: ['BuyerUserAdmin'],
} satisfies Record<string, ApiRole[]>;

const leadMs = 60_000;

/** The retailer's own elevated token: made when first needed, shared by all calls, renewed a minute before it expires. */
export interface MiddlewareToken {
  get(): Promise<string>;
  /** Forgets a token that the platform no longer accepts. */
  drop(): void;
}

/** Makes the source of the elevated token (client credentials). Throws `CommerceFailure` from `get`. */
export function middlewareToken(
  env: Env,
  roles: ApiRole[] = middlewareRoles.appApi,
): MiddlewareToken {
  let token: { value: string; expires: number } | undefined;
  let pending: Promise<string> | undefined;
  const renew = async () => {
    try {
      const { COMMERCE_MIDDLEWARE_CLIENT_SECRET: secret, COMMERCE_MIDDLEWARE_CLIENT_ID: id } = env;
      const answer = await Auth.ClientCredentials(secret, id, roles);
      token = { value: answer.access_token, expires: now().getTime() + answer.expires_in * 1000 };
      return token.value;
    } catch (error) {
      throw commerceFailure(error);
    } finally {
      pending = undefined;
    }
  };
  return {
    get: async () =>
      token && token.expires - leadMs > now().getTime() ? token.value : (pending ??= renew()),
    drop: () => {
      token = undefined;
    },
  };
}
