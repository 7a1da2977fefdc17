/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPicture } from '@/seed/pictures/compose';
import { describeRequest } from '@/seed/pictures/describe-view';
import { filesOf, frames } from '@/seed/pictures/frames';
import { allPictures } from '@/seed/pictures/main';
import { drawingHash, filesHash, type Manifest } from '@/seed/pictures/render/manifest';
import type { PictureRequest } from '@/seed/pictures/scene-description';
import { seenInFile } from './seen-in-file';

const folder = join(process.cwd(), 'public/pictures');
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
const margin = 0.08;
/** What may show at the edge: the shadow under a foot (19 at most, measured over all) and the blocks of the encoder (6). Painted brick shows 40. */
const quietEdge = 22;
/** The smallest of all, a taper candle, covers two hundredths. */
const leastSeen = 0.015;

const stemsOfSizes = ({ sizes = [] }: PictureRequest): number =>
  sizes.flatMap(({ blooms }) => blooms).reduce((sum, { count }) => sum + count, 0);

describe('every picture of the shop, drawn again as lines and compared with its files', () => {
  it.each(allPictures().map((request) => [request.name, request] as const))('%s', async (name, request) => {
    const { width, height } = frames[request.ratio];
    const { svg, box, blooms, room } = drawPicture(request);
    const recorded = manifest.pictures[name];
    expect(recorded).toMatchObject({ drawing: drawingHash(request.ratio, svg), files: await filesHash(folder, name, request.ratio) });
    const { alt, stems } = describeRequest(request);
    expect(alt.length).toBeGreaterThan(5);
    expect(recorded?.alt).toBe(alt);
    if (request.view !== 'detail' && request.scene.kind !== 'place') expect(blooms).toBe(stems ?? stemsOfSizes(request));
    if (room === null) return;
    expect(box.left).toBeGreaterThanOrEqual(width * margin);
    expect(box.top).toBeGreaterThanOrEqual(height * margin);
    expect(box.right).toBeLessThanOrEqual(width * (1 - margin));
    expect(box.bottom).toBeLessThanOrEqual(height * (1 - margin));
    const [smallest = ''] = filesOf(name, request.ratio);
    const { atEdge, subject } = await seenInFile(join(folder, smallest), room);
    expect(atEdge).toBeLessThan(quietEdge);
    expect(subject).toBeGreaterThan(leastSeen);
  });
});
