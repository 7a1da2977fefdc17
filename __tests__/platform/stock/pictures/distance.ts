import sharp from 'sharp';
import { labOf } from '@/platform/stock/pictures/drawing/colour';
import { range } from '@/platform/stock/pictures/drawing/geometry';

/**
 * The least distance of two products of a category. Measured over the first stock: one scene drawn again from another seed lies 4.6
 * away in the middle (goods 0 to 1, plants 3 to 5, bunches 4 to 10); the same bouquet in Standard and Deluxe 5; two bouquets of other flowers
 * 8 and more; any two products of a category 18 in the middle. Nearer than a redrawn copy is not a picture of another thing.
 */
export const closestAllowed = 5;

const cells = 24;
/** Pixels across a cell while edges are taken. */
const fine = 4;
const side = cells * fine;

/** OKLab × 100 and the steps of lightness across and down, of one cell or of a part of a room. */
type Cell = readonly number[];

/** What of a picture is compared. */
export interface Fingerprint {
  /** 24 × 24 blurred cells, row by row. */
  cells: readonly Cell[];
  /** Which of them differ from the room at their sides. */
  subject: readonly boolean[];
  /** The room beside the subject, averaged. */
  room: Cell;
}

const average = (list: readonly Cell[]): Cell =>
  range(5).map(
    (channel) =>
      list.reduce((sum, cell) => sum + (cell[channel] ?? 0), 0) / Math.max(1, list.length),
  );

/** Colour counts whole; an edge says where a piece ends, which colour has half said already. */
const between = (one: Cell = [], other: Cell = []): number => {
  const gap = (channel: number) => (one[channel] ?? 0) - (other[channel] ?? 0);
  return Math.hypot(gap(0), gap(1), gap(2)) + (Math.abs(gap(3)) + Math.abs(gap(4))) / 2;
};

function blurred(grid: readonly Cell[]): Cell[] {
  return grid.map((_, index) => {
    const [x, y] = [index % cells, Math.floor(index / cells)];
    return average(
      [-1, 0, 1].flatMap((dy) =>
        [-1, 0, 1].flatMap((dx) => {
          const [nx, ny] = [x + dx, y + dy];
          const near =
            nx >= 0 && nx < cells && ny >= 0 && ny < cells ? grid[ny * cells + nx] : undefined;
          return near ? [near] : [];
        }),
      ),
    );
  });
}

/** The fingerprint of a square of RGB bytes, 96 pixels wide. */
export function fingerprintOf(rgb: Uint8Array): Fingerprint {
  const labs = range(side * side).map((pixel) =>
    labOf(rgb[pixel * 3] ?? 0, rgb[pixel * 3 + 1] ?? 0, rgb[pixel * 3 + 2] ?? 0).map(
      (value) => value * 100,
    ),
  );
  const lightness = (x: number, y: number) =>
    labs[Math.min(y, side - 1) * side + Math.min(x, side - 1)]?.[0] ?? 0;
  const grid = range(cells * cells).map((cell) => {
    const [left, top] = [(cell % cells) * fine, Math.floor(cell / cells) * fine];
    return average(
      range(fine * fine).map((step) => {
        const [x, y] = [left + (step % fine), top + Math.floor(step / fine)];
        const here = lightness(x, y);
        return [
          ...(labs[y * side + x] ?? []),
          Math.abs(lightness(x + 1, y) - here),
          Math.abs(lightness(x, y + 1) - here),
        ];
      }),
    );
  });
  const soft = blurred(grid);
  const beside = (row: number) =>
    average([soft[row * cells] ?? [], soft[row * cells + cells - 1] ?? []]);
  const walls = range(cells).map(beside);
  return {
    cells: soft,
    subject: soft.map((cell, index) => between(cell, walls[Math.floor(index / cells)]) > 6),
    room: average(walls),
  };
}

/** Reads a finished picture. */
export async function fingerprintOfFile(path: string): Promise<Fingerprint> {
  return fingerprintOf(
    await sharp(path).resize(side, side, { fit: 'cover' }).removeAlpha().raw().toBuffer(),
  );
}

/**
 * How far two pictures look apart. Cells that are subject in either of them count; the room counts a quarter, so that a bouquet is not
 * told from a candle by the wall they share, nor two candles by their walls alone.
 */
export function distance(one: Fingerprint, other: Fingerprint): number {
  const seen = range(cells * cells).filter((index) => one.subject[index] || other.subject[index]);
  const subject =
    seen.reduce((sum, index) => sum + between(one.cells[index], other.cells[index]), 0) /
    Math.max(1, seen.length);
  return subject + between(one.room, other.room) / 4;
}
