import type { System } from './systems';
import { isUpstreamError, UpstreamError } from './upstream-error';

interface VendorError {
  status?: number;
  statusCode?: number;
  code?: string;
  errorCode?: string;
  errors?: { ErrorCode?: string; Message?: string; Data?: unknown }[];
  response?: { status?: number; headers?: Record<string, unknown>; data?: unknown };
  message?: string;
}

const worthAnotherTry = new Set([408, 425, 429]);

/** Any vendor client's error (OrderCloud, axios, Algolia, Contentful, fetch) as an `UpstreamError`. */
export function toUpstreamError(system: System, error: unknown): UpstreamError {
  if (isUpstreamError(error)) return error;
  const vendor = (typeof error === 'object' && error !== null ? error : {}) as VendorError;
  const status = statusOf(vendor);
  if (status === undefined) {
    const timedOut =
      vendor.code === 'ECONNABORTED' ||
      vendor.code === 'ETIMEDOUT' ||
      (error instanceof Error && error.name === 'TimeoutError');
    return new UpstreamError(system, timedOut ? 'timeout' : 'unavailable');
  }
  const refused = status >= 400 && status < 500 && !worthAnotherTry.has(status);
  const first = vendor.errors?.[0];
  return new UpstreamError(system, refused ? 'refused' : 'unavailable', {
    status,
    code: first?.ErrorCode ?? vendor.errorCode,
    vendorMessage: first?.Message,
    data: first?.Data,
    ids: idsOf(vendor),
    retryAfterMs: retryAfterMs(vendor.response?.headers),
  });
}

/** Contentful puts its status into a JSON message; everybody else has a property for it. */
function statusOf(vendor: VendorError): number | undefined {
  const direct = vendor.status ?? vendor.statusCode ?? vendor.response?.status;
  if (typeof direct === 'number') return direct;
  const inMessage = /"status":\s*(\d{3})/.exec(vendor.message ?? '');
  return inMessage ? Number(inMessage[1]) : undefined;
}

function idsOf(vendor: VendorError): string[] | undefined {
  const ids = (vendor.errors ?? []).flatMap(({ Data }) => {
    const data = (typeof Data === 'object' && Data !== null ? Data : {}) as Record<string, unknown>;
    return [data.ProductID, data.LineItemID, data.ObjectID]
      .filter((id) => typeof id === 'string')
      .slice(0, 1);
  });
  return ids.length > 0 ? ids : undefined;
}

function retryAfterMs(headers: Record<string, unknown> | undefined): number | undefined {
  const seconds = Number(headers?.['retry-after']);
  return Number.isFinite(seconds) && seconds >= 0 && headers?.['retry-after'] !== undefined
    ? seconds * 1000
    : undefined;
}
