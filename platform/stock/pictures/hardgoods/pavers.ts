import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import type { Standing } from '../subject';
import type { DrawGood } from './hardgood';

/** Hexagonal steppers, three in a pile and one leaning. */
function hexagons(pen: Pen, stone: Pigment): Standing {
  const hexagon = (half: number, squash: number, x: number, y: number): Point[] =>
    range(6).map((index): Point => [
      x + Math.cos((index * Math.PI) / 3) * half,
      y + Math.sin((index * Math.PI) / 3) * half * squash,
    ]);
  pen.place(150, -150, { turn: 9 }, () => {
    pen.polygon(hexagon(150, 1, 12, 6), shade(stone, -0.1), { shadow: 8 });
    pen.polygon(hexagon(150, 1, 0, 0), shade(stone, 0.04));
    range(26).forEach(() =>
      pen.dot(
        pen.between(-100, 100),
        pen.between(-90, 90),
        pen.between(1.5, 4),
        shade(stone, pen.between(-0.1, 0.1)),
        { opacity: 0.6 },
      ),
    );
  });
  range(3).forEach((row) => {
    const [x, y] = [-70 + (row % 2) * 14, -48 - row * 46];
    const tone = shade(stone, pen.between(-0.03, 0.03));
    pen.polygon(
      [
        [x - 170, y - 50],
        [x + 170, y - 50],
        [x + 170, y - 14],
        [x + 85, y + 36],
        [x - 85, y + 36],
        [x - 170, y - 14],
      ],
      shade(tone, -0.07),
      { shadow: 5 },
    );
    pen.polygon(
      [
        [x - 85, y],
        [x + 85, y],
        [x + 85, y + 36],
        [x - 85, y + 36],
      ],
      shade(tone, -0.03),
    );
    pen.polygon(hexagon(170, 0.34, x, y - 50), shade(tone, 0.05));
  });
  return { feet: [{ x: 0, halfWidth: 220 }] };
}

/** Bricks in five courses. */
function bricks(pen: Pen, clay: Pigment): Standing {
  range(6).forEach((row) => {
    const y = -row * 46;
    const offset = (row % 2) * 50;
    range(row % 2 ? 3 : 4).forEach((column) => {
      const x = -220 + column * 106 + offset;
      const tone = shade(clay, pen.between(-0.06, 0.06));
      pen.polygon(
        [
          [x, y - 40],
          [x + 98, y - 40],
          [x + 136, y - 66],
          [x + 40, y - 66],
        ],
        shade(tone, 0.07),
      );
      pen.polygon(
        [
          [x, y],
          [x + 98, y],
          [x + 98, y - 40],
          [x, y - 40],
        ],
        tone,
        { shadow: 4 },
      );
      pen.polygon(
        [
          [x + 98, y],
          [x + 136, y - 28],
          [x + 136, y - 66],
          [x + 98, y - 40],
        ],
        shade(tone, -0.1),
      );
    });
  });
  return { feet: [{ x: 10, halfWidth: 220 }] };
}

/** A heap of river stones. */
function cobbles(pen: Pen, paint: Pigment): Standing {
  const stone = mix(paint, material.stone, 0.15);
  [7, 6, 5, 3, 2].forEach((count, row) =>
    range(count).forEach((index) => {
      const x = (index - (count - 1) / 2) * 74 + pen.between(-10, 10);
      const tone = shade(stone, pen.between(-0.12, 0.08));
      pen.place(x, -28 - row * 50, { turn: pen.between(-18, 18) }, () => {
        pen.shape(
          ellipse(pen.between(40, 50), pen.between(29, 37), {
            points: 9,
            wobble: 0.16,
            random: pen.random,
          }),
          tone,
          { shadow: 6 },
        );
        pen.shape(ellipse(24, 11, { points: 8, x: -8, y: -13 }), shade(tone, 0.07));
      });
    }),
  );
  return { feet: [{ x: 0, halfWidth: 250 }] };
}

/** Long boards of stone, four high, the top one turned. */
function planks(pen: Pen, stone: Pigment): Standing {
  range(5).forEach((row) => {
    const y = -row * 44;
    const x = -280 + (row % 2) * 26;
    const tone = shade(stone, pen.between(-0.05, 0.04));
    pen.polygon(
      [
        [x, y - 36],
        [x + 500, y - 36],
        [x + 580, y - 84],
        [x + 84, y - 84],
      ],
      shade(tone, 0.06),
    );
    pen.polygon(
      [
        [x, y],
        [x + 500, y],
        [x + 500, y - 36],
        [x, y - 36],
      ],
      tone,
      { shadow: 5 },
    );
    pen.polygon(
      [
        [x + 500, y],
        [x + 580, y - 48],
        [x + 580, y - 84],
        [x + 500, y - 36],
      ],
      shade(tone, -0.1),
    );
    range(4).forEach((index) =>
      pen.line(
        [
          [x + 40 + index * 120, y - 14 - (index % 2) * 8],
          [x + 130 + index * 110, y - 16],
        ],
        shade(tone, -0.06),
        2.4,
      ),
    );
  });
  return { feet: [{ x: 20, halfWidth: 280 }] };
}

/** Irregular flat stones, piled as they come. */
function flags(pen: Pen, stone: Pigment): Standing {
  range(6).forEach((row) => {
    const half = 230 - row * 17 + pen.between(-14, 14);
    const [x, y] = [pen.between(-18, 18), -row * 40];
    const tone = shade(stone, pen.between(-0.07, 0.05));
    const top: Point[] = [
      [x - half, y - 40],
      [x - half * 0.6, y - 68],
      [x + half * 0.2, y - 78],
      [x + half * 0.9, y - 62],
      [x + half, y - 36],
      [x + half * 0.3, y - 22],
      [x - half * 0.5, y - 24],
    ];
    pen.polygon(
      [
        [x - half, y - 40],
        [x - half * 0.5, y - 24],
        [x + half * 0.3, y - 22],
        [x + half, y - 36],
        [x + half, y - 4],
        [x + half * 0.3, y + 14],
        [x - half * 0.5, y + 12],
        [x - half, y - 6],
      ],
      shade(tone, -0.07),
      { shadow: 5 },
    );
    pen.polygon(top, shade(tone, 0.05));
  });
  return { feet: [{ x: 0, halfWidth: 220 }] };
}

/** Small tumbled setts in a square stack. */
function setts(pen: Pen, stone: Pigment): Standing {
  range(6).forEach((row) =>
    range(4).forEach((column) => {
      const [x, y] = [-196 + column * 94 + pen.between(-4, 4), -row * 60];
      const tone = shade(stone, pen.between(-0.12, 0.03));
      if (row === 5)
        pen.shape(
          [
            [x + 4, y - 52],
            [x + 84, y - 52],
            [x + 116, y - 80],
            [x + 40, y - 82],
          ],
          shade(tone, 0.07),
        );
      pen.shape(
        [
          [x, y - 6],
          [x + 2, y - 50],
          [x + 12, y - 56],
          [x + 78, y - 56],
          [x + 88, y - 48],
          [x + 88, y - 6],
          [x + 78, y],
          [x + 10, y],
        ],
        tone,
        { shadow: 4 },
      );
      if (column === 3)
        pen.polygon(
          [
            [x + 88, y - 4],
            [x + 122, y - 30],
            [x + 122, y - 78],
            [x + 88, y - 52],
          ],
          shade(tone, -0.1),
        );
    }),
  );
  return { feet: [{ x: 0, halfWidth: 200 }] };
}

const kinds: readonly (readonly [word: RegExp, draw: (pen: Pen, stone: Pigment) => Standing])[] = [
  [/hexagon/i, hexagons],
  [/tumbled|sett/i, setts],
  [/brick/i, bricks],
  [/cobble|river/i, cobbles],
  [/plank|edger/i, planks],
  [/flag|stepping|shore/i, flags],
];

/** Stone takes only a breath of its palette: bluestone is grey before it is blue. Brick, and what is pale, stays as it is. */
const stoneOf = (name: string, paint: Pigment): Pigment =>
  /brick/i.test(name) || paint.lightness > 0.9
    ? paint
    : mix(paint, shade(material.stone, -0.06), 0.55);

/** Pavers stacked crosswise, in four stone tones. */
export const paverStack: DrawGood = (pen, { paint: wantedPaint, scene }) => {
  const paint = stoneOf(scene.name, wantedPaint);
  const named = kinds.find(([word]) => word.test(scene.name));
  if (named) return named[1](pen, paint);
  range(4).forEach((row) => {
    const y = -row * 62;
    const shift = (row % 2) * 16 - 8 + pen.between(-5, 5);
    range(2).forEach((column) => {
      const x = -190 + column * 172 + shift;
      const tone = shade(paint, pen.between(-0.05, 0.05));
      pen.polygon(
        [
          [x, y - 54],
          [x + 164, y - 54],
          [x + 214, y - 92],
          [x + 56, y - 92],
        ],
        shade(tone, 0.06),
      );
      pen.polygon(
        [
          [x, y],
          [x + 164, y],
          [x + 164, y - 54],
          [x, y - 54],
        ],
        tone,
        { shadow: 5 },
      );
      if (column)
        pen.polygon(
          [
            [x + 164, y],
            [x + 214, y - 38],
            [x + 214, y - 92],
            [x + 164, y - 54],
          ],
          shade(tone, -0.1),
        );
      range(7).forEach(() =>
        pen.dot(
          x + pen.between(10, 152),
          y - pen.between(8, 46),
          pen.between(1.5, 4),
          shade(tone, pen.between(-0.12, 0.08)),
          { opacity: 0.6 },
        ),
      );
    });
  });
  return { feet: [{ x: 10, halfWidth: 190 }] };
};
