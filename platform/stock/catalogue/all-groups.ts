import { christmasShelves } from './christmas/christmas-shelves';
import { flowerShelves } from './flowers/flower-shelves';
import { supplyShelves } from './garden-supplies/supply-shelves';
import { giftCards } from './gift-cards';
import type { GroupSource } from './group-source';
import { giftShelves } from './home-gifts/gift-shelves';
import { indoorShelves } from './indoor-plants/indoor-shelves';
import { outdoorShelves } from './outdoor-plants/outdoor-shelves';

const shelves: readonly (readonly GroupSource[])[] = [
  ...flowerShelves,
  ...indoorShelves,
  ...outdoorShelves,
  ...giftShelves,
  ...supplyShelves,
  ...christmasShelves,
  giftCards,
];

/**
 * Every product group with its place in the shop's own order: one from each shelf in turn, so that a list mixes roses with
 * tulips and neighbours differ. Featured groups come first.
 */
export function allGroups(): { group: GroupSource; position: number }[] {
  const dealt = shelves.flatMap((shelf, shelfIndex) =>
    shelf.map((group, row) => ({ group, order: row * 100 + shelfIndex })),
  );
  dealt.sort(
    (a, b) =>
      Number(b.group.featured ?? false) - Number(a.group.featured ?? false) || a.order - b.order,
  );
  return dealt.map(({ group }, index) => ({ group, position: index + 1 }));
}
