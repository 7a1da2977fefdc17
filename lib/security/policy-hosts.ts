import { contentEditorOrigins, contentPictureOrigins } from '@/lib/config/content-hosts';
import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { accountPath } from '@/lib/routes/account-path';
import { isOrderLink } from '@/lib/routes/order-path';
import { streetsPath } from '@/lib/routes/store-path';
import type { PolicyHosts } from './content-security-policy';

/** A card is added in a document loaded at this address: a soft navigation would keep the policy of the page before. */
const cardsPath = accountPath('payment-methods');

/** Where Braintree's page script gets its fields and configuration, and where it reports to (braintree-web 3.144, `lib/constants`). */
const braintree: Record<Env['BRAINTREE_ENVIRONMENT'], readonly string[]> = {
  development: [],
  sandbox: [
    'https://assets.braintreegateway.com',
    'https://api.sandbox.braintreegateway.com',
    'https://payments.sandbox.braintree-api.com',
    'https://www.paypal.com',
  ],
  production: [
    'https://assets.braintreegateway.com',
    'https://api.braintreegateway.com',
    'https://payments.braintree-api.com',
    'https://www.paypal.com',
  ],
};

/**
 * What the gateway's collector of device data loads and asks ("Integrate FraudNet", content policies): on checkout all of it is among PayPal's hosts below.
 */
const collector = {
  script: 'https://c.paypal.com',
  seen: ['https://c.paypal.com', 'https://b.stats.paypal.com'],
};

/**
 * Where cards are confirmed by their bank: the script of Cardinal, which asks the banks for the gateway (at its old and at its new host, both in use), what it
 * asks and where its forms go. The bank's own page may be of any host: the vendor keeps no list of them.
 */
const cardinalHosts = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];
const songbird: Record<Env['BRAINTREE_ENVIRONMENT'], readonly string[]> = {
  development: [],
  sandbox: ['https://songbirdstag.cardinalcommerce.com', 'https://*.cardinaltrusted.com'],
  production: ['https://songbird.cardinalcommerce.com', 'https://*.cardinaltrusted.com'],
};

/** What PayPal's script loads, shows and asks, as PayPal's documentation of content policies lists it. */
const payPalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.venmo.com'];

/**
 * Which other hosts a document may use: the payment provider's on /checkout and where cards are saved, a tag container's everywhere else, the content service's pictures when it is the
 * vendor's; and with a key of Google's their map in a document of its own, which the shop's pages may frame: a document keeps its policy when the visitor walks on to the store locator.
 * In a preview (`isPreview`) the content service's editor may frame the shop's pages.
 */
export function policyHosts(pathname: string, env: Env, isPreview = false): PolicyHosts {
  const provider =
    env.BRAINTREE_ENVIRONMENT === 'development'
      ? [env.PLATFORM_URL]
      : braintree[env.BRAINTREE_ENVIRONMENT];
  const kind = policyKind(pathname);
  const google = env.GOOGLE_MAPS_KEY !== '';
  const hasPayment = kind === 'checkout' || kind === 'cards';
  const embedded = env.BRAINTREE_ENVIRONMENT === 'development';
  const development = env.NODE_ENV === 'development';
  const asksBanks = kind === 'checkout' && !embedded && env.THREE_D_SECURE === 'on';
  return {
    payment: hasPayment
      ? [
          ...provider,
          ...(embedded ? [] : kind === 'checkout' ? payPalHosts : collector.seen),
          ...(asksBanks ? cardinalHosts : []),
        ]
      : [],
    paymentScripts:
      kind !== 'checkout'
        ? kind === 'cards' && !embedded
          ? [collector.script]
          : []
        : embedded
          ? [`${env.PLATFORM_URL}/payments/paypal/sdk/js`]
          : [
              ...new Set([env.PAYPAL_SDK_URL, ...payPalHosts]),
              ...(asksBanks ? songbird[env.BRAINTREE_ENVIRONMENT] : []),
            ],
    bankFrames: asksBanks ? ['https:'] : [],
    bankForms: asksBanks ? cardinalHosts : [],
    paymentStyles: kind === 'checkout' && !embedded,
    maps: google && kind === 'streets',
    framedBy: isPreview && kind === 'shop' ? contentEditorOrigins : [],
    framesMap: google && kind !== 'checkout' && kind !== 'streets',
    captcha: kind !== 'streets' && env.CAPTCHA_SITE_KEY !== localPlatform.captcha.siteKey,
    tags: env.TAG_CONTAINER_ID !== '' && kind === 'shop',
    images: contentPictures(env),
    // Cardinal hands its frame to the page as markup, which the page's own policy of Trusted Types lets nobody do.
    trustedTypes:
      kind === 'checkout' && env.TRUSTED_TYPES === 'enforce' && !development && !asksBanks,
    secure: env.SITE_ORIGIN.startsWith('https:'),
    development,
  };
}

/** Of the vendor's space, or of one of one's own at its stand-in; the embedded one's pictures are the shop's. */
function contentPictures({ CONTENT_URL, CONTENT_SPACE }: Env): string[] {
  if (CONTENT_URL.startsWith('https:')) return [...contentPictureOrigins];
  return CONTENT_SPACE === localPlatform.content.space ? [] : [new URL(CONTENT_URL).origin];
}

/**
 * The kinds of policy: the checkout's, that of the page where cards are saved, that of Google's map, that of an order's link, which no other host may learn,
 * and everybody else's.
 */
export function policyKind(
  pathname: string,
): 'checkout' | 'cards' | 'streets' | 'order-link' | 'shop' {
  if (pathname === streetsPath) return 'streets';
  if (pathname === '/checkout' || pathname.startsWith('/checkout/')) return 'checkout';
  if (pathname === cardsPath) return 'cards';
  return isOrderLink(pathname) ? 'order-link' : 'shop';
}
