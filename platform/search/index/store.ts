import type { Database, Queryable } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import type { SearchDocument } from './document';
import type { IndexSettings } from './settings';

/** An index as stored; `primary` is set for a replica. */
export interface StoredIndex {
  name: string;
  settings: IndexSettings;
  primary: string | null;
}

/** Brings the search tables up to date. */
export function migrateSearch(db: Database): Promise<unknown> {
  return migrate(db, 'search', [
    {
      name: '001 records, indexes, events',
      statements: [
        'create table search_index (name text primary key, settings jsonb not null, primary_name text)',
        'create table search_record (index_name text not null, object_id text not null, doc jsonb not null, primary key (index_name, object_id))',
        'create table search_event (id bigint generated always as identity primary key, doc jsonb not null, received_at timestamptz not null)',
      ],
    },
    {
      name: '002 keys, what events are about',
      statements: [
        'create table search_key (value text primary key, doc jsonb not null)',
        'alter table search_event add column searched text',
      ],
    },
    {
      name: '003 rules and synonyms',
      statements: [
        'create table search_curation (index_name text not null, kind text not null, object_id text not null, doc jsonb not null, primary key (index_name, kind, object_id))',
      ],
    },
    {
      name: '004 query suggestions',
      statements: [
        'create table search_suggestions (index_name text primary key, doc jsonb not null)',
      ],
    },
  ]);
}

/** Every index as stored, replicas too, by name. */
export async function readIndexes(db: Queryable): Promise<StoredIndex[]> {
  const rows = await db.query<{
    name: string;
    settings: IndexSettings;
    primary_name: string | null;
  }>('select name, settings, primary_name from search_index order by name');
  return rows.map((row) => ({ name: row.name, settings: row.settings, primary: row.primary_name }));
}

/** Every record of every index, by index and objectID. */
export async function readRecords(
  db: Queryable,
): Promise<{ index: string; document: SearchDocument }[]> {
  const rows = await db.query<{ index_name: string; doc: SearchDocument }>(
    'select index_name, doc from search_record order by index_name, object_id',
  );
  return rows.map((row) => ({ index: row.index_name, document: row.doc }));
}

/** Stores an index's settings, making the index where there is none. */
export async function writeIndex(db: Queryable, index: StoredIndex): Promise<void> {
  await db.query(
    'insert into search_index (name, settings, primary_name) values ($1, $2::jsonb, $3) on conflict (name) do update set settings = excluded.settings, primary_name = excluded.primary_name',
    [index.name, JSON.stringify(index.settings), index.primary],
  );
}

const BATCH = 1000;

/** Stores whole records, a thousand per statement. */
export async function writeRecords(
  db: Queryable,
  index: string,
  documents: readonly SearchDocument[],
): Promise<void> {
  for (let start = 0; start < documents.length; start += BATCH) {
    const rows = documents
      .slice(start, start + BATCH)
      .map((doc) => ({ object_id: doc.objectID, doc }));
    await db.query(
      `insert into search_record (index_name, object_id, doc)
       select $1, object_id, doc from jsonb_to_recordset($2::jsonb) as row (object_id text, doc jsonb)
       on conflict (index_name, object_id) do update set doc = excluded.doc`,
      [index, JSON.stringify(rows)],
    );
  }
}

/** Deletes records by objectID, or all of an index with `null`. */
export async function deleteRecords(
  db: Queryable,
  index: string,
  objectIDs: readonly string[] | null,
): Promise<void> {
  if (objectIDs === null)
    await db.query('delete from search_record where index_name = $1', [index]);
  else
    await db.query(
      'delete from search_record where index_name = $1 and object_id = any($2::text[])',
      [index, objectIDs],
    );
}

/** Stores insight events as received, with what was searched for where that is known. */
export async function writeEvents(
  db: Queryable,
  events: readonly { doc: Record<string, unknown>; searched: string | null }[],
  receivedAt: Date,
): Promise<void> {
  await db.query(
    `insert into search_event (doc, searched, received_at) select doc, searched, $2 from jsonb_to_recordset($1::jsonb) as event (doc jsonb, searched text)`,
    [JSON.stringify(events), receivedAt.toISOString()],
  );
}
