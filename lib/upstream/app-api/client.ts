import 'server-only';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { orderLinkHeader } from '@/lib/core/order-link';
import { currentRequest, currentRequestId } from '@/lib/core/request-context';
import {
  clientAddressHeader,
  clientText,
  signatureHeader,
  signBody,
  timestampHeader,
} from '@/lib/core/signature';
import { traceHeaders } from '@/lib/core/tracing';
import { withCatalogueToken } from '../commerce/catalogue-token';
import { callUpstream } from '../policy';
import { answerBytes, answerJson } from '../read-answer';
import type { System } from '../systems';
import { UpstreamError } from '../upstream-error';

/** Narrows an answer; throws on a wrong shape. */
export type Parse<T> = (answer: unknown) => T;

interface Call<T> {
  system: System;
  operation: string;
  idempotent: boolean;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  accessToken: string;
  /** The token of an order's link, where the link proves the order to be the caller's. */
  link?: string | null;
  body?: unknown;
  /** Which of the retailer's two services; the App API by default. */
  service?: 'app-api' | 'integration';
  parse: Parse<T>;
}

/** One call of one of the retailer's own services with the shopper's token. Throws `UpstreamError` with the service's code and IDs. */
export function appApiCall<T>(call: Call<T>): Promise<T> {
  return answered(call, async (response) => parsed(call, await jsonOf(response)));
}

/** The same for what is nobody's, with the token that all such reads share. */
export function sharedAppApiCall<T>(call: Omit<Call<T>, 'accessToken'>): Promise<T> {
  return withCatalogueToken((accessToken) => appApiCall({ ...call, accessToken }));
}

/** One call that returns a file's bytes. Throws `UpstreamError` as `appApiCall` does. */
export function appApiFile(call: Omit<Call<never>, 'parse'>): Promise<ArrayBuffer> {
  return answered(call, answerBytes);
}

function answered<T>(
  call: Omit<Call<T>, 'parse'>,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { system, operation, idempotent } = call;
  return callUpstream(system, operation, { idempotent }, async (signal) => {
    const response = await send(call, signal);
    if (!response.ok) throw failure(system, response.status, await jsonOf(response));
    return read(response);
  });
}

function jsonOf(response: Response): Promise<unknown> {
  return answerJson(response).catch(() => undefined);
}

function send(call: Omit<Call<never>, 'parse'>, signal: AbortSignal): Promise<Response> {
  const base = call.service === 'integration' ? env().INTEGRATION_URL : env().APP_API_URL;
  return fetch(`${base}${call.path}`, {
    method: call.method,
    signal,
    redirect: 'error',
    cache: 'no-store',
    headers: {
      authorization: `Bearer ${call.accessToken}`,
      ...(call.link ? { [orderLinkHeader]: call.link } : {}),
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(currentRequestId() ? { 'x-request-id': currentRequestId() } : {}),
      ...traceHeaders(),
      ...clientHeaders(call.accessToken),
    } as Record<string, string>,
    body: call.body === undefined ? undefined : JSON.stringify(call.body),
  });
}

/** Sends the network address of the shopper, by which the App API counts (decision 105). */
function clientHeaders(accessToken: string): Record<string, string> {
  const address = currentRequest()?.clientAddress;
  if (address === undefined) return {};
  const at = now().getTime();
  return {
    [clientAddressHeader]: address,
    [timestampHeader]: String(at),
    [signatureHeader]: signBody(
      env().STOREFRONT_WEBHOOK_SECRET,
      at,
      clientText(address, accessToken),
    ),
  };
}

function parsed<T>(call: Call<T>, answer: unknown): T {
  try {
    return call.parse(answer);
  } catch {
    throw new UpstreamError(call.system, 'unavailable', { code: 'malformed' });
  }
}

/** A refusal of the service as an `UpstreamError`: its body is `{ error: { code, ids? } }` or, like the commerce platform's, `{ Errors: [...] }`. */
function failure(system: System, status: number, answer: unknown): UpstreamError {
  const body = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    error?: { code?: string; ids?: string[] };
    Errors?: { ErrorCode?: string; Message?: string; Data?: unknown }[];
  };
  const first = body.Errors?.[0];
  const code = body.error?.code ?? first?.ErrorCode;
  return new UpstreamError(
    system,
    status < 500 && (status !== 429 || code === 'rate-limited') ? 'refused' : 'unavailable',
    {
      status,
      code,
      vendorMessage: first?.Message,
      data: first?.Data ?? body.error,
      ids: body.error?.ids,
      // A 503 of the service's own has a code; one without comes from a proxy before it.
      ...(status === 503 && code === undefined ? { neverArrived: true as const } : {}),
    },
  );
}
