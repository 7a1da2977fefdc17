import { drawHead } from '../../blooms/bloom-kinds';
import { shade, type Pigment } from '../../drawing/colour';
import { cycle, ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { grass } from '../../foliage/sprigs';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const [hoops, step, span, tall] = [7, 84, 168, 218];
const left = -((hoops - 1) * step + span) / 2;

/** One hoop: two legs, and a half circle over them. */
const hoop = (x: number): Point[] => {
  const radius = span / 2;
  const over = range(11).map((index): Point => {
    const angle = Math.PI * (1 - index / 10);
    return [x + radius + Math.cos(angle) * radius, -tall + radius - Math.sin(angle) * radius];
  });
  return [[x, 8], [x, -tall * 0.3], ...over, [x + span, -tall * 0.3], [x + span, 8]];
};

/** Wire with its light: a dark line, and a thin lighter one on it. */
function wire(pen: Pen, points: readonly Point[], steel: Pigment, width: number): void {
  pen.place(3, 5, {}, () => pen.line(points, material.aubergine, width, { opacity: 0.14 }));
  pen.line(points, steel, width);
  pen.place(-width * 0.16, -width * 0.16, {}, () =>
    pen.line(points, shade(steel, 0.14), width * 0.28),
  );
}

/** What it keeps the dog out of. The flowers are ornament and not counted. */
function border(pen: Pen): void {
  const counted = pen.blooms;
  const width = (hoops - 1) * step + span;
  pen.shape(
    ellipse(width * 0.53, 24, { points: 20, wobble: 0.05, random: pen.random, y: 4 }),
    shade(material.soil, 0.06),
    { shadow: 5 },
  );
  range(7).forEach((index) => {
    const x = left + 60 + index * ((width - 120) / 6) + pen.between(-8, 8);
    const height = cycle([252, 306, 270, 326, 276, 310, 256], index);
    [-34, -15, 12, 36].forEach((turn) =>
      pen.place(x, 4, { turn }, () =>
        drawLeaf(pen, 128 + pen.between(0, 40), 15, shade(leaf.leaf, pen.between(-0.05, 0.04)), {
          bend: turn / 190,
        }),
      ),
    );
    pen.ribbon(
      [
        [x, 4],
        [x + 5, -height * 0.5],
        [x, -height],
      ],
      7,
      5,
      leaf.stem,
      { shadow: 2 },
    );
    drawHead(pen, index % 2 ? 'daisy' : 'ranunculus', {
      x,
      y: -height,
      radius: index % 2 ? 40 : 36,
      pigment: index % 2 ? petal.white : petal.coral,
      lean: pen.between(-12, 12),
      tilt: 0.3,
    });
  });
  pen.blooms = counted;
}

/** A knee-high border fence: hoops that overlap by half, two wires through them. */
export const hoopFence: DrawGood = (pen, { paint: steel }) => {
  pen.atDepth(0.82, () => border(pen));
  const right = left + (hoops - 1) * step + span;
  [1, 0].forEach((row) =>
    range(hoops)
      .filter((index) => index % 2 === row)
      .forEach((index) => wire(pen, hoop(left + index * step), shade(steel, row ? -0.05 : 0), 10)),
  );
  [-42, -92].forEach((y) =>
    wire(
      pen,
      [
        [left, y],
        [right, y],
      ],
      steel,
      6,
    ),
  );
  [-0.48, -0.2, 0.14, 0.46].forEach((side) =>
    pen.place(side * (right - left), 18, {}, () => grass(pen, 50, leaf.leaf)),
  );
  return standsOn(330);
};
