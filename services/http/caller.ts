import { Certs } from 'ordercloud-javascript-sdk';
import { decodeProtectedHeader, importJWK, jwtVerify, type CryptoKey } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { rememberedTokens } from '@/lib/core/process/remembered-tokens';
import { securityEvent } from '@/lib/security/security-log';
import { commerceRead } from '../upstream/commerce/call';
import { isCommerceRefusal } from '../upstream/commerce/failure';
import { invalidToken } from './answers';

/** The user a commerce token stands for, by its verified claims. */
interface Caller {
  username: string;
  /** Whether the token is a back-office one. */
  seller: boolean;
  roles: readonly string[];
  /** The order of an anonymous token. */
  orderID: string | null;
}

const claims = z.object({
  usr: z.string().default(''),
  cid: z.string(),
  usrtype: z.enum(['buyer', 'admin', 'supplier']),
  role: z.union([z.string().transform((role) => [role]), z.array(z.string())]).default([]),
  orderid: z.string().nullish(),
});

const maxKeys = 20;

type CommerceSettings = Pick<
  Env,
  | 'COMMERCE_URL'
  | 'COMMERCE_TOKEN_ISSUER'
  | 'COMMERCE_CLIENT_ID'
  | 'MARKETING_CLIENT_ID'
  | 'BENCH_CLIENT_ID'
  | 'COMMERCE_ALLOWED_CLIENT_IDS'
>;

/**
 * Checks tokens against the commerce system's published keys (`/oauth/certs/{kid}`), each fetched once, and each token's signature once in its
 * life. All marketplaces of a region share these keys, so the signature says who made a token, not for whom: the issuer, the audience and the
 * client must be this shop's own (decision 112). Returns `null` for a token that is forged, expired, signed by an unknown key or another
 * marketplace's; throws `CommerceFailure` when the key cannot be had.
 */
export function tokenVerifier(
  env: CommerceSettings,
): (accessToken: string) => Promise<Caller | null> {
  const clients = new Set(
    [
      env.COMMERCE_CLIENT_ID,
      env.MARKETING_CLIENT_ID,
      env.BENCH_CLIENT_ID,
      ...env.COMMERCE_ALLOWED_CLIENT_IDS,
    ].map(spelled),
  );
  const expected = {
    algorithms: ['RS256'],
    issuer: withSlash(env.COMMERCE_TOKEN_ISSUER),
    audience: withSlash(env.COMMERCE_URL),
    requiredClaims: ['exp'],
  };
  const keys = new LRUCache<string, Promise<CryptoKey | Uint8Array | null>>({ max: maxKeys });
  const keyOf = (kid: string) => {
    const kept = keys.get(kid);
    if (kept) return kept;
    const fetched = fetchKey(kid).then(
      (key) => {
        if (!key) keys.delete(kid);
        return key;
      },
      (error: unknown) => {
        keys.delete(kid);
        throw error;
      },
    );
    keys.set(kid, fetched);
    return fetched;
  };
  return rememberedTokens(async (accessToken) => {
    const kid = kidOf(accessToken);
    const key = kid && (await keyOf(kid));
    if (!key) return foreign('unknown-key');
    const verified = await jwtVerify(accessToken, key, { ...expected, currentDate: now() }).catch(
      (error: { code?: string }) => foreign(error.code),
    );
    const parsed = claims.safeParse(verified?.payload);
    if (!verified) return null;
    if (!parsed.success || !clients.has(spelled(parsed.data.cid))) return foreign('unknown-client');
    const { usr, usrtype, role, orderid } = parsed.data;
    const { nbf = 0, exp = 0 } = verified.payload;
    return {
      value: {
        username: usr,
        seller: usrtype === 'admin',
        roles: role,
        orderID: orderid ?? null,
      },
      from: nbf,
      until: exp,
    };
  });
}

/** Returns `null` for an invalid token, and reports it to the security log unless it has only expired. */
function foreign(reason: string | undefined): null {
  if (reason !== 'ERR_JWT_EXPIRED')
    securityEvent('foreign-token', { reason: reason?.toLowerCase().replaceAll('_', '-') });
  return null;
}

/** Client IDs are GUIDs, which vendors write in either case. */
function spelled(clientID: string): string {
  return clientID.toLowerCase();
}

function withSlash(address: string): string[] {
  return [address, `${address}/`];
}

function kidOf(accessToken: string): string | null {
  try {
    const { kid } = decodeProtectedHeader(accessToken);
    return kid && /^[\w-]{1,100}$/.test(kid) ? kid : null;
  } catch {
    return null;
  }
}

async function fetchKey(kid: string): Promise<CryptoKey | Uint8Array | null> {
  try {
    const jwk = await commerceRead('', (options) => Certs.GetPublicKey(kid, options));
    return await importJWK({ kty: jwk.kty, n: jwk.n, e: jwk.e }, 'RS256');
  } catch (error) {
    if (isCommerceRefusal(error)) return null;
    throw error;
  }
}

const jwt = /^Bearer ([A-Za-z0-9_-]+\.([A-Za-z0-9_-]+)\.[A-Za-z0-9_-]+)$/;

/** The context of a request: the verified caller, their commerce token, and the network address of the storefront's client. */
export interface AppApiVariables {
  Variables: { accessToken: string; caller: Caller; clientAddress: string };
}

/** Lets through whoever brings a token of this shop's, and says who they are; 401 for everybody else. What they are answered is theirs alone. */
export function asCaller(env: CommerceSettings): MiddlewareHandler<AppApiVariables> {
  const verify = tokenVerifier(env);
  return async (c, next) => {
    const accessToken = bearerToken(c);
    const caller = accessToken === null ? null : await verify(accessToken);
    if (accessToken === null || !caller) return invalidToken(c);
    c.set('accessToken', accessToken);
    c.set('caller', caller);
    await next();
    c.header('Cache-Control', 'private, no-store');
  };
}

/** The bearer token of a request when it has the shape of one, else `null`. The platform decides whether it is genuine. */
function bearerToken(context: Context): string | null {
  const [, token, payload] = jwt.exec(context.req.header('authorization') ?? '') ?? [];
  return token && payload && isJsonObject(payload) ? token : null;
}

function isJsonObject(base64url: string): boolean {
  try {
    const value: unknown = JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
