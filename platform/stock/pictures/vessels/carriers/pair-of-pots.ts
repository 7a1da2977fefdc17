import { nurseryPot } from '../pots';
import type { MakeVessel } from '../vessel';

/** How far from the middle each of two pots stands. */
export const potApart = 196;
const scale = 0.86;

/** Two nursery pots side by side, one for each plant. */
export const pairOfPots: MakeVessel = (pen) => {
  const pot = nurseryPot(pen);
  const both = (draw: () => void) => () =>
    [-potApart, potApart].forEach((x) => pen.place(x, 0, { scale }, draw));
  return {
    ...pot,
    mouth: pot.mouth * scale,
    opening: pot.opening * scale,
    foot: potApart + pot.foot * scale,
    back: both(() => pot.back()),
    front: both(() => pot.front()),
  };
};
