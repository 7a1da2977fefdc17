import type { ArticleSource } from '@/platform/stock/content/article-source';

export const septemberToDecember: readonly ArticleSource[] = [
  {
    slug: 'september-in-the-garden',
    title: 'September: plant as if it were May',
    author: 'Ole Brandvold, nursery',
    summary:
      'Warm soil, cool air, rain. Roots grow while you put the hose away. Do not put it away.',
    written: '2024-09-02',
    revised: '2026-09-01',
    tags: ['Calendar', 'Fall', 'Planting'],
    relatedCodes: ['300106', '300404'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials'],
    body: `
A perennial planted on September 5 has eight weeks of rooting before the ground freezes and no heat to fight. Outside the ring road the first frost comes in the last
week; in the city, two weeks later.

## Plant and divide
1. Peonies, from Labor Day to October 1, and nothing moves them better.
2. Spring bloomers and daylilies; finish by September 20. See [dividing perennials](/information/resource-hub/dividing-perennials).
3. Shrubs and most trees until the middle of October. Evergreens by October 1. Oaks and birches wait for spring.
4. Pansies and kale into pots, after the impatiens.

## Lawn
Feed on Labor Day, the most useful feeding of the year: a pound of nitrogen to a thousand square feet. Aerate if a screwdriver will not go in six inches. Seed until
the 15th. Creeping Charlie is best sprayed after the first light frost, when it draws everything to its roots.

## Bring in
- Houseplants, before nights of 50 °F: rinse, look, keep apart for two weeks. See [lodgers](/information/resource-hub/fungus-gnats-and-other-lodgers).
- Orchids last: three weeks of nights at 55 to 60 °F set the spike.
- Christmas cactus about the 15th, to a dark room.
- Amaryllis: dry it off.

## Harvest
Squash when a thumbnail will not mark it; cure for ten days at 80 °F, leave three inches of stem. Onions when the tops fall. Tomatoes before 32 °F. Basil before 40.

## Cover or not
The first frost is often alone. A sheet to the ground over beans and dahlias buys two more weeks; numbers are in
[frost dates](/information/resource-hub/frost-dates-in-the-twin-cities).

Water trees and evergreens an inch a week all month. [Pansies](/p/300106/pansy-bowl) set out now bloom until the snow, and some of them again in April.`,
  },
  {
    slug: 'october-in-the-garden',
    title: 'October: bulbs, garlic, guards',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'What you bury this month is what you will believe in come March.',
    written: '2024-10-01',
    revised: '2026-10-01',
    tags: ['Calendar', 'Fall', 'Bulbs'],
    relatedCodes: ['300513', '300514'],
    picture: 'articles/planting-bulbs-before-the-freeze',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Bulbs'],
    body: `
Maples color in the first week, oaks in the third, larches last. The first killing frost, 28 °F, falls between the 5th and the 20th.

## In the ground
1. **October 1 until the freeze:** tulips, daffodils, squill. [Depth and squirrels](/information/resource-hub/planting-bulbs-before-the-freeze).
2. **October 5 to 25:** garlic, three inches deep. [All of it](/information/resource-hub/garlic-planted-in-october).
3. **Until the 15th:** trees and shrubs with leaves.
4. **From the 25th:** native seed on bare soil.

## Out of the ground
- Dahlias, seven to ten days after frost. Cannas and glads at once. Dry, label, 40 to 45 °F.
- Carrots, beets and cabbage by the 31st; parsnips and kale stay.
- Tomato and squash vines into the yard-waste cart, not the compost, if they were spotted.

## Leaves
Mow them into the lawn as long as you can still see half the grass. Rake the rest onto beds; whole leaves under shrubs house fireflies and moths. Keep them out of
the street: five bags of leaves carry a pound of phosphorus to the lake.

## Guards
By Halloween: white guards on young maples, lindens and fruit trees; mesh of half an inch around anything rabbits like, to two feet above the likely snow. Deer rub
trunks from the middle of the month.

## Stop and go
Stop cutting back: stems stand for bees and for catching snow. Do cut peonies, irises and hostas, for disease. Go on watering, above all evergreens, until the ground
is hard.

The last green thing in the woods at the end of the month is [buckthorn](/information/resource-hub/buckthorn-and-what-to-plant-instead). It is the best time to find
it, and to treat a stump.

Drain hoses before the first 20 °F night. [Squill](/p/300514/squill-for-the-lawn) in the lawn costs the least and asks for nothing.`,
  },
  {
    slug: 'november-in-the-garden',
    title: 'November: shut the door slowly',
    author: 'Ole Brandvold, nursery',
    summary: 'Water until the faucet freezes; mulch after the ground does.',
    written: '2024-11-01',
    revised: '2025-11-03',
    tags: ['Calendar', 'Fall', 'Winter'],
    picture: 'articles/what-zone-4-means-now',
    categoryIDs: ['OutdoorPlants', 'GardenSupplies'],
    body: `
The soil freezes for good around Thanksgiving or in the first days of December. Until then roots drink, and after that you can do nothing for them.

## Before the freeze
1. Evergreens, new trees, rhododendrons: ten gallons each, weekly, as long as it soaks in.
2. Burlap screens on the south and west of young arborvitae and yews, on stakes, not touching.
3. Netting against deer, to seven feet.
4. Empty clay pots, turn them over, off the ground. Frostproof ones may stand, emptied to half.
5. Push spruce tips, dogwood and birch twigs into the porch pots now; in December the soil is stone. Water once, and they are set.

## After the top inch freezes
- Straw or leaves, a foot, over tender roses; four inches over garlic and strawberries; chips or leaves over anything planted since August.
- Not sooner. Warm mulch is a mouse hotel.

## Pruning resumes
Oaks, elms, honeylocusts and ashes may be cut from now to March. See [the pruning months](/information/resource-hub/oak-wilt-and-the-pruning-months). Spring-blooming
shrubs stay as they are.

## Lawn
Keep mowing until it stops, and make the last cut two and a half inches. Long, matted grass under leaves is what
[snow mold](/information/resource-hub/snow-mold-on-the-lawn) wants. No more nitrogen.

## Indoors
Pot amaryllis on the 10th for New Year, paperwhites on the 20th for Christmas. Check geraniums in bags. Houseplants: half the water, no food, clean windows.

## Tools
Scrape, dry, oil. Drain the mower or run it dry. Sand in a bucket with a cup of oil keeps a spade bright. Sharpen [the pruners](/p/400203/bypass-pruners) while you
are at it. Then [cedar mulch](/p/400103/cedar-mulch) on the paths, and shut the gate.`,
  },
  {
    slug: 'december-in-the-garden',
    title: 'December: greens, salt and short days',
    author: 'Marit Solberg, design room',
    summary: 'Eight hours and forty-six minutes on the 21st. Then it turns.',
    written: '2024-12-02',
    revised: '2025-12-01',
    tags: ['Calendar', 'Winter', 'Christmas'],
    relatedCodes: ['600201', '600101'],
    picture: 'categories/christmas',
    categoryIDs: ['Christmas', 'GardenSupplies'],
    body: `
There is nothing left to plant. What remains is keeping things alive: a tree in a stand, an evergreen under ice, an orchid on a sill.

## The house
- **Cut tree:** fresh cut, a gallon the first day, never dry. [The whole routine](/information/resource-hub/keep-a-cut-tree-fresh).
- **Poinsettia:** sleeved at the door, warm car, off the drafty sill.
- **Wreath:** outside, out of the south sun; mist it above freezing. Between door and storm door it cooks.
- **Boughs indoors:** five days, unless in water.
- **Houseplants:** the least water of the year. Cactus and jade, every six weeks. Wash dust off; it is a tenth of your light.
- A lamp on a timer, 14 hours, eight inches above herbs, keeps them edible till March.

## The yard
1. Check guards after each snow. Rabbits begin on bark when snow covers the grass.
2. Brush wet snow from arborvitae, from below.
3. Feed birds daily once you have begun; water matters more below 10 °F.
4. Burn no pine garland. Lay wreaths' wire in the trash, boughs over perennials in January.

## Salt
Shovel first. Below 15 °F of pavement ordinary salt does nothing; use sand. A coffee mug full is enough for ten squares of sidewalk. Keep it off beds, and pile
salted snow where nothing grows. What it does is under [salt spray and sidewalk salt](/information/resource-hub/salt-spray-and-sidewalk-salt).

## For gardeners
Gloves that fit, a sharp pair of pruners, a class. Seed catalogs are free. A [balsam and cedar wreath](/p/600201/balsam-cedar-wreath) has no size, and amaryllis
potted this week will bloom when it is most wanted, at the end of January.

Look at the bare garden on a day of snow: where is there nothing to see? That is where the [red dogwood](/information/resource-hub/dogwoods-for-red-winters) goes.`,
  },
];
