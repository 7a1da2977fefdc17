import { shade } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import { leaf, material } from '../pigments';
import { bow } from './bow';
import type { MakeVessel } from './vessel';

const backSheet: Point[] = [
  [0, -120],
  [-170, -380],
  [-272, -560],
  [-272, -560],
  [-190, -640],
  [-70, -610],
  [0, -640],
];
const secondSheet: Point[] = [
  [0, -120],
  [170, -370],
  [278, -530],
  [278, -530],
  [212, -632],
  [90, -610],
  [0, -660],
  [-40, -600],
];
const leftLapel: Point[] = [
  [-18, -112],
  [-140, -270],
  [-226, -418],
  [-226, -418],
  [-120, -352],
  [0, -286],
  [60, -230],
  [34, -112],
];
const rightLapel: Point[] = [
  [20, -112],
  [140, -262],
  [232, -404],
  [232, -404],
  [110, -346],
  [-6, -262],
  [-64, -190],
  [-32, -112],
];
const turnedEdge: Point[] = [
  [232, -404],
  [232, -404],
  [110, -346],
  [-6, -262],
  [-64, -190],
  [10, -236],
  [110, -318],
];

/** Paper round a hand-tied bunch: tall back sheets, low lapels, a ribbon at the binding point. */
export const wrappedPaper: MakeVessel = (pen, glaze = material.kraft) => {
  const ribbon = glaze.lightness > 0.9 ? material.aubergine : material.lilac;
  return {
    mouth: -330,
    opening: 90,
    foot: 56,
    tied: true,
    back() {
      pen.shape(backSheet, shade(glaze, -0.05), { shadow: 8 });
      pen.shape(secondSheet, shade(glaze, -0.1), { shadow: 8 });
      pen.line(
        [
          [-200, -600],
          [-120, -420],
          [-40, -220],
        ],
        shade(glaze, 0.03),
        3,
        { opacity: 0.6 },
      );
      pen.line(
        [
          [220, -590],
          [130, -420],
          [40, -220],
        ],
        shade(glaze, -0.03),
        3,
        { opacity: 0.6 },
      );
    },
    front() {
      range(9).forEach((index) =>
        pen.ribbon(
          [
            [(index - 4) * 6, -120],
            [(index - 4) * 17, -4 - Math.abs(index - 4) * 5],
          ],
          9,
          9,
          shade(leaf.stem, -0.06 + ((index * 2) % 5) * 0.035),
          { shadow: 3 },
        ),
      );
      pen.shape(leftLapel, shade(glaze, 0.025), { shadow: 9 });
      pen.shape(rightLapel, shade(glaze, -0.025), { shadow: 11 });
      pen.shape(turnedEdge, shade(glaze, 0.045));
      pen.shape(
        [
          [30, -114],
          [130, -262],
          [200, -360],
          [150, -250],
          [44, -114],
        ],
        shade(glaze, -0.07),
      );
      pen.line(
        [
          [-200, -392],
          [-110, -280],
          [-44, -190],
        ],
        shade(glaze, -0.04),
        3,
        { opacity: 0.7 },
      );
      pen.line(
        [
          [-150, -350],
          [-70, -250],
          [-30, -180],
        ],
        shade(glaze, 0.07),
        3,
        { opacity: 0.7 },
      );
      pen.shape(
        [
          [-42, -140],
          [0, -130],
          [44, -140],
          [40, -106],
          [0, -98],
          [-38, -106],
        ],
        ribbon,
        { shadow: 4 },
      );
      bow(pen, { x: 2, y: -118, size: 0.85, pigment: ribbon });
    },
  };
};
