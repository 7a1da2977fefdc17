import { accountPath } from '@/lib/routes/account-path';

/** A page where cards are typed: its address, and its folder below `app`. */
export interface PaymentPage {
  path: string;
  folder: string;
  /** Who may run there beside `owners`. */
  more: readonly Owner[];
}

/** Whose code may run where cards are typed, and what it is there for. */
export interface Owner {
  owner: string;
  purpose: string;
  /** Packages, and folders of this shop, as `partOf` names them. */
  parts: readonly string[];
}

/**
 * Everybody whose code the pages where cards are typed may load from this site. The build fails on a script made of anything else: whoever adds a part to one
 * of them writes here why it has to be there. `docs/payment-page-scripts.md` is made from this.
 */
export const owners: readonly Owner[] = [
  {
    owner: 'Lilac & Loam: checkout',
    purpose: 'The steps of checkout, the ways to pay, the order and its confirmation',
    parts: [
      'components/checkout',
      'components/cart',
      'lib/checkout',
      'lib/cart',
      'lib/orders',
      'lib/delivery',
      'lib/catalogue',
      'lib/promise',
    ],
  },
  {
    owner: 'Lilac & Loam: addresses',
    purpose: 'Typing, proposing and checking a recipient’s address',
    parts: ['components/address', 'lib/address'],
  },
  {
    owner: 'Lilac & Loam: logging in',
    purpose: 'Logging in without leaving checkout; whose session it is',
    parts: ['components/auth', 'components/session', 'lib/account', 'lib/session'],
  },
  {
    owner: 'Lilac & Loam: what every page has',
    purpose: 'Buttons, fields, dialogs; requests to this shop; times, texts and addresses',
    parts: [
      'components/ui',
      'components/browser',
      'lib/http',
      'lib/core',
      'lib/config',
      'lib/routes',
    ],
  },
  {
    owner: 'Lilac & Loam: measuring',
    purpose: 'Events of checkout for the data layer; no tag container is loaded on this page',
    parts: ['components/analytics', 'lib/analytics'],
  },
  {
    owner: 'Vercel and Meta: Next.js with React',
    purpose: 'Draws the page and loads its parts; polyfills for old browsers',
    parts: [
      'next',
      'react',
      'react-dom',
      'scheduler',
      '[turbopack]',
      '@swc/helpers',
      'use-sync-external-store',
    ],
  },
  {
    owner: 'MUI: Base UI',
    purpose: 'Behaviour of dialogs, menus and fields for keyboard and screen readers',
    parts: ['@base-ui/react', '@base-ui/utils', '@floating-ui/utils'],
  },
  {
    owner: 'TanStack: Query',
    purpose: 'Keeps the cart and the order on the page as the shop last answered them',
    parts: ['@tanstack/query-core', '@tanstack/react-query'],
  },
  { owner: 'React Hook Form', purpose: 'Forms and their messages', parts: ['react-hook-form'] },
  {
    owner: 'date-fns: tz',
    purpose: 'Delivery days in the shop’s own time zone',
    parts: ['@date-fns/tz'],
  },
  {
    owner: 'ALTCHA',
    purpose: 'The captcha’s work before a log-in is tried again',
    parts: ['altcha-lib'],
  },
  {
    owner: 'PayPal: Braintree',
    purpose:
      'Opens the gateway’s frames in which a card is typed, PayPal and Venmo, the collector of device data, and what asks a card’s bank; loaded with a real gateway, when the shopper opens the method or places the order',
    parts: [
      'braintree-web',
      '@braintree/asset-loader',
      '@braintree/browser-detection',
      '@braintree/event-emitter',
      '@braintree/extended-promise',
      '@braintree/iframer',
      '@braintree/uuid',
      '@braintree/wrap-promise',
      '@paypal/fastlane-sdk-loader',
      'credit-card-type',
      'detectincognitojs',
      'framebus',
      'restricted-input',
    ],
  },
  {
    owner: 'PayPal: React buttons',
    purpose:
      'Loads PayPal’s script and places its buttons; loaded when the shopper opens the method',
    parts: ['@paypal/react-paypal-js'],
  },
];

/** Who runs beside them where cards are saved: a page of the account, with header and footer as every page of the shop has them. */
const accountOwners: readonly Owner[] = [
  {
    owner: 'Lilac & Loam: account',
    purpose: 'The pages of the account, that of saved cards among them, which are one',
    parts: ['components/account', 'components/events', 'lib/events'],
  },
  {
    owner: 'Lilac & Loam: shell',
    purpose:
      'Header, menus, footer and consent of every page; no tag container is loaded on this page',
    parts: ['components/shell', 'components/stores', 'lib/stores'],
  },
  {
    owner: 'Lilac & Loam: search',
    purpose: 'The search box of the header with what it finds',
    parts: ['components/search', 'components/catalogue', 'lib/search'],
  },
  {
    owner: 'Lilac & Loam: requests',
    purpose: 'Reporting a problem with an order on the pages of the account',
    parts: ['components/requests', 'lib/requests'],
  },
];

/** The pages where cards are typed. */
export const paymentPages: readonly PaymentPage[] = [
  { path: '/checkout', folder: '(secure)/checkout', more: [] },
  {
    path: accountPath('payment-methods'),
    folder: '(shop)/account/[page]',
    more: accountOwners,
  },
];

/** Scripts of other sites that the page’s policy lets in, with why; their owners change them, so they have no hash here. */
export const elsewhere: readonly { from: string; owner: string; purpose: string }[] = [
  {
    from: '`PAYPAL_SDK_URL` (https://www.paypal.com/sdk/js), https://*.paypal.com, https://*.paypalobjects.com, https://*.venmo.com',
    owner: 'PayPal',
    purpose: 'PayPal’s buttons, which load parts of themselves; with a real gateway',
  },
  {
    from: 'https://songbird.cardinalcommerce.com (sandbox: songbirdstag), https://*.cardinaltrusted.com',
    owner: 'Cardinal (Visa)',
    purpose:
      'Asks a card’s bank whether its owner pays (3-D Secure); with a real gateway and `THREE_D_SECURE=on`, when the order is placed',
  },
  {
    from: 'https://c.paypal.com/da/r/fb.js',
    owner: 'PayPal',
    purpose:
      'FraudNet, by which the gateway knows the device that pays again; with a real gateway, when the shopper opens a card or wallet. Also where cards are saved',
  },
  {
    from: 'the stand-in’s `/payments/paypal/sdk/js`',
    owner: 'Lilac & Loam',
    purpose: 'The same buttons without a gateway; never in production',
  },
];

/** Who answers for a part on such a page; undefined where nobody does. */
export function ownerOf(part: string, { more }: Pick<PaymentPage, 'more'>): Owner | undefined {
  return [...owners, ...more].find(({ parts }) => parts.includes(part));
}
