import sharp, { type Sharp } from 'sharp';
import { labOf } from '@/platform/stock/pictures/drawing/colour';

/** Height in pixels at which a file is compared with its room: a pixel is one hundredth of the picture. */
const rows = 100;

/** What a finished file shows where its room alone would show something else. */
export interface Seen {
  /** The largest difference within the outer seven hundredths, OKLab × 100. A subject keeps eight; one is left to the encoder's blocks. */
  atEdge: number;
  /** Share of the picture that differs clearly from the room. */
  subject: number;
}

const pixelsOf = async (image: Sharp): Promise<{ data: Buffer; width: number }> => {
  const { data, info } = await image
    .resize({ height: rows })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
};

/** The same drawing asked for small: rasterising a room at full size would cost half a second each. */
const asked = (svg: string): Buffer =>
  Buffer.from(
    svg.replace(
      / width="(\d+)" height="(\d+)"/,
      (_, width, height) =>
        ` width="${Math.round((2 * rows * Number(width)) / Number(height))}" height="${2 * rows}"`,
    ),
  );

/** Clearly another tone; the soft shadow on a wall stays below it. */
const clear = 9;
const edge = 7;

/** Compares a finished file with a drawing of its room alone. */
export async function seenInFile(path: string, room: string): Promise<Seen> {
  const [file, wall] = await Promise.all([pixelsOf(sharp(path)), pixelsOf(sharp(asked(room)))]);
  const lab = (data: Buffer, at: number) =>
    labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  let atEdge = 0;
  let seen = 0;
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < file.width; x += 1) {
      const at = (y * file.width + x) * 3;
      const [one, other] = [lab(file.data, at), lab(wall.data, at)];
      const gap = 100 * Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
      const [fromLeft, fromTop] = [
        Math.min(x, file.width - 1 - x) / file.width,
        Math.min(y, rows - 1 - y) / rows,
      ];
      if (Math.min(fromLeft, fromTop) < edge / 100) atEdge = Math.max(atEdge, gap);
      if (gap > clear) seen += 1;
    }
  }
  return { atEdge, subject: seen / (rows * file.width) };
}
