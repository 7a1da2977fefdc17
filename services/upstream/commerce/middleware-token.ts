import { Auth } from 'ordercloud-javascript-sdk';
import {
  rolesOfCaller,
  type commerceCallers,
  type CommerceCallerName,
} from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { callLimits } from './call-limits';
import { commerceFailure, CommerceFailure } from './failure';

/** Who calls with the middleware client: each token has the roles of its work alone. */
type MiddlewareCaller = {
  [K in CommerceCallerName]: (typeof commerceCallers)[K]['client'] extends 'middleware' ? K : never;
}[CommerceCallerName];

const leadMs = 60_000;

/** The retailer's own elevated token: made when first needed, shared by all calls, renewed a minute before it expires. */
export interface MiddlewareToken {
  get(): Promise<string>;
  /** Forgets a token that the platform no longer accepts. */
  drop(): void;
}

/** Makes the source of the elevated token (client credentials). Throws `CommerceFailure` from `get`. */
export function middlewareToken(env: Env, caller: MiddlewareCaller = 'appApi'): MiddlewareToken {
  let token: { value: string; expires: number } | undefined;
  let pending: Promise<string> | undefined;
  const renew = async () => {
    try {
      const { COMMERCE_MIDDLEWARE_CLIENT_SECRET: secret, COMMERCE_MIDDLEWARE_CLIENT_ID: id } = env;
      const answer = await Auth.ClientCredentials(
        secret,
        id,
        rolesOfCaller(caller),
        undefined,
        callLimits(),
      );
      if (!answer.access_token) throw new CommerceFailure(false);
      token = { value: answer.access_token, expires: now().getTime() + answer.expires_in * 1000 };
      return token.value;
    } catch (error) {
      throw commerceFailure(error);
    } finally {
      pending = undefined;
    }
  };
  return {
    get: async () =>
      token && token.expires - leadMs > now().getTime() ? token.value : (pending ??= renew()),
    drop: () => {
      token = undefined;
    },
  };
}
