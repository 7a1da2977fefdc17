import { shade } from '../drawing/colour';
import { range, type Point } from '../drawing/geometry';
import { leaf, material } from '../pigments';
import type { MakeVessel } from './vessel';

const twine = shade(material.kraft, -0.06);

/** Long bare stems bound low with twine, spread below the knot; nothing round them. */
export const twineTied: MakeVessel = (pen) => ({
  mouth: -330,
  opening: 52,
  foot: 84,
  tied: true,
  back() {},
  front() {
    range(9).forEach((index) => {
      const across = index - 4;
      pen.ribbon(
        [
          [across * 7.5, -232],
          [across * 7, -150],
          [across * 17, -6 - (Math.abs(across) % 3) * 10],
        ],
        14,
        13,
        shade(leaf.stem, -0.04 + ((index * 2) % 5) * 0.03),
        { shadow: 4 },
      );
    });
    range(6).forEach((index) => {
      const y = -176 + index * 10;
      pen.ribbon(
        [
          [-38, y + 3],
          [0, y + 11],
          [38, y - 2],
        ],
        9,
        9,
        shade(twine, (index % 2) * 0.07),
        { shadow: 3 },
      );
    });
    const loops: readonly Point[][] = [
      [
        [4, -146],
        [-40, -176],
        [-66, -150],
        [4, -142],
      ],
      [
        [4, -146],
        [46, -172],
        [70, -142],
        [4, -142],
      ],
      [
        [4, -144],
        [-18, -110],
        [-34, -62],
      ],
      [
        [4, -144],
        [30, -112],
        [38, -50],
      ],
    ];
    loops.forEach((line) => pen.line(line, shade(twine, -0.05), 6));
    pen.dot(4, -144, 9, shade(twine, 0.05), { shadow: 3 });
  },
});
