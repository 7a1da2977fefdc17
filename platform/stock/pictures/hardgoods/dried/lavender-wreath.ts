import { mix, shade, type Pigment } from '../../drawing/colour';
import { petal as petalOutline, polar, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { eucalyptus } from '../../foliage/sprigs';
import { leaf, petal } from '../../pigments';

const ringRadius = 226;
const violet = mix(petal.purple, petal.lavender, 0.42);
const gray = mix(leaf.dusty, leaf.sage, 0.5);

/** A stalk of lavender: bare below, whorls of pointed buds above, the lowest a little apart. */
function lavender(pen: Pen, length: number, tone: Pigment): void {
  pen.line(
    [
      [0, 0],
      [0, -length * 0.9],
    ],
    shade(leaf.sage, -0.12),
    4,
  );
  [0.4, 0.52, 0.61, 0.7, 0.78, 0.86, 0.92].forEach((along, step) =>
    pen.place(0, -length * along, { scale: 1 - step * 0.075 }, () => {
      [-46, 46, 0].forEach((turn) =>
        pen.place(0, 0, { turn }, () =>
          pen.shape(
            petalOutline(length * 0.13, length * 0.05, { pointed: true, widest: 0.5 }),
            shade(tone, (turn ? pen.light(0) * 0.05 : 0.07) + step * 0.008),
            { shadow: turn ? 3 : 0 },
          ),
        ),
      );
    }),
  );
}

interface Row {
  count: number;
  reach: number;
  /** Degrees off the way the wreath is bound: outwards or inwards. */
  slant: number;
  length: number;
  near: number;
}

function row(pen: Pen, { count, reach, slant, length, near }: Row, draw: typeof lavender): void {
  range(count).forEach((index) =>
    pen.atDepth(near, () => {
      const around = (index * 360) / count + pen.between(-3, 3);
      const [x, y] = polar(around, ringRadius + reach);
      pen.place(x, y, { turn: around + 90 + slant + pen.between(-7, 7) }, () =>
        draw(pen, length * pen.between(0.92, 1.08), shade(violet, pen.between(-0.05, 0.04))),
      );
    }),
  );
}

const greens = (pen: Pen, length: number): void =>
  eucalyptus(pen, length, shade(gray, pen.between(-0.05, 0.04)));

/** A ring of gray eucalyptus with stalks of lavender standing out of it all the way round; no other flower. */
export function lavenderWreath(pen: Pen): void {
  row(pen, { count: 26, reach: 14, slant: -34, length: 132, near: 0.6 }, greens);
  row(pen, { count: 20, reach: -14, slant: 34, length: 112, near: 0.7 }, greens);
  row(pen, { count: 30, reach: 4, slant: -50, length: 150, near: 0.92 }, lavender);
  row(pen, { count: 18, reach: -10, slant: 40, length: 118, near: 0.86 }, lavender);
  row(pen, { count: 20, reach: 2, slant: 0, length: 116, near: 0.95 }, greens);
  row(pen, { count: 20, reach: 6, slant: -16, length: 142, near: 1 }, lavender);
}
