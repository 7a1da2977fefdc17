import { createClient } from 'contentful';
import type { System } from '../systems';
import { UpstreamError } from '../upstream-error';

interface Space {
  url: string;
  space: string;
  environment: string;
  accessToken: string;
}

/** What of a failed call the SDK hands to whoever listens. */
interface FailedCall {
  response?: { status?: number; headers?: Record<string, unknown> };
}

/** The vendor counts calls by the second. */
const windowSeconds = 1;

/** The vendor's official client of one reading API, without retries of its own. A call that was one too many throws when the next may come. */
export function deliveryClient(
  system: System,
  { url, space, environment, accessToken }: Space,
): ReturnType<typeof createClient> {
  const address = new URL(url);
  const options = {
    space,
    environment,
    accessToken,
    host: address.host,
    basePath: address.pathname === '/' ? '' : address.pathname,
    insecure: address.protocol === 'http:',
    retryOnError: false,
    timeout: 10_000,
    // The SDK's own error shows no headers.
    onError: (error: FailedCall) => {
      throw error.response?.status === 429 ? tooMany(system, error.response.headers) : error;
    },
  };
  return createClient(options);
}

function tooMany(system: System, headers: Record<string, unknown> = {}): UpstreamError {
  const seconds = Number(headers['x-contentful-ratelimit-reset'] ?? windowSeconds);
  return new UpstreamError(system, 'unavailable', {
    status: 429,
    retryAfterMs: (Number.isFinite(seconds) ? seconds : windowSeconds) * 1000,
  });
}
