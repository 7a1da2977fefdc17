import { christmas } from './christmas/christmas';
import { flowerShelves } from './flowers/flower-shelves';
import { containersAndHardscape } from './garden-supplies/containers-hardscape';
import { seedsAndBirds } from './garden-supplies/seeds-birds';
import { soilsAndTools } from './garden-supplies/soils-tools';
import { giftCards } from './gift-cards';
import type { GroupSource } from './group-source';
import { gifts } from './home-gifts/gifts';
import { gourmet } from './home-gifts/gourmet';
import { indoorShelves } from './indoor-plants/indoor-shelves';
import { annuals } from './outdoor-plants/annuals';
import { ediblesAndBulbs } from './outdoor-plants/edibles-bulbs';
import { perennials } from './outdoor-plants/perennials';
import { shrubsAndTrees } from './outdoor-plants/shrubs-trees';

const shelves: readonly (readonly GroupSource[])[] = [
  ...flowerShelves, ...indoorShelves,
  annuals, perennials, shrubsAndTrees, ediblesAndBulbs,
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
