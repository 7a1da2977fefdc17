import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureRequests } from '../picture-requests';
import { drawScene } from './compose';
import { describeScene } from './describe';
import { frames } from './frames';
import { housePictures } from './house-pictures';
import { descriptionHash, hexHash, readManifest, removeOrphans, writeManifest, type Manifest } from './render/manifest';
import { writeIcons } from './render/icons';
import { writePicture } from './render/raster';
import { writeSheets } from './render/sheet';

export interface PicturesRun {
  /** Folder of finished pictures. */
  folder: string;
  /** Hash of the drawing library: unchanged, a known description is not drawn again. */
  library: string;
  /** Only names that begin so. */
  only?: string;
  /** Draw contact sheets into the temporary folder and leave the pictures alone. */
  sheet?: boolean;
  log(line: string): void;
}

/** Every picture of the shop: what the stock asks for, and the house's own. */
export const allPictures = () => [...pictureRequests(), ...housePictures];

/** Draws what changed, one picture at a time, and keeps the manifest true. */
export async function runPictures({ folder, library, only, sheet = false, log }: PicturesRun): Promise<void> {
  const all = allPictures();
  const chosen = all.filter(({ name }) => !only || name.startsWith(only));
  if (sheet) {
    const paths = await writeSheets(join(tmpdir(), 'lilac-picture-sheets'), chosen);
    paths.forEach((path) => log(path));
    return;
  }
  await writeIcons(join(folder, '..'));
  const before = await readManifest(folder);
  const manifest: Manifest = { library: only ? before.library : library, pictures: { ...before.pictures } };
  const started = performance.now();
  let written = 0;
  for (const request of chosen) {
    const { name, ratio, scene } = request;
    const description = descriptionHash(request);
    const known = before.pictures[name];
    if (before.library === library && known?.description === description) continue;
    const { svg } = drawScene(scene, frames[ratio]);
    const drawing = hexHash(svg);
    if (known?.drawing !== drawing) {
      const bytes = await writePicture(folder, name, ratio, svg);
      written += 1;
      log(`${name}  ${Math.round(svg.length / 1024)} KB SVG, ${Math.round(bytes / 1024)} KB files`);
    }
    manifest.pictures[name] = { description, drawing, ...describeScene(scene), ratio };
    await writeManifest(folder, { ...manifest, library: before.library });
  }
  const wanted = new Set(all.map(({ name }) => name));
  manifest.pictures = Object.fromEntries(Object.entries(manifest.pictures).filter(([name]) => wanted.has(name)));
  const orphans = await removeOrphans(folder, all);
  await writeManifest(folder, manifest);
  log(`${written} of ${chosen.length} drawn, ${orphans.length} orphans removed, ${Math.round((performance.now() - started) / 1000)} s`);
}
