import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf } from '../../pigments';
import type { DrawHabit } from '../growing';

const hair = pigment(0.95, 0.012, 90);
const skin = mix(leaf.sage, leaf.leaf, 0.4);

interface Column {
  x: number;
  half: number;
  height: number;
  lean: number;
}

/** Half width of the column at a height between 0 and 1. */
const around = ({ half }: Column, along: number): number =>
  half * Math.sqrt(Math.max(0.04, 1 - Math.max(0, along - 0.8) ** 2 / 0.042));

/** A lock that starts at a point of the column and falls down its side. */
function lock(pen: Pen, [x, y]: Point, length: number, aside: number, tone: Pigment): void {
  const fall = stemCurve(
    [x, y],
    [x + aside * 0.9, y + length * 0.12],
    [x + aside + pen.between(-8, 8), y + length],
    5,
  );
  pen.ribbon(asPoints(fall), 8, 1.4, tone, { shadow: 2 });
}

/** A green column that shows through at its foot and between the locks. */
function beardedColumn(pen: Pen, column: Column): void {
  const { half, height } = column;
  const side = (sign: 1 | -1): Point[] =>
    range(9).map((index) => [sign * around(column, index / 8), (-index / 8) * height]);
  const outline: Point[] = [...side(-1), ...side(1).reverse()];
  pen.shape(outline, skin, { shadow: 7 });
  [-0.6, -0.2, 0.2, 0.6].forEach((across) =>
    pen.line(
      range(7).map((index): Point => [
        across * around(column, (index / 6) * 0.96),
        (-index / 6) * height * 0.96,
      ]),
      shade(skin, -0.09 - across * 0.03),
      half * 0.12,
    ),
  );
  const rows = Math.round(height / 19);
  range(rows).forEach((row) => {
    const along = 0.14 + (row / (rows - 1)) * 0.86;
    const wide = around(column, along);
    range(11).forEach((index) => {
      const across = index / 5 - 1 + pen.between(-0.08, 0.08);
      const tone = shade(hair, -0.05 - across * 0.055 + pen.between(-0.045, 0.03));
      lock(
        pen,
        [across * wide, -along * height + pen.between(-8, 8)],
        lerp(66, 96, pen.random()),
        across * lerp(16, 34, pen.random()),
        tone,
      );
    });
  });
  range(22).forEach((index) => {
    const across = (index / 21) * 2 - 1;
    const tip = stemCurve(
      [across * half * 0.4, -height * 0.985],
      [across * half * 0.7, -height * 1.1 - 14],
      [across * half * 1.25, -height * 1.03 + Math.abs(across) * 34 + pen.between(-10, 10)],
      5,
    );
    pen.ribbon(asPoints(tip), 7, 1.4, shade(hair, -across * 0.05 + pen.between(-0.03, 0.02)), {
      shadow: 2,
    });
  });
}

/** Two columns wrapped from head to foot in long white hair. */
export const oldManCactus: DrawHabit = (pen) => {
  pen.atDepth(0.86, () =>
    pen.place(74, 4, { turn: 6 }, () =>
      beardedColumn(pen, { x: 0, half: 42, height: 168, lean: 0 }),
    ),
  );
  pen.place(-18, 6, { turn: -1 }, () =>
    beardedColumn(pen, { x: 0, half: 70, height: 400, lean: 0 }),
  );
};
