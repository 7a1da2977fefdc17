import { LRUCache } from 'lru-cache';

const MOST = 5000;

/** The queries that got a query ID, for those who want to know what an event is about: the newest five thousand. */
export class RecentQueries {
  private readonly byID = new LRUCache<string, { index: string; query: string }>({ max: MOST });

  note(queryID: string, index: string, query: string): void {
    this.byID.set(queryID, { index, query });
  }

  /** What was searched for under a query ID, or `null`. */
  queryOf(queryID: unknown): string | null {
    return typeof queryID === 'string' ? (this.byID.peek(queryID)?.query ?? null) : null;
  }
}
