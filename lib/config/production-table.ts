import * as is from './production-values';
import type { StandInName } from './stand-ins';

/** The processes that start in production by themselves. */
export type ProcessName = 'storefront' | 'services';

/** What production asks of one variable. */
interface Requirement {
  name: string;
  /** The only process that reads it, or `commands` where neither does; unset where both do. */
  by?: ProcessName | 'commands';
  /** The vendor's system it belongs to; `shop` has no stand-in. */
  of: StandInName | 'shop';
  /** What to set, as the message says it. */
  what: string;
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

const recordsSales = { name: 'TAX', value: 'avatax' };
const usesAvatax = [{ name: 'ADDRESS_VALIDATION', value: 'avalara' }, recordsSales];

const secret = { check: is.ownSecret, own: true } as const;
const hashKey = { check: is.ownHashKey, own: true } as const;

/** Every variable that has a default outside production, and every secret, key, address and sender. */
export const requirements: readonly Requirement[] = [
  {
    name: 'SITE_ORIGIN',
    of: 'shop',
    what: 'the shop’s public origin, https://…',
    check: is.publicOrigin,
  },
  {
    // Whatever ends TLS stands before the storefront: taken for the client, it would share one limit of orders among all.
    name: 'TRUST_PROXY',
    by: 'storefront',
    of: 'shop',
    what: 'how many proxies in front add to X-Forwarded-For, or 0 where none does',
    check: is.anything,
  },
  {
    name: 'SESSION_SECRET',
    by: 'storefront',
    of: 'shop',
    what: 'a secret of at least 32 characters, the same on every storefront',
    ...secret,
  },
  {
    name: 'SESSION_SECRET_PREVIOUS',
    by: 'storefront',
    of: 'shop',
    what: '',
    ...secret,
    optional: true,
  },
  { name: 'SECURITY_LOG_KEY', of: 'shop', what: '', ...secret, optional: true },
  {
    name: 'STOREFRONT_WEBHOOK_SECRET',
    of: 'shop',
    what: 'a secret of at least 32 characters, the same for storefronts and services',
    ...secret,
  },
  {
    name: 'STOREFRONT_WEBHOOK_SECRET_PREVIOUS',
    of: 'shop',
    what: '',
    ...secret,
    optional: true,
  },
  {
    name: 'STOREFRONT_URLS',
    by: 'services',
    of: 'shop',
    what: 'every storefront, separated by commas, or REDIS_URL',
    unless: 'REDIS_URL',
    check: is.serviceAddresses,
  },
  {
    name: 'CDN_PURGE_URL',
    by: 'services',
    of: 'shop',
    what: '',
    check: is.purgeAddress,
    optional: true,
  },
  {
    name: 'CDN_PURGE_KEY',
    by: 'services',
    of: 'shop',
    what: '',
    check: is.key,
    optional: true,
  },
  {
    name: 'APP_API_URL',
    by: 'storefront',
    of: 'shop',
    what: 'the App API, http://127.0.0.1:4000/app-api where it runs beside the storefront',
    check: is.serviceAddress,
  },
  {
    name: 'INTEGRATION_URL',
    by: 'storefront',
    of: 'shop',
    what: 'the integration service, http://127.0.0.1:4000/integration where it runs beside the storefront',
    check: is.serviceAddress,
  },
  {
    name: 'LEDGER_URL',
    by: 'services',
    of: 'shop',
    what: '',
    check: is.serviceAddress,
    optional: true,
  },
  { name: 'LEDGER_KEY', by: 'services', of: 'shop', what: '', ...secret, optional: true },
  { name: 'LEDGER_KEY_PREVIOUS', by: 'services', of: 'shop', what: '', ...secret, optional: true },
  {
    name: 'INDEXER_URL',
    by: 'services',
    of: 'shop',
    what: 'the public address of the indexer, to which the vendors’ webhooks go',
    check: is.publicAddress,
  },
  {
    name: 'DATABASE_URL',
    by: 'services',
    of: 'shop',
    what: 'a PostgreSQL server for the services',
    check: is.databaseAddress,
  },
  {
    name: 'MAIL_FROM',
    of: 'shop',
    what: 'the mailbox that mail to customers comes from',
    check: is.mailbox,
  },

  { name: 'COMMERCE_URL', of: 'commerce', what: 'the platform’s address', check: is.vendorAddress },
  {
    name: 'COMMERCE_TOKEN_ISSUER',
    by: 'services',
    of: 'commerce',
    what: 'what `iss` says in the platform’s tokens',
    check: is.vendorAddress,
  },
  { name: 'COMMERCE_BUYER_ID', of: 'commerce', what: 'the buyer organisation', check: is.anything },
  { name: 'COMMERCE_CATALOG_ID', of: 'commerce', what: 'the catalog', check: is.anything },
  { name: 'COMMERCE_CLIENT_ID', of: 'commerce', what: 'the shop’s API client', check: is.key },
  {
    name: 'COMMERCE_MIDDLEWARE_CLIENT_ID',
    by: 'services',
    of: 'commerce',
    what: 'the services’ API client',
    check: is.key,
  },
  {
    name: 'COMMERCE_MIDDLEWARE_CLIENT_SECRET',
    by: 'services',
    of: 'commerce',
    what: 'the services’ API client’s secret',
    check: is.key,
  },
  {
    name: 'COMMERCE_WEBHOOK_KEY',
    by: 'services',
    of: 'commerce',
    what: 'the hash key of the platform’s webhooks',
    ...hashKey,
  },
  {
    name: 'COMMERCE_WEBHOOK_KEY_PREVIOUS',
    by: 'services',
    of: 'commerce',
    what: '',
    ...hashKey,
    optional: true,
  },
  {
    name: 'COMMERCE_WEBHOOK_CLIENT_IDS',
    by: 'commands',
    of: 'commerce',
    what: 'the API clients whose calls are told, separated by commas',
    check: is.key,
  },
  {
    name: 'MARKETING_CLIENT_ID',
    by: 'services',
    of: 'commerce',
    what: 'marketing’s API client',
    check: is.key,
  },
  {
    name: 'BENCH_CLIENT_ID',
    by: 'services',
    of: 'commerce',
    what: '',
    check: is.key,
    optional: true,
  },
  {
    name: 'MARKETING_CLIENT_SECRET',
    by: 'commands',
    of: 'commerce',
    what: '',
    check: is.key,
    optional: true,
  },
  {
    name: 'COMMERCE_SETUP_CLIENT_ID',
    by: 'commands',
    of: 'commerce',
    what: '',
    check: is.key,
    optional: true,
  },
  {
    name: 'COMMERCE_SETUP_CLIENT_SECRET',
    by: 'commands',
    of: 'commerce',
    what: '',
    check: is.key,
    optional: true,
  },

  { name: 'SEARCH_APP_ID', of: 'search', what: 'the search application', check: is.key },
  {
    name: 'SEARCH_KEY',
    by: 'storefront',
    of: 'search',
    what: 'the key that only searches',
    check: is.key,
  },
  {
    name: 'SEARCH_ADMIN_KEY',
    by: 'services',
    of: 'search',
    what: 'the key that writes the indexes',
    check: is.key,
  },

  {
    name: 'CONTENT_URL',
    of: 'content',
    what: 'the delivery API, https://cdn.contentful.com',
    check: is.vendorAddress,
  },
  { name: 'CONTENT_SPACE', of: 'content', what: 'the space', check: is.key },
  {
    name: 'CONTENT_ENVIRONMENT',
    of: 'content',
    what: 'the environment, mostly master',
    check: is.anything,
  },
  { name: 'CONTENT_ACCESS_TOKEN', of: 'content', what: 'the delivery API’s token', check: is.key },
  {
    name: 'CONTENT_PREVIEW_TOKEN',
    by: 'storefront',
    of: 'content',
    what: 'the preview API’s token',
    check: is.key,
  },
  {
    name: 'CONTENT_PREVIEW_URL',
    by: 'storefront',
    of: 'content',
    what: '',
    check: is.vendorAddress,
    optional: true,
  },
  {
    name: 'CONTENT_PREVIEW_SECRET',
    by: 'storefront',
    of: 'content',
    what: '',
    ...secret,
    optional: true,
  },
  {
    name: 'CONTENT_PREVIEW_SECRET_PREVIOUS',
    by: 'storefront',
    of: 'content',
    what: '',
    ...secret,
    optional: true,
  },
  {
    name: 'CONTENT_WEBHOOK_SECRET',
    by: 'services',
    of: 'content',
    what: 'the secret that signs its webhooks',
    ...secret,
  },
  {
    name: 'CONTENT_WEBHOOK_SECRET_PREVIOUS',
    by: 'services',
    of: 'content',
    what: '',
    ...secret,
    optional: true,
  },
  {
    name: 'CONTENT_MANAGEMENT_URL',
    by: 'commands',
    of: 'content',
    what: '',
    check: is.vendorAddress,
    optional: true,
  },
  {
    name: 'SEARCH_SETUP_KEY',
    by: 'commands',
    of: 'search',
    what: '',
    check: is.key,
    optional: true,
  },
  {
    name: 'CONTENT_MANAGEMENT_TOKEN',
    by: 'commands',
    of: 'content',
    what: '',
    check: is.key,
    optional: true,
  },

  { name: 'FILES_URL', of: 'files', what: 'the blob storage’s address', check: is.vendorAddress },
  {
    name: 'FILES_SIGNATURE',
    by: 'services',
    of: 'files',
    what: 'the shared access signature that writes',
    check: is.key,
  },
  {
    name: 'FILES_PRIVATE_URL',
    by: 'services',
    of: 'files',
    what: 'the private container for photos of shipments',
    check: is.vendorAddress,
  },
  {
    name: 'FILES_PRIVATE_SIGNATURE',
    by: 'services',
    of: 'files',
    what: 'the shared access signature that reads, writes and deletes there',
    check: is.key,
  },

  {
    name: 'CAPTCHA_URL',
    of: 'captcha',
    what: 'https://www.google.com/recaptcha/api',
    check: is.vendorAddress,
  },
  {
    name: 'CAPTCHA_SITE_KEY',
    by: 'storefront',
    of: 'captcha',
    what: 'the key for pages',
    check: is.key,
  },
  {
    name: 'CAPTCHA_SECRET',
    of: 'captcha',
    what: 'the key for the server',
    check: is.key,
    always: true,
  },

  {
    name: 'MAPS_URL',
    by: 'storefront',
    of: 'maps',
    what: 'https://maps.googleapis.com',
    check: is.vendorAddress,
  },
  {
    name: 'PLACES_URL',
    by: 'storefront',
    of: 'maps',
    what: '',
    check: is.vendorAddress,
    optional: true,
  },
  { name: 'MAPS_KEY', by: 'storefront', of: 'maps', what: 'the key for the server', check: is.key },
  {
    name: 'ADDRESS_VALIDATION_URL',
    by: 'services',
    of: 'maps',
    what: 'https://addressvalidation.googleapis.com',
    check: is.vendorAddress,
    onlyWith: [{ name: 'ADDRESS_VALIDATION', value: 'google' }],
  },
  {
    name: 'ADDRESS_VALIDATION_KEY',
    by: 'services',
    of: 'maps',
    what: 'the key for Google’s Address Validation API',
    check: is.key,
    onlyWith: [{ name: 'ADDRESS_VALIDATION', value: 'google' }],
  },

  {
    name: 'AVATAX_URL',
    by: 'services',
    of: 'tax',
    what: 'https://rest.avatax.com',
    check: is.vendorAddress,
    onlyWith: usesAvatax,
  },
  {
    name: 'AVATAX_ACCOUNT_ID',
    by: 'services',
    of: 'tax',
    what: 'the account of AvaTax',
    check: is.key,
    onlyWith: usesAvatax,
  },
  {
    name: 'AVATAX_LICENSE_KEY',
    by: 'services',
    of: 'tax',
    what: 'the license key of that account',
    check: is.key,
    onlyWith: usesAvatax,
  },
  {
    name: 'AVATAX_COMPANY_CODE',
    by: 'services',
    of: 'tax',
    what: 'the code of the company in that account',
    check: is.key,
    onlyWith: [recordsSales],
  },

  { name: 'BRAINTREE_ENVIRONMENT', of: 'payments', what: 'production', check: is.realMoney },
  {
    name: 'BRAINTREE_MERCHANT_ID',
    by: 'services',
    of: 'payments',
    what: 'the merchant account',
    check: is.key,
  },
  {
    name: 'BRAINTREE_PUBLIC_KEY',
    by: 'services',
    of: 'payments',
    what: 'its public key',
    check: is.key,
  },
  {
    name: 'BRAINTREE_PRIVATE_KEY',
    by: 'services',
    of: 'payments',
    what: 'its private key',
    check: is.key,
  },

  {
    name: 'SMTP_URL',
    by: 'services',
    of: 'mail',
    what: 'the mail provider, smtps://user:password@host',
    check: is.mailServer,
  },
];
