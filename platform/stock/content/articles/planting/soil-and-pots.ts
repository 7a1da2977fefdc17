import type { ArticleSource } from '@/platform/stock/content/article-source';

export const soilAndPots: readonly ArticleSource[] = [
  {
    slug: 'testing-metro-soil',
    title: 'Metro soil and its test',
    author: 'Desmond Okafor, lawns and soil',
    summary: 'What the glacier left you depends on the side of the river.',
    written: '2023-04-11',
    revised: '2026-04-08',
    tags: ['Soil', 'Planting', 'Reference'],
    relatedCodes: ['400101'],
    picture: 'products/400101',
    categoryIDs: ['GardenSupplies', 'GardenSupplies_SoilsMulch'],
    body: `
Two glaciers met here. The one from the northwest brought gray, limy clay, which is Bloomington, Eden Prairie and Wayzata, at pH 7 to 7.8. The one from Lake Superior
left red, sour sand and loam in Washington County and parts of Saint Paul, at 6 to 6.8. Anoka is outwash sand. A new subdivision is whatever the bulldozer left.

## Taking the sample
1. In September, or in April before feeding.
2. Ten cores from one bed, six inches deep; three inches for lawn. Scrape mulch off first.
3. Mix in a clean plastic bucket, dry on newspaper, send two cups. One sample per bed, not one per yard.
4. The university's laboratory in Saint Paul answers in two weeks, for about the price of a shrub. We read pH at the Lyndale counter while you wait.
5. Beside a house older than 1978, ask for lead. Above 300 parts per million grow vegetables in raised beds.

## Reading it
- **pH 6 to 7:** nearly everything.
- **7 to 7.5:** no blueberries, azaleas or red maples; lilacs, clematis, peonies and lawns are content.
- **Organic matter:** under 3 percent, add compost; over 6, stop.
- **Phosphorus above 25:** none needed, for years. By law lawns get none without a test.
- **Texture:** roll a damp ball. A ribbon over two inches is clay.

## Changing it
Compost, an inch a year on top, cures both clay and sand. Sulfur lowers sand by a point with one and a half pounds to a hundred square feet; clay needs three times
that, and clay that fizzes with vinegar never changes. Do not add sand to clay: that is brick. Wood ash and lime belong in another state.

Plant for what you have: see [why maples go yellow](/information/resource-hub/maples-and-yellow-leaves), or build up for
[blueberries](/information/resource-hub/blueberries-in-limestone-country). Look at [soils and mulch](/c/garden-supplies/soils-mulch).`,
  },
  {
    slug: 'a-large-pot-from-may-to-frost',
    title: 'A large pot from May to frost',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Eighteen inches across, nine plants, a quart a day.',
    written: '2022-05-31',
    revised: '2026-05-19',
    tags: ['Planting', 'Annuals', 'Summer'],
    relatedCodes: ['400501', '400505', '400101'],
    picture: 'products/400501',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Annuals',
      'GardenSupplies',
      'GardenSupplies_Containers',
    ],
    body: `
Small pots are for patient people. A twelve-inch pot in July sun dries out by three in the afternoon; one of eighteen inches holds until breakfast.

## Filling
1. A hole of half an inch, at least. Cover it with a coffee filter; no gravel. Water stands above gravel, just where the roots are.
2. Potting mix, never garden soil: 18 by 16 inches take about two cubic feet.
3. Mix in slow-release fertilizer, a third of a cup. It lasts ten weeks, not the four months on the label, because we water daily.
4. Fill to two inches under the rim and firm with your fingers.
5. Water before planting, so you see the mix settle.

## Planting
- **Sun:** one tall (grass, canna, salvia), four full (geranium, zinnia, lantana), four over the edge (petunia, sweet potato vine).
- **Shade:** fern or coleus, begonia and impatiens, ivy or fuchsia.

Set them closer than in a bed, five inches apart. [Hardened plants](/information/resource-hub/hardening-off-day-by-day) only, after May 20 for tender kinds.

## Summer
1. Water each morning until it runs out. Lift or poke; rain on a full canopy does not reach the soil.
2. Liquid feed weekly from the end of June, half strength.
3. Cut back by a third on July 20, everything at once. Ten dull days, then eight good weeks.
4. Two pots a foot apart keep each other cooler. A dark pot on a west deck reaches 110 °F inside.

## Four changes in a year
Pansies from April 10; summer from May 20; kale, grasses and mums from Labor Day; spruce tips and red twigs before the soil freezes, by
[November](/information/resource-hub/november-in-the-garden).

Unglazed clay cracks when full and frozen. Empty it, or use [frostproof stoneware](/p/400501/riverbank-glazed-pot) or [an urn](/p/400505/tall-entry-urn), on feet,
with the hole clear. The [mix](/p/400101/glasshouse-potting-mix) is what we grow in.`,
  },
  {
    slug: 'a-raised-bed-of-vegetables',
    title: 'A raised bed of vegetables',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'Four by eight, a foot deep, twenty gallons a week.',
    written: '2024-04-09',
    revised: '2026-04-14',
    tags: ['Planting', 'Vegetables', 'Soil'],
    relatedCodes: ['300503', '300501'],
    picture: 'products/300501',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_VegetablesHerbs',
      'GardenSupplies',
      'GardenSupplies_SoilsMulch',
    ],
    body: `
A raised bed thaws ten days before the ground around it, drains in a wet May and keeps your feet off the soil. It also dries sooner and costs about as much as a
bicycle. Do it once, and well.

## Building
1. Eight hours of sun, level, within reach of the hose, twenty feet from any walnut or silver maple.
2. Four feet wide at most: you reach two feet from each side. Eight long, paths of two and a half.
3. Cedar or larch planks, two inches thick, twelve high, corner posts inside. Untreated, they last ten to fifteen years.
4. Mow the grass, lay cardboard, fork the ground beneath through it. No landscape fabric.
5. Fill with 32 cubic feet, a yard and a quarter: three parts topsoil to two of compost. All compost sinks a third in one year and is too rich.

## Water
One inch on 32 square feet is twenty gallons. Twice a week, ten each. A drip line on a timer pays for itself in August.

## One year in one bed
- **April 15:** peas on a net at the north end, spinach and radish before them.
- **May 20 to 25:** three caged tomatoes where the spinach was; beans, basil.
- **July 5:** peas out; cucumbers up the same net were sown between them on May 25.
- **July 20:** carrots and beets into the gaps.
- **August 15:** lettuce in the tomatoes' shade.
- **October 10:** garlic in one third. [How](/information/resource-hub/garlic-planted-in-october).

Move tomatoes to the other end each year; blight stays in soil for three.

## Upkeep
An inch of compost each fall, no more: phosphorus piles up in old beds. Have it tested in its fifth year, as in
[metro soil](/information/resource-hub/testing-metro-soil). Rabbits go in over a foot of board; two feet of chicken wire stops them.

Tall tomatoes need their own room: [tomatoes in 120 days](/information/resource-hub/tomatoes-in-120-days). Begin with [plants](/p/300503/short-season-tomato) and
[a pot of herbs](/p/300501/pocket-herb-pot) by the kitchen door.`,
  },
];
