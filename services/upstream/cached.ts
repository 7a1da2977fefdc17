/**
 * A value kept for `lifetimeMs` and loaded by one caller at a time. When loading fails the last good value stays in use; without
 * one the failure is thrown. `drop` has it loaded again: what a load that had begun before brings is for who asked for it, and not taken for the present one.
 */
export function cached<T>(
  load: () => Promise<T>,
  lifetimeMs: number,
): { get(): Promise<T>; drop(): void } {
  let value: { loaded: T; at: number } | undefined;
  let loading: Promise<T> | undefined;
  const isFresh = () => value !== undefined && performance.now() - value.at < lifetimeMs;
  let drops = 0;
  const reload = async () => {
    const dropsBefore = drops;
    const keep = (loaded: T) => {
      const isPresent = drops === dropsBefore;
      // The only good one there is stays for when the next load fails.
      if (isPresent || !value) value = { loaded, at: isPresent ? performance.now() : -Infinity };
      return loaded;
    };
    try {
      return keep(await load());
    } catch (error) {
      if (!value) throw error;
      return keep(value.loaded);
    } finally {
      if (drops === dropsBefore) loading = undefined;
    }
  };
  return {
    get: async () => (value && isFresh() ? value.loaded : (loading ??= reload())),
    drop: () => {
      drops += 1;
      loading = undefined;
      if (value) value = { ...value, at: -Infinity };
    },
  };
}
