import 'server-only';
import { withCatalogueToken } from '../commerce/catalogue-token';
import { appApiCall, sharedAppApiCall, appApiFile, type Parse } from './client';

/** `POST /api/follow`: the order or shipment behind a link's token (specification A7). Throws `UpstreamError`, 404 for an unknown token. */
export function followLink<T>(token: string, parse: Parse<T>): Promise<T> {
  return sharedAppApiCall({
    system: 'calculate',
    operation: 'follow',
    idempotent: true,
    method: 'POST',
    path: '/api/follow',
    body: { Token: token },
    parse,
  });
}

/** `POST /api/follow/photo`: a photo that the token of an order's link shows, WebP. Throws `UpstreamError`, 404 for any other. */
export function followPhoto(token: string, photo: string): Promise<ArrayBuffer> {
  return withCatalogueToken((accessToken) =>
    appApiFile({
      system: 'calculate',
      operation: 'follow-photo',
      idempotent: true,
      method: 'POST',
      path: '/api/follow/photo',
      accessToken,
      body: { Token: token, Photo: photo },
    }),
  );
}

/** `POST /api/orderlookup`: mails a code to an order's sender, if there is such an order. Never repeated. Throws `UpstreamError`. */
export function lookUpOrder<T>(
  wanted: { Number: string; Email: string },
  parse: Parse<T>,
): Promise<T> {
  return sharedAppApiCall({
    system: 'calculate',
    operation: 'orderlookup',
    idempotent: false,
    method: 'POST',
    path: '/api/orderlookup',
    body: wanted,
    parse,
  });
}

/** `POST /api/orderlookup/code`: the token of the order that a mailed code opens. Never repeated. Throws `UpstreamError`. */
export function openByCode<T>(
  entered: { Lookup: string; Code: string },
  parse: Parse<T>,
): Promise<T> {
  return sharedAppApiCall({
    system: 'orders',
    operation: 'orderlookup-code',
    idempotent: false,
    method: 'POST',
    path: '/api/orderlookup/code',
    body: entered,
    parse,
  });
}

/** `GET /api/order/{id}/photos/{photo}`: a WebP photo of an order, for its sender. Throws `UpstreamError`, 404 for anyone else and for any other photo. */
export function photoOfOrder(
  { accessToken, link }: { accessToken: string; link: string | null },
  orderID: string,
  photo: string,
): Promise<ArrayBuffer> {
  return appApiFile({
    system: 'orders',
    operation: 'order-photo',
    idempotent: true,
    method: 'GET',
    path: `/api/order/${orderID}/photos/${photo}`,
    accessToken,
    link,
  });
}

/** `GET /api/order/{id}/shipmentevents`: the state of the shipments of the caller's order, and their photos. Throws `UpstreamError`. */
export function shipmentsOfOrder<T>(
  accessToken: string,
  orderID: string,
  parse: Parse<T>,
): Promise<T> {
  return appApiCall({
    system: 'orders',
    operation: 'shipmentevents',
    idempotent: true,
    method: 'GET',
    path: `/api/order/${orderID}/shipmentevents`,
    accessToken,
    parse,
  });
}
