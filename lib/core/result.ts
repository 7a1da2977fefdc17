/** Errors are values: an operation that can be refused answers a `Result`, never a thrown refusal. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

/** A success carrying `value`. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

/** A refusal carrying `error`. */
export function err<E>(error: E): { ok: false; error: E } {
  return { ok: false, error };
}
