import { drawHead } from '../../blooms/bloom-kinds';
import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { asPoints, range, stemCurve, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const skin = pigment(0.66, 0.075, 62);

/** One tuber: a thin neck, a fat belly and a rat's tail, pointing up from its neck. */
function tuber(pen: Pen, length: number, fat: number, tone: Pigment): void {
  const side = (sign: number): Point[] => [
    [sign * fat * 0.26, -length * 0.04],
    [sign * fat * 0.5, -length * 0.2],
    [sign * fat, -length * 0.42],
    [sign * fat * 0.94, -length * 0.64],
    [sign * fat * 0.4, -length * 0.86],
  ];
  const outline: Point[] = [...side(-1), [fat * 0.06, -length], ...side(1).reverse()];
  pen.line(
    [
      [0, -length * 0.9],
      [fat * 0.2, -length * 1.1],
      [fat * 0.05, -length * 1.24],
    ],
    shade(tone, -0.08),
    5,
  );
  pen.shape(outline, shade(tone, -0.05), { shadow: 8 });
  const lit = pen.light(-90) > 0 ? -1 : 1;
  pen.shape(
    outline.map(([x, y]): Point => [x * 0.66 + lit * fat * 0.2, y * 0.94 - length * 0.03]),
    shade(tone, 0.035),
  );
  [0.36, 0.5, 0.66, 0.76].forEach((along, index) =>
    pen.line(
      [
        [-fat * (0.5 - index * 0.1), -length * along],
        [fat * (0.1 + index * 0.06), -length * (along + 0.015)],
      ],
      shade(tone, -0.1),
      3,
      { opacity: 0.6 },
    ),
  );
}

function rootHairs(pen: Pen): void {
  range(12).forEach((index) => {
    const x = (index - 5.5) * 26;
    pen.line(
      asPoints(stemCurve([x * 0.3, -210], [x * 0.7, -150], [x * 1.2, -90 + (index % 3) * 22], 4)),
      shade(skin, -0.12),
      3,
    );
  });
}

/** Last year's stalk, cut short, with the pink eyes of this year round its foot. */
function crown(pen: Pen): void {
  pen.polygon(
    [
      [-26, -330],
      [26, -330],
      [36, -226],
      [-36, -226],
    ],
    shade(material.straw, -0.14),
    { shadow: 5 },
  );
  pen.polygon(
    [
      [-26, -330],
      [-8, -330],
      [-12, -226],
      [-36, -226],
    ],
    shade(material.straw, -0.04),
  );
  pen.shape(
    [
      [-27, -330],
      [0, -340],
      [27, -330],
      [0, -319],
    ],
    shade(material.straw, 0.08),
  );
  pen.shape(
    [
      [-66, -224],
      [-40, -252],
      [0, -258],
      [42, -250],
      [66, -222],
      [30, -190],
      [-32, -188],
    ],
    shade(skin, -0.06),
    { shadow: 5 },
  );
  [-48, 46, -18, 22].forEach((x, index) =>
    pen.place(x, -236 - (index > 1 ? 14 : 0), { turn: x * 0.7 }, () => {
      drawLeaf(pen, 44, 14, mix(petal.pink, leaf.fresh, 0.25), { vein: false });
      drawLeaf(pen, 30, 8, shade(petal.pink, 0.02), { vein: false, shadow: 0 });
    }),
  );
}

/** The grower's card on its string, with the flower to come. */
function card(pen: Pen, colour: Pigment): void {
  const counted = pen.blooms;
  pen.line(
    asPoints(stemCurve([24, -290], [150, -350], [214, -318], 8)),
    shade(material.kraft, -0.16),
    4,
  );
  pen.place(250, -218, { turn: 9 }, () => {
    pen.polygon(
      [
        [-78, 112],
        [-78, -78],
        [-46, -112],
        [46, -112],
        [78, -78],
        [78, 112],
      ],
      material.paper,
      { shadow: 8 },
    );
    pen.dot(0, -90, 8, shade(material.slate, 0.06));
    drawHead(pen, 'chrysanthemum', { x: 0, y: -6, radius: 60, pigment: colour });
    [72, 90].forEach((y, index) =>
      pen.line(
        [
          [-44 + index * 12, y],
          [44 - index * 12, y],
        ],
        shade(material.slate, 0.1),
        6,
      ),
    );
  });
  pen.blooms = counted;
  pen.heads.pop();
}

/** A clump of tubers on last year's stalk, with the card of its flower. */
export const dahliaTuber: DrawGood = (pen, { paint }) => {
  rootHairs(pen);
  const clump: [turn: number, length: number, fat: number, near: number][] = [
    [-122, 236, 42, 0.8],
    [124, 240, 44, 0.8],
    [-160, 190, 40, 0.78],
    [158, 200, 40, 0.8],
    [-104, 250, 46, 0.96],
    [106, 226, 42, 0.94],
    [-140, 244, 50, 1],
    [144, 236, 48, 1],
    [180, 222, 52, 1],
  ];
  clump.forEach(([turn, length, fat, near]) =>
    pen.atDepth(near, () =>
      pen.place(
        Math.sin((turn * Math.PI) / 180) * 34,
        -214,
        { turn: turn + pen.between(-4, 4) },
        () => tuber(pen, length, fat, { ...skin, hue: skin.hue + pen.between(-6, 4) }),
      ),
    ),
  );
  crown(pen);
  card(pen, paint);
  return standsOn(210);
};
