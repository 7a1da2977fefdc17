import { traced } from '@/lib/core/tracing';
import type { Database, Queryable, Row } from './database';

const verb = /^\s*(?:with\b[\s\S]*?\)\s*)?(\w+)/i;
const table = /\b(?:from|into|update|table)\s+(?:only\s+)?([\w.]+)/i;

/** What a statement is called in traces: its first word and its table. */
export function statementName(sql: string): string {
  return [verb.exec(sql)?.[1]?.toLowerCase(), table.exec(sql)?.[1]].filter(Boolean).join(' ');
}

/**
 * A database whose statements and transactions are seen in the trace of the work they belong to. Of a statement its text is told, which holds no value:
 * those are parameters.
 */
export function tracedDatabase(db: Database): Database {
  const seen = (queryable: Queryable): Queryable => ({
    query: <R extends Row>(sql: string, params?: readonly unknown[]) =>
      traced(
        {
          kind: 'client',
          name: statementName(sql),
          facts: { 'db.system.name': 'postgresql', 'db.query.text': sql },
        },
        () => queryable.query<R>(sql, params),
      ),
  });
  return {
    ...db,
    query: seen(db).query,
    tx: (fn) =>
      traced({ kind: 'internal', name: 'transaction' }, () => db.tx((handle) => fn(seen(handle)))),
  };
}
