import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

const KEY_BYTES = 32;
/** Hash of nothing anybody knows: checked against when there is no account, so that both answers take the same time. */
const nobody = `${'00'.repeat(16)}:${'00'.repeat(KEY_BYTES)}`;

/** Hashes a password or client secret with scrypt and a salt of its own. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${(await derive(secret, salt)).toString('hex')}`;
}

/** Whether a secret is the hashed one; without a hash it takes as long and returns false. */
export async function matchesSecret(secret: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? nobody).split(':');
  const derived = await derive(secret, Buffer.from(salt, 'hex'));
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && hash !== null;
}

function derive(secret: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(secret.normalize('NFC'), salt, KEY_BYTES, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
