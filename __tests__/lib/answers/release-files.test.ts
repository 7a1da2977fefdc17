/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { get as send, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { compileHint } from '@/lib/http/compile-hint';
import { createReleaseFiles } from '@/lib/answers/release-files';
import { filesIn, releasesKept, shareFiles } from '@/lib/replicas/share-files';
import { openFront } from '@/__tests__/server/open-front';

const script = `"use strict";${'rose();'.repeat(300)}`;
const folderOf: Record<string, string> = {};
let [home, shared] = ['', ''];

/** Builds a release by hand: its files below `static`, those with a name of their content in `immutable`. */
async function release(name: string, files: Record<string, string>): Promise<string> {
  const own = join(home, name, 'static');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(own, file)), { recursive: true });
    await writeFile(join(own, file), text);
  }
  return (folderOf[name] = own);
}

/** Asks as written: `fetch` would take steps out of the path. */
const ask = (port: number, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status?: number; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      send({ host: '127.0.0.1', port, path, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).once('error', reject);
    },
  );

const share = (name: string) =>
  shareFiles({ from: join(folderOf[name] ?? '', 'immutable'), to: shared, release: name });

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lilac-releases-'));
  shared = join(home, 'shared');
  await release('old', {
    'immutable/chunks/old.js': script,
    'immutable/chunks/old.js.map': '{}',
    'immutable/chunks/both.js': 'both()',
    'immutable/media/old.woff2': 'font',
    'build-x/manifest.js': 'of one build',
  });
  await release('new', {
    'immutable/chunks/new.js': 'fresh()',
    'immutable/chunks/both.js': 'both()',
  });
});
afterEach(() => rm(home, { recursive: true }));

describe('a storefront of the new release', () => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeEach(async () => {
    await share('old');
    await share('new');
    front = await openFront(
      (_, response) => Promise.resolve(void response.end('from the framework')),
      undefined,
      {},
      undefined,
      undefined,
      await createReleaseFiles(folderOf.new ?? '', shared),
    );
  });
  afterEach(() => front.close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    ask(front.port, `/_next/static/${path}`, headers);

  it('serves a script of the old one as the framework would: for ever, compressed, with the compile hint', async () => {
    const { status, headers, body } = await get('immutable/chunks/old.js', {
      'accept-encoding': 'br',
    });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([200, compileHint + script]);
    expect(headers).toMatchObject({
      'content-type': 'application/javascript; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves a font as it is', async () => {
    const { status, headers, body } = await get('immutable/media/old.woff2', {
      'accept-encoding': 'br',
    });
    expect([status, headers['content-type'], headers['content-encoding'], String(body)]).toEqual([
      200,
      'font/woff2',
      undefined,
      'font',
    ]);
  });

  it('leaves its own files and everything else to the framework', async () => {
    for (const path of ['immutable/chunks/new.js', 'immutable/chunks/both.js?x=1'])
      expect(String((await get(path)).body)).toBe('from the framework');
    expect(String((await ask(front.port, '/pictures/rose.webp')).body)).toBe('from the framework');
  });

  it.each([
    ['a file of no release', 'immutable/chunks/none.js', 404],
    ['a file whose name says nothing of its content', 'build-x/manifest.js', 404],
    ['a source map', 'immutable/chunks/old.js.map', 404],
    ['the list of a release', 'immutable/%2e%2e%2freleases/old', 404],
    ['a step out of the folder', 'immutable/../releases/old', 400],
    ['a folder', 'immutable/chunks', 404],
  ])('has not, and nobody keeps that: %s', async (_, path, expected) => {
    const { status, headers } = await get(path);
    expect([status, headers['cache-control']]).toEqual([expected, 'private, no-store']);
  });

  it('takes a file of a release that comes later, as soon as it is there', async () => {
    expect((await get('immutable/chunks/next.js')).status).toBe(404);
    await release('next', { 'immutable/chunks/next.js': 'later()' });
    await share('next');
    expect(String((await get('immutable/chunks/next.js')).body)).toBe(`${compileHint}later()`);
  });
});

it('without a shared folder, a storefront has its own files alone', async () => {
  const files = await createReleaseFiles(folderOf.new ?? '', undefined);
  const front = await openFront(
    (_, response) => Promise.resolve(void response.end('from the framework')),
    undefined,
    {},
    undefined,
    undefined,
    files,
  );
  const status = async (name: string) =>
    (await ask(front.port, `/_next/static/immutable/chunks/${name}.js`)).status;
  expect([await status('new'), await status('old')]).toEqual([200, 404]);
  await front.close();
});

describe('the shared folder', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const names = async () => (await filesIn(join(shared, 'files'))).sort();
  /** As if everything had been put there so many hours ago. */
  async function age(hours: number): Promise<void> {
    for (const name of await filesIn(shared))
      await utimes(join(shared, name), hoursAgo(hours), hoursAgo(hours));
  }

  it('holds each file once, whatever number of storefronts puts it there at the same time', async () => {
    await Promise.all([share('old'), share('new'), share('old'), share('new')]);
    expect(await names()).toEqual([
      'chunks/both.js',
      'chunks/new.js',
      'chunks/old.js',
      'media/old.woff2',
    ]);
    expect((await readdir(join(shared, 'releases'))).sort()).toEqual(['new', 'old']);
  });

  it(`loses what only releases before the last ${releasesKept} had, and what was left half written`, async () => {
    await share('old');
    await writeFile(join(shared, 'files/chunks/old.js.1.half'), 'cut o');
    await age(50);
    for (let number = 1; number < releasesKept; number += 1) {
      await release(`r${number}`, { [`immutable/chunks/r${number}.js`]: 'on()' });
      await share(`r${number}`);
      await age(1.5);
    }
    expect(await names()).toContain('chunks/old.js');
    expect(await names()).not.toContain('chunks/old.js.1.half');
    await utimes(join(shared, 'releases/old'), hoursAgo(50), hoursAgo(50));
    await share('new');
    expect(await names()).toEqual(expect.arrayContaining(['chunks/both.js', 'chunks/r1.js']));
    expect(await names()).not.toContain('chunks/old.js');
    expect(await readdir(join(shared, 'releases'))).toHaveLength(releasesKept);
  });

  it('keeps a release that is started again, and what is being put there just now', async () => {
    await share('old');
    await age(50);
    for (let number = 1; number <= releasesKept; number += 1) {
      await release(`r${number}`, { [`immutable/chunks/r${number}.js`]: 'on()' });
      if (number === releasesKept) {
        await writeFile(join(shared, 'files/chunks/coming.js'), 'of a storefront that is starting');
        await share('old');
      }
      await share(`r${number}`);
    }
    expect(await names()).toEqual(expect.arrayContaining(['chunks/old.js', 'chunks/coming.js']));
  });

  it('that cannot be written is said, with nothing left half done in it', async () => {
    await writeFile(shared, 'a file, not a folder');
    await expect(share('old')).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
