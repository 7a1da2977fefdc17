import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** Scrypt's N: little, for a stand-in's secrets are made up, and tests log in by the hundred. */
const WORK = 512;
/** Node's own N, of hashes stored without one. */
const WORK_UNSAID = 16_384;
/** Hash of nothing anybody knows: checked against when there is no account, so that both answers take the same time where hashes say their work. */
const nobody = stored(Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

/** Hashes a password or client secret with scrypt and a salt of its own. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return stored(salt, await derive(secret, salt, WORK));
}

/** Whether a secret is the hashed one; without a hash it takes as long as with one that says its work, and returns false. One that says none takes 32 times as long. */
export async function matchesSecret(secret: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = '', work = WORK_UNSAID] = (hash ?? nobody).split(':');
  const derived = await derive(secret, Buffer.from(salt, 'hex'), Number(work));
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && hash !== null;
}

function stored(salt: Buffer, key: Buffer): string {
  return `${salt.toString('hex')}:${key.toString('hex')}:${WORK}`;
}

function derive(secret: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFC'), salt, KEY_BYTES, { N }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
