import { buildFiles } from '@/lib/core/framework';
import { pageRoots } from './canonical-path';
import { salePath } from './static-page-path';

/** What is no page of the canonical addresses. */
const others: Readonly<Record<string, string>> = { '': 'home', livez: 'probe', readyz: 'probe' };
const apis = new Set([
  'account',
  'addresses',
  'cart',
  'catalogue',
  'checkout',
  'delivery',
  'events',
  'follow',
  'health',
  'menus',
  'order-lookup',
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
  if (Object.hasOwn(others, first)) return others[first] ?? 'other';
  return Object.hasOwn(pageRoots, first) ? (pageRoots[first]?.kind ?? 'other') : 'other';
}
