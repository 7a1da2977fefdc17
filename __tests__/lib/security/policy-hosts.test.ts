/** @jest-environment node */
import { parseEnv } from '@/lib/config/env';
import { contentSecurityPolicy, reportOnlyPolicy } from '@/lib/security/content-security-policy';
import { policyHosts } from '@/lib/security/policy-hosts';

const env = parseEnv({ PLATFORM_PORT: '4000', NODE_ENV: 'test' });
const scripts = (path: string) =>
  /script-src ([^;]*)/.exec(
    contentSecurityPolicy({ scripts: [], styles: [] }, policyHosts(path, env)),
  )?.[1];

describe('Trusted Types', () => {
  const directives = (path: string, more: Record<string, string> = {}) =>
    contentSecurityPolicy(
      { scripts: [], styles: [] },
      policyHosts(path, parseEnv({ NODE_ENV: 'test', ...more })),
    );

  it('are enforced on checkout with one policy, and elsewhere reported', () => {
    expect(directives('/checkout')).toContain(
      "require-trusted-types-for 'script'; trusted-types default;",
    );
    expect(directives('/checkout', { CAPTCHA_SITE_KEY: '6Lc-of-google' })).toContain(
      "require-trusted-types-for 'script'; trusted-types * 'allow-duplicates';",
    );
    for (const path of ['/', '/cart', '/account/payment-methods'])
      expect(directives(path)).not.toContain('trusted-types');
    expect(reportOnlyPolicy({ secure: false })).toBe(
      "require-trusted-types-for 'script'; report-uri /api/reports/policy",
    );
  });

  it('are reported on checkout too where the settings say so', () => {
    expect(directives('/checkout', { TRUSTED_TYPES: 'report' })).not.toContain('trusted-types');
    // Whose frame comes as markup.
    expect(
      directives('/checkout', { THREE_D_SECURE: 'on', BRAINTREE_ENVIRONMENT: 'sandbox' }),
    ).not.toContain('trusted-types');
  });
});

describe('pictures of the content service', () => {
  it.each<[string, Record<string, string>, string[]]>([
    [
      'of the vendor',
      { CONTENT_URL: 'https://cdn.contentful.com' },
      ['images', 'assets', 'downloads'].flatMap((kind) => [
        `https://${kind}.ctfassets.net`,
        `https://${kind}.eu.ctfassets.net`,
      ]),
    ],
    ['of its embedded stand-in, which are the shop’s', {}, []],
    [
      'of a space of one’s own at a stand-in',
      { CONTENT_URL: 'http://127.0.0.1:4700/content', CONTENT_SPACE: '81c5819ee497' },
      ['http://127.0.0.1:4700'],
    ],
  ])('%s', (_name, settings, images) => {
    expect(policyHosts('/', parseEnv({ NODE_ENV: 'test', ...settings })).images).toEqual(images);
  });
});

describe('scripts a document may load', () => {
  it.each([
    ['/checkout', `'self' ${env.PLATFORM_URL}/payments/paypal/sdk/js`],
    ['/cart', "'self'"],
    ['/account/payment-methods', "'self'"],
    ['/checkout-later', "'self'"],
  ])('%s: %s', (path, allowed) => {
    expect(scripts(path)).toBe(allowed);
  });

  const payPalAsksFor = 'https://*.paypal.com https://*.paypalobjects.com https://*.venmo.com';
  const real = (more: Record<string, string> = {}) =>
    parseEnv({
      PLATFORM_PORT: '4000',
      NODE_ENV: 'test',
      BRAINTREE_ENVIRONMENT: 'sandbox',
      ...more,
    });
  const policy = (path: string, of = real()) =>
    contentSecurityPolicy({ scripts: [], styles: [] }, policyHosts(path, of));
  const sources = (directive: string, path: string, of?: typeof env) =>
    new RegExp(`${directive} ([^;]*)`).exec(policy(path, of))?.[1];

  it('with a real gateway are PayPal’s beside our own, and Braintree’s fields are frames of its own', () => {
    expect(sources('script-src', '/checkout')).toBe(
      `'self' https://www.paypal.com/sdk/js ${payPalAsksFor}`,
    );
    expect(sources('frame-src', '/checkout')).toContain('https://assets.braintreegateway.com');
    expect(sources('connect-src', '/checkout')).toContain(
      'https://api.sandbox.braintreegateway.com',
    );
    expect(policy('/checkout')).not.toContain(env.PLATFORM_URL);
  });

  it('come from the address of PayPal’s script in the settings', () => {
    expect(
      sources('script-src', '/checkout', real({ PAYPAL_SDK_URL: 'https://pay.example/sdk/js' })),
    ).toBe(`'self' https://pay.example/sdk/js ${payPalAsksFor}`);
  });

  it('are our own and the collector’s of device data where cards are saved with a real gateway, and nothing of it stands anywhere else', () => {
    expect(sources('script-src', '/account/payment-methods')).toBe("'self' https://c.paypal.com");
    for (const directive of ['frame-src', 'img-src'])
      expect(sources(directive, '/account/payment-methods')).toMatch(
        /https:\/\/assets\.braintreegateway\.com .*https:\/\/c\.paypal\.com https:\/\/b\.stats\.paypal\.com/,
      );
    for (const path of ['/', '/cart', '/account/profile'])
      expect(policy(path)).not.toMatch(/braintree|paypal|venmo/);
  });

  it.each(['script-src', 'frame-src', 'img-src', 'connect-src'])(
    'the collector of device data is among what PayPal documents: %s',
    (directive) => expect(sources(directive, '/checkout')).toContain('https://*.paypal.com'),
  );

  describe('where a card’s bank is asked', () => {
    const banks = real({ THREE_D_SECURE: 'on' });
    const cardinal = 'https://*.cardinalcommerce.com https://*.cardinaltrusted.com';

    it('are Cardinal’s too; its questions, its forms and the pages of banks have their way', () => {
      expect(sources('script-src', '/checkout', banks)).toBe(
        `'self' https://www.paypal.com/sdk/js ${payPalAsksFor} https://songbirdstag.cardinalcommerce.com https://*.cardinaltrusted.com`,
      );
      expect(
        sources(
          'script-src',
          '/checkout',
          real({ THREE_D_SECURE: 'on', BRAINTREE_ENVIRONMENT: 'production' }),
        ),
      ).toContain(' https://songbird.cardinalcommerce.com ');
      for (const directive of ['connect-src', 'frame-src', 'img-src'])
        expect(sources(directive, '/checkout', banks)).toContain(cardinal);
      expect(sources('frame-src', '/checkout', banks)).toMatch(/ https:( |$)/);
      expect(sources('form-action', '/checkout', banks)).toBe(`'self' ${cardinal}`);
    });

    it.each([
      ['without that', '/checkout', real()],
      ['where cards are saved', '/account/payment-methods', banks],
      ['elsewhere', '/cart', banks],
      [
        'beside the stand-in',
        '/checkout',
        parseEnv({ NODE_ENV: 'test', PLATFORM_PORT: '4000', THREE_D_SECURE: 'on' }),
      ],
    ])('nothing of it stands %s', (_, path, of) => {
      expect(policy(path, of)).not.toMatch(/cardinal| https:[ ;]/);
      expect(sources('form-action', path, of)).toBe("'self'");
    });
  });

  it('inline styles are allowed on the payment page alone, and only with a real gateway', () => {
    expect([
      sources('style-src', '/checkout'),
      sources('style-src', '/account/payment-methods'),
      sources('style-src', '/checkout', env),
    ]).toEqual(["'self' 'unsafe-inline'", "'self'", "'self'"]);
  });
});

describe('Google’s captcha', () => {
  it.each(['/', '/cart', '/checkout', '/checkout/delivery', '/account/payment-methods'])(
    'may be shown at %s, where the log-in is, as soon as there is a site key',
    (path) => {
      const directive = (name: string, more: Record<string, string>) =>
        new RegExp(`${name} ([^;]*)`).exec(
          contentSecurityPolicy(
            { scripts: [], styles: [] },
            policyHosts(path, parseEnv({ NODE_ENV: 'test', ...more })),
          ),
        )?.[1];
      const google = { CAPTCHA_SITE_KEY: '6Lc-of-google' };
      expect(directive('script-src', google)).toContain(
        'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
      );
      expect(directive('frame-src', google)).toContain(
        'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      );
      expect(directive('script-src', {})).not.toContain('google');
    },
  );
});

describe('Google’s map', () => {
  const withKey = parseEnv({ NODE_ENV: 'test', GOOGLE_MAPS_KEY: 'AIza', CAPTCHA_SITE_KEY: '6Lc' });
  const policy = (path: string, of = withKey) =>
    contentSecurityPolicy({ scripts: [], styles: ['a{}'] }, policyHosts(path, of));
  const shopPaths = ['/', '/store-locator', '/store-locator/edina', '/account/payment-methods'];

  it.each(shopPaths)('opens %s for a frame of this site, and for nothing else', (path) => {
    expect(policy(path)).toMatch(/frame-src 'self' /);
    expect(policy(path)).toMatch(/style-src 'self' 'sha256-[^;]*;/);
    expect(policy(path)).not.toMatch(/style-src [^;]*unsafe|unsafe-eval|blob:|googleapis/);
  });

  it('has what Google documents in a document of its own, without the rest of the shop’s', () => {
    expect(policy('/store-locator/streets')).toMatch(/style-src 'self' 'unsafe-inline' /);
    expect(policy('/store-locator/streets')).toMatch(/script-src 'self' [^;]*blob: 'unsafe-eval';/);
    expect(policy('/store-locator/streets')).toMatch(/worker-src 'self' blob:;/);
    expect(policy('/store-locator/streets')).not.toContain('recaptcha');
  });

  it('does not touch the checkout, and without a key nothing', () => {
    expect(policy('/checkout')).not.toMatch(/frame-src 'self'|googleapis/);
    for (const path of [...shopPaths, '/store-locator/streets'])
      expect(policy(path, env)).not.toMatch(/googleapis|unsafe-eval|frame-src 'self'|blob:/);
  });
});
