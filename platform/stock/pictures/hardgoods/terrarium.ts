import { pigment, shade, type Pigment } from '../drawing/colour';
import { ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { fernFrond } from '../foliage/sprigs';
import { leaf, material } from '../pigments';
import { standsOn, type DrawGood } from './hardgood';

const radius = 260;
const middle = -radius + 14;
/** Half the breadth of the bowl at a height. */
const halfAt = (y: number): number => Math.sqrt(Math.max(0, radius ** 2 - (y - middle) ** 2));

/** What lies in the bowl between two heights, its surface uneven. */
function layer(pen: Pen, from: number, to: number, tone: Pigment): void {
  const side = range(9).map((index) => lerp(from, to, index / 8));
  const top = range(13).map((index): Point => {
    const across = index / 6 - 1;
    return [across * halfAt(from) * 0.96, from + Math.sin(index * 1.7) * 7];
  });
  pen.shape(
    [
      ...top,
      ...side.map((y): Point => [halfAt(y) * 0.96, y]),
      ...side.map((y): Point => [-halfAt(y) * 0.96, y]).reverse(),
    ],
    tone,
  );
}

function moss(pen: Pen, x: number, y: number, half: number, tone: Pigment): void {
  pen.shape(
    ellipse(half, half * 0.52, { points: 14, wobble: 0.12, random: pen.random, x, y }),
    tone,
    {
      shadow: 5,
    },
  );
  range(16).forEach(() =>
    pen.dot(
      x + pen.between(-0.8, 0.8) * half,
      y - pen.between(-0.1, 0.38) * half,
      pen.between(5, 10),
      shade(tone, pen.between(-0.04, 0.1)),
    ),
  );
}

/** A bowl of glass with its layers: gravel, charcoal, earth, then moss, ferns and a stone. */
export const terrarium: DrawGood = (pen) => {
  const rim = middle - 208;
  pen.shape(ellipse(radius, radius, { points: 24, y: middle }), shade(material.glass, -0.03), {
    shadow: 7,
  });
  pen.shape(ellipse(halfAt(rim), 24, { points: 16, y: rim }), shade(material.glass, -0.1));
  [
    [-118, -34, 190],
    [-96, -18, 268],
    [-78, 22, 250],
    [-60, 60, 206],
    [112, -30, 176],
    [118, 6, 202],
    [128, 30, 150],
  ].forEach(([x = 0, turn = 0, length = 0], index) =>
    pen.atDepth(0.75 + (index % 3) * 0.1, () =>
      pen.place(x, -150, { turn: turn * 0.8 }, () =>
        fernFrond(pen, length, index < 4 ? leaf.fresh : leaf.leaf, turn / 160, 0.2),
      ),
    ),
  );
  layer(pen, -176, -6, material.soil);
  layer(pen, -104, -6, shade(material.iron, -0.03));
  layer(pen, -72, 12, material.stone);
  range(46).forEach(() => {
    const y = pen.between(-58, 4);
    pen.dot(
      pen.between(-0.86, 0.86) * halfAt(y),
      y,
      pen.between(7, 13),
      shade(material.stone, pen.between(-0.12, 0.14)),
    );
  });
  range(20).forEach(() =>
    pen.dot(
      pen.between(-0.9, 0.9) * halfAt(-88),
      pen.between(-98, -80),
      6,
      shade(material.iron, pen.between(-0.06, 0.12)),
    ),
  );
  moss(pen, -92, -186, 96, leaf.moss);
  moss(pen, 96, -184, 112, shade(leaf.fresh, -0.05));
  moss(pen, 0, -168, 76, shade(leaf.moss, 0.06));
  pen.shape(
    [
      [-30, -170],
      [-18, -220],
      [24, -236],
      [62, -206],
      [66, -170],
      [20, -156],
    ],
    shade(material.stone, 0.04),
    { shadow: 6 },
  );
  const glass = pigment(0.99, 0.004, 200);
  pen.shape(
    [
      [-212, -330],
      [-230, -240],
      [-214, -150],
      [-188, -110],
      [-206, -220],
      [-190, -340],
    ],
    glass,
    { opacity: 0.55 },
  );
  pen.shape(
    [
      [196, -360],
      [226, -280],
      [222, -210],
      [210, -270],
    ],
    glass,
    { opacity: 0.45 },
  );
  pen.shape(ellipse(radius, radius, { points: 24, y: middle }), shade(material.water, -0.06), {
    opacity: 0.1,
  });
  pen.line(ellipse(radius, radius, { points: 24, y: middle }), glass, 5, { opacity: 0.6 });
  pen.line(ellipse(halfAt(rim), 24, { points: 16, y: rim }), glass, 8, { opacity: 0.9 });
  return standsOn(150);
};
