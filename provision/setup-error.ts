/** An answer of a vendor that is no success, in words for who sets the account up. */
export class SetupError extends Error {
  constructor(
    message: string,
    /** HTTP status of the answer; unset when there was none. */
    readonly status?: number,
  ) {
    super(message);
  }
}

/** A read, `null` for what is not there. Throws `SetupError`. */
export async function orNone<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof SetupError && error.status === 404) return null;
    throw error;
  }
}
