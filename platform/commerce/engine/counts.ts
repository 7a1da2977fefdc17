import type { Queryable } from '@/services/database/database';
import type { Json } from './json';

/** SQL of a kind's read-only counts over its row `r`, by the field's name: what is answered as a whole number, never as `null`. */
export type Counts = Readonly<Record<string, string>>;

/** Documents of one kind and parent with their counts as they are now, in one statement for all of them. */
export async function withCounts(
  handle: Queryable,
  { kind, counts }: { kind: string; counts?: Counts },
  parent: string,
  docs: readonly Json[],
): Promise<Json[]> {
  if (!counts || docs.length === 0) return [...docs];
  const columns = Object.entries(counts)
    .map(([name, sql]) => `'${name}', (${sql})`)
    .join(', ');
  const rows = await handle.query<{ id: string; counts: Json }>(
    `select r.id, jsonb_build_object(${columns}) as counts from commerce.resource r where r.kind = $1 and r.parent = $2 and r.id = any($3)`,
    [kind, parent, docs.map(({ ID }) => String(ID))],
  );
  const countsByID = new Map(rows.map((row) => [row.id, row.counts]));
  return docs.map((doc) => ({ ...doc, ...countsByID.get(String(doc.ID)) }));
}
