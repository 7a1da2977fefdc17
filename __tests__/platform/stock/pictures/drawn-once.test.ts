/** @jest-environment node */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPictures } from '@/platform/stock/pictures/main';
import type { Manifest } from '@/platform/stock/pictures/render/manifest';

const only = 'products/105106';

describe('a run of the generator', () => {
  let folder = '';
  const lines: string[] = [];
  const run = (library: string) =>
    runPictures({ folder, library, only, log: (line) => lines.push(line) });
  const file = () => join(folder, `${only}-400.webp`);
  const manifest = async () =>
    JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'lilac-pictures-')), 'pictures');
    await run('first');
  });
  beforeEach(() => lines.splice(0));
  afterAll(() => rm(join(folder, '..'), { recursive: true }));

  it('leaves an unchanged description alone', async () => {
    const before = await stat(file());
    await run('first');
    expect(lines).toEqual([expect.stringMatching(/^0 of 1 drawn/)]);
    expect((await stat(file())).mtimeMs).toBe(before.mtimeMs);
  });

  it('writes no file again whose drawing came out the same from a changed library', async () => {
    const before = await stat(file());
    await run('second');
    expect(lines).toEqual([expect.stringMatching(/^0 of 1 drawn/)]);
    expect((await stat(file())).mtimeMs).toBe(before.mtimeMs);
    expect((await manifest()).pictures[only]?.library).toBe('second');
  });

  it('draws again what a changed description asks for, and the same bytes as before from the same one', async () => {
    const [bytes, known] = [await readFile(file()), await manifest()];
    const entry = known.pictures[only];
    if (!entry) throw new Error('not drawn');
    await writeFile(
      join(folder, 'manifest.json'),
      JSON.stringify({
        pictures: { [only]: { ...entry, description: 'other', drawing: 'other' } },
      }),
    );
    await run('second');
    expect(lines.at(-1)).toMatch(/^1 of 1 drawn/);
    expect(await readFile(file())).toEqual(bytes);
    expect(await manifest()).toEqual(known);
  });
});
