import type { ArticleSource } from '@/platform/stock/content/article-source';

export const mayToAugust: readonly ArticleSource[] = [
  {
    slug: 'may-in-the-garden',
    title: 'May: everything, in the right week',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'Two frosts are still owed. Spend them on pansies.',
    written: '2024-05-01',
    revised: '2026-05-01',
    tags: ['Calendar', 'Spring', 'Annuals', 'Vegetables'],
    relatedCodes: ['300101', '300501'],
    picture: 'products/300101',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Annuals'],
    body: `
May begins with tulips and ends with tomatoes. The average last frost in the city is in its first week; one May in ten freezes after the 15th.

## By the week
1. **May 1 to 7:** potatoes, onions, carrots, lettuce, cabbage plants. Snapdragons and stock. Begin [hardening off](/information/resource-hub/hardening-off-day-by-day).
2. **May 8 to 14:** gladiolus, first beets and chard. Mother's Day baskets hang by day and come in below 40 °F.
3. **May 15 to 21:** beans, sweet corn, squash seed; geraniums, petunias, marigolds.
4. **May 22 to 31:** tomatoes, peppers, basil, cucumbers, impatiens, coleus, dahlias; zinnias from seed.

Soil is the judge: 50 °F for beans, 60 for tomatoes, 65 for basil and melons.

## Shrubs and beds
- Edge beds while soil is soft. Mulch after the 20th, once it is warm, two to three inches.
- Ring the peonies on May 10. Thin bee balm and phlox on the 15th.
- Cut asters, sedum and mums by half on Memorial Day for shorter, later bloom.
- Snap tulip heads, leave the leaves.
- Now cut down the hollow stems of last year; lay them under a shrub so late bees can leave.
- No pruning of oaks, elms or birches.

## Lawn
Mow at three inches and sharpen the blade; never more than a third at once. Dig dandelions after rain. Feed on Memorial Day with half a pound of nitrogen to a
thousand square feet, or not at all.

## Watch
Yellow-headed sawfly on spruce, aphids on highbush cranberry, black spot's first leaves. Lilacs bloom from the 15th; prune them
[within two weeks after](/information/resource-hub/when-to-prune-lilacs).

One inch of rain a week is enough. If it fails, new plants come first. [Porch baskets](/p/300101/porch-hanging-basket) want water daily from the first, and food
weekly.`,
  },
  {
    slug: 'june-in-the-garden',
    title: 'June: mulch, tie, thin',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'The longest days of the year, and weeds can read a calendar too.',
    written: '2024-06-01',
    revised: '2026-06-01',
    tags: ['Calendar', 'Summer'],
    relatedCodes: ['400103', '400202'],
    categoryIDs: ['OutdoorPlants', 'GardenSupplies'],
    body: `
The sun is up for fifteen and a half hours, and growth in June decides August. An hour of weeding now is five in July.

## This month's dates
1. **By June 10:** lilac, azalea and forsythia pruned, if at all. They set buds in July.
2. **June 5:** last of the warm vegetables in; a second row of beans on the 15th.
3. **June 15:** straw under tomatoes and peppers; soil is warm.
4. **June 20:** dahlias pinched, garlic scapes snapped, apples bagged at the size of a nickel.
5. **June 25 on:** first [Japanese beetles](/information/resource-hub/japanese-beetles). Pick the scouts; a chewed leaf calls others.
6. **July 4:** last pull of rhubarb and asparagus, last pinch of mums.

## Water
Sandy soil holds an inch for four days, clay for nine. Water before ten in the morning, on the ground, an inch at once, and measure it with a tuna can. Pots in sun
need it daily. An inch on a bed of four by eight is twenty gallons.

## Deadhead and feed
- Roses: back to the first leaf of five, and food after the first flush.
- Peonies: off with the heads, leave the leaves.
- Annuals in pots: liquid food every week.
- Perennials in soil: compost or nothing.

## Thin
Carrots to two inches, beets to three, lettuce to eight. Eat the thinnings. Leave one apple to a cluster.

## Trouble
Rose sawfly windows leaves in the first week: rinse the undersides. Four-lined plant bugs make neat brown dots on mint and mums; gone by July 10. Mosquitoes breed in
saucers in a week; empty them.

Grass mown at three and a half inches shades out crabgrass. For the first inch of everything else there is [mulch](/p/400103/cedar-mulch), and for pots on high hooks
[a long spout](/p/400202/long-spout-watering-can). If the tomatoes look poor, read [tomatoes in 120 days](/information/resource-hub/tomatoes-in-120-days).`,
  },
  {
    slug: 'july-in-the-garden',
    title: 'July: water, pick, sow again',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'Mean high 83 °F, thunder at five, beetles at breakfast.',
    written: '2024-07-01',
    revised: '2026-07-01',
    tags: ['Calendar', 'Summer'],
    relatedCodes: ['400202', '300501'],
    picture: 'articles/a-pollinator-patch-in-a-weekend',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_VegetablesHerbs'],
    body: `
July gives four inches of rain in an average year, and most of it in three storms. Between them you water; after them you tie things up.

## Daily and weekly
- Pots: every morning, until it runs out. A 16-inch pot in sun drinks a quart a day.
- Beans, cucumbers, zucchini: pick every second day. A forgotten one stops the plant.
- [Japanese beetles](/information/resource-hub/japanese-beetles): into soapy water before nine, when they are sluggish.
- Deadhead annuals; leggy petunias may be cut by half on the 10th.

## Sow for fall
1. **July 10:** carrots, beets and the last bush beans.
2. **July 15:** broccoli and cabbage seed, for September.
3. **July 20:** chard, kale, turnips, in the garlic's bed.
4. **July 31:** peas, for the patient.

Keep the row damp under a board or burlap until it sprouts; look daily.

## Dig and divide
Garlic, when a third of the leaves is brown. Bearded irises, from the 10th, as in [irises on top of the soil](/information/resource-hub/irises-on-top-of-the-soil).
Nothing else wants moving in this heat.

## Do not
- Prune spring shrubs: the buds are made.
- Feed roses, trees or shrubs after the end of the month. Soft growth does not harden.
- Spray anything above 85 °F, or on open flowers.
- Water the lawn in the evening. Let it go straw-colored if you like; bluegrass sleeps six weeks and needs half an inch every third week to live.

## Watch
Brown lawn that does not wake may be [chinch bugs](/information/resource-hub/chinch-bugs-or-drought). Mites stipple beans and spruces in drought: rinse. Black
bottoms on tomatoes come from uneven water. Blossoms fall above 90 °F, and come back.

The pollinator patch peaks around the 20th. Sit by it; that is on the list. For the grill, [pocket herbs](/p/300501/pocket-herb-pot) cut above a pair of leaves.`,
  },
  {
    slug: 'august-in-the-garden',
    title: 'August: seed the lawn, not the beds',
    author: 'Desmond Okafor, lawns and soil',
    summary: 'Nights lengthen by three minutes a day, and grass notices.',
    written: '2024-08-01',
    revised: '2026-08-03',
    tags: ['Calendar', 'Summer', 'Planting'],
    relatedCodes: ['300106', '400404'],
    categoryIDs: ['OutdoorPlants', 'GardenSupplies'],
    body: `
From the middle of August the soil is warm, the nights are cool and crabgrass is tired. These five weeks are the year's best for grass seed and good for evergreens.

## Dates
1. **August 1 to 20:** sow spinach, lettuce and radish for fall; the shade of a board starts them.
2. **August 15:** stop feeding roses, shrubs and trees.
3. **August 15 to September 15:** seed lawns. How, in [seeding a lawn in August](/information/resource-hub/seeding-a-lawn-in-august).
4. **August 20:** cut tips and flowers off tomatoes.
5. **August 20 to October 1:** plant spruces and arborvitae; water till the freeze.
6. **August 25:** divide daylilies, hostas and Siberian irises.
7. **Labor Day:** cuttings of geranium and coleus.

## Shrubs
Cut canes of July raspberries that have borne. Otherwise put the pruners down until leaves fall: a cut in August makes shoots that freeze. Hydrangeas in pots want
water daily.

## Trouble
- **Late blight** after cool rain: gray, greasy tomato stems. Bag the plant, do not compost.
- **Mildew** on phlox, bee balm, lilac, squash: harmless this late.
- **Spider mites:** bronze leaves, fine web. Hose the undersides three times in two weeks.
- **Wasps** at the windfalls: pick up apples daily.
- **Squash that wilts at noon and stays down:** vine borer. Slit the stem, remove the grub, bury the cut.
- **Fleshy rings in the soil near coffee-ground crumbs:** [jumping worms](/information/resource-hub/jumping-worms), adult and easy to see now.

## Order
Tulips, daffodils and garlic, before the good ones are gone. Mark gaps with a stick while you can see them.

Goldfinches nest now, on thistle. Leave coneflower heads from the 15th. Feed the [birds](/c/garden-supplies/birds-wildlife) if you like to watch, but they do well
without you this month.`,
  },
];
