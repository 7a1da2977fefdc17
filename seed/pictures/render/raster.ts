import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { widthsOf, type Ratio } from '../frames';

/** Others work on this machine too. */
sharp.concurrency(1);

const bestQuality = 82;
const leastQuality = 46;
const qualityStep = 6;

const drawn = (svg: string, width: number) =>
  sharp(Buffer.from(svg.replace(/ width="\d+" height="\d+"/, ` width="${width}"`)), { unlimited: true }).removeAlpha();

async function asWebp(pixels: Sharp, bytes: number): Promise<Buffer> {
  for (let quality = bestQuality; ; quality -= qualityStep) {
    const file = await pixels.clone().webp({ quality, effort: 4, smartSubsample: true }).toBuffer();
    if (file.length <= bytes || quality <= leastQuality) return file;
  }
}

/** Writes a picture in its finished widths; answers the bytes written. */
export async function writePicture(folder: string, name: string, ratio: Ratio, svg: string): Promise<number> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  if (ratio === 'og') {
    const file = await drawn(svg, 1200).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
    await writeFile(join(folder, `${name}.jpg`), file);
    return file.length;
  }
  const sizes = widthsOf(ratio);
  const { data, info } = await drawn(svg, Math.max(...sizes.map(({ width }) => width))).raw().toBuffer({ resolveWithObject: true });
  const large = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  let written = 0;
  for (const { width, bytes } of sizes) {
    const file = await asWebp(width === info.width ? large : large.clone().resize(width), bytes);
    await writeFile(join(folder, `${name}-${width}.webp`), file);
    written += file.length;
  }
  return written;
}
