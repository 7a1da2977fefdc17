import { mix, shade, type Pigment } from '../../../drawing/colour';
import { ellipse, lerp, range, type Point } from '../../../drawing/geometry';
import type { Pen } from '../../../drawing/pen';
import { centre, leaf } from '../../../pigments';
import type { DrawHabit } from '../../growing';

const green = mix(leaf.fresh, leaf.leaf, 0.25);

/** One undivided frond: a broad strap, its edge in waves, a dark rib down its middle. */
function frond(pen: Pen, length: number, halfWidth: number, tone: Pigment, bend: number): void {
  const at = (along: number, aside: number): Point => [
    aside + bend * along * along * length,
    -length * along,
  ];
  const edge = (side: 1 | -1): Point[] =>
    range(14).map((index) => {
      const along = (index + 1) / 15;
      const wide = halfWidth * Math.sin(Math.PI * (0.1 + along * 0.84)) ** 0.72;
      return at(along, side * wide * (index % 2 ? 1.12 : 0.92));
    });
  const rib = range(8).map((index) => at(index / 7.3, 0));
  const contrast = pen.light(-90) * 0.06;
  pen.shape([[0, 0], ...edge(-1), at(1, 0), ...edge(1).reverse()], shade(tone, -contrast), {
    shadow: 7,
  });
  pen.shape([[0, 0], ...edge(-1), at(1, 0), ...rib.slice(1).reverse()], shade(tone, contrast));
  pen.ribbon(rib, 8, 2.5, mix(shade(tone, -0.16), centre.umber, 0.5));
}

function fronds(
  pen: Pen,
  turns: readonly number[],
  { length, near, foot }: { length: number; near: number; foot: number },
): void {
  turns.forEach((turn, index) =>
    pen.atDepth(near + (index % 2) * 0.07, () =>
      pen.place(turn * foot, -6, { turn: turn * 0.86 + pen.between(-4, 4) }, () =>
        frond(
          pen,
          length * pen.between(0.92, 1.08) * (1 - Math.abs(turn) / 420),
          lerp(42, 50, pen.random()),
          shade(green, pen.between(-0.03, 0.04)),
          turn / 260,
        ),
      ),
    ),
  );
}

/** A shuttlecock of broad wavy fronds round an open middle, where new ones uncurl from brown felt. */
export const birdsNestFern: DrawHabit = (pen) => {
  fronds(pen, [-84, 82, -60, 58, -38, 36, -14, 12], { length: 430, near: 0.68, foot: 0.8 });
  pen.shape(ellipse(92, 34, { y: -34, points: 14 }), shade(leaf.deep, -0.13));
  pen.shape(
    ellipse(62, 22, { y: -26, points: 14, wobble: 0.16, random: pen.random }),
    shade(centre.umber, 0.04),
  );
  [-34, 6, 38].forEach((x, index) => {
    const curl: Point[] = [
      [x, -22],
      [x * 1.2 - 4, -74 - index * 9],
      [x * 1.3 + 8, -104 - index * 9],
      [x * 1.3 + 24, -92 - index * 9],
      [x * 1.3 + 16, -78 - index * 9],
    ];
    pen.ribbon(curl, 14, 9, shade(leaf.fresh, 0.06), { shadow: 4 });
  });
  fronds(pen, [-100, 98, -76, 78], { length: 330, near: 0.9, foot: 0.9 });
  [-128, 130].forEach((turn) =>
    pen.place(turn * 0.5, -2, { turn }, () =>
      frond(pen, 176, 40, shade(green, -0.02), turn > 0 ? 0.2 : -0.2),
    ),
  );
  [-44, 40, -2].forEach((x, index) =>
    pen.place(x, -12, { turn: 180 - x * 0.7, squash: 0.5 }, () =>
      frond(pen, 176, 44, shade(green, 0.02 + index * 0.012), -x / 400),
    ),
  );
};
