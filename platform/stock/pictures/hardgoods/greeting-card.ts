import { drawHead } from '../blooms/bloom-kinds';
import { mix, shade } from '../drawing/colour';
import { asPoints, stemCurve } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal } from '../pigments';
import { standsOn, type DrawGood } from './hardgood';

function peony(pen: Pen): void {
  pen.ribbon(
    [
      [-8, 150],
      [10, 60],
      [0, -20],
    ],
    11,
    9,
    leaf.stem,
  );
  [-64, 58, -32, 30].forEach((turn, index) =>
    pen.place(2, 60 + (index > 1 ? 44 : 0), { turn }, () =>
      drawLeaf(pen, 118, 26, shade(leaf.leaf, index % 2 ? -0.02 : 0.03), { bend: turn / 300 }),
    ),
  );
  drawHead(pen, 'peony', { x: 0, y: -58, radius: 108, pigment: petal.coral, lean: -6, tilt: 0.1 });
}

/** Gray-green stems, tied once. */
function quietStems(pen: Pen): void {
  [-26, 0, 24].forEach((turn, index) =>
    pen.place(0, 140, { turn }, () => {
      const { sprig, pigment } = foliageKinds[index === 1 ? 'ruscus' : 'eucalyptus'];
      sprig(pen, 300 - Math.abs(turn) * 2, mix(pigment, leaf.sage, index === 1 ? 0.7 : 0.3));
    }),
  );
  pen.ribbon(
    [
      [-16, 112],
      [0, 118],
      [16, 110],
    ],
    13,
    13,
    material.lilac,
    { shadow: 3 },
  );
}

/** A bean that has just come up, its neck still bent. */
function seedling(pen: Pen): void {
  pen.shape(
    [
      [-140, 146],
      [-90, 118],
      [0, 106],
      [90, 118],
      [140, 146],
      [80, 160],
      [-80, 160],
    ],
    material.soil,
  );
  const stem = [
    ...asPoints(stemCurve([-26, 124], [-44, -40], [-20, -116], 6)),
    ...asPoints(stemCurve([-4, -140], [42, -166], [58, -84], 6)),
  ];
  pen.ribbon(stem, 24, 17, shade(leaf.fresh, 0.05), { shadow: 5 });
  [-34, 36].forEach((turn, index) =>
    pen.place(56, -98, { turn: 180 - turn }, () =>
      pen.shape(
        [
          [0, 8],
          [-36, -18],
          [-40, -74],
          [-12, -112],
          [18, -100],
          [32, -50],
          [24, -8],
        ],
        mix(petal.lemon, leaf.fresh, index ? 0.25 : 0.4),
        { shadow: 6 },
      ),
    ),
  );
  [-72, -42].forEach((turn, index) =>
    pen.place(-34, -4 + index * -34, { turn }, () =>
      drawLeaf(pen, 84, 24, shade(leaf.fresh, -0.02)),
    ),
  );
}

/** What is printed on a card, by what it is for. It is a picture on the thing, so its flowers are not counted. */
function motif(pen: Pen, name: string): void {
  const counted = pen.blooms;
  if (/sympathy/.test(name)) quietStems(pen);
  else if (/baby/.test(name)) seedling(pen);
  else peony(pen);
  pen.blooms = counted;
}

/** A folded card standing open, its picture to the front, before its envelope. */
export const greetingCard: DrawGood = (pen, { paint, scene }) => {
  const envelope = mix(paint, material.paper, 0.35);
  pen.place(150, -10, { turn: 5 }, () => {
    pen.rectangle(-260, -330, 430, 330, envelope, { shadow: 10 });
    pen.polygon(
      [
        [-260, -330],
        [-45, -150],
        [170, -330],
      ],
      shade(envelope, -0.06),
      { shadow: 7 },
    );
  });
  pen.polygon(
    [
      [-190, -8],
      [-262, -44],
      [-262, -448],
      [-190, -500],
    ],
    shade(material.paper, -0.09),
    { shadow: 8 },
  );
  pen.polygon(
    [
      [-190, -500],
      [170, -500],
      [170, 0],
      [-190, 0],
    ],
    material.paper,
    { shadow: 13 },
  );
  pen.polygon(
    [
      [-162, -472],
      [142, -472],
      [142, -84],
      [-162, -84],
    ],
    mix(paint, material.paper, 0.72),
  );
  pen.place(-10, -282, { scale: 1.06 }, () => motif(pen, scene.name));
  const ink = material.aubergine;
  pen.line(
    [
      [-74, -46],
      [-50, -56],
      [-30, -40],
      [-6, -56],
      [16, -42],
      [54, -52],
    ],
    ink,
    6,
  );
  return standsOn(235, -10);
};
