const MOST = 5000;

/** The queries that got a query ID, for those who want to know what an event is about: the newest five thousand. */
export class RecentQueries {
  private readonly byID = new Map<string, { index: string; query: string }>();

  note(queryID: string, index: string, query: string): void {
    const [oldest] = this.byID.keys();
    if (this.byID.size >= MOST && oldest !== undefined) this.byID.delete(oldest);
    this.byID.set(queryID, { index, query });
  }

  /** What was searched for under a query ID, or `null`. */
  queryOf(queryID: unknown): string | null {
    return typeof queryID === 'string' ? (this.byID.get(queryID)?.query ?? null) : null;
  }
}
