import { jwtVerify, SignJWT, type JWK } from 'jose';
import { z } from 'zod';
import { now } from '@/lib/core/time/clock';
import { rememberedTokens } from '@/lib/core/process/remembered-tokens';
import type { Database } from '@/services/database/database';
import { loadSigningKey } from './signing-key';

/** What a token says about its bearer. */
const claims = z.object({
  usr: z.string(),
  cid: z.string(),
  /** Internal number of the user, a buyer's or the seller's own; `null` for a back-office client. */
  u: z.string().nullable(),
  usrtype: z.enum(['buyer', 'admin']),
  role: z
    .union([z.string(), z.array(z.string())])
    .transform((role) => (typeof role === 'string' ? [role] : role)),
  /** Only on anonymous tokens: the one order they open. */
  orderid: z.string().optional(),
  anonuserid: z.string().optional(),
  /** When it was made, in seconds with a fraction: what a revocation is compared with. */
  iat: z.number().optional(),
});

export type Claims = z.infer<typeof claims>;

/** Signs and checks access tokens. */
export interface TokenDesk {
  issue(bearer: Claims, lifeSeconds: number): Promise<string>;
  /** The claims of a token that is ours and valid now, else `null`. */
  verify(token: string): Promise<Claims | null>;
  publicKey(kid: string): JWK | null;
}

/** Opens the desk over the database's signing key; `origin` is the issuer. */
export async function createTokenDesk(db: Database, origin: string): Promise<TokenDesk> {
  const key = await loadSigningKey(db);
  const verify = rememberedTokens(async (token) => {
    try {
      const { payload } = await jwtVerify(token, key.publicKey, {
        issuer: origin,
        audience: origin,
        algorithms: ['RS256'],
        currentDate: now(),
      });
      return { value: claims.parse(payload), from: payload.nbf ?? 0, until: payload.exp ?? 0 };
    } catch {
      return null;
    }
  });
  return {
    async issue({ role, iat: _former, ...bearer }, lifeSeconds) {
      const instant = now().getTime() / 1000;
      const seconds = Math.floor(instant);
      return new SignJWT({ ...bearer, role: role.length === 1 ? role[0] : role })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
        .setIssuer(origin)
        .setAudience(origin)
        .setIssuedAt(instant)
        .setNotBefore(seconds)
        .setExpirationTime(seconds + lifeSeconds)
        .sign(key.privateKey);
    },
    verify,
    publicKey: (kid) => (kid === key.kid ? key.publicJwk : null),
  };
}
