import { setTimeout as wait } from 'node:timers/promises';
import { Configuration, type RequestOptions } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { outbound } from '@/lib/core/process/outbound';
import { isNoAnswer, type SdkLimits } from '@/lib/upstream/commerce/sdk-answer';
import { longestRetryAfterMs } from '@/lib/upstream/retries';
import { attemptMs, callLimits } from './call-limits';
import { commerceFailure, CommerceFailure } from './failure';
import type { MiddlewareToken } from './middleware-token';

export type CallOptions = RequestOptions & SdkLimits;

/** Points the SDK at the commerce platform. Tokens never go into it: each call brings its own. */
export function configureCommerce(env: Env): void {
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: attemptMs });
}

/** One SDK call with its own token and a time limit, not repeated; `operation` is what traces call it. Throws `CommerceFailure`. */
export async function commerceCall<T>(
  accessToken: string,
  fn: (options: CallOptions) => Promise<T>,
  operation = 'call',
): Promise<T> {
  const call = async () => {
    try {
      const answer = await fn({ accessToken, ...callLimits() });
      if (isNoAnswer(answer)) throw new CommerceFailure(false);
      return answer;
    } catch (error) {
      throw commerceFailure(error);
    }
  };
  return outbound('commerce', operation, call, (error) => ({
    outcome: (error as CommerceFailure).refused ? 'refused' : 'unknown',
    status: (error as CommerceFailure).status,
  }));
}

/** A read, repeated once when its first answer did not come, or when the platform said that it may be before long. Throws `CommerceFailure`. */
export async function commerceRead<T>(
  accessToken: string,
  fn: (options: CallOptions) => Promise<T>,
  operation = 'read',
): Promise<T> {
  try {
    return await commerceCall(accessToken, fn, operation);
  } catch (error) {
    const { refused, retryAfterMs = 0 } = error as CommerceFailure;
    if (refused || retryAfterMs > longestRetryAfterMs) throw error;
    await wait(retryAfterMs);
    return commerceCall(accessToken, fn, operation);
  }
}

/** A call with the retailer's own token, not repeated unless that token was refused: then once with a new one. Throws `CommerceFailure`. */
export function elevatedCall<T>(
  token: MiddlewareToken,
  fn: (options: CallOptions) => Promise<T>,
  operation?: string,
): Promise<T> {
  return withToken(token, (accessToken) => commerceCall(accessToken, fn, operation));
}

/** A read with the retailer's own token. Throws `CommerceFailure`. */
export function elevatedRead<T>(
  token: MiddlewareToken,
  fn: (options: CallOptions) => Promise<T>,
  operation?: string,
): Promise<T> {
  return withToken(token, (accessToken) => commerceRead(accessToken, fn, operation));
}

/** A 401 here is never the shopper's: a second one is a failure of ours, without a status to pass on. */
async function withToken<T>(
  token: MiddlewareToken,
  work: (accessToken: string) => Promise<T>,
): Promise<T> {
  const isRefusal = (error: unknown) => error instanceof CommerceFailure && error.status === 401;
  try {
    return await work(await token.get());
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  token.drop();
  try {
    return await work(await token.get());
  } catch (error) {
    throw isRefusal(error) ? new CommerceFailure(false) : error;
  }
}

/** The value of a call, or `null` when the platform says 404. Throws `CommerceFailure`. */
export async function orNull<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CommerceFailure && error.status === 404) return null;
    throw error;
  }
}
