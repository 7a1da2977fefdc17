import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { finishesOf, type Finish, type Ratio } from '../frames';

/** Others work on this machine too. */
sharp.concurrency(1);

const qualityStep = 4;
/** A step takes about this share off a file. */
const stepSaves = 0.07;
const webp = { effort: 6, preset: 'picture' } as const;
/** Small files are looked at pixel by pixel: their colour edges are kept sharp. Wide ones are shown smaller than they are. */
const sharpColourTo = 400;
const jpeg = { quality: 82, mozjpeg: true } as const;

const drawn = (svg: string, width: number) =>
  sharp(Buffer.from(svg.replace(/ width="\d+" height="\d+"/, ` width="${width}"`)), {
    unlimited: true,
  }).removeAlpha();

/** A drawing at a height in pixels, as PNG. */
export const rasterised = (svg: string, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { unlimited: true })
    .resize({ height })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Everything besides the drawing that decides the bytes of a file: part of its hash, so that a change writes every file once more. */
export const finishKey = (ratio: Ratio): string =>
  JSON.stringify(
    ratio === 'og' ? jpeg : [webp, qualityStep, stepSaves, sharpColourTo, finishesOf(ratio)],
  );

async function asWebp(pixels: Sharp, { width, bytes, best, least }: Finish): Promise<Buffer> {
  for (let quality = best; ;) {
    const file = await pixels
      .clone()
      .webp({ ...webp, smartSubsample: width <= sharpColourTo, quality })
      .toBuffer();
    const steps = Math.max(1, Math.round((file.length / bytes - 1) / stepSaves));
    if (file.length <= bytes || quality === least) return file;
    quality = Math.max(least, quality - steps * qualityStep);
  }
}

/** Writes a picture in its finished widths; returns the bytes written. */
export async function writePicture(
  folder: string,
  name: string,
  ratio: Ratio,
  svg: string,
): Promise<number> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  if (ratio === 'og') {
    const file = await drawn(svg, 1200).jpeg(jpeg).toBuffer();
    await writeFile(join(folder, `${name}.jpg`), file);
    return file.length;
  }
  const sizes = finishesOf(ratio);
  const { data, info } = await drawn(svg, Math.max(...sizes.map(({ width }) => width)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const large = sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  });
  let written = 0;
  for (const finish of sizes) {
    const { width } = finish;
    const file = await asWebp(width === info.width ? large : large.clone().resize(width), finish);
    await writeFile(join(folder, `${name}-${width}.webp`), file);
    written += file.length;
  }
  return written;
}
