import type { Queryable } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';
import type { Json } from './json';

/** Place of one row: the kind of resource, the ID of the resource it lies under (empty at the root), and its own ID. */
export interface Key {
  kind: string;
  parent: string;
  id: string;
}

/** A stored resource. */
interface Stored {
  id: string;
  doc: Json;
}

/** Rows of one kind and parent, to be written in one statement. */
export interface Batch {
  kind: string;
  parent: string;
  rows: Stored[];
}

/** Reads one resource, or `null`; with `lock` the row stays locked to the end of the transaction. */
export async function findResource(
  handle: Queryable,
  { kind, parent, id }: Key,
  lock = false,
): Promise<Json | null> {
  const rows = await handle.query<{ doc: Json }>(
    `select doc from commerce.resource where kind = $1 and parent = $2 and id = $3 ${lock ? 'for update' : ''}`,
    [kind, parent, id],
  );
  return rows[0]?.doc ?? null;
}

/** Writes a new resource; returns false when the ID is taken. */
export async function insertResource(
  handle: Queryable,
  { kind, parent, id }: Key,
  doc: Json,
): Promise<boolean> {
  const rows = await handle.query(
    `insert into commerce.resource (kind, parent, id, doc, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)
     on conflict do nothing returning id`,
    [kind, parent, id, JSON.stringify(doc), now()],
  );
  return rows.length > 0;
}

/** Writes resources of one kind and parent in one statement, new ones and changed ones alike. */
export async function saveResources(
  handle: Queryable,
  { kind, parent, rows }: Batch,
): Promise<void> {
  if (rows.length === 0) return;
  await handle.query(
    `insert into commerce.resource (kind, parent, id, doc, created_at, updated_at)
     select $1, $2, row.id, row.doc, $4, $4 from jsonb_to_recordset($3::jsonb) as row (id text, doc jsonb)
     on conflict (kind, parent, id) do update
     set doc = excluded.doc, version = commerce.resource.version + 1, updated_at = excluded.updated_at`,
    [kind, parent, JSON.stringify(rows), now()],
  );
}

/** Removes a resource; returns false when there was none. */
export async function removeResource(
  handle: Queryable,
  { kind, parent, id }: Key,
): Promise<boolean> {
  const rows = await handle.query(
    'delete from commerce.resource where kind = $1 and parent = $2 and id = $3 returning id',
    [kind, parent, id],
  );
  return rows.length > 0;
}
