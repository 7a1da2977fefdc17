import { shade } from '../drawing/colour';
import { range } from '../drawing/geometry';
import { material } from '../pigments';
import type { MakeVessel } from './vessel';

const half = 470;

/** A closed casket from its long side: crowned lid, moulding, body with a bar handle. Flowers lie along the lid. */
export const casket: MakeVessel = (pen, wood = shade(material.wood, -0.12)) => ({
  mouth: -250,
  opening: 330,
  foot: half * 0.94,
  spray: true,
  back() {
    pen.polygon(
      [
        [-half + 22, -128],
        [half - 22, -128],
        [half - 40, 0],
        [-half + 40, 0],
      ],
      shade(wood, -0.03),
      { shadow: 6 },
    );
    pen.rectangle(-half + 38, -26, half * 2 - 76, 26, shade(wood, -0.09));
    pen.shape(
      [
        [-half + 4, -146],
        [-half + 4, -146],
        [-half + 44, -214],
        [-half + 150, -250],
        [0, -260],
        [half - 150, -250],
        [half - 44, -214],
        [half - 4, -146],
        [half - 4, -146],
      ],
      wood,
      { shadow: 5 },
    );
    pen.shape(
      [
        [-half + 60, -206],
        [-half + 160, -240],
        [0, -250],
        [half - 160, -240],
        [half - 60, -206],
        [half - 190, -222],
        [0, -232],
        [-half + 190, -222],
      ],
      shade(wood, 0.11),
    );
    pen.rectangle(-half, -148, half * 2, 24, shade(wood, 0.05), { shadow: 5 });
    pen.rectangle(-half, -132, half * 2, 8, shade(wood, -0.1));
    const bar = shade(material.brass, 0.02);
    pen.ribbon(
      [
        [-300, -66],
        [300, -66],
      ],
      15,
      15,
      bar,
      { shadow: 9 },
    );
    pen.line(
      [
        [-298, -70],
        [298, -70],
      ],
      shade(bar, 0.12),
      3,
    );
    range(4).forEach((index) => {
      const x = -276 + index * 184;
      pen.shape(
        [
          [x - 22, -98],
          [x, -112],
          [x + 22, -98],
          [x + 12, -62],
          [x, -52],
          [x - 12, -62],
        ],
        shade(bar, -0.07),
        { shadow: 4 },
      );
      pen.dot(x, -86, 7, shade(bar, 0.1));
    });
  },
  front() {},
});
