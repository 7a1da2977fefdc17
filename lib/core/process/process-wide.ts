/**
 * A value that exists once per process. The bundler may hold several copies of a module; what they must share hangs on the global
 * object under `name`.
 */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`lilac.${name}`);
  const shared: Record<symbol, T | undefined> = globalThis;
  return (shared[key] ??= make());
}
