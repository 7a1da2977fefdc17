import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { readCounted } from '@/lib/core/read-counted';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { FileFault, notFound } from './fault';
import { requireSignature } from './signature';

const LIMIT = 20_000_000;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;
const TYPE = /^[a-z]+\/[\w.+-]{1,60}$/;

interface PrivateFile extends Record<string, unknown> {
  body: Uint8Array;
  type: string;
  etag: string;
  modified_at: string | Date;
}

/** The statements that make the container's table. */
export const privateFileTable = [
  `create table stored_private_file (
    name text primary key,
    body bytea not null,
    type text not null,
    etag text not null,
    modified_at timestamptz not null)`,
];

/**
 * The private container of the blob storage: files of any bytes, each read, written and deleted with a shared access signature alone, and by no page of
 * another origin.
 */
export function privateFiles(db: Database, signature: string): Hono {
  const app = new Hono();
  app.use('/:name', requireSignature(signature));
  app.use('/:name', (c, next) => {
    if (!NAME.test(c.req.param('name'))) throw notFound();
    return next();
  });
  app.get('/:name', async (c) => {
    const [file] = await db.query<PrivateFile>(
      'select body, type, etag, modified_at from stored_private_file where name = $1',
      [c.req.param('name')],
    );
    if (!file) throw notFound();
    return c.body(Uint8Array.from(file.body), 200, {
      'content-type': file.type,
      etag: file.etag,
      'last-modified': new Date(file.modified_at).toUTCString(),
    });
  });
  app.put('/:name', async (c) => {
    if (c.req.header('x-ms-blob-type') !== 'BlockBlob')
      throw new FileFault(
        400,
        'MissingRequiredHeader',
        'The header x-ms-blob-type: BlockBlob is required.',
      );
    const type = c.req.header('content-type') ?? '';
    if (!TYPE.test(type))
      throw new FileFault(400, 'InvalidHeaderValue', 'The content type is not a valid one.');
    const body = await readCounted(c.req.raw, LIMIT);
    if (!body) throw new FileFault(413, 'RequestBodyTooLarge', 'The request body is too large.');
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const at = now();
    await db.query(
      `insert into stored_private_file (name, body, type, etag, modified_at) values ($1, $2, $3, $4, $5)
       on conflict (name) do update set body = excluded.body, type = excluded.type, etag = excluded.etag, modified_at = excluded.modified_at`,
      [c.req.param('name'), Buffer.from(body), type, etag, at.toISOString()],
    );
    return c.body(null, 201, { etag, 'last-modified': at.toUTCString() });
  });
  app.delete('/:name', async (c) => {
    const gone = await db.query('delete from stored_private_file where name = $1 returning 1', [
      c.req.param('name'),
    ]);
    if (gone.length === 0) throw notFound();
    return c.body(null, 202);
  });
  return app;
}
