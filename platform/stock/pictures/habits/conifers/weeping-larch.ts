import { mix, shade } from '../../drawing/colour';
import { asPoints, range, stemCurve, type Point, type StemPoint } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';
import { tuft } from './tuft';

const bark = shade(material.wood, -0.1);
const green = shade(mix(leaf.fresh, leaf.leaf, 0.12), 0.02);

/** Limbs that arch out and fall: where they leave the trunk, how far they go, how deep they hang. */
const limbs: [from: number, reach: number, fall: number, near: number][] = [
  [-540, -150, 330, 0.72],
  [-540, 156, 350, 0.74],
  [-440, -214, 330, 0.84],
  [-420, 220, 300, 0.86],
  [-500, -60, 330, 0.8],
  [-500, 70, 300, 0.8],
  [-572, -112, 300, 0.94],
  [-568, 118, 270, 0.96],
  [-580, -34, 210, 1],
  [-580, 44, 180, 1],
];

function tufted(pen: Pen, line: readonly StemPoint[], size: number): void {
  line.slice(1).forEach(({ x, y, heading }, index) =>
    pen.place(x, y, { turn: heading + (index % 2 ? 64 : -64) + pen.between(-14, 14) }, () =>
      tuft(pen, size * pen.between(0.85, 1.1), shade(green, pen.between(-0.06, 0.06)), {
        needles: 9,
        spread: 200,
        waist: 0.3,
      }),
    ),
  );
}

/** A shoot that hangs straight down from a limb. */
function shoot(pen: Pen, [x, y]: Point, drop: number, sway: number): void {
  const line = stemCurve(
    [x, y],
    [x + sway, y + drop * 0.3],
    [x + sway, y + drop],
    Math.round(drop / 22),
  );
  pen.line(asPoints(line), bark, 3.4);
  tufted(pen, line, 30);
}

/** A weeping larch: a crooked stem, limbs that spill over it, soft tufts along every hanging shoot. */
export const weepingLarch: DrawHabit = (pen) => {
  pen.ribbon(
    [
      [0, 10],
      [-14, -170],
      [12, -360],
      [-6, -500],
      [0, -590],
    ],
    30,
    13,
    bark,
    { shadow: 5 },
  );
  limbs.forEach(([from, reach, fall, near]) =>
    pen.atDepth(near, () => {
      const tip: Point = [reach, from + fall];
      const line = stemCurve([0, from], [reach * 1.06, from - 96], tip, 12);
      pen.ribbon(asPoints(line), 12, 4, bark, { shadow: 3 });
      range(4).forEach((index) => {
        const at = line[index * 2 + 3];
        if (at)
          shoot(
            pen,
            [at.x, at.y],
            fall * (0.6 - index * 0.06) * pen.between(0.8, 1.15),
            reach / 16,
          );
      });
      tufted(pen, line, 33);
    }),
  );
};
