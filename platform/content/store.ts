import type { ContentStock } from '@/lib/core/stock';
import type { Database } from '@/lib/database/database';
import { migrate } from '@/lib/database/migrate';
import { resourcesOf, type Resource } from './resources';

/** The space's content in memory: it is small, and every query filters over fields. */
export interface Library {
  entries: Resource[];
  assets: Resource[];
  contentTypes: Resource[];
}

/** Brings the content table up to date. */
export function migrateContent(db: Database): Promise<void> {
  return migrate(db, 'content', [{
    name: '001 resources',
    statements: ['create table content_resource (kind text not null, id text not null, doc jsonb not null, primary key (kind, id))'],
  }]);
}

const kinds = ['entries', 'assets', 'contentTypes'] as const;

/** Reads the whole library. */
export async function readLibrary(db: Database): Promise<Library> {
  const rows = await db.query<{ kind: string; doc: Resource }>('select kind, doc from content_resource order by kind, id');
  const of = (kind: string) => rows.filter((row) => row.kind === kind).map((row) => row.doc);
  return { entries: of('entries'), assets: of('assets'), contentTypes: of('contentTypes') };
}

/** Replaces the whole library by a stock. */
export async function writeLibrary(db: Database, stock: ContentStock): Promise<void> {
  const resources = resourcesOf(stock);
  await db.tx(async (handle) => {
    await handle.query('delete from content_resource');
    for (const kind of kinds) {
      const rows = resources[kind].map((doc) => ({ id: doc.sys.id, doc }));
      await handle.query('insert into content_resource (kind, id, doc) select $1, id, doc from jsonb_to_recordset($2::jsonb) as row (id text, doc jsonb)', [kind, JSON.stringify(rows)]);
    }
  });
}
