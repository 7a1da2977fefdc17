import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { clamp, cycle, ellipse, lerp, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

const sand = pigment(0.86, 0.05, 82);
const straw = pigment(0.9, 0.075, 92);

/** A star of spines. */
function spines(pen: Pen, x: number, y: number, length: number, tone: Pigment): void {
  [-62, 0, 62].forEach((turn) => {
    const [dx, dy] = polar(turn, length);
    pen.line(
      [
        [x, y],
        [x + dx, y + dy],
      ],
      tone,
      2.2,
    );
  });
}

/** A golden barrel: a ball of ribs, a row of yellow spines down each. */
function barrel(pen: Pen, half: number, tone: Pigment): void {
  const high = half * 1.72;
  pen.shape(ellipse(half, high / 2, { points: 14, y: -high * 0.46 }), tone, { shadow: 7 });
  [-0.86, -0.58, -0.29, 0, 0.29, 0.58, 0.86].forEach((across) => {
    const rib = range(9).map((index): Point => {
      const angle = lerp(0.12, 0.95, index / 8) * Math.PI;
      return [across * half * Math.sin(angle), -high * 0.46 - Math.cos(angle) * (high / 2)];
    });
    pen.ribbon(rib, half * 0.12, half * 0.16, shade(tone, 0.05 - across * 0.07));
    rib.slice(0, 8).forEach(([x, y]) => spines(pen, x, y, half * 0.15, straw));
  });
  pen.shape(ellipse(half * 0.26, half * 0.1, { points: 8, y: -high * 0.93 }), shade(straw, -0.04));
}

/** A slender column with white spines. */
function column(pen: Pen, half: number, height: number, tone: Pigment): void {
  pen.shape(
    [
      [-half * 0.86, 6],
      [-half, -height * 0.4],
      [-half * 0.96, -height * 0.8],
      [-half * 0.5, -height * 0.98],
      [half * 0.5, -height * 0.98],
      [half * 0.96, -height * 0.8],
      [half, -height * 0.4],
      [half * 0.86, 6],
    ],
    tone,
    { shadow: 7 },
  );
  [-0.62, -0.2, 0.22, 0.64].forEach((across) => {
    pen.ribbon(
      [
        [across * half, 0],
        [across * half * 1.1, -height * 0.5],
        [across * half * 0.8, -height * 0.93],
      ],
      half * 0.24,
      half * 0.13,
      shade(tone, 0.045 - across * 0.07),
    );
    range(Math.round(height / 26) - 1).forEach((row) =>
      spines(pen, across * half * 0.96, -10 - row * 26, half * 0.17, material.paper),
    );
  });
}

/** One flat pad with its dots. */
function pad(pen: Pen, half: number, height: number, tone: Pigment): void {
  const outline: Point[] = [
    [0, 0],
    [-half * 0.56, -height * 0.16],
    [-half, -height * 0.56],
    [-half * 0.7, -height * 0.92],
    [0, -height],
    [half * 0.7, -height * 0.92],
    [half, -height * 0.56],
    [half * 0.56, -height * 0.16],
  ];
  const lit = shade(tone, pen.light(-60) * 0.05);
  pen.shape(outline, shade(lit, 0.05), { shadow: 6 });
  pen.place(height * 0.012, 0, { scale: 0.95 }, () => pen.shape(outline, lit));
  range(4).forEach((row) =>
    range(3 + (row % 2)).forEach((index) => {
      const across = (index - (2 + (row % 2)) / 2) * 0.5;
      spines(pen, across * half * 0.95, -height * (0.24 + row * 0.19), 8, straw);
    }),
  );
}

/** Crowns on which the flowers open: two on the barrel, two on the prickly pear. */
const crowns: [x: number, y: number, lean: number][] = [
  [-96, -170, -12],
  [98, -268, -8],
  [-54, -164, 26],
  [156, -220, 34],
  [28, -330, 0],
];

/** A golden barrel, a column and a prickly pear in sand, beside one smooth stone. */
export const desertDish: DrawHabit = (pen, { flowers }) => {
  const blue = mix(leaf.dusty, leaf.leaf, 0.4);
  const fresh = mix(leaf.fresh, leaf.leaf, 0.35);
  pen.shape(ellipse(212, 34, { points: 16, y: -6 }), sand);
  pen.shape(ellipse(150, 20, { points: 14, x: -20, y: -20 }), shade(sand, 0.035));
  pen.place(22, -14, { turn: -2 }, () => column(pen, 46, 306, blue));
  pen.place(110, -4, {}, () => {
    pen.place(-2, 2, { turn: 4 }, () => pad(pen, 58, 142, fresh));
    pen.place(-26, -118, { turn: -18 }, () => pad(pen, 46, 116, shade(fresh, 0.02)));
    pen.place(32, -112, { turn: 30 }, () => pad(pen, 43, 104, shade(fresh, -0.02)));
  });
  pen.place(-84, 8, {}, () => barrel(pen, 92, shade(leaf.leaf, 0.01)));
  pen.shape(
    [
      [4, 18],
      [10, -14],
      [44, -30],
      [84, -16],
      [92, 16],
      [50, 28],
    ],
    shade(material.stone, -0.08),
    { shadow: 5 },
  );
  pen.shape(
    [
      [16, 0],
      [24, -16],
      [48, -24],
      [68, -14],
      [40, -6],
    ],
    shade(material.stone, 0.06),
  );
  range(26).forEach(() => {
    const x = pen.between(-196, 196);
    pen.dot(
      x,
      12 + pen.between(-6, 10) * Math.sqrt(1 - (x / 212) ** 2),
      pen.between(2.5, 5),
      shade(sand, pen.between(-0.14, 0.05)),
    );
  });
  if (!flowers) return;
  range(flowers.count).forEach((index) => {
    const [x, y, lean] = cycle(crowns, index);
    const further = Math.floor(index / crowns.length) * 34;
    flower(pen, flowers, index, {
      x: x + further,
      y,
      radius: clamp(88 / Math.sqrt(flowers.count), 24, 42),
      lean,
      tilt: 0.5,
    });
  });
};
