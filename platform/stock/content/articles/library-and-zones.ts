import type { ArticleSource } from '../article-source';

export const libraryAndZones: readonly ArticleSource[] = [
  {
    slug: 'plant-tree-and-shrub-library',
    title: 'Plant, tree and shrub library',
    author: 'The growers of Lilac & Loam',
    summary: 'What we grow, how big it gets here, and what eats it.',
    written: '2021-03-01',
    revised: '2026-06-01',
    tags: ['Reference', 'Trees', 'Shrubs'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Shrubs'],
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
Bring a leaf in a plastic bag, or a picture with something for scale, to the Lyndale counter. See all [trees](/c/outdoor-plants/trees) and
[shrubs](/c/outdoor-plants/shrubs).`,
  },
  {
    slug: 'what-zone-4-means-now',
    title: 'What Zone 4 means now',
    author: 'Ole Brandvold, nursery',
    summary: 'The map moved half a zone; January did not read it.',
    written: '2024-02-20',
    revised: '2025-12-15',
    tags: ['Hardiness', 'Winter'],
    categoryIDs: ['OutdoorPlants', 'GardenSupplies'],
    body: `
A hardiness zone says one thing: the average of the coldest night of each year. The 2023 map of the Department of Agriculture puts most of the metropolitan area in
Zone 5a, −20 to −15 °F, and its outer edge in 4b, −25 to −20. The 2012 map had nearly all of it in 4b.

## What changed, and what did not
The average rose because most winters are milder. The coldest winters still come: −28 °F at the airport in January 2019. A Zone 5 shrub lives through nine winters
and dies in the tenth, when it is finally large enough to miss.

So we keep an old rule at the nursery. **Perennials: shop by Zone 5 if you like, they are cheap and snow covers them. Shrubs: Zone 4. Trees: Zone 4 or colder, always.**

## What a zone leaves out
- **Snow.** A foot of it keeps the soil twenty degrees warmer. An open January with no snow kills more perennials than cold does.
- **Wind and sun.** Broadleaf evergreens and arborvitae dry out on the south side in March.
- **Wet feet.** Lavender is hardy to our cold and dies of our clay in spring.
- **Heat.** A week of 95 °F is not in the number at all.
- **Pots.** Soil in a pot freezes through. Count two zones colder.

## Reading our tags
The zone on a tag is the coldest in which the plant lived through five winters without cover, by our own notes. "Zone 3" is safe in Duluth. Filter any list of
[outdoor plants](/c/outdoor-plants) by hardiness zone, and read the [tree library](/information/resource-hub/plant-tree-and-shrub-library) before you plant something
you mean to sit under.`,
  },
  {
    slug: 'frost-dates-in-the-twin-cities',
    title: 'Frost dates in the Twin Cities',
    author: 'Marit Solberg, design room',
    summary: 'An average is a coin toss; here is the other side of it.',
    written: '2024-03-19',
    revised: '2026-03-10',
    tags: ['Spring', 'Fall', 'Vegetables'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_VegetablesHerbs', 'GardenSupplies'],
    body: `
The average last frost at the airport is in the first week of May. Average means that in half of all years it comes later, so nobody who has lost tomatoes plants by it.

## Spring, in Minneapolis and Saint Paul
- **April 10 to 20:** peas, spinach, radishes, pansies. Soil above 40 °F.
- **May 1:** potatoes, onions, cabbage, snapdragons. A light frost does nothing to them.
- **May 15:** one year in ten still freezes after this in the city. Beans, squash, geraniums, petunias.
- **May 20 to Memorial Day:** tomatoes, peppers, basil, impatiens, coleus.

Go a week later in Stillwater, Rogers or Hastings, and ten days later in any low place. Cold air flows like water and fills valleys first.

## Fall
The first frost falls in the first half of October in the city, late September outside the ring road. A bedsheet to the ground buys four degrees; plastic that
touches leaves buys none. After the first frost there are often two warm weeks, so cover once.

## Three kinds of cold
- **32 °F, a light frost:** ends basil, beans, impatiens and coleus.
- **28 °F, a killing frost:** ends tomatoes, dahlias and zinnias. Dig dahlia tubers ten days later.
- **24 °F, a hard freeze:** ends the year, except for kale and parsnips, which are better for it.

Frost can come at a forecast of 36 °F, because thermometers hang at five feet. A clear sky, no wind and a dew point below freezing mean cover everything.
[Short-season tomatoes](/p/300503/short-season-tomato) ripen within what is left.`,
  },
  {
    slug: 'five-plants-for-a-north-window',
    title: 'Five plants for a north window',
    author: 'Tom Ekdahl, houseplants',
    summary: 'They ask for water twice a month and forgive you the third.',
    written: '2023-11-14',
    revised: '2025-11-03',
    tags: ['Houseplants', 'Low light'],
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Foliage', 'IndoorPlants_Foliage_LowLight'],
    body: `
In December the sun stands 22 degrees above the Minneapolis horizon at noon, and a north window gets perhaps 50 foot-candles, a tenth of what an office plant is sold
for. These five do not mind.

## The five
- **Snake plant.** It breathes at night and stores water in its leaves. Water when the pot feels light, in winter about every four weeks.
- **Golden pothos.** Grows in a glass of water for years. If the yellow markings fade to green, it is asking for a little more light.
- **Peace lily.** The only one that will flower here, if it gets an east window for eight weeks of spring. It droops when dry and stands again an hour after water.
- **Cast-iron plant.** One new leaf a season, and it keeps each for five years. Wipe off the dust: it is the same as turning a lamp on.
- **ZZ plant.** Potato-like roots hold two months of water. More die of kindness than of neglect.

## What kills them
Water. In low light a plant drinks a third of what it does in summer, and roots in wet soil at 60 °F rot. Put a finger in to the second joint; damp means wait. Use a
pot with a hole, and empty the saucer after half an hour.

## What helps
1. Move the plant within three feet of the glass. Light falls off with the square of the distance.
2. Stop feeding from October to March.
3. Keep leaves from touching the pane: at ten below the glass is colder than a refrigerator.
4. Pets in the house? Pothos, peace lily, ZZ and snake plant all irritate mouths. The cast-iron plant is safe for cats and dogs.

See [plants for low light](/c/indoor-plants/foliage?c=low-light).`,
  },
];
