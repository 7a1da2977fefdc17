import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, cycle, lerp, range, stemCurve } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

type Blade = (pen: Pen, size: number, along: number, step: number) => void;

interface Stem {
  foot: number;
  lean: number;
  height: number;
  near: number;
}

const rubberStems: Stem[] = [
  { foot: -26, lean: -118, height: 400, near: 0.7 },
  { foot: 28, lean: 124, height: 440, near: 0.8 },
  { foot: 0, lean: 6, height: 570, near: 1 },
];
const crotonStems: Stem[] = [
  { foot: -34, lean: -120, height: 300, near: 0.68 },
  { foot: 34, lean: 124, height: 310, near: 0.74 },
  { foot: -12, lean: -40, height: 390, near: 0.86 },
  { foot: 14, lean: 46, height: 350, near: 0.94 },
  { foot: 0, lean: 0, height: 280, near: 1 },
];

/** Upright stems, big leaves on all sides of each, those of the tip standing up. */
function leafyStems(
  pen: Pen,
  stems: readonly Stem[],
  { wood, step, size, blade }: { wood: Pigment; step: number; size: number; blade: Blade },
): void {
  stems.forEach(({ foot, lean, height, near }) =>
    pen.atDepth(near, () => {
      const count = Math.round(height / step);
      const line = stemCurve(
        [foot, 8],
        [foot + lean * 0.2, -height * 0.6],
        [foot + lean, -height],
        count,
      );
      pen.ribbon(asPoints(line), 17, 9, wood, { shadow: 4 });
      range(count - 1).forEach((index) => {
        const { x, y, heading } = cycle(line, index + 2);
        const along = (index + 1) / count;
        [-1, 1].forEach((side) => {
          const turn = heading + side * (lerp(112, 34, along) + pen.between(-12, 12));
          pen.place(x, y + (side > 0 ? step * 0.4 : 0), { turn, squash: pen.between(0.8, 1) }, () =>
            blade(pen, size * lerp(1.04, 0.78, along), along, pen.between(-0.03, 0.03)),
          );
        });
        if (step < 60 && index % 2)
          pen.place(x, y, { turn: heading + 168 + pen.between(-30, 30), squash: 0.56 }, () =>
            blade(pen, size * 0.9, along, pen.between(0, 0.04)),
          );
      });
    }),
  );
}

/** A rubber plant: thick shining ovals on straight stems, a red sheath at each tip. */
export const rubberPlant: DrawHabit = (pen, plant) => {
  const tone = shade(mix(plant.leaf, petal.burgundy, 0.5), 0.02);
  leafyStems(pen, rubberStems, {
    wood: shade(material.wood, -0.2),
    step: 96,
    size: 196,
    blade(one, size, _, step) {
      drawLeaf(one, size, size * 0.27, shade(tone, step * 1.6 + one.light(0) * 0.03), {
        shadow: 6,
        widest: 0.52,
      });
      one.line(
        [
          [-size * 0.13, -size * 0.34],
          [-size * 0.16, -size * 0.54],
          [-size * 0.1, -size * 0.74],
        ],
        shade(tone, step + 0.2),
        size * 0.026,
        { opacity: 0.7 },
      );
    },
  });
  rubberStems.forEach(({ foot, lean, height, near }) =>
    pen.atDepth(near, () =>
      pen.place(foot + lean, -height, { turn: lean / 12 }, () =>
        pen.shape(
          [
            [-7, 6],
            [-8, -30],
            [0, -92],
            [8, -30],
            [7, 6],
          ],
          mix(petal.red, petal.coral, 0.3),
          { shadow: 4 },
        ),
      ),
    ),
  );
};

/** A croton: leathery ovals, green, yellow, orange and red on one plant, their veins drawn in another of these. */
export const croton: DrawHabit = (pen) => {
  const tones = [
    leaf.deep,
    mix(leaf.leaf, petal.yellow, 0.35),
    petal.orange,
    petal.red,
    petal.burgundy,
  ];
  leafyStems(pen, crotonStems, {
    wood: shade(material.wood, -0.16),
    step: 44,
    size: 150,
    blade(one, size, along, step) {
      const pick = Math.floor(one.between(0, 2.4) + (1 - along) * 2.6);
      const tone = shade(mix(cycle(tones, Math.min(4, pick)), leaf.deep, 0.16), step);
      const vein = mix(pick > 1 ? petal.yellow : petal.lemon, tone, 0.15);
      drawLeaf(one, size, size * 0.24, tone, { shadow: 5, widest: 0.54, vein: false });
      one.ribbon(
        [
          [0, 0],
          [0, -size * 0.92],
        ],
        size * 0.05,
        size * 0.015,
        vein,
      );
      [0.24, 0.4, 0.56, 0.7].forEach((at) =>
        [-1, 1].forEach((side) =>
          one.line(
            [
              [0, -size * at],
              [side * size * 0.17 * Math.sin(Math.PI * (0.2 + at * 0.75)), -size * (at + 0.1)],
            ],
            vein,
            size * 0.026,
          ),
        ),
      );
    },
  });
};
