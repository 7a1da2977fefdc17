import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { localPlatform } from '@/lib/config/local-platform';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { readText } from '../wire/body';
import type { Queue } from '../wire/queue';
import { contentTypeOf } from './content-type';
import { answerFault, FileFault, notFound } from './fault';
import { openNotices, queueNotice } from './notices';
import { privateFiles } from './private-files';
import { requireSignature } from './signature';
import { etagOf, migrateFiles, readFile, writeFile, writeFileInTurn } from './store';

const LIMIT = 5_000_000;
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/;

/** The blob storage: its HTTP app, the way to stock it, and the notices of changes. */
export interface Files {
  app: Hono;
  load(files: Record<string, string>): Promise<void>;
  notices: Queue;
}

export interface FilesOptions {
  db: Database;
  /** The query that lets a caller write: a shared access signature. */
  signature?: string;
  /** The same of the private container: without it nobody reads there either. */
  privateSignature?: string;
  /** Who is told of every written file; nobody when absent. */
  noticeUrl?: string;
}

/** An ETag as the interface of 2009 has it, in which the vendor answers readers who name no other version. */
const unquoted = (etag: string) => etag.replaceAll('"', '');

/**
 * The stand-in of the blob storage (Azure's Blob service): `GET /{name}`, whatever guid the query carries (specification A7), and
 * `PUT /{name}?{signature}`, both with ETags. A write is told to `noticeUrl` after its commit, at least once. `/private/{name}` is a container of its own,
 * of which nobody is told.
 */
export async function createFiles({
  db,
  signature = localPlatform.files.signature,
  privateSignature = localPlatform.files.privateSignature,
  noticeUrl,
}: FilesOptions): Promise<Files> {
  await migrateFiles(db);
  const notices = openNotices(db, noticeUrl);
  const app = new Hono();
  app.onError(answerFault);
  app.route('/private', privateFiles(db, privateSignature));
  app.use(
    '/:name',
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'PUT', 'OPTIONS'],
      exposeHeaders: ['etag', 'last-modified'],
    }),
  );
  app.get('/:name', async (c) => {
    const file = NAME.test(c.req.param('name')) ? await readFile(db, c.req.param('name')) : null;
    if (!file) throw notFound();
    c.header('etag', c.req.header('x-ms-version') ? file.etag : unquoted(file.etag));
    c.header('last-modified', new Date(file.modified_at).toUTCString());
    c.header('cache-control', 'no-cache');
    if (unquoted(c.req.header('if-none-match') ?? '') === unquoted(file.etag))
      return c.body(null, 304);
    return c.body(file.body, 200, { 'content-type': contentTypeOf(c.req.param('name')) });
  });
  app.put('/:name', requireSignature(signature), async (c) => {
    const name = c.req.param('name');
    if (!NAME.test(name))
      throw new FileFault(
        400,
        'InvalidResourceName',
        'The specified resource name contains invalid characters.',
      );
    if (c.req.header('x-ms-blob-type') !== 'BlockBlob')
      throw new FileFault(
        400,
        'MissingRequiredHeader',
        'The header x-ms-blob-type: BlockBlob is required.',
      );
    if (!/^(?:\*|".*")?$/.test(c.req.header('if-match') ?? ''))
      throw new FileFault(
        400,
        'InvalidHeaderValue',
        'The value for one of the HTTP headers is not in the correct format.',
      );
    const text = await readText(c.req.raw, LIMIT);
    if (!text.ok)
      throw new FileFault(
        413,
        'RequestBodyTooLarge',
        'The request body is too large or cannot be read.',
      );
    const body = text.value;
    const at = now();
    const written = await db.tx(async (handle) => {
      const done = await writeFileInTurn(handle, {
        name,
        body,
        at,
        ifMatch: c.req.header('if-match'),
        ifNoneMatch: c.req.header('if-none-match'),
      });
      if (done && noticeUrl)
        await queueNotice(handle, { name, body, url: new URL(c.req.url).origin + c.req.path, at });
      return done;
    });
    if (!written && c.req.header('if-none-match') === '*')
      throw new FileFault(409, 'BlobAlreadyExists', 'The specified blob already exists.');
    if (!written)
      throw new FileFault(
        412,
        'ConditionNotMet',
        'The condition specified using HTTP conditional header(s) is not met.',
      );
    notices.nudge();
    return c.body(null, 201, { etag: etagOf(body), 'last-modified': at.toUTCString() });
  });
  app.all('*', () => {
    throw notFound();
  });
  const load = async (files: Record<string, string>) => {
    for (const [name, body] of Object.entries(files)) await writeFile(db, name, body, now());
  };
  return { app, load, notices };
}
