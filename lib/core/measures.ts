import { processWide } from './process/process-wide';

/** Where the front got a page: a finished document, the framework's cache (`hit`, `stale`), made just now (`miss`), or nothing of a cache (`none`). */
export type FromCache = 'kept' | 'hit' | 'stale' | 'miss' | 'none';

/** What a process counts for its metrics; times in milliseconds. */
export interface Measures {
  /** An answer of the front to somebody outside. */
  answered(kind: string, status: number, cache: FromCache, ms: number): void;
  /** An answer of one of the services. */
  served(service: string, status: number, ms: number): void;
  /** A call that left the process; `outcome` is `ok` or how it failed. */
  called(system: string, outcome: string, ms: number): void;
  /** How a browser met a page: milliseconds, but for `CLS`, which is a share of the window. */
  vitalReported(vital: string, kind: string, value: number): void;
}

const current = processWide('measures', () => ({ measures: null as Measures | null }));

/** Sets who counts in this process; `null` ends it. */
export function useMeasures(counter: Measures | null): void {
  current.measures = counter;
}

/** Who counts in this process; `null` unless metrics have a port. */
export function measures(): Measures | null {
  return current.measures;
}
