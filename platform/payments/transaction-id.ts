import { randomInt } from 'node:crypto';

const alphabet = 'abcdefghijkmnpqrstuvwxyz0123456789';

/** A fresh ID in the gateway's style: ten small letters and digits. */
export function transactionID(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
