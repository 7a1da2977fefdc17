import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';
import { standsOn, type DrawGood } from '../hardgood';

const rust = pigment(0.48, 0.098, 46);
const bark = pigment(0.38, 0.05, 42);
const [tall, top] = [104, -190];

interface Piece {
  from: Point;
  to: Point;
}

const piecesOf = (line: readonly Point[]): Piece[] =>
  line.slice(1).map((to, index) => ({ from: line[index] ?? to, to }));

/** The upper edge of a loose coil of three turns, and of the end that is run out towards us. */
const coil = range(85).map((index): Point => {
  const angle = (index / 28) * Math.PI * 2 + Math.PI * 0.6;
  const reach = lerp(112, 220, index / 84);
  return [Math.cos(angle) * reach - 80, Math.sin(angle) * reach * 0.38 + top];
});
const [endX, endY] = coil[coil.length - 1] ?? [0, 0];
const end = range(15).map((index): Point => {
  const share = index / 14;
  return [endX + share * 500, endY + Math.sin(share * Math.PI) * 56 + share * 30];
});

/** A length of the strip: four inches high, no thicker than a blade, its rolled upper edge in the light. */
function strip(pen: Pen, { from, to }: Piece, tone: Pigment, edge: Pigment): void {
  const on = to[0] + Math.sign(to[0] - from[0]) * 1.5;
  pen.polygon([from, [on, to[1]], [on, to[1] + tall], [from[0], from[1] + tall]], tone);
  pen.line([from, to], edge, 5);
}

/** A flat spike with its hook over the upper edge. */
function spike(pen: Pen, [x, y]: Point, steel: Pigment): void {
  const dark = mix(steel, material.chocolate, 0.5);
  pen.polygon(
    [
      [x - 8, y],
      [x + 8, y],
      [x + 7, y + tall + 20],
      [x, y + tall + 44],
      [x - 7, y + tall + 20],
    ],
    dark,
    { shadow: 4 },
  );
  pen.rectangle(x - 11, y - 7, 22, 15, shade(steel, 0.09), { shadow: 3 });
}

function coilAndEnd(pen: Pen, steel: Pigment): void {
  const edge = shade(steel, 0.15);
  const inside = mix(steel, material.chocolate, 0.6);
  const depth = ({ from, to }: Piece): number => from[1] + to[1];
  piecesOf(coil)
    .sort((one, other) => depth(one) - depth(other))
    .forEach((piece) => {
      const { from, to } = piece;
      const along = (to[0] - from[0]) / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
      strip(pen, piece, along > 0 ? inside : shade(steel, -0.05 + along * -0.07), edge);
    });
  piecesOf(end).forEach((piece, index) =>
    strip(pen, piece, shade(steel, 0.045 - index * 0.004), edge),
  );
  [5, 11].forEach((place) => spike(pen, end[place] ?? [0, 0], steel));
}

/** Thin steel edging: a loose coil, its end run out in a curve, the spikes that hold it. Steel the brown of bark runs out to the left. */
export const steelEdging: DrawGood = (pen, { paint, scene }) => {
  const brown = /bark/i.test(scene.name);
  const steel = brown ? bark : /rust/i.test(scene.name) ? rust : paint;
  pen.place(0, 0, { flip: brown }, () => coilAndEnd(pen, steel));
  return standsOn(240, brown ? -20 : 20);
};
