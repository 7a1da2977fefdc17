import { mix, shade, type Pigment } from '../../drawing/colour';
import { asPoints, lerp, range, stemCurve } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { basilLeaf, columbineLeaf } from '../../foliage/garden/border-leaves';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import type { DrawHabit } from '../growing';

const basilGreen = mix(leaf.fresh, petal.green, 0.12);
const parsleyGreen = shade(leaf.leaf, 0.04);
const thymeGreen = mix(leaf.sage, leaf.olive, 0.4);

/** Broad leaves in crossed pairs up each stem. */
function basilStem(pen: Pen, x: number, height: number, turn: number): void {
  pen.place(x, 4, { turn }, () => {
    pen.ribbon(
      [
        [0, 0],
        [4, -height * 0.5],
        [0, -height],
      ],
      13,
      8,
      shade(basilGreen, -0.06),
      { shadow: 3 },
    );
    [0.36, 0.62, 0.86].forEach((along, row) =>
      [-1, 1].forEach((side) =>
        pen.place(0, -height * along, { turn: side * (84 - row * 10) }, () =>
          basilLeaf(pen, 112 - row * 16, shade(basilGreen, pen.between(-0.05, 0.04))),
        ),
      ),
    );
    [-42, 40, 0].forEach((aside) =>
      pen.place(0, -height * 0.97, { turn: aside }, () =>
        basilLeaf(pen, aside ? 74 : 60, shade(basilGreen, 0.04)),
      ),
    );
  });
}

/** Parsley: thin stalks, each with a flat cut leaf. */
function parsley(pen: Pen): void {
  range(11).forEach((index) => {
    const turn = lerp(-18, 76, index / 10) + pen.between(-5, 5);
    const length = 176 * pen.between(0.8, 1.15);
    pen.place(62, 4, { turn }, () => {
      pen.line(
        [
          [0, 0],
          [4, -length * 0.5],
          [0, -length],
        ],
        shade(parsleyGreen, 0.06),
        6,
      );
      pen.place(0, -length * 0.84, {}, () =>
        columbineLeaf(pen, 112, shade(parsleyGreen, pen.between(-0.05, 0.05))),
      );
    });
  });
}

/** Thyme: wiry stems with tiny leaves that fall over the rim. */
function thymeStem(pen: Pen, reach: number, drop: number, tone: Pigment): void {
  const line = stemCurve([-56, 0], [-70 - reach * 0.5, -60], [-70 - reach, drop], 11);
  pen.line(asPoints(line), shade(tone, -0.14), 4);
  line
    .slice(1)
    .forEach(({ x, y, heading }) =>
      [-1, 1].forEach((side) =>
        pen.place(x, y, { turn: heading + side * 58 }, () =>
          drawLeaf(pen, 24, 7, shade(tone, pen.between(-0.04, 0.05)), { vein: false, shadow: 2 }),
        ),
      ),
    );
}

/** Three herbs in one pot: basil behind, parsley to the right, thyme over the rim at the left. */
export const herbPot: DrawHabit = (pen) => {
  pen.atDepth(0.86, () => parsley(pen));
  [
    [-44, 250, -20],
    [34, 270, 8],
    [-4, 300, -4],
  ].forEach(([x = 0, height = 0, turn = 0]) => basilStem(pen, x, height, turn));
  pen.place(24, 10, { scale: 0.72 }, () => parsley(pen));
  range(10).forEach((index) =>
    thymeStem(
      pen,
      20 + ((index * 0.618) % 1) * 120,
      lerp(-96, 104, (index * 0.382) % 1),
      shade(thymeGreen, pen.between(-0.03, 0.03)),
    ),
  );
};
