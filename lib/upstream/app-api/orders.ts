import 'server-only';
import { appApiCall, type Parse } from './client';

/** `POST /api/calculateorder`: prices, charges and shipments of the whole order (specification A7). Repeatable. Throws `UpstreamError`. */
export function calculateOrder<T>(
  accessToken: string,
  orderID: string,
  parse: Parse<T>,
): Promise<T> {
  const body = { OrderID: orderID, OrderDirection: 'Outgoing' };
  return appApiCall({
    system: 'calculate',
    operation: 'calculateorder',
    idempotent: true,
    method: 'POST',
    path: '/api/calculateorder',
    accessToken,
    body,
    parse,
  });
}

/**
 * `PUT /api/order/{id}/lineitems`: edits lines. Values are absolute, so it is repeatable, except for moving units and for lines that may be joined with another
 * and disappear. Throws `UpstreamError`.
 */
export function putLineItems<T>(
  accessToken: string,
  orderID: string,
  request: { Units?: number; WithLineItemID?: string },
  parse: Parse<T>,
): Promise<T> {
  const path = `/api/order/${orderID}/lineitems`;
  const idempotent = request.Units === undefined && request.WithLineItemID === undefined;
  return appApiCall({
    system: 'calculate',
    operation: 'lineitems',
    idempotent,
    method: 'PUT',
    path,
    accessToken,
    body: request,
    parse,
  });
}

/** `POST /api/order/{id}/giftcards`: adds gift cards of a chosen amount as the line with the given ID. Repeatable. Throws `UpstreamError`. */
export function addGiftCard<T>(
  accessToken: string,
  orderID: string,
  request: { LineItemID: string },
  parse: Parse<T>,
): Promise<T> {
  const path = `/api/order/${orderID}/giftcards`;
  return appApiCall({
    system: 'calculate',
    operation: 'addGiftCard',
    idempotent: true,
    method: 'POST',
    path,
    accessToken,
    body: request,
    parse,
  });
}

/** `POST /api/submitorder`: places the order, exactly once per order ID. Never repeated here. Throws `UpstreamError`. */
export function submitOrder<T>(accessToken: string, request: object, parse: Parse<T>): Promise<T> {
  return appApiCall({
    system: 'submit',
    operation: 'submitorder',
    idempotent: false,
    method: 'POST',
    path: '/api/submitorder',
    accessToken,
    body: request,
    parse,
  });
}

/** `GET /api/order/{id}/submission`: the state of a submit, or of the named attempt. Throws `UpstreamError`, 404 when there was none. */
export function submissionStatus<T>(
  accessToken: string,
  orderID: string,
  parse: Parse<T>,
  attemptID?: string,
): Promise<T> {
  const path = `/api/order/${orderID}/submission${attemptID === undefined ? '' : `?attempt=${attemptID}`}`;
  return appApiCall({
    system: 'orders',
    operation: 'submission',
    idempotent: true,
    method: 'GET',
    path,
    accessToken,
    parse,
  });
}

/**
 * `DELETE /api/order/{id}/submission/{attempt}`: keeps an attempt that has not begun from ever beginning, and returns its state. Repeatable. Throws
 * `UpstreamError`.
 */
export function withdrawAttempt<T>(
  accessToken: string,
  orderID: string,
  attemptID: string,
  parse: Parse<T>,
): Promise<T> {
  const path = `/api/order/${orderID}/submission/${attemptID}`;
  return appApiCall({
    system: 'orders',
    operation: 'withdraw-attempt',
    idempotent: true,
    method: 'DELETE',
    path,
    accessToken,
    parse,
  });
}

/** `GET /api/orders`: a page of the caller's placed orders with their lines, or one of them. Throws `UpstreamError`. */
export function listPlacedOrders<T>(
  accessToken: string,
  { page, orderID }: { page: number; orderID: string | null },
  parse: Parse<T>,
): Promise<T> {
  const query = new URLSearchParams({
    page: String(page),
    ...(orderID ? { orderid: orderID } : {}),
  });
  return appApiCall({
    system: 'orders',
    operation: 'placed-orders',
    idempotent: true,
    method: 'GET',
    path: `/api/orders?${query.toString()}`,
    accessToken,
    parse,
  });
}
