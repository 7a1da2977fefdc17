import { christmas } from './christmas/christmas';
import { arrangements } from './flowers/arrangements';
import { lilies } from './flowers/lilies';
import { mixed } from './flowers/mixed';
import { mixedMoods } from './flowers/mixed-moods';
import { roses } from './flowers/roses';
import { sunflowersGerbera } from './flowers/sunflowers-gerbera';
import { sympathy } from './flowers/sympathy';
import { tulips } from './flowers/tulips';
import { wedding } from './flowers/wedding';
import { containersAndHardscape } from './garden-supplies/containers-hardscape';
import { seedsAndBirds } from './garden-supplies/seeds-birds';
import { soilsAndTools } from './garden-supplies/soils-tools';
import { giftCards } from './gift-cards';
import type { GroupSource } from './group-source';
import { gifts } from './home-gifts/gifts';
import { gourmet } from './home-gifts/gourmet';
import { bloomingPlants } from './indoor-plants/blooming';
import { foliagePlants } from './indoor-plants/foliage';
import { smallGardens } from './indoor-plants/small-gardens';
import { annuals } from './outdoor-plants/annuals';
import { ediblesAndBulbs } from './outdoor-plants/edibles-bulbs';
import { perennials } from './outdoor-plants/perennials';
import { shrubsAndTrees } from './outdoor-plants/shrubs-trees';

const shelves: readonly (readonly GroupSource[])[] = [
  mixed, roses, arrangements, tulips, mixedMoods, sunflowersGerbera, lilies, sympathy, wedding,
  bloomingPlants, foliagePlants, smallGardens, annuals, perennials, shrubsAndTrees, ediblesAndBulbs,
  gifts, gourmet, soilsAndTools, seedsAndBirds, containersAndHardscape, christmas, giftCards,
];

/**
 * Every product group with its place in the shop's own order: one from each shelf in turn, so that a list mixes roses with
 * tulips and neighbours differ. Featured groups come first.
 */
export function allGroups(): { group: GroupSource; position: number }[] {
  const dealt = shelves.flatMap((shelf, shelfIndex) => shelf.map((group, row) => ({ group, order: row * 100 + shelfIndex })));
  dealt.sort((a, b) => Number(b.group.featured ?? false) - Number(a.group.featured ?? false) || a.order - b.order);
  return dealt.map(({ group }, index) => ({ group, position: index + 1 }));
}
