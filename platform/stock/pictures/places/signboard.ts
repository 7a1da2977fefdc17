import { shade } from '../drawing/colour';
import type { Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { floret } from '../hardgoods/solids';
import { material } from '../pigments';

interface Letter {
  width: number;
  strokes: readonly (readonly Point[])[];
}

/** The letters of the house's name, one high; a point given twice is a corner. */
const letters: Record<string, Letter> = {
  L: {
    width: 0.52,
    strokes: [
      [
        [0, 0],
        [0, 1],
        [0, 1],
        [0.52, 1],
      ],
    ],
  },
  I: {
    width: 0,
    strokes: [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  },
  A: {
    width: 0.8,
    strokes: [
      [
        [0, 1],
        [0.4, 0],
        [0.4, 0],
        [0.8, 1],
      ],
      [
        [0.15, 0.66],
        [0.65, 0.66],
      ],
    ],
  },
  C: {
    width: 0.72,
    strokes: [
      [
        [0.72, 0.16],
        [0.42, 0],
        [0.06, 0.28],
        [0.06, 0.72],
        [0.42, 1],
        [0.72, 0.84],
      ],
    ],
  },
  O: {
    width: 0.84,
    strokes: [
      [
        [0.42, 0],
        [0.06, 0.26],
        [0.06, 0.74],
        [0.42, 1],
      ],
      [
        [0.42, 1],
        [0.78, 0.74],
        [0.78, 0.26],
        [0.42, 0],
      ],
    ],
  },
  M: {
    width: 0.96,
    strokes: [
      [
        [0, 1],
        [0.08, 0],
        [0.08, 0],
        [0.48, 0.78],
        [0.48, 0.78],
        [0.88, 0],
        [0.88, 0],
        [0.96, 1],
      ],
    ],
  },
};
const high = 46;
const gap = 0.36;

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (letters[letter]?.width ?? 0), 0) +
  gap * (word.length - 1);

function write(pen: Pen, word: string, left: number, top: number): void {
  let at = 0;
  for (const letter of word) {
    const { width, strokes } = letters[letter] ?? { width: 0, strokes: [] };
    for (const stroke of strokes) {
      pen.line(
        stroke.map(([x, y]): Point => [left + (at + x) * high, top + y * high]),
        shade(material.lilac, 0.06),
        7,
      );
    }
    at += width + gap;
  }
}

/** The house's name on a shop front, the floret between its two words. */
export function signboard(pen: Pen, x: number, y: number): void {
  const half = 78;
  floret(pen, x, y, 38, material.lilac);
  write(pen, 'LILAC', x - half - widthOf('LILAC') * high, y - high / 2);
  write(pen, 'LOAM', x + half, y - high / 2);
}
