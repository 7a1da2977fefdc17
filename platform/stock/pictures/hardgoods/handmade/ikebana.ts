import { drawHead } from '../../blooms/bloom-kinds';
import { shade } from '../../drawing/colour';
import { asPoints, cycle, ellipse, range, stemCurve } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, material, petal } from '../../pigments';
import { roundPot } from '../../vessels/pots';
import { beltOutline, rimRatio } from '../../vessels/turned';
import { standsOn, type DrawGood } from '../hardgood';

const root = { x: -112, y: -122 };
const bark = shade(material.wood, -0.2);

/** The long line: a bare branch that leans left and comes back, a few buds on its twigs. */
function branch(pen: Pen): void {
  const line = stemCurve([root.x, root.y], [-390, -380], [-128, -700], 16);
  pen.ribbon(asPoints(line), 16, 5, bark, { shadow: 4 });
  [
    [5, -58, 130],
    [8, 50, 150],
    [11, -46, 96],
    [13, 44, 84],
  ].forEach(([place = 0, aside = 0, length = 0]) => {
    const at = cycle(line, place);
    pen.place(at.x, at.y, { turn: at.heading + aside }, () => {
      const twig = stemCurve([0, 0], [aside / 5, -length * 0.5], [aside / 9, -length], 6);
      pen.ribbon(asPoints(twig), 8, 3, bark, { shadow: 2 });
      twig.slice(2).forEach(({ x, y }, index) =>
        pen.dot(x + (index % 2 ? 8 : -8), y, 9, shade(petal.blush, index % 2 ? 0.02 : -0.05), {
          shadow: 2,
        }),
      );
    });
  });
  line
    .slice(8)
    .filter((_, index) => index % 2)
    .forEach(({ x, y }) => pen.dot(x + 9, y, 9, petal.blush, { shadow: 2 }));
}

function iris(pen: Pen, tip: readonly [number, number], radius: number, lean: number): void {
  const [x, y] = tip;
  const line = stemCurve([root.x + 8, root.y], [root.x + 30, y * 0.6], [x, y + radius * 0.7], 8);
  pen.ribbon(asPoints(line), 11, 9, leaf.stem, { shadow: 3 });
  drawHead(pen, 'iris', { x, y, radius, lean, pigment: shade(petal.purple, 0.04) });
}

/** Three lines of three lengths from one foot at the left of a shallow dish; the rest of it is water. */
export const ikebana: DrawGood = (pen) => {
  const glaze = shade(material.slate, -0.08);
  const dish = roundPot(pen, {
    glaze,
    foot: 196,
    shine: 5,
    profile: [
      [318, -124],
      [314, -76],
      [282, -22],
      [214, 0],
    ],
    decorate: () =>
      pen.polygon(beltOutline([317, -110], [315.5, -98]), shade(glaze, 0.08), { opacity: 0.7 }),
  });
  dish.back();
  pen.shape(ellipse(296, 296 * rimRatio, { points: 18, y: -122 }), material.water);
  pen.shape(ellipse(150, 9, { points: 14, x: 96, y: -128 }), shade(material.water, 0.06));
  branch(pen);
  [
    [-16, 330, -0.1],
    [34, 300, 0.2],
    [64, 214, 0.16],
  ].forEach(([turn = 0, length = 0, bend = 0]) =>
    pen.place(root.x, root.y, { turn }, () =>
      drawLeaf(pen, length, 14, shade(leaf.leaf, -turn / 1400), { bend }),
    ),
  );
  const counted = pen.blooms;
  iris(pen, [-18, -470], 84, 8);
  iris(pen, [104, -274], 66, 30);
  pen.blooms = counted;
  range(16).forEach((index) =>
    pen.dot(
      root.x + (((index * 0.618) % 1) - 0.5) * 124,
      -118 + (index % 3) * 5,
      9 + (index % 3) * 2,
      shade(material.stone, -0.14 + (index % 4) * 0.05),
      { shadow: 2 },
    ),
  );
  dish.front();
  return standsOn(204);
};
