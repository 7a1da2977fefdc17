import { isId } from '@/lib/core/ids';

/** The page an address asks for; the first where it asks for none. */
export function pageOf(query: URLSearchParams): string {
  const page = query.get('page');
  return page && /^[1-9]\d{0,3}$/.test(page) ? page : '1';
}

/** The order an address names (specification B2); `null` for none, and for what is no order's ID. */
export function orderOf(query: URLSearchParams): string | null {
  const orderID = query.get('orderid');
  return isId(orderID) ? orderID : null;
}

/** Writes the order in view into the address (decision 091): a step of its own for Back, or in place of the address it stands at. */
export function showOrder(id: string | null, how: 'push' | 'replace'): void {
  const address = new URL(window.location.href);
  if (id === null) address.searchParams.delete('orderid');
  else address.searchParams.set('orderid', id);
  if (how === 'push') window.history.pushState(null, '', address.pathname + address.search);
  else window.history.replaceState(null, '', address.pathname + address.search);
}
