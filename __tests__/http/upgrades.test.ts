/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownStorefront, type OwnStorefront } from './support/own-storefront';

const files = '/_next/static/immutable/chunks/';
let home = '';
let shop: OwnStorefront | undefined;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'lilac-assets-'));
});
afterEach(async () => {
  await shop?.stop();
  await rm(home, { recursive: true });
});

const degraded = async () =>
  (JSON.parse((await shop!.request('/readyz')).body) as { degraded?: string[] }).degraded ?? [];

it('a storefront shares its scripts with those of other releases, and serves theirs', async () => {
  shop = await ownStorefront({ ASSETS_DIR: home });
  const shared = await readdir(join(home, 'files/chunks'));
  const page = (await shop.request('/')).body;
  const [, script = ''] = /src="\/_next\/static\/immutable\/chunks\/([^"]+\.js)"/.exec(page) ?? [];
  expect(shared).toContain(script);
  expect(shared.filter((name) => name.endsWith('.map'))).toEqual([]);

  expect((await shop.request(`${files}older.js`)).status).toBe(404);
  await writeFile(join(home, 'files/chunks/older.js'), 'older()');
  const { status, headers, body } = await shop.request(`${files}older.js`);
  expect([status, headers['cache-control'], body.endsWith('older()')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    true,
  ]);
  expect(await degraded()).not.toContain('assets');
});

it('a folder that cannot be written is told, and the shop runs without it', async () => {
  const place = join(home, 'a-file');
  await writeFile(place, '');
  shop = await ownStorefront({ ASSETS_DIR: place });
  expect((await shop.request('/')).status).toBe(200);
  expect(await degraded()).toContain('assets');
  expect(shop.log.map(({ msg }) => msg)).toContain('files of this release not shared');
});
