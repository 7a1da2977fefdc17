import { mix, shade, type Pigment } from '../../drawing/colour';
import {
  asPoints,
  ellipse,
  lerp,
  range,
  stemCurve,
  sunflowerScatter,
} from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

/** Chives: a sheaf of hollow blades and three purple pompons. */
function chives(pen: Pen): void {
  range(15).forEach((index) => {
    const turn = lerp(-20, 26, index / 14);
    pen.place(turn * 0.9, 6, { turn }, () =>
      drawLeaf(pen, 250 + ((index * 53) % 70), 5.5, shade(leaf.leaf, (index % 3) * 0.035), {
        bend: turn / 170,
        vein: false,
        shadow: 2,
      }),
    );
  });
  [
    [-34, -318],
    [26, -352],
    [84, -306],
  ].forEach(([x = 0, y = 0]) => {
    pen.line(
      [
        [x * 0.2, 0],
        [x * 0.6, y * 0.5],
        [x, y],
      ],
      shade(leaf.leaf, -0.04),
      5,
    );
    sunflowerScatter(19)
      .reverse()
      .forEach((at) =>
        pen.dot(
          x + at.x * 26,
          y + at.y * 23,
          8,
          shade(petal.purple, 0.14 - at.y * 0.06 - at.x * 0.04 + pen.between(-0.03, 0.03)),
          { shadow: 1.5 },
        ),
      );
  });
}

/** Rosemary: stiff stems set with short needles. */
function rosemary(pen: Pen): void {
  const needle = mix(leaf.pine, leaf.dusty, 0.34);
  [-22, -8, 6, 19].forEach((turn, index) =>
    pen.place(turn * 1.1, 4, { turn }, () => {
      const length = [258, 318, 296, 236][index] ?? 280;
      const stem = stemCurve([0, 0], [0, -length * 0.5], [turn * 0.8, -length], 15);
      pen.ribbon(asPoints(stem), 7, 4, shade(leaf.olive, -0.12));
      stem.slice(2).forEach(({ x, y, heading }, step) =>
        [-1, 1].forEach((side) =>
          pen.place(x, y, { turn: heading + side * 42 }, () =>
            drawLeaf(pen, 50 - step * 1.4, 5, shade(needle, side * -0.03 + (step % 2) * 0.03), {
              vein: false,
              shadow: 1,
            }),
          ),
        ),
      );
    }),
  );
}

/** Basil: broad cupped leaves in pairs, each pair across the one below. */
function basil(pen: Pen): void {
  const tone = shade(leaf.fresh, 0.01);
  [-18, 16, -2].forEach((turn, index) =>
    pen.place(turn * 1.2, 4, { turn }, () => {
      const tall = index === 2 ? 232 : 176;
      pen.ribbon(
        [
          [0, 0],
          [2, -tall * 0.5],
          [0, -tall],
        ],
        9,
        6,
        shade(tone, -0.04),
      );
      range(4).forEach((pair) => {
        const size = 92 - pair * 13;
        [-1, 1].forEach((side) =>
          pen.place(0, -tall * (0.3 + pair * 0.22), { turn: side * (82 - pair * 14) }, () =>
            drawLeaf(pen, size, size * 0.42, shade(tone, side * -0.025 + pair * 0.012), {
              bend: side * 0.1,
              widest: 0.5,
            }),
          ),
        );
      });
      pen.place(0, -tall, { turn: 4 }, () => drawLeaf(pen, 46, 16, shade(tone, 0.05)));
    }),
  );
}

/** Sage: long gray leaves with a soft bloom on them. */
function sage(pen: Pen): void {
  const gray = mix(leaf.sage, leaf.dusty, 0.35);
  [-46, -26, -8, 12, 30].forEach((turn, index) =>
    pen.place(turn * 0.5, 6, { turn }, () => {
      const tall = 138 + (index % 2) * 40;
      pen.ribbon(
        [
          [0, 0],
          [0, -tall],
        ],
        7,
        5,
        shade(gray, -0.12),
      );
      [0.45, 0.75, 1].forEach((share, pair) =>
        [-1, 1].forEach((side) =>
          pen.place(0, -tall * share, { turn: side * (62 - pair * 18) }, () =>
            drawLeaf(pen, 82 - pair * 10, 19 - pair * 2, shade(gray, side * -0.03 + pair * 0.02), {
              widest: 0.5,
            }),
          ),
        ),
      );
    }),
  );
}

/** Parsley: three curled tufts on every stalk. */
function parsley(pen: Pen): void {
  const tone = shade(leaf.leaf, 0.02);
  const tuft = (x: number, y: number, size: number, step: number) =>
    pen.shape(
      ellipse(size, size * 0.86, { points: 13, wobble: 0.42, random: pen.random, x, y }),
      shade(tone, step),
      { shadow: 3 },
    );
  [-48, -24, 2, 26, 48].forEach((turn, index) =>
    pen.place(turn * 0.6, 4, { turn }, () => {
      const tall = 104 + (index % 2) * 34;
      pen.ribbon(
        [
          [0, 0],
          [0, -tall],
        ],
        6,
        4,
        shade(leaf.fresh, -0.03),
      );
      tuft(-24, -tall + 8, 24, -0.04);
      tuft(24, -tall + 8, 24, 0);
      tuft(0, -tall - 18, 28, 0.035);
      tuft(-6, -tall - 24, 13, 0.08);
    }),
  );
}

/** Thyme: wiry stems over the rim, all small leaves. */
function thyme(pen: Pen, tone: Pigment): void {
  [-3, -1, 1, 3].forEach((step, index) => {
    const stem = stemCurve(
      [step * 7, 4],
      [step * 12 + 30, 4],
      [step * 20 + 44, 92 + (index % 2) * 34],
      9,
    );
    pen.line(asPoints(stem), shade(tone, -0.12), 3.4);
    stem
      .slice(1)
      .forEach(({ x, y, heading }, at) =>
        [-1, 1].forEach((side) =>
          pen.place(x, y, { turn: heading + side * 58 }, () =>
            drawLeaf(pen, 25, 8, shade(tone, (at % 2) * 0.05), { vein: false, shadow: 2 }),
          ),
        ),
      );
  });
}

/** Six herbs that agree in one pot, every one known by its leaf. */
export const kitchenHerbs: DrawHabit = (pen) => {
  pen.atDepth(0.84, () => {
    pen.place(-54, 0, { turn: -8 }, () => rosemary(pen));
    pen.place(48, 0, { turn: 6 }, () => chives(pen));
  });
  pen.atDepth(0.94, () => pen.place(-86, 2, { turn: -22 }, () => sage(pen)));
  pen.place(4, 6, {}, () => basil(pen));
  pen.place(76, 8, { turn: 14 }, () => parsley(pen));
  pen.place(-56, 6, { flip: true }, () => thyme(pen, mix(leaf.moss, leaf.sage, 0.35)));
};
