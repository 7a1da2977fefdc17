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

/** So many groups stand between two that bear the flag, in each top-level category: what each card bears tells none apart. */
const apart = 5;

/**
 * Every product group with its place in the shop's own order: one from each shelf in turn, so that a list mixes roses with
 * tulips and neighbours differ. Featured groups come first; few of them bear the flag.
 */
export function allGroups(): { group: GroupSource; position: number }[] {
  const dealt = shelves.flatMap((shelf, shelfIndex) =>
    shelf.map((group, row) => ({ group, order: row * 100 + shelfIndex })),
  );
  dealt.sort(
    (a, b) =>
      Number(b.group.featured ?? false) - Number(a.group.featured ?? false) || a.order - b.order,
  );
  const unflagged = new Map<string, number>();
  return dealt.map(({ group }, index) => {
    const tops = new Set(group.categories.map((id) => id.split('_')[0] ?? ''));
    const waited = [...tops].every((top) => (unflagged.get(top) ?? apart) >= apart);
    const flagged = group.featured === true && waited;
    for (const top of tops) unflagged.set(top, flagged ? 0 : (unflagged.get(top) ?? apart) + 1);
    return { group: { ...group, flagged }, position: index + 1 };
  });
}
