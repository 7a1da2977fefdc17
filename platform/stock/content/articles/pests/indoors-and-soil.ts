import type { ArticleSource } from '@/platform/stock/content/article-source';

export const indoorsAndSoil: readonly ArticleSource[] = [
  {
    slug: 'fungus-gnats-and-other-lodgers',
    title: 'Fungus gnats and other lodgers',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'Name it, wash it, repeat in seven days. Most sprays fail at the third step.',
    written: '2023-12-12',
    revised: '2025-12-09',
    tags: ['Pests', 'Houseplants'],
    relatedCodes: ['400101', '200106'],
    picture: 'products/400101',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Foliage'],
    body: `
Five insects account for nearly every houseplant brought to our bench in a bag. All of them come in with a plant, or from the porch in September, and all have a weak
week.

## Who it is
- **Fungus gnats:** tiny black flies around the pot. Larvae live in the top inch of wet soil.
- **Spider mites:** pale stippling, fine web, worst in February by the radiator.
- **Mealybugs:** white cotton in the joints.
- **Scale:** brown bumps that scrape off, sticky leaves and floor.
- **Thrips:** silver streaks with black dots.

## Gnats
1. Let the top two inches dry out. This alone ends most of it.
2. Yellow sticky card at soil level, to count and catch.
3. Water three times, a week apart, with Bti, the bacterium used against mosquitoes. It kills larvae only.
4. A quarter inch of sand on top for the stubborn.

They breed a generation in four weeks, so a month is the least.

## The others
Shower the plant, top and underside, with lukewarm water. Then insecticidal soap, a real one, until it drips, every seven days, four times: eggs are not harmed by
it, and hatch. For scale and mealybugs dab each with 70 percent rubbing alcohol on a swab first. Cut away the worst tenth.

Soap burns ferns, palms and jade in sun; do it in the evening and rinse after an hour.

## Not letting them in
Anything new, or back from the porch, stands alone for three weeks. Look under leaves with a lens on the day you water. Dry, hot, dusty air is an invitation to
mites: 65 °F and a monthly shower is most of the defense.

If a plant fails twice, throw it out before its neighbors have it. Then start with something tough:
[snake plant](/information/resource-hub/snake-plants-for-dark-hallways) or [kentia palm](/information/resource-hub/kentia-palms-in-a-cool-room), in
[fresh mix](/p/400101/glasshouse-potting-mix) that has been kept shut.`,
  },
  {
    slug: 'jumping-worms',
    title: 'Jumping worms',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'Soil like coffee grounds, and worms that thrash. What can be done, honestly.',
    written: '2024-08-27',
    revised: '2026-08-04',
    tags: ['Pests', 'Soil'],
    relatedCodes: ['400103'],
    picture: 'products/400103',
    categoryIDs: [
      'GardenSupplies',
      'GardenSupplies_SoilsMulch',
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
    ],
    body: `
All earthworms in Minnesota are newcomers, since the glacier took the old ones. Most do gardens little harm. Jumping worms, from East Asia, found here in 2006, do:
they live in the top inches, eat mulch as fast as you lay it, and leave loose crumbs that dry out and wash away.

## Knowing them
- Late June to the first hard frost; only then are they large enough to tell.
- They thrash like a snake, and may drop the tail.
- The band around an adult is milky, smooth, level with the body, and goes all the way round, near the head. A nightcrawler's is raised and saddle-shaped.
- Soil an inch deep like coffee grounds, with no roots in it.

## Test
Stir a third of a cup of ground yellow mustard into a gallon of water. Pour half slowly on a square foot cleared of mulch, wait, pour the rest. It stings them to the
surface and harms no plant.

## What helps
1. Nothing kills them all. They die each October; cocoons the size of a mustard seed winter down to −40.
2. Pick them after mustard in July, before they lay. Seal in a bag in the sun.
3. Cocoons die at 104 °F held for three days: solarize mulch under clear plastic in July.
4. Mulch thinly, two inches of coarse wood, or plant densely instead. They thrive on leaves and fine bark.
5. Native grasses and sedges with deep roots keep their place; hostas and new perennials rock loose. Firm and water them.

## Not passing them on
They travel in pots, compost, tires and boots. Give away divisions with bare, rinsed roots: see [dividing perennials](/information/resource-hub/dividing-perennials).
Buy mulch that has been heated. Do not use them for bait or dump them by a lake; it is illegal.

We wash the roots of what we dig and heat our potting soil. Where they have eaten a bed, [little bluestem](/information/resource-hub/little-bluestem-and-its-kin) is
the first thing to try, and [cedar](/p/400103/cedar-mulch) the slowest mulch to vanish.`,
  },
];
