import { Configuration, type RequestOptions } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { commerceFailure, type CommerceFailure } from './failure';

export type CallOptions = RequestOptions & { signal: AbortSignal };

const attemptMs = 6000;

/** Points the SDK at the commerce platform. Tokens never go into it: each call brings its own. */
export function configureCommerce(env: Env): void {
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: attemptMs });
}

/** One SDK call with its own token and a time limit, not repeated. Throws `CommerceFailure`. */
export async function commerceCall<T>(accessToken: string, fn: (options: CallOptions) => Promise<T>): Promise<T> {
  try {
    return await fn({ accessToken, signal: AbortSignal.timeout(attemptMs) });
  } catch (error) {
    throw commerceFailure(error);
  }
}

/** A read, repeated once when its first answer did not come. Throws `CommerceFailure`. */
export async function commerceRead<T>(accessToken: string, fn: (options: CallOptions) => Promise<T>): Promise<T> {
  try {
    return await commerceCall(accessToken, fn);
  } catch (error) {
    if ((error as CommerceFailure).refused) throw error;
    return commerceCall(accessToken, fn);
  }
}
