import { buildFiles } from '@/lib/core/framework';
import { salePath } from './sale-path';

/** Pages by the first part of their path. */
const pages: Readonly<Record<string, string>> = {
  '': 'home',
  c: 'category',
  p: 'product',
  e: 'event',
  event: 'event',
  search: 'search',
  cart: 'cart',
  checkout: 'checkout',
  account: 'account',
  orderConfirmation: 'confirmation',
  'reset-password': 'account',
  'store-locator': 'stores',
  'workshops-and-events': 'events',
  livez: 'probe',
  readyz: 'probe',
  storefront: 'content',
  information: 'content',
  services: 'content',
  corporate: 'content',
  'customer-service': 'content',
};
const apis = new Set([
  'account',
  'addresses',
  'cart',
  'catalogue',
  'checkout',
  'delivery',
  'events',
  'health',
  'menus',
  'orders',
  'preview',
  'reports',
  'search',
  'session',
  'stores',
  'webhooks',
]);

/** Which kind of thing a path and query ask for, in few words for metrics and traces: `product`, `api/cart`, `file`, and `other` for what the shop has not. */
export function routeKind(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const [first = '', second = ''] = path.split('/').slice(1);
  if (first === 'api') return apis.has(second) ? `api/${second}` : 'api/other';
  if (path.startsWith(buildFiles) || first === 'pictures') return 'file';
  if (path === salePath) return 'category';
  return Object.hasOwn(pages, first) ? (pages[first] ?? 'other') : 'other';
}
