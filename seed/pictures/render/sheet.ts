import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawScene } from '../compose';
import { frames } from '../frames';
import type { PictureRequest } from '../scene-description';

const columns = 5;
const perSheet = 20;
const gap = 6;
const cellHeight = 300;

/** Draws contact sheets to look at, twenty pictures each; answers their paths. */
export async function writeSheets(folder: string, requests: readonly PictureRequest[]): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const paths: string[] = [];
  for (let start = 0; start < requests.length; start += perSheet) {
    const part = requests.slice(start, start + perSheet);
    const cellWidth = Math.max(...part.map(({ ratio }) => Math.round((cellHeight * frames[ratio].width) / frames[ratio].height)));
    const cells = [];
    for (const [index, { scene, ratio }] of part.entries()) {
      const input = await sharp(Buffer.from(drawScene(scene, frames[ratio]).svg),
        { unlimited: true }).resize({ height: cellHeight }).png().toBuffer();
      cells.push({ input, left: (index % columns) * (cellWidth + gap), top: Math.floor(index / columns) * (cellHeight + gap) });
    }
    const path = join(folder, `sheet-${String(start / perSheet + 1).padStart(2, '0')}.png`);
    const rows = Math.ceil(part.length / columns);
    await sharp({ create: { width: columns * (cellWidth + gap) - gap, height: rows * (cellHeight + gap) - gap, channels: 3,
      background: '#fff' } })
      .composite(cells).png().toFile(path);
    paths.push(path);
  }
  return paths;
}
