import { shade, type Pigment } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import { chickadee } from './guests/chickadee';

interface Bird {
  body: Pigment;
  wing: Pigment;
  crest: boolean;
  /** A chickadee, which has a shape of its own. */
  chickadee?: boolean;
}

/** The bird a feeder is for; a cardinal where its name says none. */
export function birdOf(name: string): Bird {
  if (/oriole/i.test(name)) return { body: petal.orange, wing: material.iron, crest: false };
  if (/finch|thistle/i.test(name)) return { body: petal.yellow, wing: material.iron, crest: false };
  if (/bath|blue/i.test(name))
    return { body: petal.blue, wing: shade(petal.blue, -0.12), crest: false };
  if (/window|chickadee|suet/i.test(name))
    return { body: material.paper, wing: material.slate, crest: false, chickadee: true };
  return { body: shade(petal.red, 0.02), wing: shade(petal.red, -0.07), crest: true };
}

/** A perched bird that looks to the right; its feet are at x, y. */
export function guest(
  pen: Pen,
  x: number,
  y: number,
  bird: Bird,
  placement: { scale?: number; flip?: boolean } = {},
): void {
  if (bird.chickadee) return chickadee(pen, x, y, placement);
  const { body, wing, crest } = bird;
  pen.place(x, y, placement, () => {
    pen.ribbon(
      [
        [-18, -34],
        [-56, 22],
      ],
      22,
      30,
      shade(wing, -0.04),
      { shadow: 4 },
    );
    pen.shape(
      [
        [-30, -24],
        [-20, -76],
        [14, -104],
        [44, -86],
        [46, -44],
        [20, -6],
        [-12, -4],
      ],
      body,
      { shadow: 4 },
    );
    pen.shape(
      [
        [-26, -34],
        [-14, -70],
        [14, -66],
        [18, -36],
        [-6, -16],
      ],
      wing,
    );
    pen.shape(
      crest
        ? [
            [2, -92],
            [4, -132],
            [-14, -158],
            [26, -138],
            [50, -108],
            [44, -84],
            [20, -78],
          ]
        : [
            [2, -92],
            [4, -122],
            [22, -134],
            [42, -126],
            [50, -108],
            [44, -84],
            [20, -78],
          ],
      crest ? body : wing,
      { shadow: 3 },
    );
    pen.shape(
      [
        [34, -116],
        [52, -110],
        [46, -92],
        [30, -94],
      ],
      material.iron,
    );
    pen.polygon(
      [
        [48, -112],
        [72, -100],
        [48, -92],
      ],
      petal.orange,
    );
    pen.dot(32, -118, 4, material.iron);
  });
}
