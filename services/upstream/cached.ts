/**
 * A value kept for `lifetimeMs` and loaded by one caller at a time. When loading fails the last good value stays in use; without
 * one the failure is thrown. `drop` has it loaded again.
 */
export function cached<T>(
  load: () => Promise<T>,
  lifetimeMs: number,
): { get(): Promise<T>; drop(): void } {
  let value: { loaded: T; at: number } | undefined;
  let loading: Promise<T> | undefined;
  const isFresh = () => value !== undefined && performance.now() - value.at < lifetimeMs;
  const reload = async () => {
    try {
      value = { loaded: await load(), at: performance.now() };
    } catch (error) {
      if (!value) throw error;
      value = { ...value, at: performance.now() };
    } finally {
      loading = undefined;
    }
    return value.loaded;
  };
  return {
    get: async () => (value && isFresh() ? value.loaded : (loading ??= reload())),
    drop: () => {
      if (value) value = { ...value, at: -Infinity };
    },
  };
}
