import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, petal as petalShape, polar, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { heartLeaf } from '../../foliage/leaf';
import { centre, leaf, material, petal } from '../../pigments';

const dawn = { ...petal.blue, lightness: 0.6, chroma: 0.155, hue: 270 };

/** The open funnel from in front: one round piece, a star of five rays, a lighted throat. */
function funnel(pen: Pen, radius: number, tone: Pigment, rays: Pigment): void {
  const rim = (size: number): Point[] =>
    range(20).map((index): Point =>
      polar(index * 18 + 9, size * (1 - 0.055 * Math.abs(Math.sin((index * 18 + 9) * 0.0436)))),
    );
  pen.shape(rim(radius), shade(tone, 0.08), { shadow: radius * 0.07 });
  pen.shape(rim(radius * 0.94), tone);
  pen.shape(ellipse(radius * 0.62, radius * 0.6, { points: 14 }), shade(tone, 0.035));
  range(5).forEach((index) =>
    pen.place(0, 0, { turn: index * 72 }, () =>
      pen.shape(petalShape(radius * 0.93, radius * 0.13, { pointed: true, widest: 0.3 }), rays),
    ),
  );
  pen.dot(0, 0, radius * 0.26, rays);
  pen.dot(0, 0, radius * 0.16, mix(petal.lemon, centre.gold, 0.35));
  pen.dot(0, radius * 0.02, radius * 0.06, shade(centre.gold, -0.1));
}

/** The same flower from the side: a trumpet on its green cup. Rooted at the cup. */
function trumpet(pen: Pen, length: number, tone: Pigment): void {
  const flare = length * 0.52;
  pen.shape(
    [
      [-length * 0.06, 0],
      [-length * 0.1, -length * 0.5],
      [-flare, -length],
      [-flare, -length],
      [flare, -length],
      [flare, -length],
      [length * 0.1, -length * 0.5],
      [length * 0.06, 0],
    ],
    mix(tone, petal.white, 0.3),
    { shadow: 4 },
  );
  pen.shape(ellipse(flare, flare * 0.3, { points: 14, y: -length }), shade(tone, 0.06));
  pen.shape(ellipse(flare * 0.8, flare * 0.19, { points: 14, y: -length }), shade(tone, -0.05));
  pen.shape(ellipse(flare * 0.24, flare * 0.09, { points: 8, y: -length }), petal.white);
  [-24, 24].forEach((turn) =>
    pen.place(0, length * 0.08, { turn }, () =>
      pen.shape(petalShape(length * 0.32, length * 0.08, { pointed: true }), leaf.fresh),
    ),
  );
}

/** A bud, furled like an umbrella. */
function bud(pen: Pen, length: number, tone: Pigment): void {
  pen.shape(petalShape(length, length * 0.19, { pointed: true, widest: 0.5 }), tone, { shadow: 3 });
  [0.3, 0.48, 0.66].forEach((along) =>
    pen.line(
      [
        [-length * 0.14, -length * along],
        [length * 0.12, -length * (along + 0.16)],
      ],
      shade(tone, 0.1),
      2.4,
    ),
  );
  pen.dot(0, -2, length * 0.12, leaf.fresh);
}

/** A dusk-blue panel: the vine winds up its string, the moonflower white and round, the morning glories blue. */
export function printedMorningGlory(pen: Pen): void {
  const string: Point[] = [
    [6, -58],
    [-6, -296],
  ];
  pen.line(string, material.straw, 3);
  const vine = range(15).map((index): Point => [Math.sin(index * 0.78) * 24, -58 - index * 16.6]);
  pen.line(vine, shade(leaf.fresh, -0.02), 5);
  const leaves: [x: number, y: number, turn: number, size: number][] = [
    [-16, -92, -100, 66],
    [18, -98, 98, 68],
    [-20, -206, -66, 66],
    [14, -196, 66, 62],
    [-6, -262, -34, 44],
    [4, -84, 8, 44],
  ];
  leaves.forEach(([x, y, turn, size], index) =>
    pen.place(x, y, { turn }, () => {
      pen.line(
        [
          [0, 8],
          [0, -10],
        ],
        leaf.fresh,
        3,
      );
      pen.place(0, -8, {}, () => heartLeaf(pen, size, shade(leaf.fresh, index % 2 ? 0.02 : -0.07)));
    }),
  );
  pen.place(12, -232, { turn: -16 }, () => bud(pen, 50, dawn));
  pen.place(-42, -254, { turn: -46 }, () => trumpet(pen, 52, dawn));
  pen.place(60, -254, { turn: 12 }, () => funnel(pen, 43, dawn, petal.white));
  pen.place(68, -150, { turn: 30 }, () => funnel(pen, 37, shade(dawn, 0.03), petal.white));
  pen.place(-34, -154, { turn: -6 }, () =>
    funnel(pen, 64, petal.white, mix(petal.lemon, petal.green, 0.45)),
  );
}
