import { mix, pigment, shade, type Pigment } from '../../drawing/colour';
import { ellipse, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material, petal } from '../../pigments';

const [half, eaves, ridge] = [74, -112, -236];
const plaster = shade(material.cream, 0.01);
const lamplight = pigment(0.87, 0.12, 84);

/** The roof edge at a height, as half its breadth. */
const roofHalf = (y: number): number => {
  const share = (y - ridge) / (eaves + 16 - ridge);
  return (half + 38) * (share * 0.7 + share * share * 0.3);
};

/** A steep roof in four courses of round shingles. */
function roof(pen: Pen, tone: Pigment): void {
  const rows = 5;
  pen.shape(
    [
      [-half - 40, eaves + 20],
      [-half - 40, eaves + 20],
      [-roofHalf(-176), -176],
      [4, ridge - 12],
      [4, ridge - 12],
      [roofHalf(-176), -176],
      [half + 40, eaves + 20],
      [half + 40, eaves + 20],
    ],
    shade(tone, -0.06),
    { shadow: 7 },
  );
  range(rows)
    .reverse()
    .forEach((row) => {
      const y = ridge + 30 + row * 24;
      const reach = roofHalf(y) - 4;
      const count = row + 2;
      range(count).forEach((index) => {
        const x = -reach + ((index + 0.5) / count) * reach * 2;
        pen.shape(
          ellipse(reach / count + 2, 22, { points: 10, x, y }),
          shade(tone, -x / 1600 + (index % 2 ? 0.03 : 0) + pen.between(-0.02, 0.02)),
          { shadow: 3 },
        );
      });
    });
}

function window(pen: Pen, x: number, y: number, radius: number): void {
  pen.dot(x, y, radius + 5, material.oak, { shadow: 3 });
  pen.shape(ellipse(radius, radius, { points: 12, x, y }), lamplight);
  pen.line(
    [
      [x - radius, y],
      [x + radius, y],
    ],
    material.oak,
    3.6,
  );
  pen.line(
    [
      [x, y - radius],
      [x, y + radius],
    ],
    material.oak,
    3.6,
  );
}

const doorway = (grow: number): Point[] => [
  [-27 - grow, 4],
  [-27 - grow, 4],
  [-27 - grow, -44],
  [0, -80 - grow],
  [27 + grow, -44],
  [27 + grow, 4],
  [27 + grow, 4],
];

/** A house for something six inches high: round door, two lit windows, a crooked chimney. Its doorstep is the origin. */
export function fairyHouse(pen: Pen, roofTone: Pigment): void {
  pen.polygon(
    [
      [38, -150],
      [36, -252],
      [66, -254],
      [66, -130],
    ],
    shade(material.stone, -0.02),
    { shadow: 5 },
  );
  pen.rectangle(30, -262, 42, 13, shade(material.stone, -0.12));
  pen.shape(
    [
      [-half + 6, 6],
      [-half + 6, 6],
      [-half, eaves],
      [-half, eaves],
      [half, eaves],
      [half, eaves],
      [half - 6, 6],
      [half - 6, 6],
    ],
    plaster,
    { shadow: 6 },
  );
  pen.polygon(
    [
      [34, 6],
      [38, eaves],
      [half, eaves],
      [half - 6, 6],
    ],
    shade(plaster, -0.05),
  );
  pen.shape(doorway(8), shade(material.stone, -0.03), { shadow: 3 });
  pen.shape(doorway(0), mix(material.aubergine, petal.purple, 0.45));
  [-9, 9].forEach((x) =>
    pen.line(
      [
        [x, 2],
        [x, -56],
      ],
      shade(material.aubergine, 0.02),
      2.4,
    ),
  );
  pen.dot(15, -32, 4.4, material.brass);
  [-51, 51].forEach((x) => window(pen, x, -58, 14));
  [-51, 51].forEach((x) => {
    pen.rectangle(x - 20, -38, 40, 9, material.oak, { shadow: 2 });
    range(4).forEach((index) =>
      pen.dot(x - 15 + index * 10, -42, 5.5, index % 2 ? petal.coral : leaf.fresh),
    );
  });
  roof(pen, roofTone);
  pen.shape(ellipse(12, 12, { points: 10, y: -140 }), material.oak, { shadow: 2 });
  pen.shape(ellipse(8, 8, { points: 10, y: -140 }), lamplight);
}
