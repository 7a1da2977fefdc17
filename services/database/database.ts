/** A row as the driver gives it; callers narrow. */
export type Row = Record<string, unknown>;

/** Runs one statement with positional parameters (`$1`). Objects passed as parameters for jsonb are JSON-encoded by the caller. */
export interface Queryable {
  query<R extends Row = Row>(sql: string, params?: readonly unknown[]): Promise<R[]>;
}

/**
 * The port to PostgreSQL: the embedded one under DATA_DIR, or a server by DATABASE_URL. Within `tx` only the handle may be awaited,
 * never HTTP: the embedded engine serves one transaction at a time.
 */
export interface Database extends Queryable {
  /** Runs `fn` in a transaction (READ COMMITTED); commits when it resolves, rolls back when it throws. */
  tx<T>(fn: (handle: Queryable) => Promise<T>): Promise<T>;
  /** Statements run since the start, for statement budgets in tests. */
  statementCount(): number;
  close(): Promise<void>;
  readonly engine: 'pglite' | 'postgres';
}
