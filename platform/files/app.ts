import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Database } from '@/lib/database/database';
import { migrate } from '@/lib/database/migrate';
import { contentTypeOf } from './content-type';

interface StoredFile extends Record<string, unknown> {
  body: string;
  etag: string;
}

/** The stand-in of the blob storage: `GET /{name}`, whatever guid the query carries (000 §7). */
export async function createFiles({ db }: { db: Database }): Promise<{ app: Hono; load(files: Record<string, string>): Promise<void> }> {
  await migrate(db, 'files', [{
    name: '001 files',
    statements: ['create table stored_file (name text primary key, body text not null, etag text not null)'],
  }]);
  const app = new Hono();
  app.get('/:name', async (c) => {
    const name = c.req.param('name');
    const [file] = name.includes('\0') ? [] : await db.query<StoredFile>('select body, etag from stored_file where name = $1', [name]);
    if (!file) return c.text('The specified blob does not exist.', 404);
    c.header('etag', file.etag);
    c.header('cache-control', 'no-cache');
    c.header('access-control-allow-origin', '*');
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304);
    return c.body(file.body, 200, { 'content-type': contentTypeOf(name) });
  });
  app.all('*', (c) => c.text('The specified blob does not exist.', 404));
  return { app, load: (files) => load(db, files) };
}

async function load(db: Database, files: Record<string, string>): Promise<void> {
  for (const [name, body] of Object.entries(files)) {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    await db.query(
      'insert into stored_file (name, body, etag) values ($1, $2, $3) on conflict (name) do update set body = excluded.body, etag = excluded.etag',
      [name, body, etag],
    );
  }
}
