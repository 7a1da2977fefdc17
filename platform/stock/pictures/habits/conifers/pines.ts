import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';
import { tuft } from './tuft';

interface Pine {
  tone: Pigment;
  bark: Pigment;
  height: number;
  /** Half its breadth at the lowest whorl. */
  half: number;
  whorls: number;
  /** Height of the lowest whorl. */
  lowest: number;
  /** How much a branch rises towards its end, as a share of its reach. */
  lift: number;
  size: number;
  /** Branches of a whorl that come towards us or go back. */
  between: number;
  /** How far the branches that come towards us hide the trunk, as a share of the others. */
  fullness: number;
}

function branch(pen: Pen, pine: Pine, y: number, across: number, reach: number): void {
  const { tone, bark, lift, size } = pine;
  const tip: Point = [across * reach, y - reach * lift * (0.3 + 0.7 * Math.abs(across))];
  const line = stemCurve([0, y], [tip[0] * 0.5, y + reach * 0.04], tip, 8);
  pen.ribbon(asPoints(line), 9, 4, bark);
  const from = reach * Math.abs(across) < 60 ? 5 : 3;
  line.slice(from).forEach(({ x, y: up, heading }, index) => {
    const last = index + from === line.length - 1;
    const aside = last ? 0 : (index % 2 ? 44 : -44) + pen.between(-10, 10);
    const step = -across * 0.03 + pen.between(-0.045, 0.04) + (last ? 0.04 : 0);
    (last ? [0] : [aside, -aside]).forEach((turn) =>
      pen.place(x, up, { turn: heading * 0.8 + turn }, () =>
        tuft(pen, size * pen.between(0.86, 1.08), shade(tone, step - turn * 0.0006), {
          needles: last ? 13 : 10,
          spread: last ? 190 : 140,
          waist: 0.22,
        }),
      ),
    );
  });
}

/** Whorls of branches with sky between them, long needles in bundles at their ends. */
const pineOf =
  (pine: Pine): DrawHabit =>
  (pen) => {
    const { tone, bark, height, half, whorls, lowest, size, between, fullness } = pine;
    pen.ribbon(
      [
        [0, -6],
        [3, -height * 0.5],
        [0, -height * 0.94],
      ],
      32,
      7,
      bark,
      { shadow: 5 },
    );
    pen.ribbon(
      [
        [-6, -6],
        [-3, -height * 0.3],
        [-3, -height * 0.6],
      ],
      9,
      3,
      shade(bark, 0.1),
    );
    range(whorls).forEach((whorl) => {
      const share = whorl / (whorls - 1);
      const y = -lerp(lowest, height * 0.93, share);
      const reach = lerp(half, 30, share ** 0.92) * (whorl % 2 ? 0.93 : 1);
      const own = { ...pine, size: size * lerp(1, 0.66, share) };
      const sides = range(between).map((index) => (index + 1) / (between + 1));
      sides.forEach((across) =>
        pen.atDepth(0.78, () =>
          [-1, 1].forEach((side) => branch(pen, own, y - 14 + side * 9, side * across, reach)),
        ),
      );
      [-1, 1].forEach((side) =>
        branch(pen, own, y + side * (whorl % 2 ? 11 : -11), side * pen.between(0.92, 1.06), reach),
      );
      [-0.3, 0.34, 0.02].forEach((across) => branch(pen, own, y + 12, across, reach * fullness));
    });
    [-40, 40, 0].forEach((turn) =>
      pen.place(0, -height * 0.93, { turn }, () =>
        tuft(pen, size * 0.95, shade(tone, 0.05), { needles: 7, spread: 64 }),
      ),
    );
  };

/** A white pine: soft green, open, tier above tier. */
export const whitePine = pineOf({
  tone: shade(mix(mix(leaf.leaf, leaf.fresh, 0.6), leaf.dusty, 0.3), 0.015),
  bark: mix(material.wood, material.slate, 0.5),
  height: 640,
  half: 236,
  whorls: 6,
  lowest: 120,
  lift: 0.26,
  size: 60,
  between: 1,
  fullness: 0.5,
});

/** A Scotch pine: fuller and rounder, its bark orange. */
export const scotchPine = pineOf({
  tone: mix(leaf.leaf, leaf.dusty, 0.14),
  bark: pigment(0.6, 0.125, 48),
  height: 600,
  half: 262,
  whorls: 8,
  lowest: 150,
  lift: 0.34,
  size: 78,
  between: 2,
  fullness: 0.8,
});
