import { createHash } from 'node:crypto';
import type { Database, Queryable } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { queueTable } from '../wire/queue';
import { NOTICES } from './notices';
import { privateFileTable } from './private-files';

export interface StoredFile extends Record<string, unknown> {
  body: string;
  etag: string;
  modified_at: string | Date;
}

/** Brings the tables up to date. */
export function migrateFiles(db: Database): Promise<unknown> {
  return migrate(db, 'files', [
    {
      name: '001 files',
      statements: [
        'create table stored_file (name text primary key, body text not null, etag text not null)',
      ],
    },
    {
      name: '002 writes',
      statements: [
        'alter table stored_file add column modified_at timestamptz not null default now()',
        ...queueTable(NOTICES),
      ],
    },
    { name: '003 private files', statements: privateFileTable },
  ]);
}

/** The ETag of a body: the same bytes have the same one. */
export function etagOf(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

/** A stored file by its name, or `null` when there is none. */
export async function readFile(db: Queryable, name: string): Promise<StoredFile | null> {
  const [file] = await db.query<StoredFile>(
    'select body, etag, modified_at from stored_file where name = $1',
    [name],
  );
  return file ?? null;
}

/** Writes a file over whatever is there. */
export async function writeFile(
  db: Queryable,
  name: string,
  body: string,
  at: Date,
): Promise<void> {
  await db.query(
    `insert into stored_file (name, body, etag, modified_at) values ($1, $2, $3, $4)
     on conflict (name) do update set body = excluded.body, etag = excluded.etag, modified_at = excluded.modified_at`,
    [name, body, etagOf(body), at.toISOString()],
  );
}

interface ConditionalWrite {
  name: string;
  body: string;
  at: Date;
  /** Write only over this state. */
  ifMatch?: string;
  /** `*`: write only where nothing is. */
  ifNoneMatch?: string;
}

/** Writes a file if its conditions hold, one writer of a name at a time; returns whether they did. Inside a transaction. */
export async function writeFileInTurn(
  handle: Queryable,
  { name, body, at, ifMatch, ifNoneMatch }: ConditionalWrite,
): Promise<boolean> {
  await handle.query('select pg_advisory_xact_lock(hashtext($1))', [`stored_file ${name}`]);
  const current = await readFile(handle, name);
  if (ifMatch !== undefined && (current === null || (ifMatch !== '*' && ifMatch !== current.etag)))
    return false;
  if (
    ifNoneMatch !== undefined &&
    current !== null &&
    (ifNoneMatch === '*' || ifNoneMatch === current.etag)
  )
    return false;
  await writeFile(handle, name, body, at);
  return true;
}
