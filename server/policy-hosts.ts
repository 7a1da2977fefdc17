import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { accountPath } from '@/lib/routes/account-path';
import type { PolicyHosts } from './content-security-policy';

/** A card is added in a document loaded at this address: a soft navigation would keep the policy of the page before. */
const cardsPath = accountPath('payment-methods');

const braintree: Record<Env['BRAINTREE_ENVIRONMENT'], readonly string[]> = {
  development: [],
  sandbox: ['https://assets.braintreegateway.com', 'https://api.sandbox.braintreegateway.com', 'https://client-analytics.sandbox.braintreegateway.com', 'https://payments.sandbox.braintree-api.com'],
  production: ['https://assets.braintreegateway.com', 'https://api.braintreegateway.com', 'https://client-analytics.braintreegateway.com', 'https://payments.braintree-api.com'],
};

/** Where PayPal's script comes from, and what it needs as PayPal's documentation lists it. */
const payPal = {
  scripts: ['https://www.paypal.com/sdk/js', 'https://www.sandbox.paypal.com/sdk/js', 'https://www.paypalobjects.com'],
  hosts: ['https://www.paypal.com', 'https://www.sandbox.paypal.com', 'https://www.paypalobjects.com'],
};

/**
 * Which other hosts a document may use: the payment provider's on /checkout and where cards are saved, a tag container's everywhere else, the content service's pictures when it is the
 * vendor's, and with a key of Google's their map on every page of the shop: a document keeps its policy when the visitor walks on to the map.
 */
export function policyHosts(pathname: string, env: Env): PolicyHosts {
  const provider = env.BRAINTREE_ENVIRONMENT === 'development' ? [env.PLATFORM_URL] : braintree[env.BRAINTREE_ENVIRONMENT];
  const kind = policyKind(pathname);
  const embedded = env.BRAINTREE_ENVIRONMENT === 'development';
  return {
    payment: kind === 'shop' ? [] : [...provider, ...(kind === 'checkout' && !embedded ? payPal.hosts : [])],
    paymentScripts: kind !== 'checkout' ? [] : embedded ? [`${env.PLATFORM_URL}/payments/paypal/sdk/js`] : payPal.scripts,
    maps: env.GOOGLE_MAPS_KEY !== '' && policyKind(pathname) !== 'checkout',
    captcha: env.CAPTCHA_SITE_KEY !== localPlatform.captcha.siteKey && policyKind(pathname) !== 'checkout',
    tags: env.TAG_CONTAINER_ID !== '' && policyKind(pathname) === 'shop',
    images: env.CONTENT_URL.startsWith('https:') ? ['https://images.ctfassets.net'] : [],
    secure: env.SITE_ORIGIN.startsWith('https:'),
  };
}

/** The kinds of policy: the checkout's, that of the page where cards are saved, and everybody else's. */
export function policyKind(pathname: string): 'checkout' | 'cards' | 'shop' {
  if (pathname === '/checkout' || pathname.startsWith('/checkout/')) return 'checkout';
  return pathname === cardsPath ? 'cards' : 'shop';
}
