import { mix, shade } from '../../drawing/colour';
import { ellipse } from '../../drawing/geometry';
import type { Pen, Placement } from '../../drawing/pen';
import { material, petal } from '../../pigments';

const black = shade(material.iron, -0.14);
const gray = shade(material.slate, 0.08);

/** A perched chickadee that looks to the right: black cap and bib, white cheek, gray back, buff flank. Its feet are at x, y. */
export function chickadee(pen: Pen, x: number, y: number, placement: Placement = {}): void {
  pen.place(x, y, placement, () => {
    pen.ribbon(
      [
        [-22, -40],
        [-74, 30],
      ],
      20,
      24,
      shade(gray, -0.1),
      { shadow: 4 },
    );
    [4, 24].forEach((foot) =>
      pen.line(
        [
          [foot, -14],
          [foot + 3, 4],
        ],
        black,
        5,
      ),
    );
    pen.shape(
      [
        [-38, -32],
        [-30, -84],
        [6, -108],
        [44, -88],
        [54, -46],
        [30, -8],
        [-10, -4],
      ],
      material.paper,
      { shadow: 5 },
    );
    pen.shape(
      [
        [-12, -8],
        [0, -40],
        [30, -44],
        [46, -30],
        [26, -8],
      ],
      mix(material.paper, petal.peach, 0.7),
    );
    pen.shape(
      [
        [-46, -6],
        [-40, -50],
        [-24, -88],
        [10, -78],
        [14, -44],
        [-8, -20],
      ],
      gray,
      { shadow: 3 },
    );
    pen.line(
      [
        [-40, -14],
        [-14, -34],
        [6, -52],
      ],
      shade(material.paper, -0.02),
      4,
    );
    pen.shape(ellipse(40, 38, { x: 20, y: -122, points: 14 }), material.white, { shadow: 4 });
    pen.shape(
      [
        [59, -126],
        [52, -148],
        [26, -164],
        [-6, -156],
        [-24, -126],
        [-22, -96],
        [-10, -100],
        [-2, -122],
        [20, -134],
        [44, -128],
      ],
      black,
    );
    pen.shape(
      [
        [58, -114],
        [44, -112],
        [30, -102],
        [16, -84],
        [34, -76],
        [54, -92],
      ],
      black,
    );
    pen.polygon(
      [
        [56, -126],
        [78, -118],
        [56, -111],
      ],
      black,
    );
    pen.dot(38, -136, 4, material.paper);
  });
}
