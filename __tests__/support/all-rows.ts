import type { Database } from '@/services/database/database';

/** Every table of a database with all its rows as text, but those of the schemas named. */
export async function allRows(
  db: Database,
  but: readonly string[] = [],
): Promise<Map<string, string[]>> {
  const tables = await db.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found = new Map<string, string[]>();
  for (const { schema, name } of tables.filter((table) => !but.includes(table.schema))) {
    const rows = await db.query<{ row: string }>(
      `select to_jsonb(t)::text as row from ${schema}."${name}" t`,
    );
    found.set(
      `${schema}.${name}`,
      rows.map(({ row }) => row),
    );
  }
  return found;
}

/** The tables in which one of these words stands, whatever its case. */
export function tablesWith(
  rows: ReadonlyMap<string, readonly string[]>,
  words: readonly string[],
): string[] {
  const held = (text: string) =>
    words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
  return [...rows]
    .flatMap(([table, all]) => [...new Set(all.flatMap(held))].map((word) => `${table}: ${word}`))
    .sort();
}
