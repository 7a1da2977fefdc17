import type { ArticleSource } from '../article-source';

export const nativesAndLibrary: readonly ArticleSource[] = [
  {
    slug: 'a-pollinator-patch-in-a-weekend', title: 'A pollinator patch in a weekend', author: 'Ole Brandvold, nursery',
    summary: 'A hundred square feet, nine kinds, something open from May to frost.', written: '2024-06-04', revised: '2026-04-28',
    tags: ['Natives', 'Pollinators'], categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials', 'OutdoorPlants_Perennials_NativePollinator'],
    body: `
The rusty patched bumble bee, Minnesota's state bee and an endangered one, still nests in the Twin Cities. Its queens fly in April and its last workers in October, so a patch needs flowers at both ends and not only in July.

## Saturday: the ground
Pick the sunniest ten by ten feet. Cut the grass as low as the mower goes, lay cardboard with edges overlapping by six inches, soak it, and cover with three inches of leaf compost. No digging: it wakes the weeds.

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
Leave stems standing at a foot to eighteen inches until the middle of May. A third of our native bees nest in hollow stems and the rest in bare soil, so leave a palm's width of that too. Buy plants grown without neonicotinoids. Ours are, and the tag says so.

From seed it is cheaper and slower: scatter a [prairie mix](/p/400301/prairie-patch-seed) on bare ground in November and let the frost bury it.`,
  },
  {
    slug: 'plant-tree-and-shrub-library', title: 'Plant, tree and shrub library', author: 'The growers of Lilac & Loam',
    summary: 'What we grow, how big it gets here, and what eats it.', written: '2021-03-01', revised: '2026-06-01',
    tags: ['Reference', 'Trees', 'Shrubs'], categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Shrubs'],
    body: `
Sizes are what we have measured in yards between Anoka and Apple Valley after twenty years, not what the label in a warmer state promises.

## Shade trees
- **Northern red maple:** 45 feet, scarlet in the first week of October. Yellow leaves in June mean soil above pH 7; plant it in the low, acid corner or not at all.
- **Bur oak:** 60 feet, two hundred years. Never prune it from April to July: fresh cuts draw the beetles that carry oak wilt.
- **Kentucky coffeetree:** 55 feet, no serious pests, looks dead until the last week of May.
- **Not planted any more:** green ash, because of the emerald ash borer, found in every metro county.

## Small trees
- **Crabapple:** 15 to 20 feet. Choose one resistant to scab or it is bare by August.
- **Pagoda dogwood:** 15 feet, for the east side of a house, in layers.
- **Weeping larch:** 8 to 10 feet where staked; drops its needles in November and is not dead.

## Evergreens
- **Black Hills spruce:** 35 feet in forty years. Give it air, and it keeps its lower branches.
- **White pine:** 60 feet. Deer and salt both harm it; keep it from the road.
- **Arborvitae:** deer eat it to six feet in a hard winter. Wrap it in November.

## Shrubs
- **Common lilac:** 10 feet, Zone 2. See [when to prune](/information/resource-hub/when-to-prune-lilacs).
- **Smooth hydrangea:** 4 feet, shade to half sun, flowers on new wood.
- **Red-osier dogwood:** 7 feet. Cut the oldest stems each March for the reddest bark.
- **Chokeberry:** 5 feet, wet or dry, better fall color than burning bush and not invasive.

## Asking us
Bring a leaf in a plastic bag, or a picture with something for scale, to the Lyndale counter. See all [trees](/c/outdoor-plants/trees) and [shrubs](/c/outdoor-plants/shrubs).`,
  },
];
