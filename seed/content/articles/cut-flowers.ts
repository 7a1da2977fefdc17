import type { ArticleSource } from '../article-source';

export const cutFlowerArticles: readonly ArticleSource[] = [
  {
    slug: 'keep-a-bouquet-for-ten-days', title: 'Keep a bouquet for ten days', author: 'Marit Solberg, design room',
    summary: 'Recut, refresh, relocate: the three-day rhythm.', written: '2024-02-06', revised: '2026-01-20',
    tags: ['Cut flowers', 'Care'], categoryIDs: ['Flowers', 'Flowers_Bouquets'],
    body: `
A cut flower dies of thirst long before it dies of age. Bacteria in the water plug the stem within two or three days; everything below is about keeping that plug from forming.

## The first hour
1. Wash the vase with hot water and dish soap, even if it looks clean. Bacteria live in the ring at the waterline.
2. Strip every leaf that would stand under water.
3. Cut an inch from each stem at a slant with a knife or sharp pruners. Scissors crush the vessels that carry water.
4. Use lukewarm water, about 100 °F. It holds less air than cold and climbs the stem faster. Bulb flowers such as tulips and daffodils are the exception: give them cold.
5. Stir in the packet we send. It holds sugar to open the buds, acid to move water and a little chlorine. No packet? One quart of water, two teaspoons of lemon juice, one of sugar, and a quarter teaspoon of bleach does the same.

## Every third day
Pour the water out, rinse the vase, cut half an inch and mix fresh food. Topping up is not changing: it feeds the bacteria.

## Where it stands
In a Minnesota winter the air of a heated room is drier than a desert, and roses feel it first. Keep the vase off the radiator, out of the sun and away from the fruit bowl, because ripening apples give off ethylene and carnations wilt within a day of it. A night in a 40 °F porch or garage adds nearly a day of life.

## When one flower fails
- **A rose with a bent neck** has air in its stem. Recut it under water and lay the whole flower in a cool bath for an hour.
- **Hydrangea** drinks through its petals. Dunk the head for twenty minutes.
- **Tulips** keep growing, up to two inches, and lean to the light. Turn the vase.
- **Lilies**: pinch out the orange anthers as each flower opens. The pollen stains, and every part of a lily is deadly to cats. With a cat in the house, choose [sunflowers and gerbera](/c/flowers/bouquets?c=sunflowers-gerbera) instead.

If one of our bouquets does not last seven days, [we replace it](/customer-service/returns-and-guarantee).`,
  },
];
