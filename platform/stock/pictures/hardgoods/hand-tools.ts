import { shade, type Pigment } from '../drawing/colour';
import { asPoints, cycle, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import type { Standing } from '../subject';
import { turnedBody } from '../vessels/turned';
import { pruners } from './cutting-tools';
import { hangs, standsOn, type DrawGood } from './hardgood';

const steel = material.zinc;

function handled(pen: Pen, x: number, turn: number, grip: Pigment, blade: () => void): void {
  pen.place(x, -4, { turn }, () => {
    blade();
    pen.ribbon(
      [
        [0, -170],
        [0, -262],
      ],
      13,
      12,
      shade(material.zinc, -0.14),
      { shadow: 4 },
    );
    pen.shape(
      [
        [-15, -252],
        [-19, -330],
        [-15, -404],
        [0, -416],
        [15, -404],
        [19, -330],
        [15, -252],
        [0, -246],
      ],
      shade(material.oak, -0.04),
      { shadow: 6 },
    );
    pen.shape(
      [
        [-14, -256],
        [-17, -330],
        [-12, -402],
        [-4, -400],
        [-6, -330],
        [-5, -254],
      ],
      shade(material.oak, 0.08),
    );
    pen.line(
      [
        [-16, -268],
        [0, -264],
        [16, -268],
      ],
      grip,
      9,
    );
    pen.dot(0, -396, 4, material.iron);
  });
}

function trowel(pen: Pen, x: number, turn: number, grip: Pigment): void {
  handled(pen, x, turn, grip, () => {
    pen.shape(
      [
        [0, 0],
        [0, 0],
        [-44, -60],
        [-48, -150],
        [-22, -186],
        [22, -186],
        [48, -150],
        [44, -60],
      ],
      steel,
      { shadow: 7 },
    );
    pen.shape(
      [
        [0, 0],
        [0, 0],
        [44, -60],
        [48, -150],
        [22, -186],
        [0, -186],
      ],
      shade(steel, -0.1),
    );
    pen.line(
      [
        [-26, -70],
        [-30, -140],
      ],
      shade(steel, 0.13),
      7,
    );
  });
}

/** A pruning saw with a curved blade. */
function saw(pen: Pen, x: number, turn: number, grip: Pigment): void {
  handled(pen, x, turn, grip, () => {
    const teeth = range(17).map((index): Point => [
      -34 + (index % 2) * 9 + Math.sin(index / 6) * 10,
      -14 - index * 10.5,
    ]);
    pen.polygon([[6, 4], ...teeth, [-20, -192], [26, -192], [34, -90]], steel, { shadow: 7 });
    pen.line(
      [
        [18, -20],
        [26, -90],
        [20, -184],
      ],
      shade(steel, -0.12),
      6,
    );
  });
}

function fork(pen: Pen): void {
  [-34, 0, 34].forEach((x) =>
    pen.ribbon(
      asPoints(stemCurve([x * 1.05, 0], [x * 1.2, -90], [x * 0.3, -178], 8)),
      9,
      17,
      shade(steel, -0.04 - x * 0.0015),
      { shadow: 6 },
    ),
  );
}

function weeder(pen: Pen): void {
  pen.shape(
    [
      [0, 2],
      [0, 2],
      [-24, -60],
      [-26, -166],
      [0, -186],
      [26, -166],
      [24, -60],
    ],
    steel,
    { shadow: 7 },
  );
  pen.shape(
    [
      [0, 2],
      [0, 2],
      [24, -60],
      [26, -166],
      [0, -186],
    ],
    shade(steel, -0.1),
  );
  range(4).forEach((index) =>
    pen.line(
      [
        [-20, -70 - index * 24],
        [-6, -70 - index * 24],
      ],
      shade(steel, -0.2),
      2.5,
    ),
  );
}

/** Short, bright and round: three tools for a child, in a pail. */
function smallTools(pen: Pen, paint: Pigment): Standing {
  const grips = [petal.red, petal.blue, petal.green];
  [-20, 0, 20].forEach((turn, index) =>
    pen.place((index - 1) * 44, -150, { turn }, () => {
      pen.ribbon(
        [
          [0, 0],
          [0, -150],
        ],
        17,
        15,
        cycle(grips, index),
        { shadow: 4 },
      );
      pen.ribbon(
        [
          [0, -140],
          [0, -186],
        ],
        11,
        10,
        steel,
      );
      if (index === 0)
        pen.shape(
          [
            [-34, -182],
            [-38, -262],
            [0, -312],
            [0, -312],
            [38, -262],
            [34, -182],
          ],
          cycle(grips, index),
          { shadow: 5 },
        );
      else if (index === 1)
        [-32, 0, 32].forEach((x) =>
          pen.line(
            [
              [0, -184],
              [x, -210],
              [x, -296],
            ],
            cycle(grips, index),
            14,
          ),
        );
      else {
        pen.line(
          [
            [0, -180],
            [0, -240],
          ],
          steel,
          11,
        );
        pen.rectangle(-46, -262, 92, 22, cycle(grips, index), { shadow: 4 });
        range(5).forEach((tooth) =>
          pen.line(
            [
              [-38 + tooth * 19, -240],
              [-38 + tooth * 19, -212],
            ],
            cycle(grips, index),
            8,
          ),
        );
      }
    }),
  );
  turnedBody(
    pen,
    [
      [136, -210],
      [126, -90],
      [104, 0],
    ],
    paint,
  );
  pen.line(
    [
      [-134, -206],
      [-90, -110],
      [0, -84],
      [90, -110],
      [134, -206],
    ],
    material.iron,
    5,
  );
  pen.dot(-134, -206, 9, material.iron);
  pen.dot(134, -206, 9, material.iron);
  return standsOn(106);
}

/** Trowel, fork and weeder on a peg rail; or a saw and pruners. */
export const handTools: DrawGood = (pen, { paint, scene }) => {
  if (/child/.test(scene.name)) return smallTools(pen, paint);
  const pruning = /pruner/.test(scene.name);
  const pegs = pruning ? [-150, 72] : [-200, 19, 220];
  if (pruning) {
    saw(pen, -110, -6, paint);
    pen.place(128, -172, { turn: 180, scale: 0.66 }, () => pruners(pen, paint));
  } else {
    trowel(pen, -130, -10, paint);
    handled(pen, 4, 2, paint, () => fork(pen));
    handled(pen, 134, 12, paint, () => weeder(pen));
  }
  const half = pruning ? 230 : 290;
  pen.rectangle(-half, -470, half * 2 + 10, 32, shade(material.oak, 0.03), { shadow: 7 });
  pen.rectangle(-half, -444, half * 2 + 10, 6, shade(material.oak, -0.08));
  pegs.forEach((x, index) => {
    const y = pruning && index ? -404 : -398;
    pen.line(
      [
        [x, y],
        [x - 9, -440],
        [x, -456],
        [x + 9, -440],
        [x, y],
      ],
      shade(material.clay, -0.14),
      5,
    );
    pen.dot(x, -455, 11, shade(material.oak, -0.12), { shadow: 4 });
  });
  return hangs;
};
