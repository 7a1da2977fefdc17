import { mix, shade } from '../../drawing/colour';
import { ellipse, lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { grass } from '../../foliage/sprigs';
import { leaf, material } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const turns = 12;

/** A spiral of white plastic: flat bands that wind up at a slant, a dark slit between them. */
function spiral(pen: Pen, half: number, tall: number): void {
  const white = shade(material.paper, 0.01);
  pen.rectangle(-half, -tall, half * 2, tall, shade(material.slate, 0.16), { shadow: 6 });
  const step = tall / turns;
  range(turns).forEach((index) => {
    const foot = -index * step;
    const band = (from: number, to: number): Point[] => [
      [lerp(-half, half, from), foot - 4 + from * step * 0.34],
      [lerp(-half, half, to), foot - 4 + to * step * 0.34],
      [lerp(-half, half, to), foot - step * 0.9 + to * step * 0.34],
      [lerp(-half, half, from), foot - step * 0.9 + from * step * 0.34],
    ];
    pen.polygon(band(-0.02, 1.02), shade(white, -0.06));
    pen.polygon(band(0.12, 0.62), white);
    pen.polygon(band(0.8, 1.02), shade(white, -0.14));
    [0.3, 0.66].forEach((at) =>
      pen.dot(
        lerp(-half, half, at),
        foot - step * 0.44 + at * step * 0.3,
        3.6,
        shade(material.slate, 0.1),
      ),
    );
  });
}

/** A coil not yet put on, lying on its side. */
function spare(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () => {
    spiral(pen, 40, 380);
    pen.shape(ellipse(40, 15, { points: 14, y: -380 }), shade(material.paper, -0.03));
    pen.shape(ellipse(30, 10, { points: 14, y: -380 }), shade(material.slate, 0.02));
  });
}

/** A young trunk with its guard wound on, a second one beside it, and the rabbit's height of snow in mind. */
export const trunkGuards: DrawGood = (pen) => {
  const bark = mix(material.wood, material.slate, 0.3);
  pen.shape(
    ellipse(250, 40, { points: 18, wobble: 0.06, random: pen.random, x: -40, y: 2 }),
    shade(leaf.leaf, 0.04),
    { shadow: 6 },
  );
  pen.ribbon(
    [
      [-90, -60],
      [-92, -400],
      [-84, -690],
    ],
    58,
    44,
    bark,
    { shadow: 6 },
  );
  const branches: [y: number, side: 1 | -1, reach: number][] = [
    [-560, -1, 130],
    [-610, 1, 150],
    [-660, -1, 104],
  ];
  branches.forEach(([y, side, reach]) => {
    pen.ribbon(
      [
        [-88, y],
        [-88 + side * reach * 0.5, y - 54],
        [-88 + side * reach, y - 128],
      ],
      24,
      11,
      shade(bark, side * -0.02),
      { shadow: 4 },
    );
    [-40, 4, 46].forEach((turn) =>
      pen.place(-88 + side * reach, y - 124, { turn: side * 36 + turn }, () =>
        drawLeaf(pen, 84, 23, shade(leaf.fresh, turn / 900)),
      ),
    );
  });
  [-34, 0, 36].forEach((turn) =>
    pen.place(-84, -684, { turn }, () => drawLeaf(pen, 92, 25, shade(leaf.fresh, turn / 900))),
  );
  [-500, -610].forEach((y) =>
    pen.line(
      [
        [-102, y],
        [-92, y + 3],
        [-80, y],
      ],
      shade(bark, -0.1),
      4,
    ),
  );
  pen.place(-90, 4, {}, () => spiral(pen, 46, 430));
  spare(pen, 74, 10, 7);
  spare(pen, 178, 14, 17);
  [-230, -150, -28, 30].forEach((x) =>
    pen.place(x, 22, {}, () => grass(pen, 58, shade(leaf.leaf, 0.02))),
  );
  return standsOn(240);
};
