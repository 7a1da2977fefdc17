/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { allPictures } from '@/platform/stock/pictures/main';
import type { Manifest } from '@/platform/stock/pictures/render/manifest';
import type { Measured } from './measured';

const root = process.cwd();
const manifest = JSON.parse(
  readFileSync(join(root, 'public/pictures/manifest.json'), 'utf8'),
) as Manifest;
const margin = 0.08;
/** What may show at the edge: the shadow under a foot (19 at most, measured over all) and the blocks of the encoder (6). Painted brick shows 40. */
const quietEdge = 22;
/** The smallest of all, a taper candle, covers two hundredths. */
const leastSeen = 0.015;
/** Every eighth, or with PICTURES=all each of them, as after a change of the drawing. */
const step = process.env.PICTURES === 'all' ? 1 : 8;

/** In a process of its own: seven hundred drawings take a minute there and five within a test's sandbox. */
function measureAll(): Map<string, Measured> {
  const script = join(root, 'node_modules/.cache/measure-pictures.mjs');
  buildSync({
    entryPoints: [join(__dirname, 'measure-pictures.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    outfile: script,
    tsconfig: join(root, 'tsconfig.json'),
  });
  const answer = execFileSync(process.execPath, [script, String(step)], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: '' },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return new Map((JSON.parse(answer) as Measured[]).map((measured) => [measured.name, measured]));
}

describe('pictures of the shop, drawn again as lines and compared with their files', () => {
  let pictures = new Map<string, Measured>();
  beforeAll(() => {
    pictures = measureAll();
  }, 600_000);

  it.each(
    allPictures()
      .filter((_, index) => index % step === 0)
      .map(({ name }) => name),
  )('%s', (name) => {
    const picture = pictures.get(name);
    if (!picture) throw new Error('not measured');
    const { drawing, files, alt, heads, subject } = picture;
    expect(manifest.pictures[name]).toMatchObject({ drawing, files, alt });
    expect(alt.length).toBeGreaterThan(5);
    if (heads) expect(heads.drawn).toBe(heads.described);
    if (!subject) return;
    expect(subject.margin).toBeGreaterThanOrEqual(margin);
    expect(subject.atEdge).toBeLessThan(quietEdge);
    expect(subject.subject).toBeGreaterThan(leastSeen);
  });
});
