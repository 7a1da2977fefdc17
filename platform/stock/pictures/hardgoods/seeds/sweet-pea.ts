import { mix, shade, type Pigment } from '../../drawing/colour';
import {
  asPoints,
  cycle,
  mirrored,
  range,
  scaled,
  stemCurve,
  type Point,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';

const halfStandard: Point[] = [
  [-0.5, -0.06],
  [-0.92, -0.42],
  [-0.94, -0.74],
  [-0.74, -0.92],
  [-0.5, -1.04],
  [-0.26, -1.02],
];
const standard: Point[] = [
  [0, 0],
  ...halfStandard,
  [0, -0.88],
  ...mirrored(halfStandard).reverse(),
];
const wing: Point[] = [
  [0, 0.06],
  [-0.3, 0.08],
  [-0.5, -0.16],
  [-0.44, -0.46],
  [-0.2, -0.56],
  [0, -0.36],
];

/** A butterfly: one broad standard behind, two wings closed over the keel. Rooted at its calyx. */
function butterfly(pen: Pen, size: number, tone: Pigment, inner: Pigment): void {
  pen.shape(scaled(standard, size), shade(tone, 0.07), { shadow: size * 0.07 });
  pen.place(0, 0, { scale: 0.93 }, () =>
    pen.shape(scaled(standard, size), shade(tone, pen.light(0) * 0.03)),
  );
  [-50, -28, 28, 50].forEach((turn) =>
    pen.place(0, 0, { turn }, () =>
      pen.line(
        [
          [0, -size * 0.34],
          [0, -size * 0.82],
        ],
        shade(tone, -0.06),
        size * 0.02,
      ),
    ),
  );
  [1, -1].forEach((side) =>
    pen.place(0, 0, { flip: side > 0 }, () =>
      pen.shape(scaled(wing, size), shade(inner, side < 0 ? 0.035 : -0.04), {
        shadow: size * 0.05,
      }),
    ),
  );
  pen.shape(
    [
      [0, size * 0.06],
      [-size * 0.1, -size * 0.12],
      [0, -size * 0.32],
      [size * 0.1, -size * 0.12],
    ],
    mix(inner, petal.white, 0.6),
  );
  [-44, 0, 44].forEach((turn) =>
    pen.place(0, size * 0.14, { turn }, () =>
      drawLeaf(pen, size * 0.26, size * 0.08, leaf.fresh, { shadow: 0, vein: false }),
    ),
  );
}

/** A tendril that has found nothing to hold yet. */
const tendril = (pen: Pen, x: number, y: number, side: 1 | -1): void =>
  pen.line(
    range(13).map((index): Point => {
      const turn = index * 0.62;
      const reach = 17 - index * 1.1;
      return [x + side * (20 + Math.cos(turn) * reach), y - 16 - Math.sin(turn) * reach];
    }),
    shade(leaf.fresh, -0.02),
    2.6,
  );

const colours: readonly (readonly [Pigment, Pigment])[] = [
  [petal.pink, shade(petal.pink, 0.13)],
  [shade(petal.purple, 0.07), petal.lavender],
  [shade(petal.blush, 0.05), petal.pink],
  [petal.magenta, shade(petal.purple, 0.04)],
  [petal.lavender, petal.white],
];

/** Two stems of sweet peas with their paired leaves and curling tendrils. */
export function printedSweetPeas(pen: Pen): void {
  const stems: [tip: Point, pull: Point][] = [
    [
      [-34, -232],
      [-62, -130],
    ],
    [
      [44, -252],
      [66, -140],
    ],
  ];
  const vines = stems.map(([tip, pull], index) => stemCurve([index ? 14 : -10, -58], pull, tip, 8));
  vines.forEach((vine, index) => {
    pen.ribbon(asPoints(vine), 8, 5, shade(leaf.fresh, -0.06), { shadow: 2 });
    const side = index ? 1 : -1;
    [1, 3].forEach((step) => {
      const { x, y, heading } = cycle(vine, step);
      [-58, 58].forEach((aside) =>
        pen.place(x, y, { turn: heading + aside }, () =>
          drawLeaf(pen, 52 - step * 3, 14, shade(leaf.fresh, aside * side > 0 ? 0.02 : -0.06)),
        ),
      );
    });
    const { x, y } = cycle(vine, 4);
    tendril(pen, x, y, side);
  });
  const flowers: [x: number, y: number, size: number, turn: number][] = [
    [-66, -152, 46, -26],
    [68, -168, 46, 22],
    [-60, -226, 47, -16],
    [58, -242, 46, 12],
    [2, -178, 54, 2],
  ];
  flowers.forEach(([x, y, size, turn], index) => {
    const vine = cycle(vines, x > 30 ? 1 : 0);
    const { x: fromX, y: fromY } = cycle(vine, index < 2 ? 4 : 6);
    pen.line(
      [
        [fromX, fromY],
        [(fromX + x) / 2, (fromY + y) / 2 + 6],
        [x, y + 6],
      ],
      leaf.stem,
      4,
    );
    const [tone, inner] = cycle(colours, index);
    pen.place(x, y, { turn }, () => butterfly(pen, size, tone, inner));
  });
}
