import type { IncomingMessage } from 'node:http';
import { isInnerHeader } from '@/lib/core/framework';
import { requestIdHeader, requestIdOf } from './request-id';
import { clientAddressOf } from './client-address';

/** Traces begin here: nobody outside goes on with one, or says that it is to be recorded. */
const ofTraces = /^(traceparent|tracestate|baggage)$/;
/** Headers by which the parts of the shop talk to each other: nobody outside may set them. */
const inner = /^(x-legacy|x-asked-url|x-shop-front|x-client-address|x-original-url|x-rewrite-url)$/;
const fromProxy = /^(forwarded|x-forwarded-.*|x-real-ip)$/;

/** Cleans a request's headers and adds what the shop relies on: its ID, the client's address, the mark of the front. Returns the ID. */
export function prepareHeaders(request: IncomingMessage, trustedHops: number): string {
  const address = clientAddressOf(
    request.headers['x-forwarded-for']?.toString(),
    request.socket.remoteAddress,
    trustedHops,
  );
  for (const name of Object.keys(request.headers)) {
    if (
      inner.test(name) ||
      ofTraces.test(name) ||
      isInnerHeader(name) ||
      (trustedHops === 0 && fromProxy.test(name))
    )
      delete request.headers[name];
  }
  const requestId = requestIdOf(String(request.headers[requestIdHeader] ?? ''));
  request.headers[requestIdHeader] = requestId;
  request.headers['x-client-address'] = address;
  request.headers['x-shop-front'] = '1';
  return requestId;
}
