import { pigment, shade } from '../../drawing/colour';
import { ellipse, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { material } from '../../pigments';
import type { MakeVessel } from '../vessel';

const enamel = pigment(0.47, 0.15, 26);
const bark = shade(material.wood, -0.16);

/** The sawn end of the trunk: bark, pale wood and its rings. */
function sawnEnd(pen: Pen, y: number): void {
  pen.shape(ellipse(27, 10, { points: 12, y }), bark);
  pen.shape(ellipse(23, 8, { points: 12, y }), shade(material.straw, 0.1));
  pen.shape(ellipse(12, 4, { points: 10, y }), shade(material.oak, -0.02));
}

function trunkFoot(pen: Pen, from: number, to: number): void {
  pen.polygon(
    [
      [-25, from],
      [25, from],
      [27, to],
      [-27, to],
    ],
    bark,
  );
  pen.polygon(
    [
      [-17, from],
      [-6, from],
      [-7, to],
      [-19, to],
    ],
    shade(bark, 0.14),
  );
}

/** A red pan of water on green legs; a ring with screws holds the sawn trunk. */
export const treeStand: MakeVessel = (pen) => {
  const leg = (side: number): Point[] => [
    [side * 44, -132],
    [side * 70, -134],
    [side * 172, 0],
    [side * 138, 0],
  ];
  const green = pigment(0.42, 0.075, 155);
  return {
    mouth: -172,
    opening: 60,
    foot: 150,
    back() {
      trunkFoot(pen, -190, -40);
    },
    front() {
      pen.shape(ellipse(84, 17, { points: 16, y: -58 }), shade(enamel, -0.14));
      pen.shape(ellipse(74, 12, { points: 16, y: -57 }), material.water);
      trunkFoot(pen, -120, -60);
      sawnEnd(pen, -58);
      pen.shape(
        [
          [-84, -58],
          [-84, -58],
          [-40, -43],
          [40, -43],
          [84, -58],
          [84, -58],
          [70, 0],
          [70, 0],
          [0, 8],
          [-70, 0],
          [-70, 0],
        ],
        enamel,
        { shadow: 5 },
      );
      pen.polygon(
        [
          [-70, -40],
          [-38, -32],
          [-34, -6],
          [-60, -8],
        ],
        shade(enamel, 0.09),
      );
      [-1, 1].forEach((side) =>
        pen.polygon(leg(side), shade(green, side < 0 ? 0.04 : -0.03), { shadow: 6 }),
      );
      pen.shape(ellipse(66, 17, { points: 14, y: -134 }), green, {
        shadow: 4,
        holes: [ellipse(50, 10, { points: 12, y: -135 })],
      });
      pen.polygon(
        [
          [-25, -146],
          [25, -146],
          [25, -138],
          [-25, -138],
        ],
        bark,
      );
      [-1, 1].forEach((side) => {
        pen.line(
          [
            [side * 84, -136],
            [side * 28, -132],
          ],
          material.zinc,
          8,
        );
        pen.dot(side * 88, -136, 11, shade(material.zinc, -0.06), { shadow: 3 });
      });
    },
  };
};

/** Two boards halved into each other under a sawn trunk, one towards us, on blocks. */
export const woodenCross: MakeVessel = (pen) => {
  const wood = shade(material.oak, -0.02);
  const block = (x: number, y: number): void =>
    pen.polygon(
      [
        [x - 26, y],
        [x + 26, y],
        [x + 24, y + 22],
        [x - 24, y + 22],
      ],
      shade(wood, -0.12),
    );
  return {
    mouth: -86,
    opening: 60,
    foot: 150,
    back() {
      pen.polygon(
        [
          [-18, -78],
          [22, -78],
          [30, -30],
          [-26, -30],
        ],
        shade(wood, -0.07),
      );
    },
    front() {
      trunkFoot(pen, -110, -48);
      block(-132, -22);
      block(132, -22);
      pen.polygon(
        [
          [-160, -62],
          [-148, -72],
          [148, -72],
          [160, -62],
        ],
        shade(wood, 0.1),
      );
      trunkFoot(pen, -90, -60);
      pen.rectangle(-160, -62, 320, 42, wood, { shadow: 6 });
      pen.line(
        [
          [-140, -42],
          [-40, -38],
          [140, -43],
        ],
        shade(wood, -0.05),
        3,
      );
      pen.polygon(
        [
          [-30, -62],
          [30, -62],
          [42, -26],
          [-42, -26],
        ],
        shade(wood, 0.08),
        { shadow: 4 },
      );
      pen.rectangle(-42, -26, 84, 34, shade(wood, 0.02), { shadow: 5 });
      [-14, 14].forEach((x) => pen.dot(x, -44, 5, material.iron));
    },
  };
};
