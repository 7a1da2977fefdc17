/** When the copies that are being made right now were begun; a copy that took hold of facts before they changed can then be told apart. */
export class Makings {
  private readonly begun = new Map<string, number>();

  constructor(private readonly most = 5000) {}

  /**
   * Notes a look at the cache at `at` (milliseconds since 1970): when nothing was there, or what was there ends at `until` or before, a making
   * begins, unless one is under way already. A copy that serves ends what was noted.
   */
  looked(key: string, at: number, until: number | null): void {
    if (until !== null && until > at) this.begun.delete(key);
    else if (!this.begun.has(key)) this.note(key, at);
  }

  /** When the making that is being filed began, once; `undefined` for one that was not noted. */
  filed(key: string): number | undefined {
    const at = this.begun.get(key);
    this.begun.delete(key);
    return at;
  }

  /** What was begun and never filed (a page that failed) must not pile up: the oldest note goes. */
  private note(key: string, at: number): void {
    this.begun.set(key, at);
    const [oldest] = this.begun.keys();
    if (this.begun.size > this.most && oldest !== undefined) this.begun.delete(oldest);
  }
}
