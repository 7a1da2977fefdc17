import { drawHead } from '../../blooms/bloom-kinds';
import { shade, type Pigment } from '../../drawing/colour';
import { cycle, ellipse, lerp, radians, range, type Point } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { drawLeaf } from '../../foliage/leaf';
import { leaf, petal } from '../../pigments';
import type { Bloom } from '../../scene-description';
import { standsOn, type DrawGood } from '../hardgood';

const [wide, deep] = [262, 104];
const ribbon = shade(petal.blush, 0.02);

const small: readonly (readonly [bloom: Bloom, radius: number, pigment: Pigment])[] = [
  ['rose', 46, petal.blush],
  ['daisy', 38, petal.white],
  ['ranunculus', 42, petal.peach],
  ['daisy', 34, petal.white],
  ['rose', 40, petal.coral],
  ['violet', 30, petal.lavender],
  ['ranunculus', 40, petal.cream],
];

/** A place on the ring as it lies on the table: 0 is the right, 90 nearest to us. */
const onRing = (angle: number, reach = 1): Point => [
  Math.cos(angle * radians) * wide * reach,
  Math.sin(angle * radians) * deep * reach - 120,
];

/** The two ends of the ribbon that tie it at the nape, left long. */
function ribbonEnds(pen: Pen): void {
  const [x, y] = onRing(186);
  const ends: readonly Point[][] = [
    [
      [x, y],
      [x - 62, y + 70],
      [x - 30, y + 130],
      [x - 74, y + 172],
    ],
    [
      [x, y],
      [x - 10, y + 84],
      [x + 52, y + 132],
      [x + 34, y + 182],
    ],
  ];
  ends.forEach((line, index) =>
    pen.ribbon(line, 17, 25, shade(ribbon, index * -0.05), { shadow: 5 }),
  );
}

/** A flower crown on a table: a wire ring taped with leaves and small flowers all the way round, tied with ribbon. */
export const flowerCrown: DrawGood = (pen) => {
  const counted = pen.blooms;
  ribbonEnds(pen);
  pen.line(
    ellipse(wide, deep, { points: 28, y: -120 }).concat([[wide, -120]]),
    shade(leaf.moss, -0.04),
    13,
  );
  const count = 30;
  const places = range(count)
    .map((index) => ({ index, angle: (index * 360) / count + 3 }))
    .sort((one, other) => Math.sin(one.angle * radians) - Math.sin(other.angle * radians));
  places.forEach(({ index, angle }) => {
    const near = (Math.sin(angle * radians) + 1) / 2;
    const [x, y] = onRing(angle);
    pen.atDepth(lerp(0.78, 1, near), () => {
      const out = Math.cos(angle * radians) * 62;
      [-58, 54, -20, 22].forEach((aside, leafIndex) =>
        pen.place(
          x,
          y - 6,
          { turn: out + aside + (near > 0.8 && leafIndex < 2 ? aside : 0) + pen.between(-12, 12) },
          () =>
            drawLeaf(
              pen,
              lerp(62, 84, near) * pen.between(0.85, 1.1),
              lerp(13, 17, near),
              shade(leafIndex % 2 ? leaf.sage : leaf.leaf, pen.between(-0.05, 0.04)),
            ),
        ),
      );
      const [bloom, radius, pigment] = cycle(small, index * 3);
      const lift = index % 2 ? 20 : -4;
      drawHead(pen, bloom, {
        x: x + pen.between(-5, 5),
        y: y - lift,
        radius: radius * lerp(0.8, 1.08, near),
        pigment,
        lean: out * 0.5,
        tilt: 0.3 + Math.abs(Math.cos(angle * radians)) * 0.3,
      });
    });
  });
  pen.blooms = counted;
  return standsOn(wide);
};
