import { mix, shade, type Pigment } from '../drawing/colour';
import {
  asPoints,
  clamp,
  cycle,
  ellipse,
  headingOf,
  lerp,
  polar,
  radians,
  range,
  stemCurve,
  tipOf,
  type Point,
} from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import {
  caladiumLeaf,
  coinLeaf,
  fiddleLeaf,
  freckledLeaf,
  nerveLeaf,
  stripedStrap,
  type BroadLeaf,
} from '../foliage/broad-leaves';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal } from '../pigments';
import type { DrawHabit } from './growing';

const bark = shade(material.wood, -0.14);

/** A clean trunk and big violins all the way up its upper half. */
export const fiddleLeafFig: DrawHabit = (pen) => {
  const green = shade(leaf.leaf, -0.04);
  const trunk = stemCurve([0, 10], [26, -330], [-6, -640], 16);
  pen.ribbon(asPoints(trunk), 27, 13, bark, { shadow: 5 });
  pen.ribbon(
    asPoints(trunk).map(([x, y]): Point => [x - 5, y]),
    8,
    4,
    shade(bark, 0.16),
  );
  const whorls = range(21).map((index) => {
    const along = 0.42 + (index / 20) * 0.58;
    const { x, y } = cycle(trunk, Math.round(along * 16));
    const around = (index * 137.5) % 360;
    return { x, y, along, side: Math.sin(around * radians), near: Math.cos(around * radians) };
  });
  whorls
    .sort((one, other) => one.near - other.near || one.y - other.y)
    .forEach(({ x, y, along, side, near }) =>
      pen.atDepth(lerp(0.55, 1, (near + 1) / 2), () => {
        const turn = side * lerp(104, 52, along) + pen.between(-8, 8);
        const foreshort = 1 - 0.3 * Math.max(0, near) * (1 - Math.abs(side));
        pen.ribbon(
          [
            [x, y],
            [x + Math.sin(turn * radians) * 50, y - Math.cos(turn * radians) * 50],
          ],
          9,
          7,
          shade(leaf.stem, 0.02),
        );
        pen.place(
          x + Math.sin(turn * radians) * 44,
          y - Math.cos(turn * radians) * 44,
          { turn, squash: foreshort },
          () =>
            fiddleLeaf(
              pen,
              lerp(206, 160, along) * pen.between(0.92, 1.06),
              shade(green, pen.between(-0.03, 0.04)),
            ),
        );
      }),
    );
  [-22, 16, -4].forEach((turn) =>
    pen.place(-6, -632, { turn }, () =>
      fiddleLeaf(pen, 118 - Math.abs(turn), shade(leaf.fresh, -0.04)),
    ),
  );
};

function fanLeaflet(pen: Pen, size: number, tone: Pigment): void {
  pen.polygon(
    [
      [0, 0],
      [-size * 0.62, -size * 0.5],
      [-size * 0.5, -size * 0.86],
      [-size * 0.16, -size * 0.9],
      [-size * 0.08, -size * 0.78],
      [size * 0.1, -size * 0.92],
      [size * 0.46, -size * 0.84],
      [size * 0.62, -size * 0.48],
    ],
    tone,
    { shadow: 2 },
  );
}

/** Black wires that arch out and branch, hung with little fans. */
export const maidenhairFern: DrawHabit = (pen) => {
  const wire = shade(material.iron, -0.12);
  const green = mix(leaf.fresh, petal.lemon, 0.12);
  range(17).forEach((index) => {
    const near = 0.5 + (index / 16) * 0.5;
    const turn = (((index * 0.618) % 1) * 2 - 1) * 86;
    const length = lerp(470, 250, near - 0.3) * (1 - Math.abs(turn) / 330) * pen.between(0.9, 1.06);
    const tip: Point = [
      Math.sin(turn * radians) * length * 1.02,
      -Math.cos(turn * radians) * length * 0.96 + Math.abs(turn) * 0.7,
    ];
    const stem = stemCurve([turn * 0.3, 4], [tip[0] * 0.32, tip[1] * 1.08], tip, 9);
    pen.atDepth(near, () => {
      pen.line(asPoints(stem), wire, 4);
      stem.slice(3).forEach(({ x, y, heading }, step) =>
        [-1, 1].forEach((side) => {
          const reach = (78 - step * 9) * pen.between(0.8, 1.1);
          pen.place(x, y, { turn: heading + side * 58 }, () => {
            pen.line(
              [
                [0, 0],
                [side * 4, -reach],
              ],
              wire,
              2,
            );
            range(3).forEach((at) =>
              [-1, 1].forEach((aside) =>
                pen.place(0, -reach * (0.34 + at * 0.26), { turn: aside * 52 }, () =>
                  fanLeaflet(
                    pen,
                    18 - at,
                    shade(green, pen.light(0) * 0.06 + pen.between(-0.05, 0.04)),
                  ),
                ),
              ),
            );
            pen.place(0, -reach, {}, () =>
              fanLeaflet(pen, 17, shade(green, pen.between(-0.03, 0.05))),
            );
          });
        }),
      );
    });
  });
};

/** Coins on long stalks, every way round a short stem. */
export const coinPlant: DrawHabit = (pen) => {
  const green = shade(leaf.leaf, 0.03);
  range(27).forEach((index) => {
    const near = index / 26;
    const turn = (((index * 0.618 + 0.2) % 1) * 2 - 1) * lerp(98, 74, near);
    const reach = lerp(400, 150, near) * pen.between(0.9, 1.08);
    const [x, y] = [
      Math.sin(turn * radians) * reach * 0.94,
      -Math.cos(turn * radians) * reach * 0.86 - 46,
    ];
    pen.atDepth(lerp(0.6, 1, near), () => {
      pen.ribbon(
        asPoints(stemCurve([turn * 0.1, 4], [x * 0.3, y * 0.8], [x, y], 6)),
        6,
        5,
        mix(leaf.fresh, petal.coral, 0.18),
        { shadow: 2 },
      );
      pen.place(x, y, { turn: turn * 0.7, squash: pen.between(0.84, 1) }, () =>
        coinLeaf(
          pen,
          lerp(104, 124, near) * pen.between(0.86, 1.06),
          shade(green, pen.between(-0.04, 0.04)),
        ),
      );
    });
  });
};

interface Cushion {
  count: number;
  halfWidth: number;
  halfHeight: number;
  size: number;
}

/** Leaves in whorls over a low cushion, the outermost first. */
function cushion(
  pen: Pen,
  { count, halfWidth, halfHeight, size }: Cushion,
  tone: Pigment,
  draw: BroadLeaf,
): void {
  pen.shape(
    ellipse(halfWidth * 0.8, halfHeight * 0.8, { points: 12, y: -halfHeight * 0.8 }),
    shade(leaf.deep, -0.05),
    { shadow: 5 },
  );
  range(count)
    .map((index) => {
      const reach = Math.sqrt((index + 0.5) / count);
      const around = index * 137.5 * radians;
      return { x: Math.cos(around) * reach, y: Math.sin(around) * reach, reach };
    })
    .sort((one, other) => one.y - other.y)
    .forEach(({ x, y, reach }) =>
      pen.atDepth(clamp(0.82 + y * 0.26 - reach * 0.12, 0.5, 1), () => {
        const turn = headingOf(x * 1.25, y - 1.15) + pen.between(-20, 20);
        const [px, py] = [x * halfWidth * 0.8, -halfHeight * 0.86 + y * halfHeight * 0.82];
        pen.place(px, py, { turn, squash: lerp(0.84, 1, reach) }, () =>
          pen.place(0, size * 0.3, {}, () =>
            draw(pen, size * pen.between(0.86, 1.1), shade(tone, pen.between(-0.035, 0.035))),
          ),
        );
      }),
    );
}

export const nervePlant: DrawHabit = (pen) =>
  cushion(
    pen,
    { count: 46, halfWidth: 188, halfHeight: 84, size: 104 },
    mix(petal.pink, petal.blush, 0.35),
    nerveLeaf,
  );

export const polkaDotPlant: DrawHabit = (pen) =>
  cushion(
    pen,
    { count: 52, halfWidth: 196, halfHeight: 168, size: 118 },
    mix(petal.blush, petal.pink, 0.3),
    freckledLeaf,
  );

/** Arrowheads on bare stalks, each turned its own way. */
export const caladium: DrawHabit = (pen) => {
  range(15).forEach((index) => {
    const near = index / 14;
    const turn = (((index * 0.618 + 0.1) % 1) * 2 - 1) * lerp(74, 58, near);
    const reach = lerp(430, 170, near) * pen.between(0.92, 1.06);
    const [x, y] = [
      Math.sin(turn * radians) * reach * 0.86,
      -Math.cos(turn * radians) * reach * 0.84 - 30,
    ];
    pen.atDepth(lerp(0.66, 1, near), () => {
      pen.ribbon(
        asPoints(stemCurve([turn * 0.3, 6], [x * 0.2, y * 0.7], [x, y], 6)),
        9,
        6,
        mix(leaf.fresh, petal.coral, 0.15),
        { shadow: 3 },
      );
      pen.place(
        x,
        y,
        { turn: turn * 1.25 + pen.between(-14, 14), squash: pen.between(0.86, 1) },
        () =>
          caladiumLeaf(
            pen,
            172 * pen.between(0.86, 1.06),
            shade(petal.white, -0.01 + pen.between(-0.02, 0.01)),
          ),
      );
    });
  });
};

/** Jointed canes in pebbles, each with a plume of blades at its head. */
export const luckyBamboo: DrawHabit = (pen) => {
  const cane = shade(leaf.fresh, -0.03);
  const canes: [x: number, height: number, near: number, lean: number][] = [
    [-56, 470, 0.7, -3],
    [46, 520, 0.74, 2],
    [-8, 590, 0.8, 0],
    [72, 380, 0.94, 5],
    [-74, 330, 0.97, -6],
    [20, 430, 1, 1],
    [-30, 270, 1, -1],
  ];
  canes.forEach(([x, height, near, lean], order) =>
    pen.atDepth(near, () =>
      pen.place(x, 6, { turn: lean }, () => {
        pen.rectangle(-15, -height, 30, height, cane, { shadow: 5 });
        pen.rectangle(-15, -height, 9, height, shade(cane, 0.075));
        pen.rectangle(8, -height, 7, height, shade(cane, -0.07));
        pen.shape(ellipse(15, 5, { points: 8, y: -height }), mix(cane, material.straw, 0.7));
        range(Math.floor(height / 84)).forEach((joint) => {
          const y = -48 - joint * 84;
          pen.rectangle(-17, y, 34, 7, shade(cane, 0.12));
          pen.rectangle(-16, y + 7, 32, 4, shade(cane, -0.12));
        });
        const side = order % 2 ? 1 : -1;
        pen.place(side * 12, -height + 34, { turn: side * 24 }, () => {
          pen.ribbon(
            [
              [0, 0],
              [side * 5, -52],
            ],
            11,
            9,
            shade(cane, 0.02),
          );
          [-58, 48, -4].forEach((turn, index) =>
            pen.place(side * 4, -34 - index * 9, { turn }, () =>
              drawLeaf(pen, 122 - index * 8, 13, shade(leaf.leaf, pen.between(-0.03, 0.05)), {
                bend: turn / 260,
              }),
            ),
          );
        });
      }),
    ),
  );
  range(19).forEach((index) =>
    pen.shape(
      ellipse(19, 14, {
        points: 8,
        wobble: 0.2,
        random: pen.random,
        x: -88 + index * 9.6,
        y: -4 - (index % 3) * 9,
      }),
      shade(material.stone, pen.between(-0.1, 0.14)),
      { shadow: 3 },
    ),
  );
};

/** Three bare canes of different heights, a fountain of striped straps on each. */
export const cornPlant: DrawHabit = (pen) => {
  const canes: [x: number, height: number, lean: number, near: number][] = [
    [-22, 470, -3, 0.78],
    [52, 300, 7, 0.9],
    [-58, 150, -9, 1],
  ];
  canes.forEach(([x, height, lean, near]) =>
    pen.atDepth(near, () =>
      pen.place(x, 8, { turn: lean }, () => {
        pen.ribbon(
          [
            [0, 0],
            [3, -height / 2],
            [0, -height],
          ],
          36,
          30,
          shade(bark, 0.08),
          { shadow: 6 },
        );
        range(Math.floor(height / 24)).forEach((ring) =>
          pen.line(
            [
              [-15, -16 - ring * 24],
              [0, -11 - ring * 24],
              [15, -16 - ring * 24],
            ],
            shade(bark, -0.04),
            3,
          ),
        );
        [0.62, 0.82, 1].forEach((depth, layer) =>
          pen.atDepth(near * depth, () =>
            range(9 - layer).forEach((index) => {
              const spread = 104 - layer * 22;
              const turn = lerp(-spread, spread, index / (8 - layer)) + pen.between(-7, 7);
              pen.place(turn * 0.1, -height + 8 - layer * 12, { turn: turn * 0.78 }, () =>
                stripedStrap(
                  pen,
                  (246 - layer * 28) * pen.between(0.88, 1.06),
                  shade(leaf.leaf, pen.between(-0.04, 0.02)),
                  turn / 190,
                ),
              );
            }),
          ),
        );
      }),
    ),
  );
};

/** A swollen foot, a thin trunk, and a head of long thin hair that falls all round. */
export const ponytailPalm: DrawHabit = (pen) => {
  const skin = mix(bark, material.stone, 0.35);
  const hair = (near: number, count: number, longest: number) =>
    pen.atDepth(near, () =>
      range(count).forEach((index) => {
        const turn = lerp(-96, 96, (index * 0.618) % 1) + pen.between(-6, 6);
        const length = longest * pen.between(0.78, 1.06);
        const [x, y] = polar(turn, length * 0.62);
        const fall = stemCurve(
          [turn * 0.08, -392],
          [x * 1.1, -392 + y * 1.28],
          [x * 1.34, -392 + y * 0.2 + length * (0.18 + Math.abs(turn) / 200)],
          8,
        );
        pen.ribbon(asPoints(fall), 9, 2, shade(leaf.leaf, pen.between(-0.05, 0.07) - x / 6000), {
          shadow: 3,
        });
      }),
    );
  hair(0.62, 34, 380);
  pen.shape(
    [
      [-96, 8],
      [-112, -34],
      [-84, -92],
      [-34, -134],
      [-17, -220],
      [-13, -392],
      [13, -392],
      [17, -220],
      [34, -134],
      [86, -92],
      [114, -34],
      [96, 8],
    ],
    skin,
    { shadow: 7 },
  );
  pen.shape(
    [
      [-84, 4],
      [-98, -36],
      [-70, -84],
      [-26, -128],
      [-12, -230],
      [-8, -380],
      [-2, -230],
      [-8, -110],
      [-46, -50],
    ],
    shade(skin, 0.08),
  );
  range(6).forEach((index) =>
    pen.line(
      [
        [-94 + index * 7, -22 - index * 20],
        [0, -10 - index * 21],
        [94 - index * 7, -22 - index * 20],
      ],
      shade(skin, -0.07),
      3,
    ),
  );
  hair(0.84, 30, 330);
  hair(1, 22, 250);
  const { x, y } = tipOf(stemCurve([0, -380], [0, -430], [8, -520], 3));
  pen.ribbon(
    [
      [0, -392],
      [4, -450],
      [x, y],
    ],
    9,
    2,
    leaf.fresh,
  );
};
