import { mix, shade } from '../drawing/colour';
import { asPoints, cycle, lerp, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { leaf, material, petal } from '../pigments';
import type { Foliage } from '../scene-description';
import { bow } from '../vessels/bow';
import { turnedBody } from '../vessels/turned';
import { hangs, standsOn, type DrawGood } from './hardgood';

const pine = mix(leaf.pine, leaf.dusty, 0.42);

/** A bundle of white pine: soft needles as long as a hand. */
function tuft(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () =>
    range(9).forEach((index) => {
      const aside = (index - 4) * 13 + pen.between(-4, 4);
      const length = 92 * pen.between(0.82, 1.1) * (1 - Math.abs(aside) / 170);
      pen.place(0, 0, { turn: aside }, () =>
        pen.ribbon(
          [
            [0, 0],
            [aside * 0.06, -length * 0.6],
            [aside * 0.22, -length],
          ],
          5,
          1.6,
          shade(pine, pen.light(0) * 0.06 + pen.between(-0.03, 0.04)),
          { shadow: index % 3 ? 0 : 3 },
        ),
      );
    }),
  );
}

function cone(pen: Pen, x: number, y: number, turn: number): void {
  pen.place(x, y, { turn }, () =>
    range(7).forEach((row) =>
      range(3).forEach((index) =>
        pen.shape(
          [
            [(index - 1) * 17 - 12, row * 13],
            [(index - 1) * 17, row * 13 - 15],
            [(index - 1) * 17 + 12, row * 13],
            [(index - 1) * 15, row * 13 + 12],
          ].map(([px = 0, py = 0]): Point => [px * (1 - Math.abs(row - 2.6) * 0.13), py]),
          shade(material.wood, -0.16 + row * 0.018 - (index - 1) * 0.04),
          { shadow: 3 },
        ),
      ),
    ),
  );
}

/** A rope of white pine over three hooks: two real curves, and its ends hanging down. */
export const rope: DrawGood = (pen) => {
  const [left, right] = [-350, 350];
  const drop = 300;
  const lines = [
    asPoints(stemCurve([left, drop], [left - 14, 120], [left, 0], 9)),
    asPoints(stemCurve([left, 0], [left / 2, 330], [0, 0], 15)),
    asPoints(stemCurve([0, 0], [right / 2, 330], [right, 0], 15)),
    asPoints(stemCurve([right, 0], [right + 14, 120], [right, drop], 9)),
  ];
  lines.forEach((line) => pen.line(line, shade(pine, -0.12), 15));
  [0.55, 0.8, 1].forEach((near, layer) =>
    pen.atDepth(near, () =>
      lines.forEach((line, part) =>
        line.forEach(([x, y], index) => {
          const next = cycle(line, Math.min(index + 1, line.length - 1));
          const before = cycle(line, Math.max(0, index - 1));
          const along = Math.atan2(next[0] - before[0], before[1] - next[1]) * (180 / Math.PI);
          const forward = part === 0 || part === 2 ? along + 180 : along;
          const way = part === 0 ? along + 180 : part === 3 ? along : forward;
          [-50, -14, 46].forEach((aside, step) => {
            if ((index + step + layer) % 2) return;
            tuft(pen, x, y, way + aside * (layer ? 1 : 1.5) + pen.between(-9, 9));
          });
        }),
      ),
    ),
  );
  [
    [left, 0],
    [0, 0],
    [right, 0],
  ].forEach(([x = 0, y = 0]) => {
    [-24, 20].forEach((aside) => cone(pen, x + aside, y - 8, aside));
    pen.dot(x, y - 18, 13, material.brass, { shadow: 5 });
  });
  return hangs;
};

const swagGreens: readonly Foliage[] = ['needle', 'fern', 'needle', 'ruscus', 'eucalyptus'];

/** An iron lamp post with its lantern lit. */
function lampPost(pen: Pen): void {
  const iron = shade(material.iron, 0.03);
  turnedBody(
    pen,
    [
      [15, -700],
      [17, -150],
      [34, -110],
      [38, -40],
      [72, 0],
    ],
    iron,
  );
  pen.ribbon(
    [
      [-92, -640],
      [92, -640],
    ],
    13,
    13,
    iron,
    { shadow: 4 },
  );
  pen.polygon(
    [
      [-52, -710],
      [52, -710],
      [76, -870],
      [-76, -870],
    ],
    mix(petal.yellow, material.paper, 0.55),
    { shadow: 5 },
  );
  [-64, 0, 64].forEach((x) =>
    pen.line(
      [
        [x * 0.8, -708],
        [x * 1.18, -872],
      ],
      iron,
      9,
    ),
  );
  pen.polygon(
    [
      [-92, -866],
      [92, -866],
      [30, -936],
      [-30, -936],
    ],
    iron,
    { shadow: 4 },
  );
  pen.dot(0, -948, 18, iron);
  pen.rectangle(-58, -720, 116, 18, iron);
}

/** A teardrop of five evergreens on a lamp post, with its bow. */
export const swag: DrawGood = (pen, { paint }) => {
  lampPost(pen);
  const top = -610;
  [0.5, 0.72, 0.95].forEach((near, layer) =>
    range(13).forEach((index) =>
      pen.atDepth(near, () => {
        const aside = lerp(-44, 44, index / 12) + pen.between(-4, 4);
        const kind = foliageKinds[cycle(swagGreens, index + layer)];
        const length = (486 - Math.abs(aside) * 4) * (1 - layer * 0.2) * pen.between(0.9, 1.06);
        pen.place(aside * 0.6, top, { turn: 180 - aside * 1.15 }, () =>
          kind.sprig(pen, length, kind.pigment),
        );
      }),
    ),
  );
  [-52, -28, -8, 14, 34, 56].forEach((turn) =>
    pen.atDepth(0.85, () =>
      pen.place(0, top + 10, { turn }, () =>
        foliageKinds.needle.sprig(pen, 168 - Math.abs(turn) * 0.6, leaf.pine),
      ),
    ),
  );
  [
    [-36, 96, 10],
    [34, 132, -14],
    [-8, 186, 4],
  ].forEach(([x = 0, y = 0, turn = 0]) => cone(pen, x, top + y, turn));
  bow(pen, { x: 0, y: top + 12, size: 1.8, pigment: paint });
  return standsOn(80);
};
