/**
 * The one table of which area may use which. Lint holds each import against it (`lint-rules.mjs`); `docs/architecture.md`
 * says it in short. An area is a folder of `lib/` or `components/` of that name, or a top-level folder. Every area may use itself.
 */
const base = ['core', 'config', 'routes', 'security'];
const read = [...base, 'cache', 'upstream', 'limits'];

/**
 * Areas, with the others each may use.
 *
 * @typedef {Readonly<Record<string, readonly string[]>>} Table
 */

/**
 * Folders of `lib/`, with the other folders of `lib/` each may import.
 *
 * @type {Table}
 */
const libAreas = {
  core: [],
  config: ['core'],
  routes: ['core', 'config'],
  security: ['core', 'config', 'routes'],
  replicas: ['core', 'config'],
  limits: ['core', 'config', 'security', 'replicas'],
  http: ['core', 'config', 'routes', 'security', 'cache', 'upstream', 'limits'],
  cache: ['core', 'config', 'routes'],
  upstream: ['core', 'config', 'telemetry'],
  telemetry: ['core', 'config'],
  catalogue: [...read],
  content: [...read, 'catalogue'],
  session: [...read, 'http', 'replicas'],
  address: [...read, 'http', 'session'],
  search: [...read, 'http', 'catalogue', 'content', 'session', 'delivery'],
  analytics: [...base, 'http', 'catalogue'],
  events: [...read, 'http', 'catalogue', 'content', 'search', 'session', 'stores', 'delivery'],
  stores: [...read, 'http', 'catalogue', 'address', 'delivery'],
  delivery: [...read, 'http', 'catalogue', 'address'],
  redirects: [...read],
  answers: [...base, 'cache', 'http', 'redirects', 'replicas'],
  orders: [...read, 'catalogue', 'address', 'delivery', 'events'],
  promise: [...read, 'catalogue', 'content', 'address', 'delivery', 'orders'],
  seo: [
    ...read,
    'redirects',
    'search',
    'catalogue',
    'content',
    'delivery',
    'promise',
    'events',
    'stores',
  ],
  cart: [...read, 'http', 'catalogue', 'address', 'delivery', 'orders', 'session'],
  checkout: [
    ...read,
    'http',
    'catalogue',
    'address',
    'delivery',
    'orders',
    'promise',
    'cart',
    'session',
    'stores',
  ],
  requests: [...read, 'http', 'address', 'orders', 'session', 'checkout'],
  account: [
    ...read,
    'http',
    'replicas',
    'catalogue',
    'address',
    'delivery',
    'events',
    'stores',
    'orders',
    'cart',
    'checkout',
    'session',
  ],
};

/** What runs in the browser without showing anything: requests, measurement, who is here and what is in the cart. */
const inBrowser = ['browser', 'analytics', 'session'];

/**
 * Folders of `components/`, with the other folders of `components/` each may import.
 *
 * @type {Table}
 */
const componentAreas = {
  browser: [],
  analytics: ['browser'],
  session: ['browser', 'analytics'],
  ui: ['browser', 'analytics', 'session'],
  shell: ['ui', ...inBrowser],
  auth: ['ui', ...inBrowser],
  address: ['ui', 'auth', ...inBrowser],
  requests: ['ui', ...inBrowser],
  'style-guide': [
    'browser',
    'ui',
    'account',
    'address',
    'auth',
    'cart',
    'catalogue',
    'checkout',
    'events',
  ],
  account: [
    'ui',
    'auth',
    'address',
    'catalogue',
    'events',
    'cart',
    'checkout',
    'requests',
    'shell',
    ...inBrowser,
  ],
  catalogue: ['ui', 'cart', 'auth', 'requests', ...inBrowser],
  search: ['ui', 'catalogue', ...inBrowser],
  content: ['ui', 'catalogue', 'requests', ...inBrowser],
  events: ['ui', 'cart', ...inBrowser],
  stores: ['ui', ...inBrowser],
  cart: ['ui', 'address', ...inBrowser],
  checkout: ['ui', 'auth', 'cart', 'address', 'requests', ...inBrowser],
};

/**
 * Top-level folders, with the other top-level folders each may import.
 *
 * @type {Table}
 */
const topAreas = {
  lib: [],
  components: ['lib'],
  app: ['components', 'lib', 'styles'],
  server: ['lib'],
  services: ['lib', 'provision'],
  provision: ['lib'],
  platform: ['lib', 'services', 'provision'],
  scripts: ['lib', 'server', 'services', 'provision', 'platform'],
};

/**
 * All that a stand-in may know: one that shared the shop's rules would agree with its bugs. Of the demo stock it knows the shape;
 * the stock itself describes a shop and may use the shop's own words.
 */
const standInMayUse = ['lib/core', 'lib/config', 'services/database', 'platform'];
const stockMayUse = ['lib', 'provision', 'platform/stock'];
const stockShape = 'platform/stock/stock-shape';

/**
 * @param {string} path
 * @param {string} folder
 */
const inFolder = (path, folder) => path.startsWith(`${folder}/`);

/**
 * @param {string} area
 * @param {readonly string[]} uses
 */
const refusal = (area, uses) => `areas.mjs: ${area} may use ${uses.join(', ') || 'nothing'}.`;

/**
 * @param {string} parts 'lib' or 'components'
 * @param {Table} table
 * @param {string} from
 * @param {string} to
 */
const withinParts = (parts, table, from, to) => {
  if (!inFolder(from, parts) || !inFolder(to, parts)) return undefined;
  const [, area = ''] = from.split('/');
  const [, other = ''] = to.split('/');
  const uses = table[area];
  return uses === undefined || area === other || uses.includes(other)
    ? undefined
    : refusal(`${parts}/${area}`, uses);
};

/**
 * @param {string} from
 * @param {string} to
 */
const whyNotInPlatform = (from, to) => {
  if (!inFolder(from, 'platform') || !/^(lib|services|provision|platform)\//.test(to))
    return undefined;
  if (inFolder(from, 'platform/stock')) {
    return stockMayUse.some((folder) => inFolder(to, folder))
      ? undefined
      : refusal('platform/stock', stockMayUse);
  }
  if (inFolder(to, 'platform/stock') && to !== stockShape)
    return `areas.mjs: of the stock, the stand-ins may know ${stockShape} only.`;
  return standInMayUse.some((folder) => inFolder(to, folder))
    ? undefined
    : refusal('a stand-in', standInMayUse);
};

/** What only its own area may use: the rules whose answers the area gives to all others. */
const ownRules = [
  {
    area: 'lib/delivery',
    files: ['check-day', 'runs', 'ways/choose-method'],
    instead: 'arrival, ways/ways or days/offered-days',
  },
];

/**
 * @param {string} from
 * @param {string} to
 */
const whyOwn = (from, to) => {
  if (/^(scripts|__tests__|e2e)\//.test(from)) return undefined;
  const own = ownRules.find(
    ({ area, files }) =>
      !inFolder(from, area) && files.some((file) => to.replace(/\.ts$/, '') === `${area}/${file}`),
  );
  return own && `areas.mjs: only ${own.area} may use ${to}; ask its ${own.instead}.`;
};

/**
 * Why a file may not import another: the sentence for the reader, or undefined where it may. Both are paths from the root of the
 * project ("lib/cart/cart.ts"). Tests may import everything.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string | undefined}
 */
export function whyNotImport(from, to) {
  const [top = ''] = from.split('/');
  const [other = ''] = to.split('/');
  const allowed = topAreas[top];
  if (
    allowed !== undefined &&
    other !== top &&
    (other in topAreas || other === 'styles') &&
    !allowed.includes(other)
  )
    return refusal(top, allowed);
  if (top === 'platform') return whyNotInPlatform(from, to);
  return (
    whyOwn(from, to) ??
    withinParts('lib', libAreas, from, to) ??
    withinParts('components', componentAreas, from, to)
  );
}
