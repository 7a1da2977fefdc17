import { shade } from '../drawing/colour';
import { material } from '../pigments';
import { bow } from './bow';
import type { MakeVessel } from './vessel';

/** A wooden easel for a standing spray: two legs in front, one behind, a shelf below the flowers. */
export const easel: MakeVessel = (pen) => {
  const wood = shade(material.wood, -0.06);
  return {
    mouth: -620,
    opening: 60,
    foot: 190,
    spray: true,
    back() {
      pen.ribbon(
        [
          [0, -860],
          [40, -40],
        ],
        16,
        16,
        shade(wood, -0.1),
        { shadow: 4 },
      );
      pen.ribbon(
        [
          [-16, -880],
          [-176, 0],
        ],
        20,
        22,
        shade(wood, 0.03),
        { shadow: 6 },
      );
      pen.ribbon(
        [
          [16, -880],
          [176, 0],
        ],
        20,
        22,
        shade(wood, -0.04),
        { shadow: 6 },
      );
      pen.ribbon(
        [
          [-122, -250],
          [122, -250],
        ],
        18,
        18,
        shade(wood, 0.02),
        { shadow: 5 },
      );
    },
    front: () => bow(pen, { x: 0, y: -310, size: 1.25, pigment: material.lilac }),
  };
};
