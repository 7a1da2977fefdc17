import 'server-only';
import { LRUCache } from 'lru-cache';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { processWide } from '@/lib/core/process/process-wide';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import type { Who } from '@/lib/limits/refusals';

/** Some megabytes of suggestions, and no longer than the maps service allows what it tells to be kept. */
const keeping = { most: 2000, forMs: 10 * 60_000 };

class TooMany extends Error {}

/**
 * One kind of question to the maps service, which costs money: the same one within ten minutes is answered from memory, any other is counted by
 * who asks (`rate-limited`). Throws what `call` throws.
 */
export function countedMaps<T>(
  name: string,
): (key: string, who: Who, call: () => Promise<T>) => Promise<Result<T, Problem>> {
  const kept = processWide(`maps-${name}`, () => keptAnswers<T>(keeping));
  return async (key, who, call) => {
    try {
      return ok(
        await kept(key, async () => {
          if (!(await mayAttempt('maps', who))) throw new TooMany();
          return call();
        }),
      );
    } catch (error) {
      if (error instanceof TooMany) return err(problem('rate-limited'));
      throw error;
    }
  };
}

interface Keeping {
  /** How many are kept; those unused longest go first. */
  most: number;
  forMs: number;
}

/** Answers by key: whoever asks the same at once or within `forMs` shares one. A failure is not kept. */
function keptAnswers<T>({
  most,
  forMs,
}: Keeping): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, { answer: Promise<T>; until: number }>({ max: most });
  return (key, ask) => {
    const cached = kept.get(key);
    const entry =
      cached && cached.until > performance.now()
        ? cached
        : { answer: ask(), until: performance.now() + forMs };
    kept.set(key, entry);
    if (entry !== cached)
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
    return entry.answer;
  };
}
