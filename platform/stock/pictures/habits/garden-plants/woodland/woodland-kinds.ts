import type { WoodlandPlant } from '../../../scene-description';
import type { DrawHabit } from '../../growing';
import { swampWhiteOak } from '../leafy-trees';
import { lentenRose } from './lenten-rose';
import { northernAzalea } from './northern-azalea';
import { trumpetLilies } from './trumpet-lilies';
import { wildGinger } from './wild-ginger';

/** Plants of the edge of a wood that are drawn as themselves. */
export const woodlandKinds: Record<WoodlandPlant, DrawHabit> = {
  'lenten-rose': lentenRose,
  'northern-azalea': northernAzalea,
  'swamp-white-oak': swampWhiteOak,
  'trumpet-lilies': trumpetLilies,
  'wild-ginger': wildGinger,
};
