import type { ContentStock } from '@/platform/stock/stock-shape';
import type { Database, Queryable } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { queueTable } from '../wire/queue';
import type { ContentPlace } from './account';
import type { Draft } from './draft';
import { kinds, Shelf, type Kind, type Library } from './library';
import { uploadTable } from './management/uploads';
import { CALLS } from './management/webhooks';
import { resourcesOf, type Resource } from './resources';

/** Brings the content tables up to date. */
export function migrateContent(db: Database): Promise<unknown> {
  return migrate(db, 'content', [
    {
      name: '001 resources',
      statements: [
        'create table content_resource (kind text not null, id text not null, doc jsonb not null, primary key (kind, id))',
      ],
    },
    {
      name: '002 drafts and webhooks',
      statements: [
        `create table content_draft (
          kind text not null,
          id text not null,
          version integer not null,
          published_version integer,
          published_counter integer not null default 0,
          first_published_at text,
          published_at text,
          doc jsonb not null,
          primary key (kind, id))`,
        `insert into content_draft (kind, id, version, published_version, published_counter, first_published_at, published_at, doc)
         select kind, id, 2, 1, 1, doc -> 'sys' ->> 'createdAt', doc -> 'sys' ->> 'updatedAt', doc from content_resource where kind <> 'contentTypes'`,
        'create table content_webhook (id text primary key, doc jsonb not null)',
        ...queueTable(CALLS),
        'create table content_webhook_secret (only_row boolean primary key default true check (only_row), value text not null)',
      ],
    },
    {
      name: '003 drafts of content types',
      statements: [
        `insert into content_draft (kind, id, version, published_version, published_counter, first_published_at, published_at, doc)
         select kind, id, 2, 1, 1, doc -> 'sys' ->> 'createdAt', doc -> 'sys' ->> 'updatedAt', doc from content_resource where kind = 'contentTypes'`,
      ],
    },
    {
      name: '004 keys that read',
      statements: ['create table content_api_key (id text primary key, doc jsonb not null)'],
    },
    { name: '005 uploads', statements: uploadTable },
  ]);
}

/** Reads everything that is published. */
export async function readPublished(db: Queryable): Promise<Library> {
  const rows = await db.query<{ kind: string; doc: Resource }>(
    'select kind, doc from content_resource',
  );
  const of = (kind: Kind) =>
    new Shelf(rows.filter((row) => row.kind === kind).map((row) => row.doc));
  return { entries: of('entries'), assets: of('assets'), contentTypes: of('contentTypes') };
}

interface DraftRow extends Record<string, unknown> {
  kind: Kind;
  version: number;
  published_version: number | null;
  published_counter: number;
  first_published_at: string | null;
  published_at: string | null;
  doc: Resource;
}

/** Reads every draft. */
export async function readDrafts(db: Queryable): Promise<Draft[]> {
  const rows = await db.query<DraftRow>('select * from content_draft');
  return rows.map(({ kind, doc, ...row }) => ({
    kind,
    resource: doc,
    version: row.version,
    publishedVersion: row.published_version,
    publishedCounter: row.published_counter,
    firstPublishedAt: row.first_published_at,
    publishedAt: row.published_at,
  }));
}

/** Stores a draft in place of version `expected` (`null`: there is none yet). Returns whether that is still the version there. */
export async function writeDraft(
  handle: Queryable,
  { kind, resource, ...draft }: Draft,
  expected: number | null,
): Promise<boolean> {
  const written = await handle.query(
    `insert into content_draft (kind, id, version, published_version, published_counter, first_published_at, published_at, doc)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
     on conflict (kind, id) do update set version = excluded.version, published_version = excluded.published_version,
       published_counter = excluded.published_counter, first_published_at = excluded.first_published_at,
       published_at = excluded.published_at, doc = excluded.doc
     where content_draft.version = $9
     returning id`,
    [
      kind,
      resource.sys.id,
      draft.version,
      draft.publishedVersion,
      draft.publishedCounter,
      draft.firstPublishedAt,
      draft.publishedAt,
      JSON.stringify(resource),
      expected,
    ],
  );
  return written.length > 0;
}

/** Stores what the delivery API shows of a resource; `null` takes it off. */
export async function writePublished(
  handle: Queryable,
  kind: Kind,
  id: string,
  resource: Resource | null,
): Promise<void> {
  if (resource === null)
    await handle.query('delete from content_resource where kind = $1 and id = $2', [kind, id]);
  else {
    await handle.query(
      'insert into content_resource (kind, id, doc) values ($1, $2, $3::jsonb) on conflict (kind, id) do update set doc = excluded.doc',
      [kind, id, JSON.stringify(resource)],
    );
  }
}

/** Forgets a draft. */
export async function deleteDraft(handle: Queryable, kind: Kind, id: string): Promise<void> {
  await handle.query('delete from content_draft where kind = $1 and id = $2', [kind, id]);
}

/** Replaces the whole library by a stock, all of it published. */
export async function writeLibrary(
  db: Database,
  place: ContentPlace,
  stock: ContentStock,
): Promise<void> {
  const resources = resourcesOf(place, stock);
  await db.tx(async (handle) => {
    await handle.query('delete from content_resource');
    await handle.query('delete from content_draft');
    for (const kind of kinds) {
      const rows = resources[kind].map((doc) => ({ id: doc.sys.id, doc }));
      await handle.query(
        'insert into content_resource (kind, id, doc) select $1, id, doc from jsonb_to_recordset($2::jsonb) as row (id text, doc jsonb)',
        [kind, JSON.stringify(rows)],
      );
      await handle.query(
        `insert into content_draft (kind, id, version, published_version, published_counter, first_published_at, published_at, doc)
         select $1, id, 2, 1, 1, doc -> 'sys' ->> 'createdAt', doc -> 'sys' ->> 'updatedAt', doc
         from jsonb_to_recordset($2::jsonb) as row (id text, doc jsonb)`,
        [kind, JSON.stringify(rows)],
      );
    }
  });
}
