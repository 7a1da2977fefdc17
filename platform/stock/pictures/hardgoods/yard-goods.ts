import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import { asPoints, ellipse, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, petal } from '../pigments';
import type { Standing } from '../subject';
import { standsOn, type DrawGood } from './hardgood';

/** A four-legged steel pyramid with rings and a ball on top. */
function obelisk(pen: Pen, steel: Pigment): Standing {
  pen.line(
    [
      [-60, 6],
      [0, -640],
    ],
    shade(steel, -0.1),
    11,
  );
  pen.line(
    [
      [70, -6],
      [0, -640],
    ],
    shade(steel, -0.1),
    11,
  );
  [-120, -260, -400, -520].forEach((y) => {
    const half = 150 * (1 + y / 640);
    pen.line(
      [
        [-half, y],
        [-half * 0.5, y + half * 0.16],
        [half * 0.5, y + half * 0.16],
        [half, y],
      ],
      shade(steel, 0.05),
      9,
    );
    pen.line(
      [
        [-half, y],
        [0, y - half * 0.16],
        [half, y],
      ],
      shade(steel, -0.08),
      7,
    );
  });
  [-150, 150].forEach((x) =>
    pen.line(
      [
        [x, 10],
        [0, -640],
      ],
      steel,
      13,
    ),
  );
  pen.dot(0, -668, 30, steel, { shadow: 5 });
  pen.dot(-8, -676, 9, shade(steel, 0.16));
  return standsOn(150);
}

/** A coil of steel edging with its end run out. */
function edgingRoll(pen: Pen, steel: Pigment): Standing {
  [150, 118, 86].forEach((half, index) => {
    pen.shape(
      ellipse(half, half * 0.34, { points: 20, y: -196 }),
      shade(steel, index % 2 ? -0.04 : 0.08),
      { shadow: index ? 0 : 4 },
    );
    pen.shape(ellipse(half - 12, (half - 12) * 0.34, { points: 20, y: -194 }), shade(steel, -0.16));
  });
  const wall = range(21).map((index): Point => [
    Math.cos(Math.PI * (1 - index / 20)) * 150,
    Math.sin(Math.PI * (index / 20)) * 51,
  ]);
  pen.polygon(
    [
      ...wall.map(([x, y]): Point => [x, y - 196]),
      ...wall.map(([x, y]): Point => [x, y - 40]).reverse(),
    ],
    steel,
    { shadow: 6 },
  );
  pen.polygon(
    [
      ...wall.slice(3, 8).map(([x, y]): Point => [x, y - 196]),
      ...wall
        .slice(3, 8)
        .map(([x, y]): Point => [x, y - 40])
        .reverse(),
    ],
    shade(steel, 0.1),
  );
  pen.polygon(
    [
      [120, -150],
      [330, -112],
      [330, 26],
      [120, 0],
    ],
    shade(steel, 0.04),
    { shadow: 6 },
  );
  return { feet: [{ x: 60, halfWidth: 190 }] };
}

/** A cedar fan with a clematis climbing it. Its flowers are ornament. */
export const trellis: DrawGood = (pen, { paint, scene }) => {
  if (/edging|roll/.test(scene.name)) return edgingRoll(pen, paint);
  if (/obelisk/.test(scene.name)) return obelisk(pen, paint);
  const wood = paint;
  [-1, -0.5, 0, 0.5, 1].forEach((side) =>
    pen.ribbon(
      [
        [side * 44, 0],
        [side * 100, -320],
        [side * 196, -640],
      ],
      17,
      17,
      shade(wood, side * -0.03),
      { shadow: 6 },
    ),
  );
  range(5).forEach((index) => {
    const y = -130 - index * 118;
    const half = 74 + index * 33;
    pen.ribbon(
      [
        [-half, y],
        [0, y - 6],
        [half, y],
      ],
      15,
      15,
      shade(wood, 0.05),
      { shadow: 5 },
    );
  });
  const climb = asPoints(stemCurve([-96, 0], [170, -260], [20, -590], 14));
  pen.line(climb, shade(leaf.moss, -0.05), 6);
  climb.slice(1).forEach(([x, y], index) => {
    [-58, 64].forEach((turn) =>
      pen.place(x, y, { turn: turn + pen.between(-16, 16) }, () =>
        drawLeaf(pen, 56, 16, shade(leaf.leaf, pen.between(-0.04, 0.04))),
      ),
    );
    const counted = pen.blooms;
    if (index % 3 === 1)
      drawHead(pen, 'daisy', {
        x: x + (index % 2 ? 14 : -16),
        y: y - 10,
        radius: 38,
        pigment: petal.purple,
      });
    pen.blooms = counted;
  });
  return standsOn(80);
};
