import { shade } from '../../drawing/colour';
import { asPoints, cycle, lerp, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leafletsOf } from '../../foliage/garden/border-leaves';
import { leaf, material } from '../../pigments';
import { flower, type DrawHabit } from '../growing';
import { fanTrellis, stake } from './supports';

const roseLeaf = leafletsOf(2, 0.32);

interface Canes {
  /** Foot, pull and tip of each cane. */
  lines: readonly (readonly [foot: Point, pull: Point, tip: Point])[];
  hold: (pen: Pen) => void;
}

const onStake: Canes = {
  hold: (pen) => stake(pen, 742),
  lines: [
    [
      [-34, 8],
      [-170, -330],
      [-150, -540],
    ],
    [
      [30, 8],
      [170, -280],
      [160, -490],
    ],
    [
      [-8, 8],
      [-110, -360],
      [-58, -664],
    ],
    [
      [12, 8],
      [120, -260],
      [76, -640],
    ],
    [
      [-18, 8],
      [-110, -180],
      [-160, -350],
    ],
  ],
};

const onTrellis: Canes = {
  hold: (pen) => fanTrellis(pen, 716, 262),
  lines: [
    [
      [-30, 8],
      [-130, -280],
      [-236, -540],
    ],
    [
      [30, 8],
      [130, -300],
      [236, -550],
    ],
    [
      [-12, 8],
      [-80, -360],
      [-84, -630],
    ],
    [
      [12, 8],
      [70, -350],
      [90, -640],
    ],
    [
      [0, 8],
      [10, -300],
      [0, -520],
    ],
    [
      [18, 8],
      [110, -200],
      [190, -390],
    ],
    [
      [-18, 8],
      [-110, -180],
      [-190, -380],
    ],
  ],
};

/** A twist of twine that ties a cane to its stake. */
function ties(pen: Pen): void {
  [-210, -390, -540].forEach((y) => {
    pen.line(
      [
        [-22, y + 3],
        [0, y + 9],
        [22, y],
      ],
      shade(material.kraft, -0.08),
      6,
    );
    pen.line(
      [
        [4, y + 6],
        [16, y + 26],
      ],
      shade(material.kraft, -0.08),
      4,
    );
  });
}

/** Arching canes tied to a stake or a fan, leaves in fives, roses to the top. */
export const climbingRose: DrawHabit = (pen, { name, flowers }) => {
  const staked = /stake/i.test(name);
  const { lines, hold } = staked ? onStake : onTrellis;
  hold(pen);
  const canes = lines.map(([foot, pull, tip]) => stemCurve(foot, pull, tip, 12));
  canes.forEach((cane) => pen.ribbon(asPoints(cane), 13, 6, shade(leaf.moss, 0.02), { shadow: 4 }));
  const foliage = (from: number, near: number, size: number) =>
    pen.atDepth(near, () =>
      canes.forEach((cane, which) =>
        cane.slice(from).forEach(({ x, y, heading }, index) => {
          if ((index + which) % 2 && (near === 1 || staked || index % 4 === 1)) return;
          const side = (index + which) % 2 ? 1 : -1;
          pen.place(x, y, { turn: heading + side * (62 + pen.between(-16, 16)) }, () =>
            roseLeaf(
              pen,
              size * pen.between(0.88, 1.1),
              shade(leaf.leaf, 0.01 + pen.between(-0.04, 0.04)),
            ),
          );
        }),
      ),
    );
  foliage(3, 0.74, 104);
  foliage(4, 1, 92);
  if (staked) ties(pen);
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const cane = cycle(canes, index);
    const round = Math.floor(index / canes.length);
    const { x, y } = cycle(cane, 12 - round * (staked ? 6 : 5));
    flower(pen, flowers, index, {
      x: x + pen.between(-6, 6),
      y: y - 8,
      radius: lerp(58, 50, Math.min(1, round / 2)),
      lean: x / 6,
      tilt: Math.abs(x) / 500,
    });
  });
};
