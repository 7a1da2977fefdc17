import { mix, shade, type Pigment } from '../../drawing/colour';
import { ellipse, lerp, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { fernFrond } from '../../foliage/sprigs';
import { succulentRosette } from '../../foliage/succulent-rosette';
import { leaf, material, petal } from '../../pigments';
import { mouthOpening, turnedBody } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';
import { fairyHouse } from './fairy-house';
import { tinyFlowers, tinySpruce, toadstool } from './tiny-plants';

const [opening, rim] = [330, -128];

/** A hump of moss with its lighter cushions. */
function moss(pen: Pen, outline: readonly Point[], tone: Pigment, tufts: number): void {
  pen.shape(outline, tone, { shadow: 6 });
  const xs = outline.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const top = Math.min(...outline.map(([, y]) => y));
  range(tufts).forEach((index) => {
    const across = ((index + 0.5) / tufts) * 2 - 1 + pen.between(-0.04, 0.04);
    const x = lerp(left, right, (across * 0.9 + 1) / 2);
    const dome = Math.sqrt(1 - across * across * 0.9);
    const y = lerp(rim + 6, top + 14, dome * pen.between(0.35, 1));
    pen.shape(
      ellipse(pen.between(15, 24), pen.between(9, 14), { points: 8, x, y }),
      shade(tone, -across * 0.04 + pen.between(-0.02, 0.07)),
      { shadow: 2 },
    );
  });
}

/** Flat stones from the rim to the doorstep, smaller as they go. */
function path(pen: Pen): void {
  range(7).forEach((index) => {
    const share = index / 6;
    const x = lerp(-78, 20, share) + Math.sin(share * 5) * 34 * (1 - share * 0.6);
    const y = lerp(rim + 26, -190, share);
    pen.shape(
      ellipse(lerp(36, 20, share), lerp(13, 8, share), {
        points: 9,
        wobble: 0.16,
        random: pen.random,
        x,
        y,
      }),
      shade(material.stone, index % 2 ? 0.1 : 0.03),
      { shadow: 3 },
    );
  });
}

/** A fence of twigs. */
function twigs(pen: Pen, x: number, y: number): void {
  range(5).forEach((index) =>
    pen.ribbon(
      [
        [x + index * 22, y + 4],
        [x + index * 22 + pen.between(-3, 3), y - 44 - (index % 2) * 6],
      ],
      7,
      5,
      shade(material.wood, 0.03),
      { shadow: 3 },
    ),
  );
  [-16, -32].forEach((dy) =>
    pen.line(
      [
        [x - 10, y + dy],
        [x + 98, y + dy - 3],
      ],
      shade(material.wood, 0.08),
      5,
    ),
  );
}

/** A shallow clay bowl with a small world in it: a house on a hump of moss, a path to its door, trees, toadstools. */
export const fairyGarden: DrawGood = (pen, { paint }) => {
  mouthOpening(pen, opening, rim, material.clay, 12);
  pen.atDepth(0.8, () =>
    [-46, -20, 8, 34].forEach((turn) =>
      pen.place(-236, rim - 6, { turn }, () => fernFrond(pen, 196, leaf.fresh, turn / 130, 0.2)),
    ),
  );
  pen.atDepth(0.85, () => tinySpruce(pen, 246, rim - 10, 250));
  moss(
    pen,
    [
      [-318, rim + 8],
      [-240, rim - 58],
      [-90, rim - 74],
      [40, rim - 92],
      [190, rim - 74],
      [300, rim - 28],
      [320, rim + 8],
      [0, rim + 40],
    ],
    shade(leaf.moss, 0.03),
    34,
  );
  pen.place(34, rim - 66, { scale: 1.28 }, () => fairyHouse(pen, mix(paint, petal.red, 0.25)));
  path(pen);
  moss(
    pen,
    [
      [40, rim + 40],
      [110, rim - 30],
      [210, rim - 44],
      [318, rim + 4],
      [230, rim + 34],
    ],
    shade(leaf.fresh, -0.07),
    15,
  );
  moss(
    pen,
    [
      [-322, rim + 4],
      [-240, rim - 34],
      [-160, rim - 20],
      [-128, rim + 40],
      [-230, rim + 34],
    ],
    shade(leaf.fresh, -0.1),
    12,
  );
  twigs(pen, -268, rim - 18);
  tinyFlowers(pen, -206, rim + 4, petal.lavender);
  toadstool(pen, 176, rim - 2, 1.15);
  toadstool(pen, 216, rim + 8, 0.8);
  pen.place(268, rim - 4, { squash: 0.8 }, () => succulentRosette(pen, 40, leaf.sage));
  pen.place(112, rim + 12, { squash: 0.8 }, () =>
    succulentRosette(pen, 34, mix(leaf.sage, petal.lavender, 0.4)),
  );
  turnedBody(
    pen,
    [
      [opening + 12, rim],
      [opening + 12, rim + 34],
      [opening - 6, rim + 36],
      [opening - 44, -46],
      [opening - 104, 0],
    ],
    material.clay,
    { angular: true, shadow: 7 },
  );
  return standsOn(230);
};
