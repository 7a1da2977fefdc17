import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { iconSvg, logoSvg } from '../house-mark';

const asPng = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 1200 }).resize(size, size).png({ palette: true }).toBuffer();

/** A Windows icon file that holds PNG images. */
function icoFile(images: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + images.length * 16);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, png }, index) => {
    const entry = 6 + index * 16;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}

/** Writes the logo and the icons of tabs and home screens into the public folder. */
export async function writeIcons(publicFolder: string): Promise<void> {
  await mkdir(join(publicFolder, 'pictures'), { recursive: true });
  await writeFile(join(publicFolder, 'pictures/logo.svg'), logoSvg());
  await writeFile(join(publicFolder, 'favicon.svg'), iconSvg(true));
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await asPng(iconSvg(true), size) })),
  );
  await writeFile(join(publicFolder, 'favicon.ico'), icoFile(small));
  await writeFile(join(publicFolder, 'apple-touch-icon.png'), await asPng(iconSvg(false), 180));
  await writeFile(join(publicFolder, 'icon.png'), await asPng(iconSvg(true), 512));
}
