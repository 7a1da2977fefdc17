import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { filesOf, frames } from '../frames';
import type { PictureRequest } from '../scene-description';

const sheetWidth = 1600;
const gap = 6;
const rowsPerSheet = 6;
const rowHeight = 194;
const mostBytes = 250 * 1024;

type Cell = (request: PictureRequest, height: number) => Promise<Buffer>;

/** A finished picture from its smallest file that is large enough. */
export const finishedCell = (
  folder: string,
  { name, ratio }: PictureRequest,
  height: number,
): Promise<Buffer> =>
  sharp(join(folder, filesOf(name, ratio)[0] ?? ''))
    .resize({ height })
    .png({ compressionLevel: 1 })
    .toBuffer();

const widthOf = ({ ratio }: PictureRequest): number =>
  Math.round((rowHeight * frames[ratio].width) / frames[ratio].height);

/** Rows as full as they go: eight squares, or five wide pictures. */
function inRows(requests: readonly PictureRequest[]): PictureRequest[][] {
  const rows: PictureRequest[][] = [];
  let room = 0;
  for (const request of requests) {
    if (widthOf(request) > room) {
      rows.push([]);
      room = sheetWidth;
    }
    rows.at(-1)?.push(request);
    room -= widthOf(request) + gap;
  }
  return rows;
}

async function asSheet(pixels: Sharp): Promise<Buffer> {
  for (let quality = 64; ; quality -= 6) {
    const file = await pixels.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= mostBytes || quality < 20) return file;
  }
}

async function writeSheet(
  path: string,
  rows: readonly (readonly PictureRequest[])[],
  cell: Cell,
): Promise<void> {
  const pieces: OverlayOptions[] = [];
  for (const [row, requests] of rows.entries()) {
    let left = 0;
    for (const request of requests) {
      pieces.push({ input: await cell(request, rowHeight), left, top: row * (rowHeight + gap) });
      left += widthOf(request) + gap;
    }
  }
  const height = rows.length * (rowHeight + gap) - gap;
  const sheet = await sharp({
    create: { width: sheetWidth, height, channels: 3, background: '#fff' },
  })
    .composite(pieces)
    .png({ compressionLevel: 1 })
    .toBuffer();
  await writeFile(path, await asSheet(sharp(sheet)));
}

/** Draws contact sheets, six rows each, and a list of what is on them; answers their paths. */
export async function writeSheets(
  folder: string,
  requests: readonly PictureRequest[],
  cell: Cell,
): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const old = (await readdir(folder)).filter((name) => /^sheet-\d+\.webp$/.test(name));
  await Promise.all(old.map((name) => rm(join(folder, name))));
  const sorted = [...requests].sort((one, other) => one.name.localeCompare(other.name));
  const rows = inRows(sorted);
  const paths: string[] = [];
  const list = [
    '# Contact sheets',
    '',
    'Every picture of the shop, made by `npm run pictures -- --sheets`; names row by row.',
    '',
  ];
  for (let start = 0; start < rows.length; start += rowsPerSheet) {
    const part = rows.slice(start, start + rowsPerSheet);
    const name = `sheet-${String(start / rowsPerSheet + 1).padStart(2, '0')}.webp`;
    await writeSheet(join(folder, name), part, cell);
    paths.push(join(folder, name));
    list.push(
      `## ${name}`,
      '',
      ...part.map((row) => `- ${row.map((request) => request.name).join(', ')}`),
      '',
    );
  }
  await writeFile(join(folder, 'README.md'), `${list.join('\n').trimEnd()}\n`);
  return paths;
}
