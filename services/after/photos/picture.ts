import sharp from 'sharp';
import type { Picture } from '../../orders/photos';

/** The longest side of a kept photo. Pixels. */
const longestSide = 1600;
/** What a phone's camera makes, and what is more than any of them. Pixels. */
const mostPixels = 64_000_000;
const formats = ['jpeg', 'png', 'webp'];
const quality = 80;

let last: Promise<unknown> = Promise.resolve();

/** A photo made of what somebody sent, one at a time, for each takes a processor and much memory; `null` for what is no JPEG, PNG or WebP, is broken or too large. */
export function toPicture(sent: Uint8Array): Promise<Picture | null> {
  const made = last.then(() => convert(sent).catch(() => null));
  last = made;
  return made;
}

async function convert(sent: Uint8Array): Promise<Picture | null> {
  const input = sharp(sent, { limitInputPixels: mostPixels, failOn: 'truncated' });
  const { format } = await input.metadata();
  if (!formats.includes(format)) return null;
  const { data, info } = await input
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
