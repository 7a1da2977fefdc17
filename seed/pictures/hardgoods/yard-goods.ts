import { drawHead } from '../blooms/bloom-kinds';
import { pigment, shade, type Pigment } from '../drawing/colour';
import { asPoints, ellipse, range, stemCurve, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, material, petal } from '../pigments';
import type { Standing } from '../subject';
import { hangs, standsOn, type DrawGood } from './hardgood';

/** A coil of steel edging with its end run out. */
function edgingRoll(pen: Pen, steel: Pigment): Standing {
  [150, 118, 86].forEach((half, index) => {
    pen.shape(ellipse(half, half * 0.34, { points: 20, y: -196 }), shade(steel, index % 2 ? -0.04 : 0.08), { shadow: index ? 0 : 4 });
    pen.shape(ellipse(half - 12, (half - 12) * 0.34, { points: 20, y: -194 }), shade(steel, -0.16));
  });
  const wall = range(21).map((index): Point => [Math.cos(Math.PI * (1 - index / 20)) * 150, Math.sin(Math.PI * (index / 20)) * 51]);
  pen.polygon([...wall.map(([x, y]): Point => [x, y - 196]), ...wall.map(([x, y]): Point => [x, y - 40]).reverse()], steel,
    { shadow: 6 });
  pen.polygon([...wall.slice(3, 8).map(([x, y]): Point => [x, y - 196]),
    ...wall.slice(3, 8).map(([x, y]): Point => [x, y - 40]).reverse()], shade(steel, 0.1));
  pen.polygon([[120, -150], [330, -112], [330, 26], [120, 0]], shade(steel, 0.04), { shadow: 6 });
  return { feet: [{ x: 60, halfWidth: 190 }] };
}

/** A cedar fan with a clematis climbing it. Its flowers are ornament. */
export const trellis: DrawGood = (pen, { paint, scene }) => {
  if (/edging|roll/.test(scene.name)) return edgingRoll(pen, paint);
  const wood = paint;
  [-1, -0.5, 0, 0.5, 1].forEach((side) =>
    pen.ribbon([[side * 44, 0], [side * 100, -320], [side * 196, -640]], 17, 17, shade(wood, side * -0.03), { shadow: 6 }));
  range(5).forEach((index) => {
    const y = -130 - index * 118;
    const half = 74 + index * 33;
    pen.ribbon([[-half, y], [0, y - 6], [half, y]], 15, 15, shade(wood, 0.05), { shadow: 5 });
  });
  const climb = asPoints(stemCurve([-96, 0], [170, -260], [20, -590], 14));
  pen.line(climb, shade(leaf.moss, -0.05), 6);
  climb.slice(1).forEach(([x, y], index) => {
    [-58, 64].forEach((turn) => pen.place(x, y, { turn: turn + pen.between(-16, 16) }, () =>
      drawLeaf(pen, 56, 16, shade(leaf.leaf, pen.between(-0.04, 0.04)))));
    const counted = pen.blooms;
    if (index % 3 === 1) drawHead(pen, 'daisy', { x: x + (index % 2 ? 14 : -16), y: y - 10, radius: 38, pigment: petal.purple });
    pen.blooms = counted;
  });
  return standsOn(80);
};

/** Hexagonal steppers, three in a pile and one leaning. */
function hexagons(pen: Pen, stone: Pigment): Standing {
  const hexagon = (half: number, squash: number, x: number, y: number): Point[] =>
    range(6).map((index): Point => [x + Math.cos((index * Math.PI) / 3) * half, y + Math.sin((index * Math.PI) / 3) * half * squash]);
  pen.place(150, -150, { turn: 9 }, () => {
    pen.polygon(hexagon(150, 1, 12, 6), shade(stone, -0.1), { shadow: 8 });
    pen.polygon(hexagon(150, 1, 0, 0), shade(stone, 0.04));
    range(26).forEach(() => pen.dot(pen.between(-100, 100), pen.between(-90, 90), pen.between(1.5, 4),
      shade(stone, pen.between(-0.1, 0.1)), { opacity: 0.6 }));
  });
  range(3).forEach((row) => {
    const [x, y] = [-70 + (row % 2) * 14, -48 - row * 46];
    const tone = shade(stone, pen.between(-0.03, 0.03));
    pen.polygon([[x - 170, y - 50], [x + 170, y - 50], [x + 170, y - 14], [x + 85, y + 36], [x - 85, y + 36], [x - 170, y - 14]],
      shade(tone, -0.07), { shadow: 5 });
    pen.polygon([[x - 85, y], [x + 85, y], [x + 85, y + 36], [x - 85, y + 36]], shade(tone, -0.03));
    pen.polygon(hexagon(170, 0.34, x, y - 50), shade(tone, 0.05));
  });
  return { feet: [{ x: 0, halfWidth: 220 }] };
}

/** Pavers stacked crosswise, in four stone tones. */
export const paverStack: DrawGood = (pen, { paint, scene }) => {
  if (/hexagon/.test(scene.name)) return hexagons(pen, paint);
  range(4).forEach((row) => {
    const y = -row * 62;
    const shift = (row % 2) * 16 - 8 + pen.between(-5, 5);
    range(2).forEach((column) => {
      const x = -190 + column * 172 + shift;
      const tone = shade(paint, pen.between(-0.05, 0.05));
      pen.polygon([[x, y - 54], [x + 164, y - 54], [x + 214, y - 92], [x + 56, y - 92]], shade(tone, 0.06));
      pen.polygon([[x, y], [x + 164, y], [x + 164, y - 54], [x, y - 54]], tone, { shadow: 5 });
      if (column) pen.polygon([[x + 164, y], [x + 214, y - 38], [x + 214, y - 92], [x + 164, y - 54]], shade(tone, -0.1));
      range(7).forEach(() => pen.dot(x + pen.between(10, 152), y - pen.between(8, 46), pen.between(1.5, 4),
        shade(tone, pen.between(-0.12, 0.08)), { opacity: 0.6 }));
    });
  });
  return { feet: [{ x: 10, halfWidth: 190 }] };
};
