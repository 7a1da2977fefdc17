import { drawHead } from '../blooms/bloom-kinds';
import { shade, type Pigment } from '../drawing/colour';
import type { Pen } from '../drawing/pen';
import { drawLeaf } from '../foliage/leaf';
import { leaf, petal } from '../pigments';
import type { Bloom } from '../scene-description';

export interface BoxSize {
  width: number;
  height: number;
  /** The far edge lies this much to the right and up. */
  depth: readonly [number, number];
}

/** A box seen a little from above: front, side, lid. Its front left foot is at x, y. */
export function drawBox(
  pen: Pen,
  x: number,
  y: number,
  { width, height, depth: [dx, dy] }: BoxSize,
  colour: Pigment,
): void {
  pen.polygon(
    [
      [x, y - height],
      [x + width, y - height],
      [x + width + dx, y - height - dy],
      [x + dx, y - height - dy],
    ],
    shade(colour, 0.06),
  );
  pen.polygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y - height],
      [x, y - height],
    ],
    colour,
    { shadow: 5 },
  );
  pen.polygon(
    [
      [x + width, y],
      [x + width + dx, y - dy],
      [x + width + dx, y - height - dy],
      [x + width, y - height],
    ],
    shade(colour, -0.09),
  );
}

/** A printed posy for labels and lids. It is a picture on the thing, so its flowers are not counted. */
export function posy(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  main: Bloom = 'peony',
  colour: Pigment = petal.blush,
): void {
  const counted = pen.blooms;
  pen.place(x, y, { scale: size }, () => {
    [-70, -35, 0, 40, 75, 130, -130].forEach((turn) =>
      pen.place(0, 0, { turn }, () => drawLeaf(pen, 92, 22, leaf.leaf)),
    );
    drawHead(pen, 'daisy', { x: -30, y: 12, radius: 38, pigment: petal.white });
    drawHead(pen, 'daisy', { x: 34, y: 8, radius: 34, pigment: petal.white });
    drawHead(pen, main, { x: 2, y: -22, radius: 44, pigment: colour });
  });
  pen.blooms = counted;
}

/** The four-petalled floret of the house, printed on bags, cards and labels. */
export function floret(pen: Pen, x: number, y: number, radius: number, colour: Pigment): void {
  [0, 90, 180, 270].forEach((turn) =>
    pen.place(x, y, { turn: turn + 45 }, () =>
      pen.shape(
        [
          [0, 0],
          [-radius * 0.42, -radius * 0.4],
          [-radius * 0.36, -radius * 0.86],
          [0, -radius],
          [radius * 0.36, -radius * 0.86],
          [radius * 0.42, -radius * 0.4],
        ],
        colour,
      ),
    ),
  );
  pen.dot(x, y, radius * 0.16, shade(colour, colour.lightness < 0.5 ? 0.45 : -0.3));
}
