import { mix, shade } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { halves } from '../../foliage/broad-leaves';
import { leaf, petal } from '../../pigments';

const blue = mix(leaf.dusty, leaf.leaf, 0.45);
const purple = mix(petal.purple, petal.burgundy, 0.35);

function cabbageLeaf(pen: Pen, size: number, step: number): void {
  pen.line(
    [
      [0, 0],
      [0, -size * 0.4],
    ],
    shade(blue, 0.16),
    size * 0.08,
  );
  pen.place(0, -size * 0.2, {}, () => {
    const edge: Point[] = [
      [0.16, -0.02],
      [0.36, -0.22],
      [0.34, -0.5],
      [0.38, -0.66],
      [0.2, -0.94],
    ];
    halves(pen, edge, size * 0.85, shade(blue, step));
    pen.line(
      [
        [0, 0],
        [0, -size * 0.66],
      ],
      shade(blue, 0.18),
      size * 0.035,
    );
  });
}

/** Young broccoli: blue-green paddles round a first small head. */
export function broccoliPlug(pen: Pen): void {
  [-82, 80, -46, 44].forEach((turn, index) =>
    pen.place(0, 0, { turn: turn + pen.between(-6, 6) }, () =>
      cabbageLeaf(pen, index < 2 ? 74 : 88, index < 2 ? -0.04 : 0.02),
    ),
  );
  const head = mix(leaf.leaf, leaf.moss, 0.3);
  pen.ribbon(
    [
      [0, 0],
      [0, -40],
    ],
    16,
    20,
    shade(leaf.fresh, 0.1),
  );
  [
    [-17, -52],
    [17, -52],
    [-9, -66],
    [10, -66],
    [0, -54],
  ].forEach(([x = 0, y = 0], index) =>
    pen.shape(
      ellipse(16, 14, { points: 9, wobble: 0.16, random: pen.random, x, y }),
      shade(head, index * 0.025 - 0.04),
      { shadow: 3 },
    ),
  );
}

/** Young kale: purple leaves, each with a curled edge. */
export function kalePlug(pen: Pen): void {
  const frill = (size: number): Point[] => [
    [0, 0],
    ...range(25).map((index): Point => {
      const turn = Math.PI * (-0.86 + (index / 24) * 1.72);
      const out = (index % 2 ? 1.06 : 0.9) * size;
      return [Math.sin(turn) * out * 0.38, -size * 0.56 - Math.cos(turn) * out * 0.46];
    }),
  ];
  [-72, 70, -34, 36, 0].forEach((turn, index) =>
    pen.place(0, 0, { turn: turn + pen.between(-6, 6) }, () => {
      const size = index === 4 ? 70 : 78;
      const tone = shade(mix(purple, leaf.dusty, 0.28), index < 2 ? -0.03 : 0.03 + index * 0.012);
      pen.shape(frill(size), tone, { shadow: 4 });
      pen.place(0, -size * 0.12, { scale: 0.72 }, () => pen.shape(frill(size), shade(tone, 0.07)));
      pen.line(
        [
          [0, 0],
          [0, -size * 0.86],
        ],
        mix(petal.pink, purple, 0.3),
        6,
      );
    }),
  );
}
