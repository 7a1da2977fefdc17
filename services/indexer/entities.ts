import { z } from 'zod';
import { isId } from '@/lib/core/ids';

/** Something to be read again from its vendor, as `kind:ID`. A webhook's payload says no more than this. */
export type Entity =
  | `${'product' | 'group' | 'schedule' | 'spec' | 'category' | 'order' | 'lines' | 'entry'}:${string}`
  | 'addresses'
  | 'assets';

const ids = z.record(z.string(), z.unknown()).nullish();
const commerceDelivery = z.object({
  Route: z.string().max(300),
  Verb: z.string(),
  LogID: z.string().min(1).max(200),
  RouteParams: ids,
  Request: z.object({ Body: z.unknown() }).nullish(),
  Response: z.object({ Body: z.unknown() }).nullish(),
});

/** A delivery as the receiver keeps it: its own name, and what has to be looked at. */
export interface Delivery {
  id: string;
  entities: Entity[];
}

/** What a webhook of OrderCloud is about; `null` for a body of another shape. A call nobody needs to look at has no entities. */
export function commerceDeliveryOf(body: unknown): Delivery | null {
  const parsed = commerceDelivery.safeParse(body);
  if (!parsed.success) return null;
  const { Route, LogID, RouteParams, Request, Response } = parsed.data;
  const named = (name: string) => [...idOf(RouteParams, name), ...idOf(Request?.Body, name)];
  const own = (param: string) => [...idOf(RouteParams, param), ...idOf(Response?.Body, 'ID')];
  const of = (
    kind: 'product' | 'schedule' | 'spec' | 'category' | 'order' | 'lines',
    found: readonly string[],
  ) => found.map((id): Entity => `${kind}:${id}`);
  const route = Route.toLowerCase().replace(/^\/?(v1\/)?/, '');
  return { id: `commerce ${LogID}`, entities: [...new Set(entitiesOf())] };

  function entitiesOf(): Entity[] {
    if (/^orders\/.*\/(submit|cancel)$/.test(route)) return of('order', named('orderID'));
    if (/^orders\/.*\/(lineitems\/[^/]+|shipto)$/.test(route)) return of('lines', named('orderID'));
    if (route.includes('productassignments') || route.startsWith('products/assignments'))
      return of('product', [...named('ProductID'), ...named('productID')]);
    if (/^catalogs\/[^/]+\/categories/.test(route)) return of('category', own('categoryID'));
    if (/^products(\/|$)/.test(route)) return of('product', own('productID'));
    if (/^priceschedules(\/|$)/.test(route)) return of('schedule', own('priceScheduleID'));
    if (/^specs\/productassignments/.test(route))
      return of('product', [...named('ProductID'), ...named('productID')]);
    if (/^specs(\/|$)/.test(route)) return of('spec', idOf(RouteParams, 'specID'));
    return /^buyers\/[^/]+\/addresses/.test(route) ? ['addresses'] : [];
  }
}

const contentDelivery = z.object({
  sys: z.object({ id: z.string().regex(/^[A-Za-z0-9._-]{1,64}$/), type: z.string() }),
});

/** What a webhook of Contentful is about. `key` is its idempotency key. */
export function contentDeliveryOf(body: unknown, key: string): Delivery | null {
  const parsed = contentDelivery.safeParse(body);
  if (!parsed.success) return null;
  const { id, type } = parsed.data.sys;
  if (/Entry$/.test(type)) return { id: `content ${key}`, entities: [`entry:${id}`] };
  return { id: `content ${key}`, entities: /Asset$/.test(type) ? ['assets'] : [] };
}

function idOf(source: unknown, name: string): string[] {
  const value =
    typeof source === 'object' && source !== null
      ? (source as Record<string, unknown>)[name]
      : undefined;
  return isId(value) ? [value] : [];
}
