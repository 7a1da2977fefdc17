import { mix, shade, type Pigment } from '../../drawing/colour';
import { cycle, radians, range, stemCurve, asPoints, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material } from '../../pigments';
import { flower, type DrawHabit } from '../growing';

/** A round leaf that floats, cut once to its middle, seen at a slant. */
function pad(pen: Pen, x: number, y: number, size: number, cut: number, tone: Pigment): void {
  const edge = range(21).map((index): Point => {
    const angle = (cut + 13 + (index / 20) * 334) * radians;
    return [Math.sin(angle) * size, -Math.cos(angle) * size * 0.36];
  });
  pen.place(x, y, {}, () => {
    pen.polygon([[0, 0], ...edge], shade(tone, -0.1), { shadow: 5, shadowOpacity: 0.28 });
    pen.place(0, -3, {}, () => {
      pen.polygon([[0, 0], ...edge], tone);
      pen.polygon([[0, 0], ...edge.slice(10)], shade(tone, 0.035));
      [2, 5, 8, 11, 14, 17].forEach((index) => {
        const [dx, dy] = cycle(edge, index);
        pen.line(
          [
            [0, 0],
            [dx * 0.84, dy * 0.84],
          ],
          shade(tone, 0.1),
          2.2,
        );
      });
    });
  });
}

/** Rushes at the back, one of them with its brown mace. */
function rushes(pen: Pen): void {
  const blades: [x: number, turn: number, length: number][] = [
    [-196, -15, 236],
    [-172, -6, 304],
    [-150, 7, 270],
    [-132, 15, 206],
    [-184, -24, 176],
  ];
  blades.forEach(([x, turn, length], index) =>
    pen.atDepth(0.78 + (index % 2) * 0.12, () =>
      pen.place(x, -14, { turn }, () =>
        drawLeaf(pen, length, 13, shade(leaf.leaf, index % 2 ? 0.04 : -0.02), {
          bend: turn / 200,
          vein: false,
        }),
      ),
    ),
  );
  const maces: [x: number, top: number][] = [
    [-164, -306],
    [-138, -256],
  ];
  maces.forEach(([x, top]) => {
    const stem = stemCurve([x, -16], [x + 2, top * 0.5], [x + 8, top], 6);
    pen.ribbon(asPoints(stem), 7, 5, leaf.stem, { shadow: 3 });
    pen.shape(
      [
        [x - 7, top + 40],
        [x - 6, top - 46],
        [x + 6, top - 56],
        [x + 20, top - 46],
        [x + 21, top + 40],
        [x + 7, top + 48],
      ],
      material.chocolate,
      { shadow: 4 },
    );
    pen.line(
      [
        [x + 1, top + 28],
        [x + 2, top - 38],
      ],
      shade(material.chocolate, 0.1),
      4,
    );
    pen.line(
      [
        [x + 8, top - 54],
        [x + 9, top - 84],
      ],
      material.straw,
      4,
    );
  });
}

/** Pads over half the water and the lilies among them. */
export const waterLilyOnWater: DrawHabit = (pen, { flowers }) => {
  rushes(pen);
  const green = mix(leaf.leaf, leaf.fresh, 0.35);
  const pads: [x: number, y: number, size: number, cut: number][] = [
    [-40, -36, 62, 160],
    [98, -34, 74, 210],
    [-142, 0, 76, 120],
    [26, 4, 84, 185],
    [174, 6, 60, 240],
    [-62, 36, 70, 150],
    [92, 36, 62, 200],
  ];
  pads.forEach(([x, y, size, cut], index) =>
    pad(pen, x, y, size, cut, shade(green, index % 2 ? 0.03 : -0.02)),
  );
  if (!flowers) return;
  const places: [x: number, y: number, radius: number][] = [
    [118, -50, 56],
    [-112, -16, 58],
    [24, 8, 76],
  ];
  const fewer = places.slice(-Math.min(flowers.count, places.length));
  range(flowers.count).forEach((index) => {
    const [x, y, radius] = cycle(fewer, index);
    flower(pen, flowers, index, { x: x + (index > 2 ? 60 : 0), y, radius });
  });
};
