import type { GroupSource } from '../group-source';
import { arrangements } from './arrangements';
import { baskets } from './baskets';
import { bigFaces } from './big-faces';
import { centerpieces } from './centerpieces';
import { gardenRoses } from './garden-roses';
import { inAVase } from './in-a-vase';
import { lilies } from './lilies';
import { liliesAndCallas } from './lilies-and-callas';
import { mixed } from './mixed';
import { mixedMoods } from './mixed-moods';
import { mixedOccasions } from './mixed-occasions';
import { roses } from './roses';
import { springTulips } from './spring-tulips';
import { sunflowersGerbera } from './sunflowers-gerbera';
import { sympathy } from './sympathy';
import { sympathyHome } from './sympathy-home';
import { sympathyService } from './sympathy-service';
import { tulips } from './tulips';
import { wedding } from './wedding';
import { weddingDay } from './wedding-day';

/** Cut flowers, shelf by shelf, in the order in which `allGroups` deals them. */
export const flowerShelves: readonly (readonly GroupSource[])[] = [
  mixed,
  roses,
  arrangements,
  tulips,
  mixedMoods,
  sunflowersGerbera,
  lilies,
  gardenRoses,
  inAVase,
  mixedOccasions,
  bigFaces,
  centerpieces,
  springTulips,
  liliesAndCallas,
  baskets,
  sympathy,
  sympathyHome,
  wedding,
  sympathyService,
  weddingDay,
];
