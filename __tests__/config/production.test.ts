/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { parseEnv } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { requirements, type ProcessName } from '@/lib/config/production-table';
import { productionVariables } from '../support/production-variables';
import { variablesRead } from '../support/variables-read';

/** The message of an environment that differs from a complete one; an empty text when it is accepted. */
const refusal = (change: Record<string, string>) => {
  try {
    parseEnv({ ...productionVariables, ...change });
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
const named = (message: string) =>
  message
    .split('\n')
    .slice(1)
    .map((line) => /^ {2}([A-Z_]+): \S.+$/.exec(line)?.[1] ?? line);

const { commerce, search, content, files, captcha, maps, storefront, payments } = localPlatform;
const strong = 'a4c1e09b7d5f2286a4c1e09b7d5f2287';

/** Faults planted one at a time: the variable, its value, what the message says of it, and what else must be set so that it is the only one. */
const planted: [string, string, RegExp, Record<string, string>?][] = [
  ['SITE_ORIGIN', '', /not set/],
  ['SITE_ORIGIN', 'http://www.lilacandloam.com', /not https/],
  ['SITE_ORIGIN', 'https://localhost:3000', /not a public name/],
  ['SITE_ORIGIN', 'https://10.0.0.7', /not a public name/],
  ['SITE_ORIGIN', 'https://[::1]', /not a public name/],
  ['SITE_ORIGIN', 'https://shop.example', /not a public name/],
  ['SITE_ORIGIN', 'https://www.lilacandloam.com/shop', /has a path/],
  ['TRUST_PROXY', '', /not set.*X-Forwarded-For/],
  ['SESSION_SECRET', '', /not set/],
  ['SESSION_SECRET', 'a'.repeat(64), /guessed.*openssl rand -hex 32/],
  ['SESSION_SECRET', 'short', /32/],
  ['SESSION_SECRET_PREVIOUS', productionVariables.SESSION_SECRET!, /same as SESSION_SECRET/],
  [
    'STOREFRONT_WEBHOOK_SECRET_PREVIOUS',
    productionVariables.STOREFRONT_WEBHOOK_SECRET!,
    /same as STOREFRONT_WEBHOOK_SECRET/,
  ],
  ['COMMERCE_WEBHOOK_KEY_PREVIOUS', 'd'.repeat(64), /guessed/],
  ['COMMERCE_WEBHOOK_KEY', 'a4c1e09b7d5f2286'.repeat(4), /more than 50 characters/],
  ['COMMERCE_WEBHOOK_KEY', 'a4c1e09b7d5f2286a4c1', /short.*openssl rand -hex 24/],
  ['COMMERCE_WEBHOOK_KEY', 'd'.repeat(40), /guessed.*openssl rand -hex 24/],
  ['CONTENT_WEBHOOK_SECRET_PREVIOUS', 'a4c1e09b7d5f2286a4c1', /32/],
  ['CONTENT_PREVIEW_SECRET_PREVIOUS', 'e'.repeat(64), /guessed/],
  ['STOREFRONT_WEBHOOK_SECRET', storefront.webhookSecret, /published/],
  ['STOREFRONT_WEBHOOK_SECRET', '', /not set/],
  ['STOREFRONT_WEBHOOK_SECRET', productionVariables.SESSION_SECRET!, /same as SESSION_SECRET/],
  ['STOREFRONT_URLS', '', /not set/],
  ['STOREFRONT_URLS', 'http://10.0.0.4:3000,http://www.lilacandloam.com', /plain http/],
  ['CDN_PURGE_URL', 'http://cdn.lilacandloam.com/purge', /not https/],
  ['APP_API_URL', '', /not set/],
  ['APP_API_URL', 'http://api.lilacandloam.com', /plain http/],
  ['INTEGRATION_URL', '', /not set/],
  ['INDEXER_URL', 'http://127.0.0.1:4000/indexer', /not https/],
  ['DATABASE_URL', '', /not set/],
  ['DATABASE_URL', 'mysql://db.internal/shop', /PostgreSQL/],
  ['MAIL_FROM', '', /not set/],
  ['MAIL_FROM', 'orders@lilacandloam.example', /no provider/],
  ['COMMERCE_URL', '', /not set.*ALLOW_STAND_INS/],
  ['COMMERCE_URL', 'https://localhost/commerce', /on this machine/],
  ['COMMERCE_URL', 'http://api.ordercloud.io', /not https/],
  ['COMMERCE_TOKEN_ISSUER', '', /not set/],
  ['COMMERCE_CLIENT_ID', commerce.clientID, /published/],
  ['COMMERCE_MIDDLEWARE_CLIENT_ID', commerce.middlewareClientID, /published/],
  ['COMMERCE_MIDDLEWARE_CLIENT_SECRET', commerce.middlewareClientSecret, /published/],
  ['COMMERCE_WEBHOOK_KEY', commerce.webhookKey, /published/],
  [
    'COMMERCE_WEBHOOK_CLIENT_IDS',
    `${productionVariables.COMMERCE_CLIENT_ID},${commerce.sellerClientID}`,
    /published/,
  ],
  ['MARKETING_CLIENT_ID', '', /not set/],
  ['MARKETING_CLIENT_SECRET', commerce.sellerClientSecret, /published/],
  ['SEARCH_APP_ID', search.appId, /published/],
  ['SEARCH_KEY', productionVariables.SEARCH_ADMIN_KEY!, /writes the indexes/],
  ['SEARCH_ADMIN_KEY', search.adminKey, /published/],
  ['SEARCH_HOST', '127.0.0.1:4000/search', /on this machine/, { SEARCH_PROTOCOL: 'https' }],
  ['SEARCH_PROTOCOL', 'http', /not https/, { SEARCH_HOST: 'search.lilacandloam.com' }],
  ['CONTENT_URL', '', /not set/],
  ['CONTENT_ACCESS_TOKEN', content.accessToken, /published/],
  ['CONTENT_PREVIEW_TOKEN', content.previewToken, /published/],
  ['CONTENT_PREVIEW_SECRET', content.previewSecret, /published/],
  ['CONTENT_WEBHOOK_SECRET', content.webhookSecret, /published/],
  ['FILES_URL', '', /not set/],
  ['FILES_SIGNATURE', files.signature, /published/],
  ['FILES_PRIVATE_URL', '', /not set/],
  ['FILES_PRIVATE_URL', productionVariables.FILES_URL!, /everybody may read/],
  ['FILES_PRIVATE_URL', `${productionVariables.FILES_URL}/photos`, /everybody may read/],
  ['FILES_PRIVATE_SIGNATURE', files.privateSignature, /published/],
  ['CAPTCHA_SITE_KEY', captcha.siteKey, /published/],
  ['CAPTCHA_SECRET', maps.key, /published/],
  ['MAPS_KEY', 'changeme', /placeholder/],
  ['BRAINTREE_ENVIRONMENT', '', /not set/],
  ['BRAINTREE_ENVIRONMENT', 'sandbox', /pay nothing/],
  ['BRAINTREE_PRIVATE_KEY', payments.privateKey, /published/],
  ['SMTP_URL', '', /not set/],
  ['SMTP_URL', 'smtp://127.0.0.1:4001', /stand-in/],
  ['SHOP_CONTROL', '1', /closed in production/],
  ['NODE_ENV', 'development', /npm start/],
  ['ALLOW_STAND_INS', 'money', /commerce/],
  ['MAPS_KEY', strong, /ALLOW_STAND_INS names maps/, { ALLOW_STAND_INS: 'maps', MAPS_URL: '' }],
  [
    'CAPTCHA_SECRET',
    '',
    /not set/,
    { ALLOW_STAND_INS: 'captcha', CAPTCHA_URL: '', CAPTCHA_SITE_KEY: '' },
  ],
];

describe('an environment of production', () => {
  it('is accepted when everything is set, and its stand-ins are none', () => {
    expect(refusal({})).toBe('');
    expect(parseEnv(productionVariables)).toMatchObject({
      ALLOW_STAND_INS: [],
      MAIL_FROM: 'orders@lilacandloam.com',
    });
  });

  it('takes Redis in place of the storefronts’ addresses', () => {
    expect(refusal({ STOREFRONT_URLS: '', REDIS_URL: 'rediss://cache.internal:6379' })).toBe('');
    expect(named(refusal({ REDIS_URL: 'cache.internal:6379' }))).toEqual(['REDIS_URL']);
  });

  it('takes a proxy of the shop’s own for the CDN, on a name that is nobody else’s', () => {
    const purges = { CDN_PURGE: 'http', CDN_PURGE_KEY: '2a9d04c6e8b1537f' };
    expect(refusal({ ...purges, CDN_PURGE_URL: 'http://purges:8081' })).toBe('');
    expect(named(refusal({ ...purges, CDN_PURGE_URL: 'http://purges.lilacandloam.com' }))).toEqual([
      'CDN_PURGE_URL',
    ]);
  });

  it.each<[string, Record<string, string>, string[], string]>([
    [
      'Google only where it validates addresses',
      { ADDRESS_VALIDATION: 'google' },
      ['ADDRESS_VALIDATION_URL', 'ADDRESS_VALIDATION_KEY'],
      'maps',
    ],
    [
      'AvaTax only where it validates addresses',
      { ADDRESS_VALIDATION: 'avalara' },
      ['AVATAX_URL', 'AVATAX_ACCOUNT_ID', 'AVATAX_LICENSE_KEY'],
      'tax',
    ],
    [
      'AvaTax, with its company, only where it tells the rates',
      { TAX: 'avatax' },
      ['AVATAX_URL', 'AVATAX_ACCOUNT_ID', 'AVATAX_LICENSE_KEY', 'AVATAX_COMPANY_CODE'],
      'tax',
    ],
  ])('asks for the account of %s', (_, wanted, names, standIn) => {
    expect(named(refusal(wanted)).sort()).toEqual([...names].sort());
    const account = Object.fromEntries(
      names.map((name) => [name, name.endsWith('_URL') ? 'https://rest.vendor.com' : strong]),
    );
    expect(refusal({ ...wanted, ...account })).toBe('');
    const maps: Record<string, string> = standIn === 'maps' ? { MAPS_URL: '', MAPS_KEY: '' } : {};
    expect(refusal({ ...wanted, ...maps, ALLOW_STAND_INS: standIn })).toBe('');
    expect(named(refusal({ ...account, [names[0] ?? '']: 'http://127.0.0.1:4000' }))).toEqual([
      names[0],
    ]);
  });

  it.each(planted)('%s = "%s" is refused: %s', (name, value, words, beside = {}) => {
    const message = refusal({ ...beside, [name]: value });
    expect(named(message)).toEqual([name]);
    expect(message).toMatch(words);
  });

  it('is refused with every fault at once, a line each', () => {
    const message = refusal(
      Object.fromEntries(
        [...planted]
          .reverse()
          .filter(([name]) => name !== 'NODE_ENV')
          .map(([name, value]) => [name, value]),
      ),
    );
    expect(new Set(named(message)).size).toBeGreaterThanOrEqual(25);
    expect(named(message)).toHaveLength(new Set(named(message)).size);
  });

  it('names every variable it needs when nothing is set', () => {
    const needed = requirements
      .filter(({ optional, onlyWith }) => !optional && !onlyWith)
      .map(({ name }) => name);
    expect(() => parseEnv({ SHOP_ENV: 'production' })).toThrow();
    let message = '';
    try {
      parseEnv({ SHOP_ENV: 'production' });
    } catch (error) {
      message = (error as Error).message;
    }
    expect(named(message).sort()).toEqual([...needed].sort());
  });

  it.each(
    Object.entries(localPlatform)
      .flatMap(([system, values]) =>
        Object.entries(values).map(([key, value]) => [system, key, value] as const),
      )
      .filter(
        ([, , value]) =>
          ![commerce.buyerID, commerce.catalogID, content.environment].includes(value as never),
      ),
  )('takes the published %s.%s nowhere', (_system, _key, value) => {
    for (const name of [
      'SESSION_SECRET',
      'COMMERCE_WEBHOOK_KEY',
      'FILES_SIGNATURE',
      'MAPS_KEY',
      'BRAINTREE_PRIVATE_KEY',
    ])
      expect(named(refusal({ [name]: value }))).toContain(name);
  });

  it('lets a vendor be its stand-in only where it is named', () => {
    const without = { MAPS_URL: '', MAPS_KEY: '', CAPTCHA_URL: '', CAPTCHA_SITE_KEY: '' };
    expect(named(refusal(without)).sort()).toEqual(Object.keys(without).sort());
    expect(refusal({ ...without, ALLOW_STAND_INS: 'maps,captcha' })).toBe('');
    expect(named(refusal({ ...without, ALLOW_STAND_INS: 'maps' })).sort()).toEqual([
      'CAPTCHA_SITE_KEY',
      'CAPTCHA_URL',
    ]);
  });

  it('asks a command only for what it uses', () => {
    expect(() =>
      parseEnv({ SHOP_ENV: 'production', FILES_URL: 'https://files.lilacandloam.com' }, [
        'FILES_URL',
      ]),
    ).not.toThrow();
    expect(() => parseEnv({ SHOP_ENV: 'production' }, ['FILES_URL'])).toThrow(
      /^ {2}FILES_URL: is not set/m,
    );
  });

  it('thinks of every variable there is: what it does not ask for has a default that is right in production', () => {
    const free = [
      'PORT',
      'PLATFORM_HOST',
      'PLATFORM_PORT',
      'HOST',
      'DRAIN_SECONDS',
      'WARM_CATEGORIES',
      'DATA_DIR',
      'SHOP_ENV',
      'ALLOW_STAND_INS',
      'SHOP_CONTROL',
      'WITHOUT_FRONT',
      'LOG_LEVEL',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_TRACES_SAMPLER_ARG',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_RESOURCE_ATTRIBUTES',
      'METRICS_HOST',
      'METRICS_PORT',
      'CDN_PURGE',
      'REDIS_URL',
      'ASSETS_DIR',
      'CACHE_MEMORY_MB',
      'HEAP_MEMORY_MB',
      'IMAGE_ZOOM_DISABLED',
      'LOYALTY_DISABLED',
      'COMMERCE_ALLOWED_CLIENT_IDS',
      'COMMERCE_SUBMIT',
      'SEARCH_HOST',
      'SEARCH_PROTOCOL',
      'SEARCH_REGION',
      'INTEGRATION_ACTION_PATH',
      'FILES_NOTICE_URL',
      'GOOGLE_MAPS_KEY',
      'GOOGLE_MAPS_MAP_ID',
      'PLACES_API',
      'ADDRESS_VALIDATION',
      'TAX',
      'TAX_STATES',
      'TAG_CONTAINER_ID',
      'THREE_D_SECURE',
      'PAYPAL_SDK_URL',
      'PAYPAL_CLIENT_ID',
      'TRUSTED_TYPES',
      'PAYMENT_PAGE_KEY',
      'PAYMENT_PAGE_KEY_PREVIOUS',
      'STAFF_EMAIL',
    ];
    const all = [...readFileSync('.env.example', 'utf8').matchAll(/^([A-Z0-9_]+)=/gm)].map(
      ([, name]) => name!,
    );
    const asked = requirements.map(({ name }) => name);
    expect(asked.filter((name) => !all.includes(name))).toEqual([]);
    expect(
      all.filter(
        (name) =>
          !asked.includes(name) &&
          !free.includes(name) &&
          !/^LIMIT_|^[A-Z_]+_(DAYS|HOURS|MINUTES)$/.test(name),
      ),
    ).toEqual([]);
  });
});

describe.each<ProcessName>(['storefront', 'services'])('the %s alone in production', (by) => {
  const own = requirements.filter((one) => one.by === undefined || one.by === by);
  const ownNames = own.map(({ name }) => name);
  const ownVariables = Object.fromEntries(
    Object.entries(productionVariables).filter(
      ([name]) => ownNames.includes(name) || ['SHOP_ENV', 'NODE_ENV'].includes(name),
    ),
  );
  const refusalAlone = (change: Record<string, string>) => {
    try {
      parseEnv({ ...ownVariables, ...change }, by);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  it('starts with what it needs and nothing else', () => {
    expect(refusalAlone({})).toBe('');
  });

  it('names all of that when nothing is set, and nothing of the other’s', () => {
    const nothing = Object.fromEntries(ownNames.map((name) => [name, '']));
    expect(named(refusalAlone(nothing)).sort()).toEqual(
      own
        .filter(({ optional, onlyWith }) => !optional && !onlyWith)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('refuses each planted fault of a variable that it reads, and of no other', () => {
    for (const [name, value, words, beside = {}] of planted) {
      const isTable = requirements.some((one) => one.name === name);
      if (isTable && !ownNames.includes(name)) {
        // Its shape is refused wherever it is set.
        if (['32', 'more than 50 characters'].includes(words.source)) continue;
        expect([name, named(refusalAlone({ ...beside, [name]: value }))]).toEqual([name, []]);
        continue;
      }
      // Secrets of the other process are not there to be compared with.
      if (words.source.startsWith('same as') && by === 'services') continue;
      if (words.source.startsWith('writes the indexes')) continue;
      expect([name, named(refusalAlone({ ...beside, [name]: value }))]).toEqual([name, [name]]);
    }
  });

  it('is asked for exactly those variables of the table that its sources read', async () => {
    expect(
      (
        await variablesRead(
          by,
          requirements.map(({ name }) => name),
        )
      ).sort(),
    ).toEqual([...ownNames].sort());
  });
});

describe('any other environment', () => {
  it('is asked for nothing', () => {
    expect(() => parseEnv({ SHOP_ENV: 'test' })).not.toThrow();
  });
});
