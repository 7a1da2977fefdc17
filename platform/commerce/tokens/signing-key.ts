import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Database } from '@/services/database/database';

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
