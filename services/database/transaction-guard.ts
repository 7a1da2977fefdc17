import { AsyncLocalStorage } from 'node:async_hooks';

const inside = new AsyncLocalStorage<object>();

/** Runs `fn` marked as being inside a transaction of `owner`. */
export function insideTransaction<T>(owner: object, fn: () => Promise<T>): Promise<T> {
  return inside.run(owner, fn);
}

/** Throws where code inside a transaction of `owner` goes round its handle: the embedded engine would wait for itself for ever. */
export function assertOutsideTransaction(owner: object): void {
  if (inside.getStore() === owner)
    throw new Error('Inside a transaction only its own handle may be used.');
}
