import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureRequests } from '../picture-requests';
import { drawPicture } from './compose';
import { describeRequest } from './describe-view';
import { housePictures } from './house-pictures';
import {
  descriptionHash,
  drawingHash,
  filesHash,
  readManifest,
  removeOrphans,
  writeManifest,
  type Manifest,
} from './render/manifest';
import { writeIcons } from './render/icons';
import { rasterised, writePicture } from './render/raster';
import { finishedCell, writeSheets } from './render/sheet';

type Log = (line: string) => void;

export interface PicturesRun {
  /** Folder of finished pictures. */
  folder: string;
  /** Hash of the drawing library: unchanged, a known description is not drawn again. */
  library: string;
  /** Only names that begin so. */
  only?: string;
  log: Log;
}

/** Every picture of the shop: what the stock asks for, and the house's own. */
export const allPictures = () => [...pictureRequests(), ...housePictures];
const chosenOf = (only?: string) =>
  allPictures().filter(({ name }) => !only || name.startsWith(only));

/** Draws what changed, one picture at a time, and keeps the manifest true. */
export async function runPictures({ folder, library, only, log }: PicturesRun): Promise<void> {
  const chosen = chosenOf(only);
  await writeIcons(join(folder, '..'));
  const before = await readManifest(folder);
  const manifest: Manifest = { pictures: { ...before.pictures } };
  const started = performance.now();
  let written = 0;
  for (const request of chosen) {
    const { name, ratio } = request;
    const description = descriptionHash(request);
    const drawnBefore = before.pictures[name];
    if (drawnBefore?.library === library && drawnBefore.description === description) continue;
    const { svg } = drawPicture(request);
    const drawing = drawingHash(ratio, svg);
    if (drawnBefore?.drawing !== drawing) {
      const bytes = await writePicture(folder, name, ratio, svg);
      written += 1;
      log(`${name}  ${Math.round(svg.length / 1024)} KB SVG, ${Math.round(bytes / 1024)} KB files`);
    }
    const files = await filesHash(folder, name, ratio);
    manifest.pictures[name] = {
      description,
      drawing,
      library,
      files,
      ...describeRequest(request),
      ratio,
    };
    await writeManifest(folder, manifest);
  }
  const wanted = new Set(allPictures().map(({ name }) => name));
  manifest.pictures = Object.fromEntries(
    Object.entries(manifest.pictures).filter(([name]) => wanted.has(name)),
  );
  const orphans = await removeOrphans(folder, allPictures());
  await writeManifest(folder, manifest);
  log(
    `${written} of ${chosen.length} drawn, ${orphans.length} orphans removed, ${Math.round((performance.now() - started) / 1000)} s`,
  );
}

/** Contact sheets of every finished picture, to be committed. */
export async function sheetPictures({
  folder,
  sheets,
  log,
}: {
  folder: string;
  sheets: string;
  log: Log;
}): Promise<void> {
  (
    await writeSheets(sheets, allPictures(), (request, height) =>
      finishedCell(folder, request, height),
    )
  ).forEach(log);
}

/** Contact sheets of drawings that are not finished yet, in the temporary folder. */
export async function previewPictures({ only, log }: { only?: string; log: Log }): Promise<void> {
  const folder = join(tmpdir(), 'lilac-picture-sheets');
  (
    await writeSheets(folder, chosenOf(only), (request, height) =>
      rasterised(drawPicture(request).svg, height),
    )
  ).forEach(log);
}
