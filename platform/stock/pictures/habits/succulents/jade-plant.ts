import { shade } from '../../drawing/colour';
import { asPoints, cycle, polar, stemCurve, type Point } from '../../drawing/geometry';
import type { DrawHabit } from '../growing';
import { jadeBark as bark } from './jade-twig';
import { plumpTwig } from './plump-leaves';

interface Branch {
  from: Point;
  turn: number;
  length: number;
  width: number;
  near: number;
  bend: number;
}

const branches: Branch[] = [
  { from: [-6, -96], turn: -24, length: 236, width: 36, near: 0.76, bend: -14 },
  { from: [8, -96], turn: 30, length: 222, width: 34, near: 0.78, bend: 14 },
  { from: [-20, -88], turn: -62, length: 194, width: 32, near: 0.88, bend: -44 },
  { from: [18, -84], turn: 66, length: 186, width: 31, near: 0.9, bend: 46 },
  { from: [0, -100], turn: 2, length: 226, width: 36, near: 1, bend: 10 },
];

/** A thick trunk that forks like a little tree, plump leaves in pairs at every end. */
export const jadePlant: DrawHabit = (pen) => {
  const limbs = branches.map(({ from, turn, length, width, near, bend }) => {
    const [dx, dy] = polar(turn, length);
    const line = stemCurve(
      from,
      [from[0] + dx * 0.5 + bend, from[1] + dy * 0.35],
      [from[0] + dx, from[1] + dy],
      8,
    );
    return { line, width, near };
  });
  limbs.forEach(({ line, width, near }) =>
    pen.atDepth(near, () => {
      pen.ribbon(asPoints(line), width, width * 0.5, bark, { shadow: 5 });
      pen.ribbon(
        asPoints(line).map(([x, y]): Point => [x - width * 0.16, y]),
        width * 0.3,
        width * 0.12,
        shade(bark, 0.08),
      );
    }),
  );
  pen.shape(
    [
      [-62, 12],
      [-46, -20],
      [-40, -70],
      [-46, -112],
      [0, -100],
      [46, -114],
      [42, -64],
      [46, -18],
      [64, 12],
    ],
    bark,
    { shadow: 6 },
  );
  pen.shape(
    [
      [-46, 10],
      [-34, -20],
      [-30, -70],
      [-34, -104],
      [-12, -96],
      [-14, -40],
      [-18, 10],
    ],
    shade(bark, 0.08),
  );
  [-18, -48, -76].forEach((y) =>
    pen.line(
      [
        [-40, y],
        [0, y + 6],
        [40, y - 2],
      ],
      shade(bark, -0.07),
      3,
    ),
  );
  limbs.forEach(({ line, near }) =>
    [
      { at: 4, aside: -66, length: 96, far: 0.14 },
      { at: 5, aside: 64, length: 100, far: 0.1 },
      { at: 7, aside: -44, length: 88, far: 0.05 },
      { at: 8, aside: 16, length: 124, far: 0 },
    ].forEach(({ at, aside, length, far }) => {
      const { x, y, heading } = cycle(line, at);
      pen.atDepth(near - far, () =>
        pen.place(x, y, { turn: heading + aside + pen.between(-8, 8) }, () =>
          plumpTwig(pen, length, 60),
        ),
      );
    }),
  );
};
