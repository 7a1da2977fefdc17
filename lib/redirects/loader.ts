import { answerJson } from '@/lib/upstream/read-answer';
import { parseRedirectRows } from './row';
import { buildRedirectTable, type DroppedRow, type RedirectTable } from './table';

interface LoaderOptions {
  /** Address of `redirects.json`. */
  url: string;
  /** The shop's own origin: a destination below it is a path. */
  origin?: string;
  fetch?: typeof fetch;
  /** Milliseconds of the machine, for the age of the copy. */
  clock?: () => number;
  /** Told about rows left out and about a table that could not be loaded. */
  report?: (event: 'dropped' | 'failed', rows: readonly DroppedRow[]) => void;
}

/** The redirect table in memory. */
export interface RedirectLoader {
  /**
   * The table; waits only while there has never been one, or while the copy is older than `since` (milliseconds of the clock).
   * Refreshes in the background once the copy is a minute old.
   */
  current(since?: number): Promise<RedirectTable>;
  /** The table as last loaded, without waiting. */
  lastKnown(): RedirectTable;
  /** When the copy was asked for, by the clock; 0 before the first one. */
  loadedAt(): number;
  /** Loads now; keeps the last good copy when that fails. */
  refresh(): Promise<RedirectTable>;
  /** Loads what is written by now: not the answer of a request that was under way before. */
  renew(): Promise<RedirectTable>;
}

const freshMs = 60_000;
const retryMs = 5000;
const timeLimitMs = 2000;

/** Fetches the table with a random guid (specification A7), keeps it, and keeps the last good copy when the file cannot be had. */
export function createRedirectLoader(options: LoaderOptions): RedirectLoader {
  const clock = options.clock ?? Date.now;
  const load = options.fetch ?? fetch;
  let table: RedirectTable = buildRedirectTable([]);
  let dueAt = -Infinity;
  let loadedAt = 0;
  let loading: Promise<RedirectTable> | null = null;

  const refresh = () =>
    (loading ??= fetchTable().finally(() => {
      loading = null;
    }));

  async function fetchTable(): Promise<RedirectTable> {
    const askedAt = clock();
    try {
      const response = await load(`${options.url}?guid=${crypto.randomUUID()}`, {
        cache: 'no-store',
        signal: AbortSignal.timeout(timeLimitMs),
      });
      if (!response.ok) throw new Error(`redirects: ${response.status}`);
      table = buildRedirectTable(parseRedirectRows(await answerJson(response)), options.origin);
      loadedAt = Math.max(1, askedAt);
      dueAt = clock() + freshMs;
      if (table.dropped.length > 0) options.report?.('dropped', table.dropped);
    } catch {
      dueAt = clock() + retryMs;
      options.report?.('failed', []);
    }
    return table;
  }

  return {
    refresh,
    lastKnown: () => table,
    loadedAt: () => loadedAt,
    async renew() {
      await loading;
      return refresh();
    },
    async current(since = 0) {
      if (loadedAt > 0 && loadedAt < since) return refresh();
      if (clock() < dueAt) return table;
      const next = refresh();
      return loadedAt > 0 ? table : next;
    },
  };
}
