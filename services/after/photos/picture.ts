import type { Picture } from '../../orders/photos';

/** The longest side of a kept photo. Pixels. */
const longestSide = 1600;
/** What a phone's camera makes, and what is more than any of them. Pixels. */
const mostPixels = 64_000_000;
const formats = ['jpeg', 'png', 'webp'];
const quality = 80;

/** The largest picture of a mail: twice as many pixels as it shows. */
const mailed = { width: 1024, height: 960 };

let last: Promise<unknown> = Promise.resolve();

/** 20 MB of a process that may never see a photo: loaded with the first. */
const loadSharp = async () => (await import('sharp')).default;

/** A photo made of what somebody sent, one at a time, for each takes a processor and much memory; `null` for what is no JPEG, PNG or WebP, is broken or too large. */
export function toPicture(sent: Uint8Array): Promise<Picture | null> {
  const made = last.then(async () => {
    const sharp = await loadSharp();
    return convert(sharp, sent).catch(() => null);
  });
  last = made.catch(() => undefined);
  return made;
}

/** A kept photo as a mail shows it: JPEG, which all mail programs know. */
export function mailPicture(kept: ArrayBuffer): Promise<Buffer<ArrayBuffer>> {
  const made = last.then(async () => {
    const sharp = await loadSharp();
    return sharp(kept)
      .resize({ ...mailed, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality })
      .toBuffer();
  });
  last = made.catch(() => undefined);
  return made as Promise<Buffer<ArrayBuffer>>;
}

async function convert(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  sent: Uint8Array,
): Promise<Picture | null> {
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
