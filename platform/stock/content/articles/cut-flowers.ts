import type { ArticleSource } from '../article-source';

export const cutFlowers: readonly ArticleSource[] = [
  {
    slug: 'keep-a-bouquet-for-ten-days',
    title: 'Keep a bouquet for ten days',
    author: 'Marit Solberg, design room',
    summary: 'Recut, refresh, relocate: the three-day rhythm.',
    written: '2024-02-06',
    revised: '2026-01-20',
    tags: ['Cut flowers'],
    categoryIDs: ['Flowers', 'Flowers_Bouquets'],
    body: `
A cut flower dies of thirst long before it dies of age. Bacteria in the water plug the stem within two or three days; everything below keeps it from forming.

## The first hour
1. Wash the vase with hot water and dish soap, even if it looks clean. Bacteria live in the ring at the waterline.
2. Strip every leaf that would stand under water.
3. Cut an inch from each stem at a slant with a knife or sharp pruners. Scissors crush the vessels that carry water.
4. Use lukewarm water, about 100 °F. It holds less air than cold and climbs the stem faster. Bulb flowers such as tulips and daffodils are the exception: give them cold.
5. Stir in the packet we send. It holds sugar to open the buds, acid to move water and a little chlorine.

No packet? One quart of water, two teaspoons of lemon juice, one of sugar, and a quarter teaspoon of bleach does the same.

## Every third day
Pour the water out, rinse the vase, cut half an inch and mix fresh food. Topping up is not changing: it feeds the bacteria.

## Where it stands
In a Minnesota winter the air of a heated room is drier than a desert, and roses feel it first. Keep the vase off the radiator, out of the sun and away from the
fruit bowl, because ripening apples give off ethylene and carnations wilt within a day of it. A night in a 40 °F porch or garage adds nearly a day of life.

## When one flower fails
- **A rose with a bent neck** has air in its stem. [Recut and bathe it](/information/resource-hub/long-life-for-cut-roses).
- **Hydrangea** drinks through its petals. Dunk the head for twenty minutes.
- **Tulips** grow on and lean: [let them, or do not](/information/resource-hub/tulips-in-a-vase).
- **Lilies**: pinch out the orange anthers as each flower opens. The pollen stains.

Every part of a lily is deadly to cats. With a cat in the house, choose [sunflowers and gerbera](/c/flowers/bouquets?c=sunflowers-gerbera) instead.

If one of our bouquets does not last seven days, [we replace it](/customer-service/returns-and-guarantee).`,
  },
  {
    slug: 'keep-a-cut-tree-fresh',
    title: 'Keep a cut tree fresh',
    author: 'Marit Solberg, design room',
    summary: 'A fresh cut, a deep stand and a gallon the first day.',
    written: '2022-11-22',
    revised: '2025-11-18',
    tags: ['Christmas', 'Cut flowers'],
    categoryIDs: ['Christmas', 'Christmas_FreshTrees'],
    body: `
A cut tree is a very large bouquet. It drinks a gallon the first day and a quart a day after, and if the stand runs dry for four hours, sap seals the trunk and it
never drinks again.

## Choosing
Bend a needle: a fresh fir snaps, a dry one folds. Lift the tree an inch and drop it on its butt; green needles should stay. Balsam smells most, Fraser holds
longest, white pine is softest and carries only light ornaments.

## Bringing it in
1. We cut a half inch off the trunk. You have about six hours to get it into water; or keep it in the garage in a bucket, and cut again.
2. Do not shave the sides of the trunk to fit the stand. The outer rings do the drinking.
3. Fill with plain water. Aspirin, sugar and bleach have been tested for forty years and do nothing.
4. Check morning and evening for three days.

## Where it stands
Away from the register and the fireplace, lights off when you leave. LED strings run cool and dry the needles less. In a house at 68 °F a well-watered Fraser keeps
five weeks, a balsam four.

## Afterwards
Stand it by the feeder: chickadees will shelter in it until March. Most cities in Hennepin and Ramsey counties collect trees in January but take no wreaths, because
of the elongate hemlock scale found on greens from the southern mountains. Bag [wreaths](/c/occasions/holidays?c=christmas) with the trash.`,
  },
];
