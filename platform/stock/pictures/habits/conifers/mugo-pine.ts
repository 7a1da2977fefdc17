import { mix, shade } from '../../drawing/colour';
import { ellipse, sunflowerScatter } from '../../drawing/geometry';
import type { Pen } from '../../drawing/pen';
import { leaf, material } from '../../pigments';
import type { DrawHabit } from '../growing';
import { tuft } from './tuft';

const green = mix(leaf.pine, leaf.leaf, 0.5);
const candle = mix(mix(material.straw, material.paper, 0.25), leaf.fresh, 0.42);
const [wide, high, rise] = [236, 122, 92];

/** A new shoot: a pale candle, upright, a few short needles at its foot. */
function newShoot(pen: Pen, length: number): void {
  pen.ribbon(
    [
      [0, 8],
      [0, -length * 0.6],
      [0, -length],
    ],
    15,
    9,
    candle,
    { shadow: 3 },
  );
  pen.line(
    [
      [-2.5, 0],
      [-2.5, -length * 0.84],
    ],
    shade(candle, 0.09),
    3,
  );
}

/** A dwarf mugo pine: a dense low dome, wider than high, stiff tufts all over it, a candle standing up out of each. */
export const mugoPine: DrawHabit = (pen) => {
  pen.shape(
    ellipse(wide * 0.92, high * 0.9, {
      points: 16,
      wobble: 0.06,
      random: pen.random,
      y: -rise,
    }),
    shade(green, -0.13),
    { shadow: 7 },
  );
  sunflowerScatter(132, 30)
    .map((place, index) => ({ ...place, index }))
    .sort((one, other) => one.y - other.y)
    .forEach(({ x, y, reach, index }) => {
      const lit = (-x * 0.4 - y) * 0.07 - reach * 0.02;
      const turn = x * 64 + (y > 0.5 ? x * 30 : 0) + pen.between(-8, 8);
      pen.place(x * wide * 0.97, y * high * 0.95 - rise + 10, { turn }, () => {
        tuft(pen, 56 * pen.between(0.88, 1.1), shade(green, lit + pen.between(-0.02, 0.03)), {
          needles: 9,
          spread: 140,
          waist: 0.3,
        });
        if (y < 0.3 && index % 3 === 0) newShoot(pen, pen.between(34, 44));
      });
    });
};
