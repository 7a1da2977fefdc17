import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { needle } from '../foliage/sprigs';
import { leaf, material, petal } from '../pigments';
import { bow } from '../vessels/bow';
import { birdOf, guest } from './birds';
import { hangs, type DrawGood } from './hardgood';
import { floret } from './solids';

/** Two cardinals sewn from felt. */
const feltBirds: DrawGood = (pen) => {
  [
    [-130, 0, 0],
    [150, 70, 1],
  ].forEach(([x = 0, y = 0, flip = 0]) => {
    pen.line(
      [
        [x, y - 260],
        [x, -424],
      ],
      material.kraft,
      5,
    );
    guest(pen, x, y, birdOf('cardinal'), { scale: 1.75, flip: flip === 1 });
    pen.line(
      [
        [x - 18, y - 40],
        [x + (flip ? 10 : -10), y - 96],
        [x + (flip ? -30 : 30), y - 90],
      ],
      material.paper,
      4,
    );
  });
  pen.ribbon(
    [
      [-270, -420],
      [0, -428],
      [290, -416],
    ],
    16,
    10,
    shade(material.wood, -0.08),
    { shadow: 5 },
  );
  [
    [-200, -46],
    [-60, 38],
    [60, -34],
    [230, 44],
  ].forEach(([x = 0, turn = 0]) =>
    pen.place(x, -420, { turn: turn + 180 }, () => needle(pen, 84, leaf.pine)),
  );
  return hangs;
};

const ribboned = (pen: Pen, paint: Pigment): void =>
  bow(pen, {
    x: 0,
    y: -398,
    size: 1.2,
    pigment: shade(paint, paint.lightness > 0.6 ? -0.2 : 0.22),
  });

function paintedLilac(pen: Pen, x: number, y: number): void {
  const counted = pen.blooms;
  drawHead(pen, 'lilac', { x, y, radius: 62, pigment: petal.purple });
  pen.blooms = counted;
}

/** A glass bauble with a brass cap and bands of snow; of felt where its name says so. */
export const ornament: DrawGood = (pen, good) => {
  const {
    paint,
    scene: { name },
  } = good;
  if (/felt|cardinal|bird/i.test(name)) return feltBirds(pen, good);
  pen.line(
    [
      [0, -420],
      [-12, -478],
      [0, -520],
      [12, -478],
      [0, -420],
    ],
    material.brass,
    5,
  );
  pen.polygon(
    [
      [-34, -424],
      [34, -424],
      [30, -384],
      [-30, -384],
    ],
    material.brass,
    { shadow: 4 },
  );
  range(5).forEach((index) =>
    pen.line(
      [
        [-28 + index * 14, -420],
        [-25 + index * 12.5, -388],
      ],
      shade(material.brass, -0.12),
      3,
    ),
  );
  const ball = ellipse(190, 192, { points: 20, y: -196 });
  pen.shape(ball, paint, { shadow: 6 });
  pen.shape(
    [
      [60, -376],
      [150, -316],
      [190, -196],
      [150, -76],
      [40, -8],
      [110, -90],
      [140, -200],
      [116, -310],
    ],
    shade(paint, -0.09),
  );
  const belt = (y: number, height: number) => {
    const half = (at: number) => Math.sqrt(Math.max(0, 190 ** 2 - (at + 196) ** 2));
    const edge = (at: number) =>
      range(13).map((index): Point => [
        (index / 6 - 1) * half(at),
        at + 16 * Math.sqrt(Math.max(0, 1 - (index / 6 - 1) ** 2)),
      ]);
    pen.polygon([...edge(y), ...edge(y + height).reverse()], shade(paint, 0.16), { opacity: 0.85 });
  };
  belt(-262, 16);
  belt(-146, 16);
  if (/lilac/i.test(name))
    range(3).forEach((index) => paintedLilac(pen, (index - 1) * 108, -182 - (index % 2) * 16));
  else
    range(5).forEach((index) =>
      floret(
        pen,
        -136 + index * 68,
        -190 + 12 * Math.sqrt(1 - ((index - 2) / 2.4) ** 2),
        34,
        material.snow,
      ),
    );
  pen.shape(
    [
      [-98, -340],
      [-150, -270],
      [-160, -200],
      [-126, -250],
      [-86, -310],
    ],
    shade(paint, 0.2),
  );
  if (/ribbon/i.test(name)) ribboned(pen, paint);
  return hangs;
};
