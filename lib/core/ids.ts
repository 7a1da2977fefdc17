import { randomBytes } from 'node:crypto';

const ID = /^[A-Za-z0-9_-]{1,100}$/;

/** Whether a text has the shape of a commerce ID. The SDK concatenates IDs into paths unescaped: check before each call. */
export function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** A fresh random ID of 22 characters (128 bits), in the commerce platform's own alphabet. */
export function newId(): string {
  return randomBytes(16).toString('base64url');
}
