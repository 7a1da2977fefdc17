import type { Limit, LimitStore } from './limit-store';

interface Bucket {
  tokens: number;
  filledAt: number;
}

type Rate = Pick<Limit, 'burst' | 'perSecond'>;

/** How much wider the allowance is that all new keys share when there is no room for them. */
const shared = 100;
const overflowKey = '';
/** Keys lie by what they have taken: up to one, up to a third, two thirds, more, and all of it. */
const spent = 4;

/** The token buckets of one limit. Times in milliseconds. */
interface Shelf {
  take(key: string, nowMs: number, count: number): boolean;
  giveBack(key: string, nowMs: number, count: number): void;
  count(key: string, nowMs: number): number;
}

/**
 * At most `most` buckets. A bucket that is nearly full remembers nearly nothing, so the one that has the least to remember makes room, of equals the
 * one untouched longest: a flood of new keys pushes out its own. A bucket with nothing left is never pushed out.
 */
function createShelf(limit: Rate, most: number): Shelf {
  const levels = Array.from({ length: spent + 1 }, createLevel);
  const overflow = { burst: limit.burst * shared, perSecond: limit.perSecond * shared };
  const overflowing = new Map<string, Bucket>();

  const find = (key: string) => levels.find(({ buckets }) => buckets.has(key))?.buckets.get(key);
  const put = (key: string, bucket: Bucket) => {
    for (const { buckets } of levels) buckets.delete(key);
    levels[levelOf(bucket.tokens, limit)]?.buckets.set(key, bucket);
  };
  const isFull = () => levels.reduce((sum, { buckets }) => sum + buckets.size, 0) >= most;
  /** Forgets the lightest of each level's oldest; false when all of them have nothing left. */
  const makeRoom = (nowMs: number): boolean => {
    const oldest = levels.flatMap(({ buckets, oldest: oldestOf }) => {
      const [key, bucket] = oldestOf() ?? [];
      return key !== undefined && bucket
        ? [{ buckets, key, tokens: filled(bucket, limit, nowMs) }]
        : [];
    });
    const [lightest] = oldest.sort((a, b) => b.tokens - a.tokens);
    return lightest !== undefined && lightest.tokens >= 1 && lightest.buckets.delete(lightest.key);
  };
  const takeShared = (nowMs: number, count: number): boolean => {
    const taken = takeFrom(overflowing.get(overflowKey), overflow, nowMs, count);
    overflowing.set(overflowKey, taken.bucket);
    return taken.allowed;
  };
  return {
    take(key, nowMs, count) {
      const bucketBefore = find(key);
      if (!bucketBefore && isFull() && !makeRoom(nowMs)) return takeShared(nowMs, count);
      const { allowed, bucket } = takeFrom(bucketBefore, limit, nowMs, count);
      put(key, bucket);
      return allowed;
    },
    giveBack(key, nowMs, count) {
      const bucketBefore = find(key);
      if (bucketBefore)
        put(key, {
          tokens: filled(bucketBefore, limit, nowMs) + count,
          filledAt: nowMs,
        });
    },
    count(key, nowMs) {
      return limit.burst - filled(find(key), limit, nowMs);
    },
  };
}

/** Buckets in the order they were touched last; each touch sets a new one. The oldest is looked for where the last look ended: the beginning of a `Map` is full of holes. */
function createLevel() {
  const buckets = new Map<string, Bucket>();
  let ahead = buckets.entries();
  let found: [string, Bucket] | undefined;
  const oldest = () => {
    if (found && buckets.get(found[0]) === found[1]) return found;
    let next = ahead.next();
    if (next.done) {
      ahead = buckets.entries();
      next = ahead.next();
    }
    found = next.value;
    return found;
  };
  return { buckets, oldest };
}

function filled(bucket: Bucket | undefined, { burst, perSecond }: Rate, nowMs: number): number {
  return bucket
    ? Math.min(burst, bucket.tokens + (Math.max(0, nowMs - bucket.filledAt) / 1000) * perSecond)
    : burst;
}

function takeFrom(
  bucket: Bucket | undefined,
  limit: Rate,
  nowMs: number,
  count: number,
): { allowed: boolean; bucket: Bucket } {
  const tokens = filled(bucket, limit, nowMs);
  const allowed = tokens >= count;
  return { allowed, bucket: { tokens: allowed ? tokens - count : tokens, filledAt: nowMs } };
}

function levelOf(tokens: number, { burst }: Rate): number {
  const taken = burst - tokens;
  if (tokens < 1) return spent;
  return taken <= 1 ? 0 : Math.min(spent - 1, Math.ceil((taken / burst) * (spent - 1)));
}

/** Keys remembered under each limit: some four megabytes. */
const mostKeys = 20_000;

/**
 * Counts in this process's memory, never more than `most` keys under a limit; one limit's keys never push out another's. What is forgotten first
 * is what weighs least (`levelOf`). While every key kept is one that has used up its limit, new keys share one allowance a hundred times as wide:
 * newcomers still pass, and a flood of forged keys gains no more than that.
 */
export function createMemoryStore(most = mostKeys): LimitStore {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (limit: Limit): Shelf => {
    const shelf = shelves.get(limit.name);
    if (shelf) return shelf;
    const made = createShelf(limit, most);
    shelves.set(limit.name, made);
    return made;
  };
  return {
    take: (limit, key, nowMs, count) => Promise.resolve(shelfOf(limit).take(key, nowMs, count)),
    giveBack: (limit, key, nowMs, count) =>
      Promise.resolve(shelfOf(limit).giveBack(key, nowMs, count)),
    count: (limit, key, nowMs) => Promise.resolve(shelfOf(limit).count(key, nowMs)),
  };
}
