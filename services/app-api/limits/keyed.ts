import { createHmac } from 'node:crypto';

/** Creates digests that only these services can compute: without the secret, numbers or e-mails cannot be tried until one matches. */
export function keyedDigests(secret: string): (what: string, value: string) => string {
  const key = createHmac('sha256', secret).update('counted by digest').digest();
  return (what, value) => createHmac('sha256', key).update(`${what} ${value}`).digest('base64url');
}

export type KeyedDigest = ReturnType<typeof keyedDigests>;
