import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A picture has two of them only where it is as wide as the window. */
const widths = [2400, 1200];

/** The widest file of one of the shop's own pictures, by its address (`/pictures/articles/cut-roses.webp`). Throws an Error for none. */
export async function readPicture(url: string): Promise<Uint8Array> {
  for (const width of widths) {
    const file = join(process.cwd(), 'public', url.replace(/\.webp$/, `-${width}.webp`));
    const found = await readFile(file).catch(() => null);
    if (found) return found;
  }
  throw new Error(`There is no file of ${url} in public/pictures.`);
}
