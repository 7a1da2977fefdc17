import { z } from 'zod';
import { attemptLimit } from './attempt-limit';
import { brand } from './brand';
import { previewAddressOf } from './content-hosts';
import { localPlatform } from './local-platform';
import { processWide } from '@/lib/core/process/process-wide';
import { productionFaults } from './production-faults';
import type { ProcessName } from './production-table';
import { standInNames } from './stand-ins';
import { submitters } from './submitters';
import { retentionChanges } from './retention';

const numeric = (least: number, most: number) => {
  const error = `is no number from ${least} to ${most}`;
  return z.coerce.number({ error }).min(least, { error }).max(most, { error });
};
const whole = (least: number, most: number) => {
  const error = `is no whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};
const port = whole(1, 65535);
const address = z
  .url({ protocol: /^https?$/, error: 'is no address: set it as https://…' })
  .transform((url) => url.replace(/\/+$/, ''));
const ids = z.string().transform((list) =>
  list
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean),
);
/** A number of proxies; `true` and `false` are one and none. */
const hops = z
  .string()
  .regex(/^(\d|true|false)$/, 'is none of 0 to 9, true and false')
  .transform((text) => (text === 'true' ? 1 : text === 'false' ? 0 : Number(text)));
const ledgerKey = z
  .string()
  .regex(/^[\x21-\x7e]{32,}$/, 'is no key: 32 or more characters without spaces');
/** A shared access signature, a query; the vendor's portal copies it with its question mark. */
const signature = z.string().transform((query) => query.replace(/^\?/, ''));
const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');

/** What STOREFRONT_URLS names besides addresses: the stream that every storefront with REDIS_URL follows. */
export const changeStream = 'redis:changes';

const storefrontPort = 3000;
const servicesPort = 4100;

/** Every variable the storefront, the services and the platform read. Empty means unset (specification A9: two environments, flags). */
const variables = z
  .object({
    /** `development` has the storefront make its pages from the sources at each change (`npm run dev`). */
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    /** `production` takes no default, no published value and no stand-in (decision 113). */
    SHOP_ENV: z.enum(['test', 'production']).default('test'),
    /** In production: the vendors whose stand-ins are used all the same, separated by commas. */
    ALLOW_STAND_INS: ids.pipe(z.array(z.enum(standInNames))).default([]),
    /** Where the storefront listens, and the services by themselves: PORT is 4100 for these, and HOST 127.0.0.1; unset, the storefront listens on every address. */
    HOST: z.string().optional(),
    PORT: port.default(storefrontPort),
    /** Where the stand-ins are found, and listen: another name or address of theirs where they run on another machine. */
    PLATFORM_HOST: z.string().default('127.0.0.1'),
    PLATFORM_PORT: port.default(4000),
    /** Seconds in which a process that is told to end still takes requests, while `/readyz` says that it is draining. */
    DRAIN_SECONDS: whole(0, 300).default(0),
    DATA_DIR: z.string().default('.data'),
    /** A folder that all storefronts share: each puts its build's files there and serves those of the releases before and after it (decision 144). */
    ASSETS_DIR: z.string().optional(),
    /** Public origin of the shop, for canonical links and the origin check of writes. */
    SITE_ORIGIN: address.optional(),
    /** At least 32 characters; seals the session cookie. Where a storefront is by itself (no REDIS_URL) `npm start` makes one into DATA_DIR. */
    SESSION_SECRET: z.string().min(32).optional(),
    /** The secret before, which still opens cookies while they last; nothing is sealed with it. */
    SESSION_SECRET_PREVIOUS: z.string().min(32).optional(),
    /** Key of the hashes in the security log; made of STOREFRONT_WEBHOOK_SECRET when unset. */
    SECURITY_LOG_KEY: z.string().min(32).optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
    /** How many proxies in front of the shop write the client into X-Forwarded-For, one after the other; `true` is one. */
    TRUST_PROXY: hops.default(0),
    /** Where traces are sent: an OTLP collector that takes HTTP with JSON. Without it nothing is traced (decision 130). */
    OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
    /** Share of traces that are recorded, 0 to 1. */
    OTEL_TRACES_SAMPLER_ARG: numeric(0, 1).default(1),
    /** Where this process tells its metrics; without a port it counts none. Beside `npm start` the back end takes the next port. */
    METRICS_HOST: z.string().default('127.0.0.1'),
    METRICS_PORT: port.optional(),
    /** Opens clock, faults, barriers and ledger to callers on loopback. For tests only; refused with SHOP_ENV=production. */
    SHOP_CONTROL: flag.default(false),
    /** Lets the framework's own server (`next start`, `next dev`) serve pages without the front (decision 120). */
    WITHOUT_FRONT: flag.default(false),
    /** How often may be tried, by each scope that counts: requests to handlers, log-ins, registrations, asking for a reset link, its mails, using one, gift card balances, captchas. */
    LIMIT_REQUESTS: attemptLimit.prefault('address 1200+12000/min, browser 120+1200/min'),
    LIMIT_LOG_IN: attemptLimit.prefault(
      'address 30+30/min, account 5+5/hour, browser 8+12/hour, shopper 15+6/min',
    ),
    LIMIT_REGISTER: attemptLimit.prefault('30+30/min, 15+6/min'),
    LIMIT_FORGOT: attemptLimit.prefault('address 20+20/hour'),
    /** Forms of content pages and reported problems: from an address, of an e-mail. */
    LIMIT_PUBLIC_REQUESTS: attemptLimit.prefault('address 20+20/hour, account 6+6/hour'),
    LIMIT_ORDER_LOOKUPS: attemptLimit.prefault('address 20+20/hour, account 5+5/hour'),
    LIMIT_ORDER_CODES: attemptLimit.prefault('address 30+30/hour'),
    LIMIT_RESET_MAIL: attemptLimit.prefault('account 1+1/hour'),
    LIMIT_RESET: attemptLimit.prefault('address 30+30/min'),
    LIMIT_GIFT_CARD: attemptLimit.prefault('60+60/hour, 10+10/hour, 20+20/hour'),
    LIMIT_CAPTCHA: attemptLimit.prefault('40+60/min, 40+60/min'),
    /** Questions to the maps service that are not answered from memory; searches, of which a page or a call makes several; pages that turn out not to exist. */
    LIMIT_MAPS: attemptLimit.prefault('address 150+90/min, browser 60+60/min'),
    LIMIT_SEARCH: attemptLimit.prefault('address 4000+3000/min, browser 1200+1200/min'),
    LIMIT_MISSING_PAGES: attemptLimit.prefault('address 600+120/min'),
    /** Browsers' reports about policies: more than that tell nothing new. */
    LIMIT_REPORTS: attemptLimit.prefault('address 30+30/min'),
    /** Whether checkout enforces Trusted Types, or reports only, as the other pages do. */
    TRUSTED_TYPES: z.enum(['enforce', 'report']).default('enforce'),
    /** Declined payments until a captcha is asked for, and until the gateway is asked no more for a while: from an address, of a customer, on an order, of a card. */
    LIMIT_DECLINES_UNASKED: attemptLimit.prefault(
      'address 16+16/hour, shopper 3+3/hour, order 3+3/hour, card 3+3/hour',
    ),
    LIMIT_DECLINES: attemptLimit.prefault(
      'address 30+30/hour, shopper 6+6/hour, order 6+6/hour, card 5+5/hour',
    ),
    /** Cards saved in accounts, good or not. */
    LIMIT_SAVED_CARDS: attemptLimit.prefault('address 20+20/hour, shopper 6+6/hour'),
    /** Orders placed, and of those the ones that cost nothing: from an address, by an e-mail or customer. */
    LIMIT_ORDERS: attemptLimit.prefault('address 60+60/hour, account 20+20/hour'),
    LIMIT_FREE_ORDERS: attemptLimit.prefault('address 16+16/hour, account 6+6/day'),
    /** Dollars on gift cards bought: a guest by e-mail (account), a customer as shopper, and the guests of one address. */
    LIMIT_GIFT_CARDS_BOUGHT: attemptLimit.prefault(
      'address 3000+3000/day, account 1000+1000/day, shopper 5000+5000/day',
    ),
    /** Free seats of one event that an e-mail or customer, and an address, may ever take: what is given back with time does not count here. */
    LIMIT_FREE_SEATS: attemptLimit.prefault('address 24+0/day, account 12+0/day'),
    /** Signs the baseline the payment page is compared with (`npm run watch:payment-page`); where the watch runs, not where the shop does. */
    PAYMENT_PAGE_KEY: z.string().min(32).optional(),
    /** The key before: the baseline it signed is still compared with, until the next one is signed. */
    PAYMENT_PAGE_KEY_PREVIOUS: z.string().min(32).optional(),
    /** Other days than usual after which what names a person ends: `refused-orders=14, guest-carts=60`. */
    RETENTION_DAYS: retentionChanges.prefault(''),
    /** Megabytes of memory in which the storefront keeps pages, their data and files, compressed (decision 119). */
    CACHE_MEMORY_MB: whole(16, 16_384).default(96),
    /** Megabytes to which the storefront's heap may grow beside that; read by `npm start`. */
    HEAP_MEMORY_MB: whole(160, 65_536).default(208),
    /** How many categories of the menu a storefront makes before it says that it is ready, besides the home page. */
    WARM_CATEGORIES: whole(0, 50).default(0),
    IMAGE_ZOOM_DISABLED: flag.default(false),
    LOYALTY_DISABLED: flag.default(false),

    COMMERCE_URL: address.optional(),
    COMMERCE_CLIENT_ID: z.string().default(localPlatform.commerce.clientID),
    COMMERCE_BUYER_ID: z.string().default(localPlatform.commerce.buyerID),
    COMMERCE_CATALOG_ID: z.string().default(localPlatform.commerce.catalogID),
    COMMERCE_MIDDLEWARE_CLIENT_ID: z.string().default(localPlatform.commerce.middlewareClientID),
    COMMERCE_MIDDLEWARE_CLIENT_SECRET: z
      .string()
      .default(localPlatform.commerce.middlewareClientSecret),
    /** The back-office client of marketing's command line: roles BuyerAdmin and CatalogAdmin (ruling 13). */
    MARKETING_CLIENT_ID: z.string().default(localPlatform.commerce.marketingClientID),
    MARKETING_CLIENT_SECRET: z.string().default(localPlatform.commerce.marketingClientSecret),
    /** A client with FullAccess by which the account is set up (`npm run provision`); not the shop's. */
    COMMERCE_SETUP_CLIENT_ID: z.string().default(localPlatform.commerce.sellerClientID),
    COMMERCE_SETUP_CLIENT_SECRET: z.string().default(localPlatform.commerce.sellerClientSecret),
    /** The client into which the house's own people log in by name and password: seller users with the roles of `staffRoles`. */
    BENCH_CLIENT_ID: z.string().default(localPlatform.commerce.benchClientID),
    /** What `iss` says in tokens of the commerce platform; its own address when unset. */
    COMMERCE_TOKEN_ISSUER: address.optional(),
    /** Clients besides the shop's and marketing's whose tokens the services take, separated by commas. */
    COMMERCE_ALLOWED_CLIENT_IDS: ids.optional(),
    /** With whose token an order is submitted: the services' own, or the shopper's where the account lets no seller submit a buyer's order (decision 183). */
    COMMERCE_SUBMIT: z.enum(submitters).default('elevated'),
    /** Hash key of the commerce platform's webhooks; the platform takes at most 50 characters. */
    COMMERCE_WEBHOOK_KEY: z
      .string()
      .min(16)
      .max(
        50,
        'has more than 50 characters, which the platform does not take: make one with `openssl rand -hex 24`',
      )
      .default(localPlatform.commerce.webhookKey),
    COMMERCE_WEBHOOK_KEY_PREVIOUS: z.string().min(16).optional(),

    SEARCH_APP_ID: z.string().default(localPlatform.search.appId),
    SEARCH_KEY: z.string().default(localPlatform.search.searchKey),
    /** Writes the indexes; the indexer's alone. */
    SEARCH_ADMIN_KEY: z.string().default(localPlatform.search.adminKey),
    /** The Admin API Key, by which `npm run provision` sets the application up; SEARCH_ADMIN_KEY when unset. The shop does not use it. */
    SEARCH_SETUP_KEY: z.string().optional(),
    /** Host (with port and path prefix) of the search engine; unset with a real Algolia account. */
    SEARCH_HOST: z.string().optional(),
    SEARCH_PROTOCOL: z.enum(['http', 'https']).optional(),
    /** Where the search application's analytics are kept; read by `npm run provision` and `npm run doctor` alone. */
    SEARCH_REGION: z.enum(['us', 'eu']).default('us'),

    CONTENT_SPACE: z.string().default(localPlatform.content.space),
    CONTENT_ENVIRONMENT: z.string().default(localPlatform.content.environment),
    CONTENT_ACCESS_TOKEN: z.string().default(localPlatform.content.accessToken),
    CONTENT_PREVIEW_TOKEN: z.string().default(localPlatform.content.previewToken),
    /** Address of the content delivery API; unset means the embedded platform. */
    CONTENT_URL: address.optional(),
    /** Address of the content preview API; the vendor's own where `CONTENT_URL` is set, of the EU where that is. */
    CONTENT_PREVIEW_URL: address.optional(),
    /** What an editor's preview link must know; without one there is no preview, but for the embedded platform's. */
    CONTENT_PREVIEW_SECRET: z.string().min(16).optional(),
    CONTENT_PREVIEW_SECRET_PREVIOUS: z.string().min(16).optional(),
    /** Secret with which the content service signs its webhooks. */
    CONTENT_WEBHOOK_SECRET: z.string().min(16).default(localPlatform.content.webhookSecret),
    CONTENT_WEBHOOK_SECRET_PREVIOUS: z.string().min(16).optional(),

    APP_API_URL: address.optional(),
    INTEGRATION_URL: address.optional(),
    /** A ledger of the retailer's own for gift cards, Purple Perks and charge accounts, by the port of decision 164; the embedded one when unset. The services' alone. */
    LEDGER_URL: address.optional(),
    /** The key to it. Who has it may also use the services' own ledger at the integration service; nobody without. */
    LEDGER_KEY: ledgerKey.optional(),
    /** The key before: who has it is still let in. */
    LEDGER_KEY_PREVIOUS: ledgerKey.optional(),
    /** Path of the call customerAccountAction at the integration service (ruling 2). */
    INTEGRATION_ACTION_PATH: z
      .string()
      .regex(/^(\/\w[\w.~-]*)+$/)
      .default('/api/cecs/customeraccountaction'),
    FILES_URL: address.optional(),
    /** Shared access signature with which files are written: the query of the blob storage's own address. */
    FILES_SIGNATURE: signature.default(localPlatform.files.signature),
    /** The private container of the blob storage, where photos of shipments lie; the services' alone. Nobody reads there without its signature. */
    FILES_PRIVATE_URL: address.optional(),
    /** Shared access signature that reads, writes and deletes there. */
    FILES_PRIVATE_SIGNATURE: signature.default(localPlatform.files.privateSignature),
    /** Who is told of every file written to the embedded storage; nobody when unset. */
    FILES_NOTICE_URL: address.optional(),
    /** Every storefront that is told about changes by address, separated by commas; when unset the one on PORT, with REDIS_URL none. */
    STOREFRONT_URLS: z.string().optional(),
    /** The CDN before the storefronts, which is told the tags of each page and what has changed; none when unset (decision 129). */
    CDN_PURGE: z.enum(['http', 'fastly', 'cloudflare']).optional(),
    /** Where it takes purges by tag, and the key for that; the services' alone. */
    CDN_PURGE_URL: address.optional(),
    CDN_PURGE_KEY: z
      .string()
      .regex(/^[\x21-\x7e]{8,}$/, 'is no key: 8 or more characters without spaces')
      .optional(),
    /** Public address of the indexer, to which the vendors' webhooks go. */
    INDEXER_URL: address.optional(),
    /** Clients of the commerce platform whose calls are told, separated by commas; the embedded ones when unset. */
    COMMERCE_WEBHOOK_CLIENT_IDS: ids.optional(),
    CONTENT_MANAGEMENT_TOKEN: z.string().default(localPlatform.content.managementToken),
    CONTENT_MANAGEMENT_URL: address.optional(),
    /** Signs what the services tell the storefronts, and what the storefronts ask the App API in their own name. */
    STOREFRONT_WEBHOOK_SECRET: z.string().min(16).default(localPlatform.storefront.webhookSecret),
    STOREFRONT_WEBHOOK_SECRET_PREVIOUS: z.string().min(16).optional(),

    /** The captcha's key for pages, and its secret for the server. */
    CAPTCHA_SITE_KEY: z.string().default(localPlatform.captcha.siteKey),
    CAPTCHA_SECRET: z.string().default(localPlatform.captcha.secret),
    /** Address of the captcha: `{address}/siteverify` verifies, `{address}/api.js` is for pages. */
    CAPTCHA_URL: address.optional(),
    /** Google's key for the map in the browser; without one the store locator shows the drawn map. */
    GOOGLE_MAPS_KEY: z.string().default(''),
    /** ID of the map's style in Google's console; Google's own for trying things out when unset. */
    GOOGLE_MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),
    /** ID of the tag container that reads the data layer after a visitor's consent; without one nothing is asked or loaded. */
    TAG_CONTAINER_ID: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, 'looks like GTM-XXXXXXX')
      .or(z.literal(''))
      .default(''),
    MAPS_KEY: z.string().default(localPlatform.maps.key),
    /** Address of the maps service; unset means the embedded platform. */
    MAPS_URL: address.optional(),
    /** Which of the maps service's interfaces suggests addresses: Places API (New), or the legacy one, which new accounts no longer get. */
    PLACES_API: z.enum(['new', 'legacy']).default('new'),
    /** Address of the Places API (New); the vendor's beside its maps service, else where that is. */
    PLACES_URL: address.optional(),

    /** Who validates an address: the shop's own rules, Google's Address Validation API or Avalara. The services' alone, as the five below. */
    ADDRESS_VALIDATION: z.enum(['local', 'google', 'avalara']).default('local'),
    /** Address of Google's Address Validation API, and the server's key for it; unset means the embedded platform. */
    ADDRESS_VALIDATION_URL: address.optional(),
    ADDRESS_VALIDATION_KEY: z.string().default(localPlatform.maps.key),
    /** Address of AvaTax, its account and license key; unset means the embedded platform. */
    AVATAX_URL: address.optional(),
    AVATAX_ACCOUNT_ID: z.string().default(localPlatform.tax.accountID),
    AVATAX_LICENSE_KEY: z.string().default(localPlatform.tax.licenseKey),
    /** By which rates orders are taxed: the table in the source, or those of AvaTax, which then is told every sale too (decision 171). The services' alone, as the two below. */
    TAX: z.enum(['table', 'avatax']).default('table'),
    /** States the retailer collects sales tax in, separated by commas; those of the table when unset. With TAX=avatax. */
    TAX_STATES: ids
      .pipe(z.array(z.string().regex(/^[A-Z]{2}$/, 'two capital letters each: MN, WI')))
      .default([]),
    /** The company of that account under which sales are recorded. */
    AVATAX_COMPANY_CODE: z.string().default(localPlatform.tax.companyCode),

    DATABASE_URL: z.string().optional(),
    /** Redis or Valkey, over which several storefronts share limits, changes and renewed tokens; without it each is by itself (decision 126). */
    REDIS_URL: z
      .string()
      .regex(/^rediss?:\/\/\S+$/, 'is no address of Redis: set it as redis://… or rediss://…')
      .optional(),
    BRAINTREE_ENVIRONMENT: z.enum(['development', 'sandbox', 'production']).default('development'),
    BRAINTREE_MERCHANT_ID: z.string().default(localPlatform.payments.merchantId),
    BRAINTREE_PUBLIC_KEY: z.string().default(localPlatform.payments.publicKey),
    BRAINTREE_PRIVATE_KEY: z.string().default(localPlatform.payments.privateKey),
    /** Whether cards are paid only after their bank has confirmed them (3-D Secure, decision 182); the account must have it switched on. */
    THREE_D_SECURE: z.enum(['off', 'on']).default('off'),
    /** Address of PayPal's page script, and the client ID it is loaded with; that of the gateway's configuration when unset. Used with a real gateway alone. */
    PAYPAL_SDK_URL: address.default('https://www.paypal.com/sdk/js'),
    PAYPAL_CLIENT_ID: z.string().default(''),
    SMTP_URL: z.string().optional(),
    /** The mailbox that mail to customers comes from. */
    MAIL_FROM: z.email().default(brand.email),
    /** Where requests of visitors go; without one to `MAIL_FROM`. */
    STAFF_EMAIL: z.email().optional(),
  })
  .refine(({ SHOP_CONTROL, SHOP_ENV }) => !(SHOP_CONTROL && SHOP_ENV === 'production'), {
    path: ['SHOP_CONTROL'],
    message: 'the controls for tests stay closed in production',
  });

/** The name of every variable there is. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

type Variables = z.infer<typeof variables>;
type Addresses =
  | 'SITE_ORIGIN'
  | 'COMMERCE_URL'
  | 'COMMERCE_TOKEN_ISSUER'
  | 'SEARCH_HOST'
  | 'SEARCH_PROTOCOL'
  | 'CONTENT_URL'
  | 'CONTENT_PREVIEW_URL'
  | 'CONTENT_PREVIEW_SECRET'
  | 'APP_API_URL'
  | 'INTEGRATION_URL'
  | 'FILES_URL'
  | 'FILES_PRIVATE_URL'
  | 'CAPTCHA_URL'
  | 'MAPS_URL'
  | 'PLACES_URL'
  | 'ADDRESS_VALIDATION_URL'
  | 'AVATAX_URL'
  | 'SMTP_URL'
  | 'STOREFRONT_URLS'
  | 'INDEXER_URL'
  | 'COMMERCE_WEBHOOK_CLIENT_IDS'
  | 'COMMERCE_ALLOWED_CLIENT_IDS'
  | 'CONTENT_MANAGEMENT_URL';

/** The environment with every address filled in: the vendors', or the embedded platform's where nothing is configured. */
export type Env = Omit<Variables, Addresses> &
  Record<
    Exclude<
      Addresses,
      | 'SEARCH_PROTOCOL'
      | 'STOREFRONT_URLS'
      | 'COMMERCE_WEBHOOK_CLIENT_IDS'
      | 'COMMERCE_ALLOWED_CLIENT_IDS'
      | 'CONTENT_PREVIEW_SECRET'
    >,
    string
  > & {
    /** `null` closes the preview. */
    CONTENT_PREVIEW_SECRET: string | null;
    COMMERCE_WEBHOOK_CLIENT_IDS: string[];
    COMMERCE_ALLOWED_CLIENT_IDS: string[];
    STOREFRONT_URLS: string[];
    SEARCH_PROTOCOL: 'http' | 'https';
    PLATFORM_URL: string;
  };

/**
 * Parses an environment. Throws an Error with one line per fault, all at once; with SHOP_ENV=production also of what production does not accept,
 * unless `scope` names the process, or the only variables that a command uses.
 */
export function parseEnv(
  source: Record<string, string | undefined>,
  scope?: ProcessName | readonly string[],
): Env {
  const values: Record<string, string | undefined> = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const isServices = scope === 'services';
  if (isServices) values.PORT ??= String(servicesPort);
  const by = typeof scope === 'string' ? scope : undefined;
  const about = typeof scope === 'string' ? undefined : scope;
  const parsed = variables.safeParse(values);
  const wrong =
    parsed.error?.issues.map((issue) => ({
      name: issue.path[0]?.toString() ?? '',
      message: issue.message,
    })) ?? [];
  if (values.CDN_PURGE && by !== 'storefront' && !about)
    for (const name of ['CDN_PURGE_URL', 'CDN_PURGE_KEY'])
      if (!values[name]) wrong.push({ name, message: 'is not set, but CDN_PURGE names a CDN' });
  if (values.LEDGER_URL && !values.LEDGER_KEY && by !== 'storefront' && !about)
    wrong.push({ name: 'LEDGER_KEY', message: 'is not set, but LEDGER_URL names a ledger' });
  if (values.REDIS_URL && !values.SESSION_SECRET && by === 'storefront')
    wrong.push({
      name: 'SESSION_SECRET',
      message: 'is not set, but REDIS_URL is: storefronts open each other’s sessions by one secret',
    });
  const unfit =
    values.SHOP_ENV === 'production'
      ? productionFaults(values, by).filter(({ name }) => about?.includes(name) ?? true)
      : [];
  const faults = [
    ...wrong,
    ...unfit.filter(({ name }) => !wrong.some((other) => other.name === name)),
  ];
  if (!parsed.success || faults.length > 0)
    throw new Error(
      `The environment is not right:\n${faults.map(({ name, message }) => `  ${name}: ${message}`).join('\n')}`,
    );
  const settings = parsed.data;
  const platform = `http://${settings.PLATFORM_HOST}:${settings.PLATFORM_PORT}`;
  const shopPort = isServices ? storefrontPort : settings.PORT;
  return {
    ...settings,
    PLATFORM_URL: platform,
    SITE_ORIGIN: settings.SITE_ORIGIN ?? `http://localhost:${shopPort}`,
    COMMERCE_URL: settings.COMMERCE_URL ?? `${platform}/commerce`,
    COMMERCE_TOKEN_ISSUER:
      settings.COMMERCE_TOKEN_ISSUER ?? settings.COMMERCE_URL ?? `${platform}/commerce`,
    SEARCH_HOST:
      settings.SEARCH_HOST ??
      (settings.SEARCH_APP_ID === localPlatform.search.appId
        ? `${settings.PLATFORM_HOST}:${settings.PLATFORM_PORT}/search`
        : ''),
    SEARCH_PROTOCOL: settings.SEARCH_PROTOCOL ?? 'http',
    CONTENT_URL: settings.CONTENT_URL ?? `${platform}/content`,
    CONTENT_PREVIEW_URL:
      settings.CONTENT_PREVIEW_URL ??
      (settings.CONTENT_URL ? previewAddressOf(settings.CONTENT_URL) : `${platform}/content`),
    CONTENT_PREVIEW_SECRET:
      settings.CONTENT_PREVIEW_SECRET ??
      (settings.CONTENT_URL ? null : localPlatform.content.previewSecret),
    APP_API_URL: settings.APP_API_URL ?? `${platform}/app-api`,
    INTEGRATION_URL: settings.INTEGRATION_URL ?? `${platform}/integration`,
    FILES_URL: settings.FILES_URL ?? `${platform}/files`,
    FILES_PRIVATE_URL: settings.FILES_PRIVATE_URL ?? `${platform}/files/private`,
    CAPTCHA_URL: settings.CAPTCHA_URL ?? `${platform}/captcha`,
    MAPS_URL: settings.MAPS_URL ?? `${platform}/maps`,
    PLACES_URL:
      settings.PLACES_URL ??
      (settings.MAPS_URL === 'https://maps.googleapis.com'
        ? 'https://places.googleapis.com'
        : (settings.MAPS_URL ?? `${platform}/maps`)),
    ADDRESS_VALIDATION_URL: settings.ADDRESS_VALIDATION_URL ?? `${platform}/maps`,
    AVATAX_URL: settings.AVATAX_URL ?? `${platform}/tax`,
    INDEXER_URL: settings.INDEXER_URL ?? `${platform}/indexer`,
    // The owner of the stand-in's account is let in; of a vendor's account nobody is who is not named.
    COMMERCE_ALLOWED_CLIENT_IDS:
      settings.COMMERCE_ALLOWED_CLIENT_IDS ??
      (settings.COMMERCE_URL ? [] : [localPlatform.commerce.sellerClientID]),
    COMMERCE_WEBHOOK_CLIENT_IDS: settings.COMMERCE_WEBHOOK_CLIENT_IDS ?? [
      settings.COMMERCE_CLIENT_ID,
      settings.COMMERCE_MIDDLEWARE_CLIENT_ID,
      localPlatform.commerce.marketingClientID,
      localPlatform.commerce.sellerClientID,
    ],
    CONTENT_MANAGEMENT_URL: settings.CONTENT_MANAGEMENT_URL ?? platform,
    STOREFRONT_URLS: [
      ...(settings.STOREFRONT_URLS ?? (settings.REDIS_URL ? '' : `http://127.0.0.1:${shopPort}`))
        .split(',')
        .map((url) => url.trim().replace(/\/+$/, '')),
      settings.REDIS_URL ? changeStream : '',
    ].filter(Boolean),
    SMTP_URL: settings.SMTP_URL ?? `smtp://${settings.PLATFORM_HOST}:${settings.PLATFORM_PORT + 1}`,
  };
}

const current = processWide<{ env?: Env }>('env', () => ({}));

/** The environment that a process has read, from now on that of everything in it. */
export function adoptEnv(adopted: Env): Env {
  current.env = adopted;
  return adopted;
}

let parsed: Env | undefined;

/** The process's environment: what it adopted at its start, else what is set, parsed once at first use as the storefront's. */
export function env(): Env {
  return current.env ?? (parsed ??= parseEnv(process.env, 'storefront'));
}
