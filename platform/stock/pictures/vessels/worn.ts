import { mix, shade, type Pigment } from '../drawing/colour';
import { ellipse, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material, petal } from '../pigments';
import type { MakeVessel } from './vessel';

/** Shoulders to waist, cut off straight: enough of a garment to know it by. */
const torso: Point[] = [
  [-330, 0],
  [-330, 0],
  [-338, -300],
  [-322, -560],
  [-236, -640],
  [-110, -690],
  [0, -700],
  [110, -690],
  [236, -640],
  [322, -560],
  [338, -300],
  [330, 0],
  [330, 0],
];

function shirtAndTie(pen: Pen, tie: Pigment): void {
  const shirt = shade(material.paper, 0.01);
  pen.polygon(
    [
      [-118, -700],
      [118, -700],
      [0, -150],
    ],
    shirt,
  );
  pen.polygon(
    [
      [-34, -640],
      [34, -640],
      [22, -590],
      [44, -300],
      [0, -210],
      [-44, -300],
      [-22, -590],
    ],
    tie,
    { shadow: 5 },
  );
  pen.polygon(
    [
      [-34, -640],
      [34, -640],
      [22, -590],
      [-22, -590],
    ],
    shade(tie, 0.06),
  );
  [-1, 1].forEach((side) =>
    pen.polygon(
      [
        [side * 112, -716],
        [side * 6, -650],
        [side * 66, -560],
        [side * 132, -690],
      ],
      shade(shirt, side * -0.015),
      { shadow: 5 },
    ),
  );
}

/** A jacket with its notched lapels, a shirt and a tie; what is pinned goes on the lapel at our right. */
export const lapel: MakeVessel = (pen, cloth = material.slate) => ({
  mouth: -410,
  opening: 60,
  foot: 320,
  back() {
    pen.shape(torso, shade(cloth, -0.015), { shadow: 8 });
    shirtAndTie(pen, cloth.hue > 300 ? shade(material.sage, -0.1) : material.lilac);
    [-1, 1].forEach((side) => {
      const tone = shade(cloth, side < 0 ? 0.05 : 0.025);
      const x = (at: number) => side * at;
      pen.polygon(
        [
          [x(100), -716],
          [x(150), -690],
          [x(236), -560],
          [x(166), -520],
          [x(214), -486],
          [x(0), -96],
          [x(-6), -130],
        ],
        tone,
        { shadow: 9 },
      );
      pen.line(
        [
          [x(104), -620],
          [x(166), -520],
        ],
        shade(cloth, -0.09),
        4,
      );
      pen.line(
        [
          [x(300), -120],
          [x(312), -330],
          [x(286), -520],
        ],
        shade(cloth, -0.06),
        4,
      );
    });
    pen.polygon(
      [
        [-274, -330],
        [-132, -352],
        [-128, -330],
        [-270, -306],
      ],
      shade(cloth, 0.04),
      { shadow: 4 },
    );
    pen.polygon(
      [
        [-256, -332],
        [-226, -384],
        [-196, -350],
        [-172, -378],
        [-148, -350],
      ],
      material.paper,
    );
    pen.dot(0, -62, 15, shade(cloth, -0.12), { shadow: 4 });
    pen.dot(-3, -66, 5, shade(cloth, 0.12));
  },
  front() {},
});

/** The bodice of a dress with a round neck and gathered shoulders; a corsage sits at our right. */
export const dress: MakeVessel = (pen, cloth = material.blush) => ({
  mouth: -430,
  opening: 60,
  foot: 320,
  back() {
    pen.shape(torso, cloth, { shadow: 8 });
    const skin = mix(material.oak, petal.blush, 0.45);
    pen.shape(
      [
        [-134, -690],
        [-120, -560],
        [0, -478],
        [120, -560],
        [134, -690],
        [60, -722],
        [-60, -722],
      ],
      skin,
    );
    const neckline: Point[] = [
      [-142, -684],
      [-126, -556],
      [0, -470],
      [126, -556],
      [142, -684],
    ];
    pen.line(neckline, shade(cloth, -0.07), 22);
    pen.line(neckline, shade(cloth, 0.05), 9);
    range(15).forEach((index) => {
      const [x, y] = [
        Math.cos((index / 14) * Math.PI) * 92,
        Math.sin((index / 14) * Math.PI) * 104,
      ];
      pen.dot(x, -664 + y, 11, material.paper, { shadow: 4 });
    });
    range(9).forEach((index) => {
      const x = (index - 4) * 62;
      pen.line(
        [
          [x * 0.8, -330],
          [x * 0.92, -180],
          [x * 1.14, -8],
        ],
        shade(cloth, index % 2 ? -0.06 : -0.03),
        5,
      );
    });
    pen.polygon(
      [
        [-334, -150],
        [334, -150],
        [333, -96],
        [-333, -96],
      ],
      shade(cloth, -0.08),
      { shadow: 4 },
    );
  },
  front() {},
});

/** An elastic band of pearls, standing a little open on the table. */
export const wristband: MakeVessel = (pen, pearl = material.paper) => {
  const bead = (turn: number, near: boolean) => {
    const [x, y] = [Math.sin(turn) * 172, -150 - Math.cos(turn) * 128];
    pen.dot(x, y, near ? 21 : 18, shade(pearl, near ? -0.01 : -0.08), { shadow: near ? 4 : 2 });
    pen.dot(x - 5, y - 6, 6, shade(pearl, 0.03));
  };
  return {
    mouth: -262,
    opening: 70,
    foot: 120,
    back() {
      pen.line(ellipse(172, 128, { points: 20, y: -150 }), shade(pearl, -0.12), 7);
      range(34).forEach((index) => bead((index / 34) * Math.PI * 2, index > 8 && index < 26));
    },
    front() {},
  };
};
