import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { grass } from '../../foliage/sprigs';
import { leaf, material, petal } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';
import { broccoliPlug, kalePlug } from './vegetable-plugs';

type Plug = (pen: Pen) => void;

const tuft =
  (green: Pigment): Plug =>
  (pen) =>
    grass(pen, 74, green);

const rosette =
  (green: Pigment, length: number, half: number, top?: Pigment): Plug =>
  (pen) => {
    [-70, 66, -36, 38, -4].forEach((turn) =>
      pen.place(0, 0, { turn: turn + pen.between(-8, 8) }, () =>
        drawLeaf(
          pen,
          length * pen.between(0.85, 1.1),
          half,
          shade(green, pen.between(-0.03, 0.04)),
          {
            vein: false,
            shadow: 3,
          },
        ),
      ),
    );
    if (!top) return;
    pen.line(
      [
        [0, -10],
        [3, -66],
      ],
      leaf.stem,
      5,
    );
    pen.dot(3, -74, 15, top, { shadow: 3 });
    pen.dot(3, -74, 6, shade(top, -0.18));
  };

/** Eight kinds, four of each, row by row. */
const kinds: readonly Plug[] = [
  tuft(leaf.fresh),
  rosette(leaf.leaf, 52, 11, petal.yellow),
  rosette(leaf.sage, 46, 13),
  rosette(leaf.fresh, 56, 8, petal.purple),
  tuft(mix(leaf.fresh, leaf.dusty, 0.5)),
  rosette(leaf.moss, 54, 10, petal.orange),
  rosette(mix(leaf.fresh, petal.lemon, 0.2), 44, 14),
  rosette(leaf.leaf, 58, 7, petal.pink),
];

/** Where the tray's rim is: its depth from the front (0) to the back (1). */
const halfAt = (depth: number): number => lerp(366, 300, depth);
const heightAt = (depth: number): number => lerp(-92, -252, depth);

function tray(pen: Pen): void {
  const black = material.nursery;
  const rim = (inset: number, from: number, to: number): Point[] => [
    [-halfAt(from) + inset, heightAt(from)],
    [halfAt(from) - inset, heightAt(from)],
    [halfAt(to) - inset, heightAt(to)],
    [-halfAt(to) + inset, heightAt(to)],
  ];
  pen.polygon(rim(0, 0, 1), shade(black, 0.06), { shadow: 6 });
  pen.polygon(rim(14, 0.07, 0.95), shade(black, -0.06));
}

function front(pen: Pen, columns: number): void {
  const black = material.nursery;
  const wide = 704 / columns;
  range(columns).forEach((cell) => {
    const [left, right] = [-352 + cell * wide, -352 + (cell + 1) * wide];
    pen.polygon(
      [
        [left + 3, -84],
        [right - 3, -84],
        [right - 12, 0],
        [left + 12, 0],
      ],
      shade(black, 0.03 - cell * 0.006),
      { shadow: 4 },
    );
    pen.line(
      [
        [(left + right) / 2, -68],
        [(left + right) / 2, -10],
      ],
      shade(black, -0.05),
      5,
    );
  });
  pen.polygon(
    [
      [-366, -94],
      [366, -94],
      [360, -76],
      [-360, -76],
    ],
    shade(black, 0.09),
    { shadow: 4 },
  );
}

/** The plan: a square bed in ink, its kinds in washes. */
function plan(pen: Pen): void {
  pen.polygon(
    [
      [-98, 0],
      [98, 0],
      [98, -226],
      [-98, -226],
    ],
    material.paper,
    { shadow: 8 },
  );
  pen.rectangle(-76, -176, 152, 152, shade(leaf.sage, 0.2));
  const washes = [petal.yellow, petal.purple, leaf.fresh, petal.orange, petal.pink, leaf.dusty];
  range(16).forEach((index) => {
    const [x, y] = [-54 + (index % 4) * 36, -154 + Math.floor(index / 4) * 36];
    const tone = washes[(index * 5 + Math.floor(index / 4)) % washes.length] ?? leaf.fresh;
    pen.shape(ellipse(15, 13, { points: 8, wobble: 0.2, random: pen.random, x, y }), tone, {
      opacity: 0.85,
    });
  });
  pen.line(
    [
      [-60, -202],
      [40, -202],
    ],
    shade(material.slate, 0.05),
    9,
  );
}

/** A tray filled row by row, a kind to each column. */
function filledTray(
  pen: Pen,
  { plugs, rows, size }: { plugs: readonly Plug[]; rows: number; size: number },
): void {
  tray(pen);
  const columns = plugs.length;
  range(rows).forEach((row) => {
    const depth = 0.86 - (row * 0.96) / rows;
    const half = halfAt(depth) - 416 / columns;
    pen.atDepth(0.8 + (row * 0.264) / rows, () =>
      plugs.forEach((plug, column) => {
        const x = lerp(-half, half, column / (columns - 1));
        const y = heightAt(depth);
        pen.shape(ellipse(36, 15, { points: 10, x, y }), shade(material.soil, 0.06));
        pen.place(x, y + 2, { scale: size * lerp(0.86, 1.04, row / (rows - 1)) }, () => plug(pen));
      }),
    );
  });
  front(pen, columns);
}

/** A grower's tray: broccoli beside kale, or thirty-two plugs, eight kinds by four, with the plan of the bed leaning behind it. */
export const plugTray: DrawGood = (pen, { scene }) => {
  if (/broccoli/i.test(scene.name)) {
    const half = range(3);
    const plugs = [...half.map(() => broccoliPlug), ...half.map(() => kalePlug)];
    filledTray(pen, { plugs, rows: 2, size: 1.12 });
    return standsOn(350);
  }
  pen.place(196, -206, { turn: 7 }, () => pen.place(0, 0, { scale: 1.06 }, () => plan(pen)));
  filledTray(pen, { plugs: kinds, rows: 4, size: 1 });
  return standsOn(350);
};
