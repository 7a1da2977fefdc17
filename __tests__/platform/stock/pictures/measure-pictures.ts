import { join } from 'node:path';
import { drawPicture } from '@/platform/stock/pictures/compose';
import { describeRequest } from '@/platform/stock/pictures/describe-view';
import { filesOf, frames } from '@/platform/stock/pictures/frames';
import { allPictures } from '@/platform/stock/pictures/main';
import { drawingHash, filesHash } from '@/platform/stock/pictures/render/manifest';
import type { PictureRequest } from '@/platform/stock/pictures/scene-description';
import type { Measured } from './measured';
import { seenInFile } from './seen-in-file';

const folder = join(process.cwd(), 'public/pictures');

const stemsOfSizes = ({ sizes = [] }: PictureRequest): number =>
  sizes.flatMap(({ blooms }) => blooms).reduce((sum, { count }) => sum + count, 0);

async function measure(request: PictureRequest): Promise<Measured> {
  const { name, ratio, view, scene } = request;
  const { width, height } = frames[ratio];
  const { svg, box, blooms, room } = drawPicture(request);
  const { alt, stems } = describeRequest(request);
  const [smallest = ''] = filesOf(name, ratio);
  return {
    name,
    alt,
    drawing: drawingHash(ratio, svg),
    files: await filesHash(folder, name, ratio),
    heads:
      view === 'detail' || scene.kind === 'place'
        ? null
        : { drawn: blooms, described: stems ?? stemsOfSizes(request) },
    subject:
      room === null
        ? null
        : {
            margin: Math.min(
              box.left / width,
              box.top / height,
              1 - box.right / width,
              1 - box.bottom / height,
            ),
            ...(await seenInFile(join(folder, smallest), room)),
          },
  };
}

/** Of every so many pictures the first. */
const step = Number(process.argv[2]);
const measured: Measured[] = [];
for (const [index, request] of allPictures().entries())
  if (index % step === 0) measured.push(await measure(request));
process.stdout.write(JSON.stringify(measured));
