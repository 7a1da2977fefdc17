import 'server-only';
import { Configuration, type RequestOptions } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';
import type { System } from '../systems';
import { isUpstreamError, UpstreamError } from '../upstream-error';
import { isNoAnswer, sdkLimits, type SdkLimits } from './sdk-answer';

export type CommerceOptions = RequestOptions & SdkLimits;

let configured = false;

/** Points the SDK's one global configuration at the commerce platform. The default (Node) adapter is used; tokens never go in here. */
export function configureCommerce(): void {
  if (configured) return;
  Configuration.Set({ baseApiUrl: env().COMMERCE_URL, timeoutInMilliseconds: 30_000 });
  configured = true;
}

/** One SDK call with the caller's own token, under the policy of `system`. Throws `UpstreamError`. */
export function commerceCall<T>(
  system: System,
  operation: string,
  idempotent: boolean,
  accessToken: string,
  fn: (options: CommerceOptions) => Promise<T>,
): Promise<T> {
  return limitedCall(system, operation, idempotent, (limits) => fn({ accessToken, ...limits }));
}

/** One SDK call that brings no token: for one, or for a forgotten password. Throws `UpstreamError`. */
export function tokenlessCall<T>(
  operation: string,
  idempotent: boolean,
  fn: (limits: SdkLimits) => Promise<T>,
): Promise<T> {
  return limitedCall('commerce-auth', operation, idempotent, fn);
}

function limitedCall<T>(
  system: System,
  operation: string,
  idempotent: boolean,
  fn: (limits: SdkLimits) => Promise<T>,
): Promise<T> {
  configureCommerce();
  return callUpstream(system, operation, { idempotent }, async (signal) => {
    const answer = await fn(sdkLimits(signal));
    if (isNoAnswer(answer)) throw new UpstreamError(system, 'unavailable', { code: 'malformed' });
    return answer;
  });
}

/** The value of a call, or `null` when the platform says 404. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return null;
    throw error;
  }
}
