import { shade, type Pigment } from '../drawing/colour';
import { ellipse } from '../drawing/geometry';
import { material } from '../pigments';
import { roundPot, soilIn } from './pots';
import { beltOutline, rimRatio } from './turned';
import type { DrawnVessel, MakeVessel } from './vessel';

/** A shallow stoneware dish for gardens and stones. */
export const lowDish: MakeVessel = (pen, glaze: Pigment = material.cream): DrawnVessel => {
  const dish = roundPot(pen, {
    glaze,
    foot: 150,
    profile: [
      [236, -112],
      [228, -64],
      [184, -16],
      [152, 0],
    ],
    decorate: () =>
      pen.polygon(beltOutline([235, -100], [233, -84]), shade(glaze, -0.09), { opacity: 0.7 }),
  });
  return {
    ...dish,
    back() {
      dish.back();
      soilIn(pen, 218, -107);
      pen.shape(ellipse(206, 206 * rimRatio, { y: -104 }), shade(material.soil, 0.06));
    },
  };
};
