import { LRUCache } from 'lru-cache';

interface Keeping {
  /** How many are kept; those unused longest go first. */
  most: number;
  forMs: number;
  /** Milliseconds that never go back. */
  clock?: () => number;
}

/** Answers by key: whoever asks the same at once or within `forMs` shares one. A failure is not kept. */
export function keptAnswers<T>({
  most,
  forMs,
  clock = () => performance.now(),
}: Keeping): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, { answer: Promise<T>; until: number }>({ max: most });
  return (key, ask) => {
    const known = kept.get(key);
    const entry =
      known && known.until > clock() ? known : { answer: ask(), until: clock() + forMs };
    kept.set(key, entry);
    if (entry !== known)
      entry.answer.catch(() => {
        if (kept.get(key) === entry) kept.delete(key);
      });
    return entry.answer;
  };
}
