import 'server-only';
import { Auth, Me } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import { env } from '@/lib/config/env';
import { commerceCall, tokenlessCall } from './client';
import type { SdkLimits } from './sdk-answer';

/** A token of the commerce platform; `expiresIn` in seconds from now. */
export interface CommerceToken {
  accessToken: string;
  refreshToken: string | null;
  expiresIn: number;
}

const wire = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().nullish(),
  expires_in: z.number().positive(),
});

const scopes = rolesOfCaller('shopper');

/** A token for a new anonymous visitor, with a fresh order ID inside. Throws `UpstreamError`. */
export function anonymousToken(): Promise<CommerceToken> {
  return tokenCall('anonymous', true, (options) =>
    Auth.Anonymous(env().COMMERCE_CLIENT_ID, scopes, undefined, options),
  );
}

/** A customer's token by username and password. Throws `UpstreamError`, `refused` for wrong credentials. */
export function passwordToken(username: string, password: string): Promise<CommerceToken> {
  return tokenCall('login', false, (options) =>
    Auth.Login(username, password, env().COMMERCE_CLIENT_ID, scopes, undefined, options),
  );
}

/** A customer's next token; keeps the given refresh token when the response has none. Throws `UpstreamError`. */
export async function refreshedToken(
  refreshToken: string,
): Promise<CommerceToken & { refreshToken: string }> {
  const token = await tokenCall('refresh', true, (options) =>
    Auth.RefreshToken(refreshToken, env().COMMERCE_CLIENT_ID, options),
  );
  return { ...token, refreshToken: token.refreshToken ?? refreshToken };
}

/** Ends every token of the customer, `accessToken` included. Throws `UpstreamError`. */
export async function revokeTokens(accessToken: string): Promise<void> {
  await commerceCall('commerce-auth', 'revoke', true, accessToken, (options) =>
    Me.RevokeTokens(options),
  );
}

function tokenCall(
  operation: string,
  idempotent: boolean,
  fn: (limits: SdkLimits) => Promise<unknown>,
): Promise<CommerceToken> {
  return tokenlessCall(operation, idempotent, async (limits) => {
    const token = wire.parse(await fn(limits));
    return {
      accessToken: token.access_token,
      refreshToken: token.refresh_token ?? null,
      expiresIn: token.expires_in,
    };
  });
}
