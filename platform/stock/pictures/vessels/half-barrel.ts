import { mix, shade } from '../drawing/colour';
import { ellipse, lerp, range, type Point } from '../drawing/geometry';
import type { Pen } from '../drawing/pen';
import { material } from '../pigments';
import type { MakeVessel } from './vessel';

const [topHalf, footHalf, rim] = [262, 208, -212];
/** We look further down on it than on a vase, to see the water. */
const seen = 0.27;

const halfAt = (share: number): number =>
  lerp(topHalf, footHalf, share * share * 0.7 + share * 0.3);

/** A point of the front wall: an angle from −90 to 90 degrees, and how far down. */
const onWall = (angle: number, share: number): Point => {
  const turn = (angle * Math.PI) / 180;
  return [
    Math.sin(turn) * halfAt(share),
    lerp(rim, -24, share) + Math.cos(turn) * halfAt(share) * lerp(seen, 0.16, share),
  ];
};

function hoop(pen: Pen, from: number, to: number): void {
  const edge = (share: number) => range(19).map((index) => onWall(index * 10 - 90, share));
  pen.polygon([...edge(from), ...edge(to).reverse()], shade(material.iron, 0.06), { shadow: 4 });
  const light = (share: number) => range(5).map((index) => onWall(index * 7 - 58, share));
  pen.polygon([...light(from), ...light(to).reverse()], shade(material.iron, 0.2));
}

/** Half of an oak barrel, filled with water to a hand below the rim. */
export const halfBarrel: MakeVessel = (pen) => {
  const wood = mix(material.wood, material.oak, 0.35);
  return {
    mouth: rim + 10,
    opening: topHalf * 0.9,
    foot: footHalf,
    back() {
      pen.shape(ellipse(topHalf, topHalf * seen, { points: 26, y: rim }), shade(wood, 0.08), {
        shadow: 6,
      });
      pen.shape(
        ellipse(topHalf - 18, (topHalf - 18) * seen, { points: 26, y: rim + 1 }),
        shade(wood, -0.16),
      );
      const water = shade({ ...material.water, chroma: 0.06 }, -0.24);
      pen.shape(ellipse(topHalf - 20, (topHalf - 24) * seen, { points: 26, y: rim + 9 }), water);
      [
        [-96, -22, 74],
        [110, 10, 88],
        [-20, 34, 64],
        [60, -36, 50],
      ].forEach(([x = 0, dy = 0, half = 0]) =>
        pen.line(
          [
            [x - half, rim + 12 + dy],
            [x, rim + 8 + dy],
            [x + half, rim + 12 + dy],
          ],
          shade(water, 0.11),
          4,
        ),
      );
    },
    front() {
      const staves = 13;
      range(staves).forEach((index) => {
        const [from, to] = [(index / staves) * 180 - 90, ((index + 1) / staves) * 180 - 90];
        const side = (angle: number) => range(7).map((step) => onWall(angle, step / 6));
        const lit = Math.cos((((from + to) / 2 + 42) * Math.PI) / 180);
        pen.polygon(
          [...side(from), ...side(to).reverse()],
          shade(wood, lit * 0.1 - 0.06 + pen.between(-0.018, 0.018)),
          { shadow: index ? 0 : 6 },
        );
        pen.line(side(to), shade(wood, -0.17), 2.4);
        pen.line(
          range(4).map((step) => onWall((from + to) / 2 + (step % 2) * 1.6, 0.2 + step * 0.22)),
          shade(wood, lit * 0.08 - 0.1),
          1.8,
        );
      });
      pen.line(
        range(19).map((index) => onWall(index * 10 - 90, 0)),
        shade(wood, 0.1),
        9,
      );
      hoop(pen, 0.2, 0.32);
      hoop(pen, 0.72, 0.84);
    },
  };
};
