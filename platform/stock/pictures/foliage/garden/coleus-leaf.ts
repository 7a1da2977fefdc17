import { mix, shade } from '../../drawing/colour';
import { range, type Point } from '../../drawing/geometry';
import { leaf, petal } from '../../pigments';
import { halves, type BroadLeaf } from '../broad-leaves';

const lime = mix(leaf.fresh, petal.lemon, 0.5);
const rose = mix(petal.magenta, petal.pink, 0.4);

/** The right edge of an oval with scallops, as a share of its size. */
const oval = (by: number): Point[] =>
  range(9).map((index): Point => {
    const along = index / 8;
    const out = 0.4 * Math.sin(Math.PI * (0.12 + along * 0.84)) ** 0.8;
    return [out * by * (index % 2 ? 1.1 : 0.94), -along * 0.97];
  });

/** A coleus leaf: burgundy with a rose flame along its rib, its scalloped rim lime. */
export const coleusLeaf: BroadLeaf = (pen, size, pigment) => {
  halves(pen, oval(1), size, shade(lime, pen.between(-0.04, 0.02)));
  pen.place(0, -size * 0.05, {}, () => halves(pen, oval(0.78), size * 0.88, pigment));
  pen.shape(
    [
      [0, -size * 0.04],
      [-size * 0.08, -size * 0.3],
      [0, -size * 0.82],
      [size * 0.08, -size * 0.3],
    ],
    rose,
  );
  [-1, 1].forEach((side) =>
    [0.26, 0.46].forEach((along) =>
      pen.line(
        [
          [0, -size * along],
          [side * size * 0.22, -size * (along + 0.16)],
        ],
        shade(rose, -0.06),
        Math.max(1.4, size * 0.02),
      ),
    ),
  );
};
