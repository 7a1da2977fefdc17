import {
  LineItems,
  Me,
  Orders,
  type ExtendedLineItem,
  type Order,
} from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { allPages, allPagesById, mostPages } from '@/lib/upstream/commerce/list-page';
import { commerceRead, elevatedRead } from './call';
import type { MiddlewareToken } from './middleware-token';

/**
 * A page of a shopper's placed orders, newest first, read with their own token: those are theirs. The platform has an order by date for its newest 3,000
 * alone; older ones are found by their ID. Throws `CommerceFailure`.
 */
export async function placedOrders(
  accessToken: string,
  { page, pageSize, orderID }: { page: number; pageSize: number; orderID?: string },
): Promise<{ orders: Order[]; page: number; totalPages: number }> {
  const listQuery = {
    sortBy: ['!DateSubmitted' as const],
    filters: { Status: '!Unsubmitted', ...(orderID ? { ID: orderID } : {}) },
    page,
    pageSize,
  };
  const deepest = Math.floor((mostPages * limits.bulkPageSize) / pageSize);
  if (page > deepest) return { orders: [], page, totalPages: deepest };
  const { Items, Meta } = await commerceRead(accessToken, (options) =>
    Me.ListOrders<Order>(listQuery, options),
  );
  const totalPages = Math.min(Meta.TotalPages ?? 0, deepest);
  return { orders: Items, page: Meta.Page ?? page, totalPages };
}

/** The lines of a page of orders, all of them in as few calls as the platform's pages allow; the platform sorts them by nothing but their orders. Throws `CommerceFailure`. */
export async function linesOfOrders(
  token: MiddlewareToken,
  orderIDs: readonly string[],
): Promise<ExtendedLineItem[]> {
  if (orderIDs.length === 0) return [];
  return allPages((page) =>
    elevatedRead(token, (options) =>
      LineItems.ListAcrossOrders<ExtendedLineItem>(
        'Incoming',
        { filters: { 'Order.ID': orderIDs.join('|') }, page, pageSize: limits.bulkPageSize },
        options,
      ),
    ),
  );
}

/** Orders submitted at an instant or after it and not cancelled, all pages. Throws `CommerceFailure`. */
export function submittedSince(token: MiddlewareToken, from: Date): Promise<Order[]> {
  const filters = {
    IsSubmitted: true,
    DateSubmitted: notBefore(from),
    Status: '!Canceled',
  };
  return listOrders(token, filters, 'DateSubmitted');
}

/** Orders cancelled at an instant or after it, all pages. Throws `CommerceFailure`. */
export function canceledSince(token: MiddlewareToken, from: Date): Promise<Order[]> {
  const filters = { Status: 'Canceled', DateCanceled: notBefore(from) };
  return listOrders(token, filters, 'DateCanceled');
}

/** Orders that a comparison holds because nobody is known to have paid them, and that nobody has released (decision 106), all pages. Throws `CommerceFailure`. */
export async function heldOrders(
  token: MiddlewareToken,
): Promise<{ orderID: string; since: string }[]> {
  const filters = { IsSubmitted: true, Status: '!Canceled', 'xp.OnHold.Reason': 'NoPayment' };
  const orders = await listOrders(token, filters, 'DateSubmitted');
  return orders.flatMap(({ ID = '', xp }) => {
    const { OnHold } = (xp ?? {}) as { OnHold?: { Since: string; Released?: string } };
    return OnHold && !OnHold.Released ? [{ orderID: ID, since: OnHold.Since }] : [];
  });
}

/** The platform's filters know `>` and `<` and their negations, and no `>=`. */
function notBefore(instant: Date): string {
  return `!<${instant.toISOString()}`;
}

/** Orders that match, however many, as they came one after the other. */
async function listOrders(
  token: MiddlewareToken,
  filters: Record<string, string | boolean>,
  sortedBy: 'DateSubmitted' | 'DateCanceled',
): Promise<Order[]> {
  const orders = await allPagesById('ID', (page, after) =>
    elevatedRead(token, (options) =>
      Orders.List<Order>(
        'Incoming',
        { filters: { ...filters, ...after }, sortBy: ['ID'], page, pageSize: limits.bulkPageSize },
        options,
      ),
    ),
  );
  const instant = (order: Order) => Date.parse(order[sortedBy] ?? '') || 0;
  return orders.sort((a, b) => instant(a) - instant(b));
}
