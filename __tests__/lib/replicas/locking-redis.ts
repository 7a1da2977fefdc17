/** The four commands of a lock and a kept result, as Redis answers them. */
export function lockingRedis() {
  const kept = new Map<string, string>();
  const redis = {
    kept,
    isAway: false,
    send: (command: readonly string[]): Promise<unknown> => {
      if (redis.isAway) return Promise.reject(new Error('Redis is away.'));
      const [name, key = '', value = '', option] = command;
      if (name === 'GET') return Promise.resolve(kept.get(key) ?? null);
      if (name === 'SET') {
        if (option === 'NX' && kept.has(key)) return Promise.resolve(null);
        kept.set(key, value);
        return Promise.resolve('OK');
      }
      const [lock = '', owner] = command.slice(3);
      if (kept.get(lock) === owner) kept.delete(lock);
      return Promise.resolve(1);
    },
  };
  return redis;
}
