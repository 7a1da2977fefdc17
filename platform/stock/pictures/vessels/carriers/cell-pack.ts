import { shade } from '../../drawing/colour';
import { range } from '../../drawing/geometry';
import { material } from '../../pigments';
import type { MakeVessel } from '../vessel';

const half = 268;
const high = 104;

/** The grower's pack of four: black cells in a row, each with its soil. */
export const cellPack: MakeVessel = (pen, glaze = material.nursery) => ({
  mouth: -high,
  opening: half,
  foot: half - 24,
  back() {
    pen.polygon(
      [
        [-half, -high],
        [-half + 30, -high - 26],
        [half - 30, -high - 26],
        [half, -high],
      ],
      shade(glaze, -0.1),
    );
    pen.polygon(
      [
        [-half + 14, -high],
        [-half + 36, -high - 20],
        [half - 36, -high - 20],
        [half - 14, -high],
      ],
      shade(material.soil, 0.05),
    );
  },
  front() {
    const width = (half * 2) / 4;
    range(4).forEach((cell) => {
      const left = -half + cell * width;
      pen.polygon(
        [
          [left + 4, -high + 10],
          [left + width - 4, -high + 10],
          [left + width - 16, 0],
          [left + 16, 0],
        ],
        shade(glaze, 0.03 - cell * 0.012),
        { shadow: 5 },
      );
      [0.3, 0.5, 0.7].forEach((across) =>
        pen.line(
          [
            [left + width * across, -high + 26],
            [left + width * (0.5 + (across - 0.5) * 0.8), -10],
          ],
          shade(glaze, -0.05),
          4,
        ),
      );
    });
    pen.polygon(
      [
        [-half, -high],
        [half, -high],
        [half - 4, -high + 18],
        [-half + 4, -high + 18],
      ],
      shade(glaze, 0.07),
      { shadow: 4 },
    );
  },
});
