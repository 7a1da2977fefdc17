import {
  jwtVerify,
  SignJWT,
  type JWK,
  exportJWK,
  generateKeyPair,
  importJWK,
  type CryptoKey,
} from 'jose';
import { z } from 'zod';
import { randomUUID } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import { rememberedTokens } from '@/lib/core/process/remembered-tokens';
import type { Database } from '@/services/database/database';

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

/** The key pair tokens are signed with. */
export interface SigningKey {
  kid: string;
  privateKey: CryptoKey | Uint8Array;
  publicKey: CryptoKey | Uint8Array;
  /** As `/oauth/certs/{kid}` answers it. */
  publicJwk: JWK;
}

/** The platform's signing key, kept in the database so that tokens outlive the process; made at first use. */
export async function loadSigningKey(db: Database): Promise<SigningKey> {
  return db.tx(async (handle) => {
    await handle.query(`select pg_advisory_xact_lock(hashtext('commerce.signing_key'))`);
    const [stored] = await handle.query<{ kid: string; private_jwk: JWK }>(
      'select kid, private_jwk from commerce.signing_key order by created_at desc limit 1',
    );
    if (stored) return fromJwk(stored.kid, stored.private_jwk);
    const made = await generateKeyPair('RS256', { extractable: true });
    const kid = randomUUID();
    const jwk = await exportJWK(made.privateKey);
    await handle.query('insert into commerce.signing_key (kid, private_jwk) values ($1, $2)', [
      kid,
      JSON.stringify(jwk),
    ]);
    return fromJwk(kid, jwk);
  });
}

async function fromJwk(kid: string, jwk: JWK): Promise<SigningKey> {
  const publicJwk: JWK = { kty: 'RSA', n: jwk.n, e: jwk.e, alg: 'RS256', use: 'sig', kid };
  const [privateKey, publicKey] = await Promise.all([
    importJWK(jwk, 'RS256'),
    importJWK(publicJwk, 'RS256'),
  ]);
  return { kid, privateKey, publicKey, publicJwk };
}
