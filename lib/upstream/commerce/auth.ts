import 'server-only';
import { Auth, Me } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';
import { commerceCall, configureCommerce } from './client';

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
/** The SDK spreads these into the request, the signal too, though its type does not name it. */
type TokenOptions = { signal: AbortSignal; requestType?: string };

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
  fn: (options: TokenOptions) => Promise<unknown>,
): Promise<CommerceToken> {
  configureCommerce();
  return callUpstream('commerce-auth', operation, { idempotent }, async (signal) => {
    const token = wire.parse(await fn({ signal }));
    return {
      accessToken: token.access_token,
      refreshToken: token.refresh_token ?? null,
      expiresIn: token.expires_in,
    };
  });
}
