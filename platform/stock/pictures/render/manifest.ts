import { createHash } from 'node:crypto';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../drawing/random';
import { filesOf } from '../frames';
import type { PictureRequest } from '../scene-description';
import { finishKey } from './raster';

interface ManifestEntry {
  /** Hash of the request: tells a stale picture without drawing it. */
  description: string;
  /** Hash of the drawing and of how it is finished: tells whether the files would change. */
  drawing: string;
  /** Hash of the drawing library that was asked last: with the same one, a known description is not drawn again. */
  library: string;
  /** Hash of the finished files together, narrow to wide. */
  files: string;
  alt: string;
  stems: number | null;
  ratio: PictureRequest['ratio'];
}

/** What lies in the folder of pictures. */
export interface Manifest {
  pictures: Record<string, ManifestEntry>;
}

const fileName = 'manifest.json';
const hexHash = (text: string): string => hashOf(text).toString(16).padStart(8, '0');
export const drawingHash = (ratio: PictureRequest['ratio'], svg: string): string =>
  hexHash(finishKey(ratio) + svg);

/** Hash of a picture's finished files. Throws where one is missing. */
export async function filesHash(
  folder: string,
  name: string,
  ratio: PictureRequest['ratio'],
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of filesOf(name, ratio)) hash.update(await readFile(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

export const descriptionHash = ({ name: _, ...described }: PictureRequest): string =>
  hexHash(JSON.stringify(described));

/** The manifest of a folder; an empty one where none can be read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch(() => null);
  return text ? (JSON.parse(text) as Manifest) : { pictures: {} };
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(
    Object.entries(manifest.pictures).sort(([one], [other]) => one.localeCompare(other)),
  );
  await writeFile(join(folder, fileName), `${JSON.stringify({ pictures: sorted }, null, 1)}\n`);
}

/** Removes pictures that no request names any more; answers their names. */
export async function removeOrphans(
  folder: string,
  requests: readonly PictureRequest[],
): Promise<string[]> {
  const wanted = new Set(requests.flatMap(({ name, ratio }) => filesOf(name, ratio)));
  const present = await readdir(folder, { recursive: true }).catch(() => []);
  const orphans = present
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(webp|jpg)$/.test(path) && !wanted.has(path));
  await Promise.all(orphans.map((path) => rm(join(folder, path))));
  return orphans;
}
