import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, petal as petalOutline, polar, range } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, petal } from '../../pigments';

const ringRadius = 226;
const violet = mix(petal.purple, petal.lavender, 0.42);
const silver = shade(mix(leaf.dusty, leaf.sage, 0.4), 0.06);

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

/** A twig of silver-dollar eucalyptus: round leaves in pairs, smaller towards its tip. */
function silverDollar(pen: Pen, length: number, tone: Pigment): void {
  pen.line(
    [
      [0, 0],
      [0, -length * 0.95],
    ],
    shade(tone, -0.16),
    3.5,
  );
  [0.26, 0.48, 0.68, 0.85, 0.98].forEach((along, step) =>
    [-1, 1].forEach((side) => {
      const radius = length * (0.15 - step * 0.016);
      const [x, y] = step === 4 ? [0, -length] : [side * radius * 0.92, -length * along];
      pen.place(x, y, { turn: side * pen.between(10, 40) }, () =>
        pen.shape(
          ellipse(radius, radius * pen.between(0.8, 0.95)),
          shade(tone, pen.light(side * 70) * 0.05 + pen.between(-0.03, 0.03)),
          { shadow: 4 },
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
  tone: Pigment;
  /** Where the first stands, in degrees. */
  from?: number;
}

function row(
  pen: Pen,
  draw: typeof lavender,
  { count, reach, slant, length, near, tone, from = 0 }: Row,
): void {
  range(count).forEach((index) =>
    pen.atDepth(near, () => {
      const around = from + (index * 360) / count + pen.between(-3, 3);
      const [x, y] = polar(around, ringRadius + reach);
      pen.place(x, y, { turn: around + 90 + slant + pen.between(-7, 7) }, () =>
        draw(pen, length * pen.between(0.92, 1.08), shade(tone, pen.between(-0.05, 0.04))),
      );
    }),
  );
}

/** A ring of silver-dollar eucalyptus with bunches of lavender bound into it all the way round; no other flower. */
export function lavenderWreath(pen: Pen): void {
  const tone = silver;
  row(pen, silverDollar, { count: 20, reach: 18, slant: -36, length: 146, near: 0.6, tone });
  row(pen, silverDollar, { count: 16, reach: -14, slant: 36, length: 122, near: 0.7, tone });
  row(pen, lavender, { count: 11, reach: -10, slant: 40, length: 118, near: 0.84, tone: violet });
  [-56, -42, -28].forEach((slant, index) =>
    row(pen, lavender, {
      count: 11,
      reach: 8 - index * 4,
      slant,
      length: 168,
      near: 0.92,
      tone: violet,
    }),
  );
  row(pen, silverDollar, {
    count: 11,
    reach: -2,
    slant: -12,
    length: 118,
    near: 0.98,
    tone: shade(silver, 0.03),
    from: 6,
  });
}
