import { createHmac } from 'node:crypto';

/** Makes digests that only these services can make: who holds one cannot try numbers or e-mails until one fits. */
export function keyedDigests(secret: string): (what: string, value: string) => string {
  const key = createHmac('sha256', secret).update('counted by digest').digest();
  return (what, value) => createHmac('sha256', key).update(`${what} ${value}`).digest('base64url');
}

export type KeyedDigest = ReturnType<typeof keyedDigests>;
