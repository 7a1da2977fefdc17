import 'server-only';
import { unstable_cache } from 'next/cache';
import { now } from '@/lib/core/time/clock';
import { cacheManifest, cacheTags, type CachedEntity } from './manifest';
import { endPageBy } from './page-end';

interface Copy<T> {
  value: T;
  /** When the copy expires, in milliseconds since 1970. */
  until: number;
}

interface Options<T> {
  /** The instant at which the value changes by itself (midnight, release, end date), or its ISO text; `null` when time does not change it. */
  nextChange?: (value: T) => Date | string | null;
  /** Tags of what else the copy shows, besides the entity itself. */
  tags?: readonly string[];
  /** Whether a value is worth a copy: what anybody can ask for without end is made anew each time. */
  isKept?: (value: T) => boolean;
}

/** Carries a value past the cache: what throws is not kept. */
class NotKept extends Error {
  constructor(readonly value: unknown) {
    super('not kept');
  }
}

const longestStaleMs = 24 * 3600 * 1000;
const retryMs = 30_000;

/**
 * The value of `fn`, from the cache while it is valid: until the manifest's lifetime or its next change, whichever is first; the page being made expires no
 * later. An expired value is made anew before the page is; when that fails, the old copy serves for up to a day. Values must be JSON. Throws what `fn` throws
 * when there is no copy.
 */
export async function cached<T>(
  entity: CachedEntity,
  key: string,
  fn: () => Promise<T>,
  options: Options<T> = {},
): Promise<T> {
  const { seconds } = cacheManifest[entity];
  const copyOf = (generation: string): Promise<Copy<T>> =>
    unstable_cache(
      async () => {
        const value = await fn();
        if (options.isKept?.(value) === false) throw new NotKept(value);
        const at = now().getTime();
        const change = options.nextChange?.(value) ?? null;
        const end = change === null ? Infinity : Math.max(at + 1000, new Date(change).getTime());
        return { value, until: Math.min(at + seconds * 1000, end) };
      },
      [entity, key, generation],
      { tags: cacheTags(entity, key, options.tags), revalidate: seconds },
    )();

  try {
    let copy = await copyOf('');
    for (let tries = 0; copy.until <= now().getTime() && tries < 3; tries += 1)
      copy = await renewed(copy, copyOf);
    await endPageBy(copy.until);
    return copy.value;
  } catch (error) {
    if (error instanceof NotKept) return error.value as T;
    throw error;
  }
}

/**
 * The copy that follows `ended`, kept under a new key (the end of the one before): under the same key the cache would keep serving the expired copy while it
 * renews it.
 */
async function renewed<T>(
  ended: Copy<T>,
  copyOf: (generation: string) => Promise<Copy<T>>,
): Promise<Copy<T>> {
  try {
    return await copyOf(String(ended.until));
  } catch (error) {
    if (error instanceof NotKept || now().getTime() - ended.until > longestStaleMs) throw error;
    return { value: ended.value, until: now().getTime() + retryMs };
  }
}
