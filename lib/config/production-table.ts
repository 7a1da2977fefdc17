import * as is from './production-values';
import type { StandInName } from './stand-ins';

/** The processes that start in production by themselves. */
export type ProcessName = 'storefront' | 'services';

/** What production asks of one variable. */
interface Asked {
  /** The only process that reads it, or `commands` where neither does; unset where both do. */
  by?: ProcessName | 'commands';
  /** What to set, as the message says it. */
  what?: string;
  check: is.Check;
  /** May be left out; what is set is checked all the same. */
  optional?: true;
  /** Not asked for where this other variable is set. */
  unless?: string;
  /** Asked for only where one of these other variables has its value; else what is set is checked all the same. */
  onlyWith?: readonly { name: string; value: string }[];
  /** Asked for beside a stand-in too, because the stand-in's own is published. */
  always?: true;
  /** A secret of the shop's own making, which no other may equal. */
  own?: true;
}

interface Requirement extends Asked {
  name: string;
  /** The vendor's system it belongs to; `shop` has no stand-in. */
  of: StandInName | 'shop';
}

const recordsSales = { name: 'TAX', value: 'avatax' };
const usesAvatax = [{ name: 'ADDRESS_VALIDATION', value: 'avalara' }, recordsSales];

const secret = { check: is.ownSecret, own: true } as const;
const hashKey = { check: is.ownHashKey, own: true } as const;

const bySystem: Readonly<Record<Requirement['of'], Readonly<Record<string, Asked>>>> = {
  shop: {
    SITE_ORIGIN: { what: 'the shop’s public origin, https://…', check: is.publicOrigin },
    // Whatever ends TLS stands before the storefront: taken for the client, it would share one limit of orders among all.
    TRUST_PROXY: {
      by: 'storefront',
      what: 'how many proxies in front add to X-Forwarded-For, or 0 where none does',
      check: is.anything,
    },
    SESSION_SECRET: {
      by: 'storefront',
      what: 'a secret of at least 32 characters, the same on every storefront',
      ...secret,
    },
    SESSION_SECRET_PREVIOUS: { by: 'storefront', ...secret, optional: true },
    SECURITY_LOG_KEY: { ...secret, optional: true },
    STOREFRONT_WEBHOOK_SECRET: {
      what: 'a secret of at least 32 characters, the same for storefronts and services',
      ...secret,
    },
    STOREFRONT_WEBHOOK_SECRET_PREVIOUS: { ...secret, optional: true },
    STOREFRONT_URLS: {
      by: 'services',
      what: 'every storefront, separated by commas, or REDIS_URL',
      unless: 'REDIS_URL',
      check: is.serviceAddresses,
    },
    CDN_PURGE_URL: { by: 'services', check: is.purgeAddress, optional: true },
    CDN_PURGE_KEY: { by: 'services', check: is.key, optional: true },
    APP_API_URL: {
      by: 'storefront',
      what: 'the App API, http://127.0.0.1:4000/app-api where it runs beside the storefront',
      check: is.serviceAddress,
    },
    INTEGRATION_URL: {
      by: 'storefront',
      what: 'the integration service, http://127.0.0.1:4000/integration where it runs beside the storefront',
      check: is.serviceAddress,
    },
    LEDGER_URL: { by: 'services', check: is.serviceAddress, optional: true },
    LEDGER_KEY: { by: 'services', ...secret, optional: true },
    LEDGER_KEY_PREVIOUS: { by: 'services', ...secret, optional: true },
    INDEXER_URL: {
      by: 'services',
      what: 'the public address of the indexer, to which the vendors’ webhooks go',
      check: is.publicAddress,
    },
    DATABASE_URL: {
      by: 'services',
      what: 'a PostgreSQL server for the services',
      check: is.databaseAddress,
    },
    MAIL_FROM: { what: 'the mailbox that mail to customers comes from', check: is.mailbox },
  },
  commerce: {
    COMMERCE_URL: { what: 'the platform’s address', check: is.vendorAddress },
    COMMERCE_TOKEN_ISSUER: {
      by: 'services',
      what: 'what `iss` says in the platform’s tokens',
      check: is.vendorAddress,
    },
    COMMERCE_BUYER_ID: { what: 'the buyer organisation', check: is.anything },
    COMMERCE_CATALOG_ID: { what: 'the catalog', check: is.anything },
    COMMERCE_CLIENT_ID: { what: 'the shop’s API client', check: is.key },
    COMMERCE_MIDDLEWARE_CLIENT_ID: {
      by: 'services',
      what: 'the services’ API client',
      check: is.key,
    },
    COMMERCE_MIDDLEWARE_CLIENT_SECRET: {
      by: 'services',
      what: 'the services’ API client’s secret',
      check: is.key,
    },
    COMMERCE_WEBHOOK_KEY: {
      by: 'services',
      what: 'the hash key of the platform’s webhooks',
      ...hashKey,
    },
    COMMERCE_WEBHOOK_KEY_PREVIOUS: { by: 'services', ...hashKey, optional: true },
    COMMERCE_WEBHOOK_CLIENT_IDS: {
      by: 'commands',
      what: 'the API clients whose calls are told, separated by commas',
      check: is.key,
    },
    MARKETING_CLIENT_ID: { by: 'services', what: 'marketing’s API client', check: is.key },
    BENCH_CLIENT_ID: { by: 'services', check: is.key, optional: true },
    MARKETING_CLIENT_SECRET: { by: 'commands', check: is.key, optional: true },
    COMMERCE_SETUP_CLIENT_ID: { by: 'commands', check: is.key, optional: true },
    COMMERCE_SETUP_CLIENT_SECRET: { by: 'commands', check: is.key, optional: true },
  },
  search: {
    SEARCH_APP_ID: { what: 'the search application', check: is.key },
    SEARCH_KEY: { by: 'storefront', what: 'the key that only searches', check: is.key },
    SEARCH_ADMIN_KEY: { by: 'services', what: 'the key that writes the indexes', check: is.key },
    SEARCH_SETUP_KEY: { by: 'commands', check: is.key, optional: true },
  },
  content: {
    CONTENT_URL: { what: 'the delivery API, https://cdn.contentful.com', check: is.vendorAddress },
    CONTENT_SPACE: { what: 'the space', check: is.key },
    CONTENT_ENVIRONMENT: { what: 'the environment, mostly master', check: is.anything },
    CONTENT_ACCESS_TOKEN: { what: 'the delivery API’s token', check: is.key },
    CONTENT_PREVIEW_TOKEN: { by: 'storefront', what: 'the preview API’s token', check: is.key },
    CONTENT_PREVIEW_URL: { by: 'storefront', check: is.vendorAddress, optional: true },
    CONTENT_PREVIEW_SECRET: { by: 'storefront', ...secret, optional: true },
    CONTENT_PREVIEW_SECRET_PREVIOUS: { by: 'storefront', ...secret, optional: true },
    CONTENT_WEBHOOK_SECRET: {
      by: 'services',
      what: 'the secret that signs its webhooks',
      ...secret,
    },
    CONTENT_WEBHOOK_SECRET_PREVIOUS: { by: 'services', ...secret, optional: true },
    CONTENT_MANAGEMENT_URL: { by: 'commands', check: is.vendorAddress, optional: true },
    CONTENT_MANAGEMENT_TOKEN: { by: 'commands', check: is.key, optional: true },
  },
  files: {
    FILES_URL: { what: 'the blob storage’s address', check: is.vendorAddress },
    FILES_SIGNATURE: {
      by: 'services',
      what: 'the shared access signature that writes',
      check: is.key,
    },
    FILES_PRIVATE_URL: {
      by: 'services',
      what: 'the private container for photos of shipments',
      check: is.vendorAddress,
    },
    FILES_PRIVATE_SIGNATURE: {
      by: 'services',
      what: 'the shared access signature that reads, writes and deletes there',
      check: is.key,
    },
  },
  captcha: {
    CAPTCHA_URL: { what: 'https://www.google.com/recaptcha/api', check: is.vendorAddress },
    CAPTCHA_SITE_KEY: { by: 'storefront', what: 'the key for pages', check: is.key },
    CAPTCHA_SECRET: { what: 'the key for the server', check: is.key, always: true },
  },
  maps: {
    MAPS_URL: { by: 'storefront', what: 'https://maps.googleapis.com', check: is.vendorAddress },
    PLACES_URL: { by: 'storefront', check: is.vendorAddress, optional: true },
    MAPS_KEY: { by: 'storefront', what: 'the key for the server', check: is.key },
    ADDRESS_VALIDATION_URL: {
      by: 'services',
      what: 'https://addressvalidation.googleapis.com',
      check: is.vendorAddress,
      onlyWith: [{ name: 'ADDRESS_VALIDATION', value: 'google' }],
    },
    ADDRESS_VALIDATION_KEY: {
      by: 'services',
      what: 'the key for Google’s Address Validation API',
      check: is.key,
      onlyWith: [{ name: 'ADDRESS_VALIDATION', value: 'google' }],
    },
  },
  tax: {
    AVATAX_URL: {
      by: 'services',
      what: 'https://rest.avatax.com',
      check: is.vendorAddress,
      onlyWith: usesAvatax,
    },
    AVATAX_ACCOUNT_ID: {
      by: 'services',
      what: 'the account of AvaTax',
      check: is.key,
      onlyWith: usesAvatax,
    },
    AVATAX_LICENSE_KEY: {
      by: 'services',
      what: 'the license key of that account',
      check: is.key,
      onlyWith: usesAvatax,
    },
    AVATAX_COMPANY_CODE: {
      by: 'services',
      what: 'the code of the company in that account',
      check: is.key,
      onlyWith: [recordsSales],
    },
  },
  payments: {
    BRAINTREE_ENVIRONMENT: { what: 'production', check: is.realMoney },
    BRAINTREE_MERCHANT_ID: { by: 'services', what: 'the merchant account', check: is.key },
    BRAINTREE_PUBLIC_KEY: { by: 'services', what: 'its public key', check: is.key },
    BRAINTREE_PRIVATE_KEY: { by: 'services', what: 'its private key', check: is.key },
  },
  mail: {
    SMTP_URL: {
      by: 'services',
      what: 'the mail provider, smtps://user:password@host',
      check: is.mailServer,
    },
  },
};

/** Every variable that has a default outside production, and every secret, key, address and sender. */
export const requirements: readonly Requirement[] = Object.entries(bySystem).flatMap(
  ([of, variables]) =>
    Object.entries(variables).map(([name, asked]) => ({
      name,
      of: of as Requirement['of'],
      ...asked,
    })),
);
