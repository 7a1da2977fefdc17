import type { DrawHabit } from '../../growing';
import { mothOrchid } from '../../moth-orchid';
import { moss } from '../planted-baskets';

/** A moth orchid set in moss. */
export const basketOrchid: DrawHabit = (pen, plant) => {
  if (plant.flowers) mothOrchid(pen, plant, plant.flowers);
  moss(pen, plant.room * 0.92);
};
