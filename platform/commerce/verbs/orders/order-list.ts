import { refusal } from '@/platform/commerce/errors';
import { compileList } from '@/platform/commerce/engine/compile-list';
import type { Json } from '@/platform/commerce/engine/json';
import { listPage, requireShallow, runList } from '@/platform/commerce/engine/list-page';
import type { Call, Reply, Route } from '@/platform/commerce/engine/route';
import { lists } from '@/platform/commerce/resources';
import { requireUser } from '@/platform/commerce/tokens/caller';
import { maySeeCarts, requireDirection } from './order-access';
import { presentOrder } from './orders';

/** Lists of orders: a shopper's own, and all of them for the back office. */
export const orderListRoutes: Route[] = [
  { method: 'GET', path: '/me/orders', roles: ['Shopper'], handle: listMine },
  {
    method: 'GET',
    path: '/orders/:direction',
    roles: ['OrderReader', 'OrderAdmin'],
    handle: listAll,
  },
];

function listMine(call: Call): Promise<Reply> {
  return list(call, requireUser(call.caller).ID);
}

function listAll(call: Call): Promise<Reply> {
  requireDirection(call);
  return list(call, null);
}

async function list(call: Call, userID: string | null): Promise<Reply> {
  const query = withDates(call.query);
  const isOfCarts = asksUnsubmitted(query);
  const isShown = !isOfCarts || userID !== null || maySeeCarts(call.caller);
  const compiled = compileList(query, lists.order, [
    isOfCarts ? 'false' : 'true',
    userID,
    call.caller.orderID,
    isShown,
  ]);
  if (!isOfCarts) requireShallow(compiled);
  const { rows, total } = await runList<{ doc: Json }>(
    // The vendor's search index is of submitted orders.
    isOfCarts ? call.db : call.searched,
    {
      from: 'commerce.resource r',
      where: `r.kind = 'Order' and r.parent = '' and r.doc ->> 'IsSubmitted' = $1
      and ($2::text is null or r.doc #>> '{FromUserID}' = $2) and ($3::text is null or r.id = $3) and $4::boolean`,
    },
    compiled,
  );
  return {
    status: 200,
    body: listPage(
      rows.map((row) => presentOrder(row.doc)),
      total,
      compiled,
    ),
  };
}

const UNSUBMITTED = ['unsubmitted', 'awaitingapproval'];

/**
 * Whether a list is about unsubmitted orders: only when it says so by status or `IsSubmitted=false`; submitted ones are the default.
 * Throws `Order.CannotMixSubmittedAndUnsubmitted` when it asks for both.
 */
function asksUnsubmitted(query: URLSearchParams): boolean {
  const wanted = new Set<boolean>();
  for (const [key, value] of query) {
    if (key.toLowerCase() === 'issubmitted') wanted.add(/^(false|!true)$/i.test(value));
    if (key.toLowerCase() !== 'status') continue;
    for (const status of value.toLowerCase().split('|'))
      if (!status.startsWith('!')) wanted.add(UNSUBMITTED.includes(status));
  }
  if (wanted.size > 1) throw refusal('Order.CannotMixSubmittedAndUnsubmitted');
  return wanted.has(true);
}

/** `from` and `to` as the filters on `DateSubmitted` they stand for. */
function withDates(query: URLSearchParams): URLSearchParams {
  const filters = new URLSearchParams(query);
  for (const [name, operator] of [
    ['from', '>='],
    ['to', '<='],
  ] as const) {
    const value = query.get(name);
    if (value) filters.append('DateSubmitted', `${operator}${value}`);
  }
  return filters;
}
