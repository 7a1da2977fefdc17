import type { ArticleSource } from '@/platform/stock/content/article-source';

export const seedsLawnDivision: readonly ArticleSource[] = [
  {
    slug: 'starting-seeds-under-lights',
    title: 'Starting seeds under lights',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'A shop light, a timer, a fan and the courage to start later.',
    written: '2023-02-28',
    revised: '2026-02-17',
    tags: ['Planting', 'Vegetables', 'Annuals', 'Spring'],
    relatedCodes: ['400105', '400302'],
    picture: 'products/400105',
    categoryIDs: [
      'GardenSupplies',
      'GardenSupplies_Seeds',
      'OutdoorPlants',
      'OutdoorPlants_VegetablesHerbs',
    ],
    body: `
A window in March gives six good hours; a seedling wants sixteen. What grows on the sill is a pale thread. A four-foot LED shop light on chains costs less than two
trays of bought plants.

## Set-up
- Light two to four inches above the leaves, raised as they grow; on from six in the morning to ten at night.
- Clean trays, cells of two inches, a clear lid for germination only.
- [Seed-starting mix](/p/400105/seed-starting-mix), wetted in a bucket until a squeezed handful gives one drop.
- A small fan, from the day they are up.

## Sowing
1. Twice as deep as the seed is thick. Petunia, lettuce, snapdragon: on the surface, pressed.
2. Two seeds to a cell; snip the weaker one.
3. Warmth below: 75 °F for most, 80 to 85 °F for peppers, 65 °F for pansies and lettuce.
4. The lid comes off when half are up, and the room goes down to 62 to 65 °F. Cool makes stocky.
5. Water from below, when the surface pales. Pour off what is left after twenty minutes.
6. Quarter-strength food from the second pair of leaves.

## When, for planting outdoors here
- **February 1 to 15:** onions, leeks, pansies.
- **March 1:** petunias, snapdragons, impatiens.
- **March 15:** peppers, eggplant.
- **March 20:** cabbage, broccoli, lettuce, for May 1.
- **April 1 to 5:** tomatoes, basil, marigolds.
- **May 1:** cucumbers, squash, in pots of four inches.
- **Never indoors:** beans, carrots, corn, peas.

## Falling over
Seedlings that pinch at the soil and topple have damping off. No cure for that tray. Next time: fresh mix, washed trays, the fan, less water.

Brush the tops with your hand twenty strokes a day; stems thicken. Then ten days of [hardening off](/information/resource-hub/hardening-off-day-by-day), and the
ground by the dates in [May](/information/resource-hub/may-in-the-garden).`,
  },
  {
    slug: 'seeding-a-lawn-in-august',
    title: 'Seeding a lawn in August',
    author: 'Desmond Okafor, lawns and soil',
    summary: 'Warm soil, cool nights, tired crabgrass: August 15 to September 15.',
    written: '2024-08-06',
    revised: '2026-08-05',
    tags: ['Planting', 'Lawns', 'Summer', 'Pollinators'],
    relatedCodes: ['400201'],
    picture: 'articles/august-in-the-garden',
    categoryIDs: ['GardenSupplies', 'GardenSupplies_Tools'],
    body: `
Seed sown in May meets crabgrass, heat and thirst in its eighth week. Seed sown on August 20 has eight weeks of ideal weather, then sleeps. We sell lawn seed in
spring only to those who insist.

## Choose
- **Kentucky bluegrass:** sun, foot traffic, water. 2 to 3 pounds to a thousand square feet, up in 14 to 28 days.
- **Fine fescues:** shade, sand, little mowing. 4 to 5 pounds, 7 to 14 days. The grass for most Minnesota yards.
- **Tall fescue:** deep roots, dogs, salt. 7 to 8 pounds.
- **Perennial rye:** up in five days, dies in an open winter. Under a fifth of the mix.
- **Bee lawn:** fine fescue with white clover, self-heal and creeping thyme, mown at four inches.

## Doing it
1. Mow at two inches and rake hard. Kill creeping Charlie two weeks before, or it wins.
2. Core aerate twice, crosswise, on clay.
3. Test, then a starter fertilizer; phosphorus is lawful for new seed.
4. Half the seed north to south, half east to west.
5. Rake so that a tenth of the seed still shows. Roll or tread. Seed must touch soil.
6. A quarter inch of compost, or a light straw blanket on slopes.

## Water
Keep the top half inch damp: five minutes, two or three times a day, until it is up; then every day; after three weeks twice a week, an inch in all.

Mow first at four inches, down to three, with a sharp blade. Feed with half a pound of nitrogen six weeks after. Keep leaves off it. No weed killer until the fourth
mowing.

## If you missed it
After September 20 wait. Between November 10 and the snow, sow dormant: it lies until April and comes up when the soil is ready, at two thirds of the success.

Patches of [snow mold](/information/resource-hub/snow-mold-on-the-lawn) and [chinch bugs](/information/resource-hub/chinch-bugs-or-drought) are mended the same way.
Rakes are with the [tools](/c/garden-supplies/tools).`,
  },
  {
    slug: 'dividing-perennials',
    title: 'Dividing perennials, month by month',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary:
      'Bloom in spring, divide in fall; bloom in fall, divide in spring; and six exceptions.',
    written: '2022-08-23',
    revised: '2026-04-21',
    tags: ['Planting', 'Perennials', 'Spring', 'Fall'],
    relatedCodes: ['400201', '300204', '300203'],
    picture: 'articles/september-in-the-garden',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'GardenSupplies',
      'GardenSupplies_Tools',
    ],
    body: `
A clump with a bald middle and fewer flowers is asking. Divided, it makes five plants and blooms as it did in its third year.

## When
- **Late April, shoots at two inches:** aster, bee balm, phlox, sedum, hosta, yarrow, ferns, cool-season grasses.
- **Late May:** warm-season grasses, as they wake.
- **July 10 to August 20:** bearded iris.
- **Late August to September 20:** daylily, Siberian iris, hosta, astilbe, coral bells.
- **September:** peony, and only if you must.
- **Never:** butterfly milkweed, baptisia, gas plant, lupine, bleeding heart once old. They have one root.

After September 20 roots have too little time: frost heaves them out in March.

## How
1. Water the day before. Choose a gray day.
2. Cut tops to six inches, in summer and fall.
3. Fork around at eight inches, lift the whole clump, shake.
4. Pull apart by hand, or two forks back to back; use a saw on old hosta and grass.
5. Keep pieces of three to five shoots from the outside. The woody middle goes in the yard-waste cart.
6. Replant within the hour, at the same depth, in soil refreshed with two inches of compost.
7. An inch of water a week until the freeze. In the first fall four inches of straw after the ground is hard.

## Giving them away
Rinse every root bare over a bucket, and pour the bucket on a gravel path. [Jumping worms](/information/resource-hub/jumping-worms) travel in the soil of friendly
people. Label with the name, and the color, or you will get your own daylily back in a raffle.

## How often
Every three years: bee balm, aster, yarrow. Every five: daylily, iris, astilbe. Every ten: [hosta](/information/resource-hub/hostas-by-the-inch), if at all.
[Peony](/information/resource-hub/peonies-for-a-hundred-years): ask your grandmother. A steel [fork](/p/400201/potting-bench-hand-tools) is the one tool that
matters.`,
  },
];
