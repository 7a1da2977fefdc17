import { bloomKinds, drawHead } from '../blooms/bloom-kinds';
import { shade } from '../drawing/colour';
import { cycle, headingOf, range } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { foliageKinds } from '../foliage/foliage-kinds';
import { leaf, material, petalPigments } from '../pigments';
import type { ArrangementScene, Foliage } from '../scene-description';
import type { Standing } from '../subject';
import type { DrawnVessel } from '../vessels/vessel';

const slant = 14;

function sprig(pen: Pen, kind: Foliage | undefined, turn: number, length: number): void {
  if (!kind) return;
  const { sprig: draw, pigment } = foliageKinds[kind];
  pen.atDepth(0.8, () => pen.place(0, 0, { turn }, () => draw(pen, length, pigment)));
}

/** A wired stem bound with ribbon, and the pearl-headed pin that holds it. */
function boundStem(pen: Pen, pearl: boolean): void {
  pen.ribbon(
    [
      [0, 30],
      [4, 120],
      [0, 196],
    ],
    25,
    14,
    leaf.stem,
    { shadow: 7 },
  );
  pen.ribbon(
    [
      [0, 56],
      [3, 110],
      [2, 164],
    ],
    28,
    21,
    material.paper,
    { shadow: 3 },
  );
  range(4).forEach((index) =>
    pen.line(
      [
        [-13, 80 + index * 23],
        [15, 68 + index * 23],
      ],
      shade(material.paper, -0.12),
      3,
    ),
  );
  if (!pearl) return;
  pen.line(
    [
      [-66, 140],
      [66, 88],
    ],
    shade(material.zinc, -0.14),
    5,
  );
  pen.dot(-70, 142, 14, material.cream, { shadow: 4 });
  pen.dot(-74, 137, 5, material.white);
}

/** One flower with its leaf and pin on a lapel, or a pair on a dress. */
export function drawBoutonniere(
  pen: Pen,
  { blooms, foliage }: ArrangementScene,
  garment: DrawnVessel,
): Standing {
  garment.back();
  const pinned = garment.mouth < -420;
  const heads = blooms.flatMap(({ bloom, palette, count }) =>
    range(count).map((index) => ({ bloom, pigment: cycle(petalPigments[palette], index) })),
  );
  pen.place(pinned ? 168 : 132, garment.mouth, { turn: slant }, () => {
    boundStem(pen, !pinned);
    const [kind] = foliage;
    (heads.length > 1 ? [-62, -24, 22, 60, 100] : [-38, 24]).forEach((turn, index) =>
      sprig(pen, kind, turn, heads.length > 1 ? 176 : 182 - index * 30),
    );
    heads.forEach(({ bloom, pigment }, index) => {
      const { stance, radius } = bloomKinds[bloom];
      const aside = heads.length > 1 ? index * 2 - 1 : 0;
      drawHead(pen, bloom, {
        x: aside * 68,
        y: (stance === 'face' ? -16 : -46) + aside * 26,
        radius: stance === 'face' ? 84 : Math.max(radius * 1.15, 86),
        pigment,
        lean: aside * 18,
        tilt: 0.12,
      });
    });
  });
  garment.front();
  return { feet: [{ x: 0, halfWidth: garment.foot }] };
}

/** A few small flowers across a band of pearls, with loops of ribbon under them. */
export function drawWristCorsage(
  pen: Pen,
  { blooms, foliage }: ArrangementScene,
  band: DrawnVessel,
): Standing {
  band.back();
  pen.place(0, band.mouth - 8, {}, () => {
    const satin = shade(material.paper, -0.02);
    [-118, -84, 84, 118].forEach((turn, index) =>
      pen.place(0, 18, { turn }, () =>
        pen.shape(
          [
            [0, 0],
            [-46, -90],
            [-30, -170],
            [0, -188],
            [30, -170],
            [46, -90],
          ],
          shade(satin, index % 2 ? -0.07 : -0.03),
          { shadow: 6 },
        ),
      ),
    );
    range(10).forEach((index) =>
      sprig(pen, cycle(foliage, index), -104 + index * 23, 132 + (index % 3) * 14),
    );
    const clouds = blooms.filter(({ bloom }) => bloomKinds[bloom].stance === 'cloud');
    clouds.forEach(({ bloom, palette, count }) =>
      range(count).forEach((index) => {
        const side = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
        drawHead(pen, bloom, {
          x: side * 118,
          y: -56,
          radius: 92,
          lean: side * 44,
          pigment: cycle(petalPigments[palette], index),
        });
      }),
    );
    blooms
      .filter((entry) => !clouds.includes(entry))
      .forEach(({ bloom, palette, count }) =>
        range(count).forEach((index) => {
          const side = count === 1 ? 0 : (index / (count - 1)) * 2 - 1;
          const y = Math.abs(side) * 34 - 40;
          drawHead(pen, bloom, {
            x: side * 96,
            y,
            radius: 74,
            lean: headingOf(side, -0.8),
            tilt: 0.2,
            pigment: cycle(petalPigments[palette], index),
          });
        }),
      );
  });
  band.front();
  return { feet: [{ x: 0, halfWidth: band.foot }] };
}
