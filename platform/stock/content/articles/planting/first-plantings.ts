import type { ArticleSource } from '@/platform/stock/content/article-source';

export const firstPlantings: readonly ArticleSource[] = [
  {
    slug: 'planting-a-tree-that-lives',
    title: 'Planting a tree that lives',
    author: 'Ole Brandvold, nursery',
    summary: 'Wide, shallow, and find the flare first.',
    written: '2023-04-25',
    revised: '2026-04-14',
    tags: ['Trees', 'Planting'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees'],
    body: `
Most planted trees that die before their tenth year were planted too deep. The place where the trunk widens into roots, the flare, must be seen above the ground for
the whole life of the tree.

## The hole
1. Call Gopher State One Call two working days before you dig. It is free, and it is the law.
2. Find the first main root in the pot. It is often four inches down; scrape the soil away to it.
3. Dig as deep as from that root to the bottom of the ball and three times as wide. Wide and shallow, like a saucer.
4. Shave an inch off the sides of a pot-bound root ball with a saw. Circling roots strangle the trunk in fifteen years.
5. Set it, look at it from the kitchen, turn it, then backfill with the soil that came out. No peat, no fertilizer.

## Water
The first summer: ten gallons for each inch of trunk, once a week, all at once. Through September into November too, until the ground freezes. Evergreens go into
winter full or they brown by March.

## Mulch and bark
Three inches of wood chips in a six-foot ring, none against the bark: a bagel, not a volcano. From November to April a white guard keeps the sun from splitting
thin-barked maples and rabbits from eating crabapples.

## When
Mid-April to mid-June, or mid-August to mid-October. Our [trees](/c/outdoor-plants/trees) can be carried to the back or planted for you; choose the placement on the
product page.`,
  },
  {
    slug: 'hardening-off-day-by-day',
    title: 'Hardening off, day by day',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'A week on the porch before anything goes in the ground.',
    written: '2024-05-02',
    revised: '2026-05-01',
    tags: ['Annuals', 'Vegetables', 'Spring'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Annuals',
      'OutdoorPlants_VegetablesHerbs',
      'GardenSupplies',
    ],
    body: `
A seedling grown under glass has thin leaf skin and stems that have never met wind. Put it straight outside and the leaves bleach white in an afternoon. Ten days fix
that.

## The ten days
1. **Days 1 and 2.** Two hours in full shade, out of the wind. Bring them in.
2. **Days 3 and 4.** Four hours, with an hour of morning sun.
3. **Days 5 and 6.** Sun until noon, shade after. Water less: a slight wilt by evening is the point.
4. **Days 7 and 8.** All day out, in at night.
5. **Days 9 and 10.** Out day and night, if the low stays above 45 °F for tomatoes, peppers and basil, above 38 °F for pansies, cabbage and onions.

## Rules of thumb
- Wind does more harm than cold. A cardboard box with the top open is a good first house.
- Plants bought from our yard are already hardened: they have spent their last two weeks on open benches. Plants carried out of the glasshouse have not. Ask.
- If a leaf turns white, it will stay white. The next ones will be fine.
- Harden on cloudy days if you can, and plant in the evening.

## Then wait for the soil
Air forgets the night by ten in the morning; soil does not. Tomatoes sulk below 60 °F at two inches, and a plant set out on May 25 overtakes one set out on May 8. A
meat thermometer works. See the [frost dates](/information/resource-hub/frost-dates-in-the-twin-cities).`,
  },
  {
    slug: 'planting-bulbs-before-the-freeze',
    title: 'Planting bulbs before the freeze',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Later than you think, deeper than you want.',
    written: '2023-09-26',
    revised: '2025-10-13',
    tags: ['Bulbs', 'Fall'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Bulbs'],
    body: `
Spring bulbs need to root in cool soil but not sprout in warm. That window opens when nights stay in the forties, about the first of October, and closes when the
ground will not take a shovel. We have planted tulips on December 6.

## Depth
Three times the height of the bulb, measured to its bottom: tulips and daffodils six to eight inches, crocus and squill three to four. Deep tulips return for more
years and are harder to dig for those who would like to eat them.

## Squirrels
They smell disturbed soil. Plant many at once, water hard, and sweep the surface clean of papery skins. Chicken wire laid flat under an inch of mulch ends the
argument; take it off in March. They do not eat daffodils, alliums or squill.

## How
1. Loosen the bed instead of making single holes; a dozen together look like something, twelve in a row do not.
2. Nose up. If you cannot tell, plant it on its side.
3. Bone meal brings dogs. Use a little compost, or nothing.
4. Water once, deeply. Mulch after the top inch freezes, to keep it frozen.

## In spring
Let the leaves go yellow before you mow or cut, about six weeks. Braiding them is a hobby, not care. Tulips thin out after three springs here; daffodils and
[squill](/p/300514/squill-for-the-lawn) outlive the gardener.

Too late and the ground is stone? Pot them close together, water, and leave the pot in an unheated garage until March. Or [force one indoors](/c/outdoor-plants/bulbs).`,
  },
  {
    slug: 'a-pollinator-patch-in-a-weekend',
    title: 'A pollinator patch in a weekend',
    author: 'Ole Brandvold, nursery',
    summary: 'A hundred square feet, nine kinds, something open from May to frost.',
    written: '2024-06-04',
    revised: '2026-04-28',
    tags: ['Natives', 'Pollinators'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'OutdoorPlants_Perennials_NativePollinator',
    ],
    body: `
The rusty patched bumble bee, Minnesota's state bee and an endangered one, still nests in the Twin Cities. Its queens fly in April and its last workers in October,
so a patch needs flowers at both ends and not only in July.

## Saturday: the ground
Pick the sunniest ten by ten feet. Cut the grass as low as the mower goes, lay cardboard with edges overlapping by six inches, soak it, and cover with three inches
of leaf compost. No digging: it wakes the weeds.

## Sunday: the plants
Set thirty plants a foot and a half apart, in threes, through holes cut in the cardboard.

- **Early:** prairie smoke, wild lupine, golden alexanders.
- **Middle:** [purple coneflower](/p/300201/purple-coneflower), [bee balm](/p/300203/bee-balm), butterfly milkweed.
- **Late:** meadow blazing star, stiff goldenrod, smooth aster.
- **Between them:** [little bluestem](/p/300202/little-bluestem), every fifth plant. Grass holds the patch up and houses skippers.

Goldenrod does not cause hay fever; ragweed, which flowers beside it, does.

## The first three years
Sleep, creep, leap. Water weekly the first summer, weed twice, and leave it alone. In the second year it fills; in the third you will be giving plants away.

## The one rule
Leave stems standing at a foot to eighteen inches until the middle of May. A third of our native bees nest in hollow stems and the rest in bare soil, so leave a
palm's width of that too. Buy plants grown without neonicotinoids. Ours are, and the tag says so.

From seed it is cheaper and slower: scatter a [prairie mix](/p/400301/prairie-patch-seed) on bare ground in November and let the frost bury it.`,
  },
];
