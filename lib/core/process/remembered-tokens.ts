import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { now } from '../time/clock';

/** What a token turned out to say, and the seconds of the epoch between which it says so: from `from` on, before `until`. */
export interface Checked<T> {
  value: T;
  from: number;
  until: number;
}

/**
 * A check of tokens that looks at each token's signature once in its life. Only tokens that passed are remembered, by their hash, the `most` used
 * last, and each only for its own time by the clock of the moment. Whatever else may end a token (its revocation, the bearer's removal) is for
 * the caller to ask each time. `check` answers `null` for a token that is not good, which is asked again.
 */
export function rememberedTokens<T>(
  check: (token: string) => Promise<Checked<T> | null>,
  most = 2000,
): (token: string) => Promise<T | null> {
  const remembered = new LRUCache<string, Checked<T>>({ max: most });
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64');
    const entry = remembered.get(hash);
    const seconds = Math.floor(now().getTime() / 1000);
    if (entry && entry.from <= seconds && seconds < entry.until) return entry.value;
    const checked = await check(token);
    if (checked) remembered.set(hash, checked);
    else remembered.delete(hash);
    return checked?.value ?? null;
  };
}
