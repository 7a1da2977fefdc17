/** The framework's cache outside of it: nothing is kept, every call runs. */
export function unstable_cache<A extends unknown[], R>(
  fn: (...args: A) => Promise<R>,
): (...args: A) => Promise<R> {
  return fn;
}

export function revalidateTag(): void {}
