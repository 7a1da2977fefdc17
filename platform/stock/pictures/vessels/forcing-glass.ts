import { mix, shade } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import { glassBody } from './glass';
import type { MakeVessel } from './vessel';

const [neck, bulbMiddle, bulbHalf] = [-250, -322, 78];

/** White roots, thick as thread, down into the water. */
function roots(pen: Pen): void {
  range(15).forEach((index) => {
    const across = index / 7 - 1;
    const length = 150 + ((index * 37) % 60);
    const line = range(6).map((step): Point => {
      const share = step / 5;
      return [
        across * (26 + share * 40) + Math.sin(share * 5 + index) * 7 * share,
        neck - 14 + share * length,
      ];
    });
    pen.line(line, shade(material.straw, index % 3 ? 0.13 : 0.02), 5);
  });
}

/** The bulb in its papery coat. */
function bulb(pen: Pen): void {
  const coat = mix(material.aubergine, petal.lavender, 0.42);
  const outline = (half: number, shift: number): Point[] => [
    [shift, bulbMiddle - 92],
    [shift - half * 0.36, bulbMiddle - 66],
    [shift - half * 0.94, bulbMiddle - 16],
    [shift - half * 0.84, bulbMiddle + 44],
    [shift, bulbMiddle + 74],
    [shift + half * 0.84, bulbMiddle + 44],
    [shift + half * 0.94, bulbMiddle - 16],
    [shift + half * 0.36, bulbMiddle - 66],
  ];
  pen.shape(outline(bulbHalf, 0), coat, { shadow: 6 });
  pen.shape(outline(bulbHalf * 0.62, -20), shade(coat, 0.07));
  pen.shape(outline(bulbHalf * 0.24, -34), shade(coat, 0.13));
  [-0.7, -0.25, 0.3, 0.72].forEach((side) =>
    pen.line(
      [
        [side * 16, bulbMiddle - 80],
        [side * bulbHalf * 0.92, bulbMiddle - 6],
        [side * 40, bulbMiddle + 62],
      ],
      shade(coat, -0.08),
      2.6,
    ),
  );
}

/** A glass with a waist: water and roots below it, the bulb in the cup above. */
export const forcingGlass: MakeVessel = (pen) => {
  const body = glassBody(
    pen,
    [
      [98, -338],
      [88, -296],
      [50, neck],
      [70, -206],
      [104, -120],
      [112, -44],
      [84, 0],
    ],
    neck + 22,
    86,
  );
  return {
    ...body,
    mouth: bulbMiddle - 82,
    opening: 30,
    back() {
      body.back();
      roots(pen);
      bulb(pen);
    },
  };
};
