import { mix, shade } from '../drawing/colour';
import { cycle, ellipse, lerp, range } from '../drawing/geometry';
import { material } from '../pigments';
import { glassBody } from './glass';
import type { MakeVessel } from './vessel';

const level = -128;
const stones = [
  material.stone,
  mix(material.stone, material.slate, 0.4),
  mix(material.stone, material.clay, 0.3),
  shade(material.paper, -0.06),
];

/** A clear glass bowl of gravel with a little water in it, for bulbs without soil. */
export const glassOfGravel: MakeVessel = (pen) => {
  const bowl = glassBody(
    pen,
    [
      [158, -190],
      [164, -130],
      [152, -50],
      [116, 0],
    ],
    -74,
    122,
  );
  return {
    ...bowl,
    mouth: level,
    opening: 142,
    back() {
      bowl.back();
      range(8).forEach((row) => {
        const y = lerp(level + 6, -4, row / 7);
        const reach = lerp(150, 112, (row / 7) ** 1.6);
        range(12).forEach((index) => {
          const across = ((index + (row % 2) * 0.5) / 11.5) * 2 - 1;
          if (across > 1) return;
          pen.shape(
            ellipse(pen.between(13, 17), pen.between(9.5, 12), {
              points: 8,
              wobble: 0.2,
              random: pen.random,
              x: across * reach * 0.95,
              y: y + Math.sqrt(Math.max(0, 1 - across * across)) * 12,
            }),
            shade(cycle(stones, index * 3 + row), pen.between(-0.08, 0.06) - across * 0.04),
            { shadow: 3 },
          );
        });
      });
    },
  };
};
