import type { ArticleSource } from '../article-source';

export const calendarArticles: readonly ArticleSource[] = [
  {
    slug: 'hardening-off-day-by-day', title: 'Hardening off, day by day', author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'A week on the porch before anything goes in the ground.', written: '2024-05-02', revised: '2026-05-01',
    tags: ['Annuals', 'Vegetables', 'Spring'], categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Annuals', 'OutdoorPlants_VegetablesHerbs', 'GardenSupplies'],
    body: `
A seedling grown under glass has thin leaf skin and stems that have never met wind. Put it straight outside and the leaves bleach white in an afternoon. Ten days fix that.

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
Air forgets the night by ten in the morning; soil does not. Tomatoes sulk below 60 °F at two inches, and a plant set out on May 25 overtakes one set out on May 8. A meat thermometer works. See the [frost dates](/information/resource-hub/frost-dates-in-the-twin-cities).`,
  },
  {
    slug: 'frost-dates-in-the-twin-cities', title: 'Frost dates in the Twin Cities', author: 'Marit Solberg, design room',
    summary: 'An average is a coin toss; here is the other side of it.', written: '2024-03-19', revised: '2026-03-10',
    tags: ['Spring', 'Fall', 'Vegetables'], categoryIDs: ['OutdoorPlants', 'OutdoorPlants_VegetablesHerbs', 'GardenSupplies'],
    body: `
The average last frost at the airport is in the first week of May. Average means that in half of all years it comes later, so nobody who has lost tomatoes plants by it.

## Spring, in Minneapolis and Saint Paul
- **April 10 to 20:** peas, spinach, radishes, pansies. Soil above 40 °F.
- **May 1:** potatoes, onions, cabbage, snapdragons. A light frost does nothing to them.
- **May 15:** one year in ten still freezes after this in the city. Beans, squash, geraniums, petunias.
- **May 20 to Memorial Day:** tomatoes, peppers, basil, impatiens, coleus.

Go a week later in Stillwater, Rogers or Hastings, and ten days later in any low place. Cold air flows like water and fills valleys first.

## Fall
The first frost falls in the first half of October in the city, late September outside the ring road. A bedsheet to the ground buys four degrees; plastic that touches leaves buys none. After the first frost there are often two warm weeks, so cover once.

## Three kinds of cold
- **32 °F, a light frost:** ends basil, beans, impatiens and coleus.
- **28 °F, a killing frost:** ends tomatoes, dahlias and zinnias. Dig dahlia tubers ten days later.
- **24 °F, a hard freeze:** ends the year, except for kale and parsnips, which are better for it.

Frost can come at a forecast of 36 °F, because thermometers hang at five feet. A clear sky, no wind and a dew point below freezing mean cover everything. [Short-season tomatoes](/p/300503/short-season-tomato) ripen within what is left.`,
  },
  {
    slug: 'what-zone-4-means-now', title: 'What Zone 4 means now', author: 'Ole Brandvold, nursery',
    summary: 'The map moved half a zone; January did not read it.', written: '2024-02-20', revised: '2025-12-15',
    tags: ['Hardiness', 'Winter'], categoryIDs: ['OutdoorPlants', 'GardenSupplies'],
    body: `
A hardiness zone says one thing: the average of the coldest night of each year. The 2023 map of the Department of Agriculture puts most of the metropolitan area in Zone 5a, −20 to −15 °F, and its outer edge in 4b, −25 to −20. The 2012 map had nearly all of it in 4b.

## What changed, and what did not
The average rose because most winters are milder. The coldest winters still come: −28 °F at the airport in January 2019. A Zone 5 shrub lives through nine winters and dies in the tenth, when it is finally large enough to miss.

So we keep an old rule at the nursery. **Perennials: shop by Zone 5 if you like, they are cheap and snow covers them. Shrubs: Zone 4. Trees: Zone 4 or colder, always.**

## What a zone leaves out
- **Snow.** A foot of it keeps the soil twenty degrees warmer. An open January with no snow kills more perennials than cold does.
- **Wind and sun.** Broadleaf evergreens and arborvitae dry out on the south side in March.
- **Wet feet.** Lavender is hardy to our cold and dies of our clay in spring.
- **Heat.** A week of 95 °F is not in the number at all.
- **Pots.** Soil in a pot freezes through. Count two zones colder.

## Reading our tags
The zone on a tag is the coldest in which the plant lived through five winters without cover, by our own notes. "Zone 3" is safe in Duluth. Filter any list of [outdoor plants](/c/outdoor-plants) by hardiness zone, and read the [tree library](/information/resource-hub/plant-tree-and-shrub-library) before you plant something you mean to sit under.`,
  },
  {
    slug: 'planting-bulbs-before-the-freeze', title: 'Planting bulbs before the freeze', author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Later than you think, deeper than you want.', written: '2023-09-26', revised: '2025-10-13',
    tags: ['Bulbs', 'Fall'], categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Bulbs'],
    body: `
Spring bulbs need to root in cool soil but not sprout in warm. That window opens when nights stay in the forties, about the first of October, and closes when the ground will not take a shovel. We have planted tulips on December 6.

## Depth
Three times the height of the bulb, measured to its bottom: tulips and daffodils six to eight inches, crocus and squill three to four. Deep tulips return for more years and are harder to dig for those who would like to eat them.

## Squirrels
They smell disturbed soil. Plant many at once, water hard, and sweep the surface clean of papery skins. Chicken wire laid flat under an inch of mulch ends the argument; take it off in March. They do not eat daffodils, alliums or squill.

## How
1. Loosen the bed instead of making single holes; a dozen together look like something, twelve in a row do not.
2. Nose up. If you cannot tell, plant it on its side.
3. Bone meal brings dogs. Use a little compost, or nothing.
4. Water once, deeply. Mulch after the top inch freezes, to keep it frozen.

## In spring
Let the leaves go yellow before you mow or cut, about six weeks. Braiding them is a hobby, not care. Tulips thin out after three springs here; daffodils and [squill](/p/300514/squill-for-the-lawn) outlive the gardener.

Too late and the ground is stone? Pot them close together, water, and leave the pot in an unheated garage until March. Or [force one indoors](/c/outdoor-plants/bulbs).`,
  },
  {
    slug: 'keep-a-cut-tree-fresh', title: 'Keep a cut tree fresh', author: 'Marit Solberg, design room',
    summary: 'A fresh cut, a deep stand and a gallon the first day.', written: '2022-11-22', revised: '2025-11-18',
    tags: ['Christmas', 'Care'], categoryIDs: ['Christmas', 'Christmas_FreshTrees'],
    body: `
A cut tree is a very large bouquet. It drinks a gallon the first day and a quart a day after, and if the stand runs dry for four hours, sap seals the trunk and it never drinks again.

## Choosing
Bend a needle: a fresh fir snaps, a dry one folds. Lift the tree an inch and drop it on its butt; green needles should stay. Balsam smells most, Fraser holds longest, white pine is softest and carries only light ornaments.

## Bringing it in
1. We cut a half inch off the trunk when you buy it. You have about six hours to get it into water; keep it in the garage overnight in a bucket, if you must, and cut again.
2. Do not shave the sides of the trunk to fit the stand. The outer rings do the drinking.
3. Fill with plain water. Aspirin, sugar and bleach have been tested for forty years and do nothing.
4. Check morning and evening for three days.

## Where it stands
Away from the register and the fireplace, lights off when you leave. LED strings run cool and dry the needles less. In a house at 68 °F a well-watered Fraser keeps five weeks, a balsam four.

## Afterwards
Stand it by the feeder: chickadees will shelter in it until March. Most cities in Hennepin and Ramsey counties collect trees in January but take no wreaths, because of the elongate hemlock scale found on greens from the southern mountains. Bag [wreaths](/c/christmas/wreaths-garland) with the trash.`,
  },
];
