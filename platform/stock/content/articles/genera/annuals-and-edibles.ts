import type { ArticleSource } from '@/platform/stock/content/article-source';

export const annualsAndEdibles: readonly ArticleSource[] = [
  {
    slug: 'geraniums-kept-over-winter',
    title: 'Geraniums kept over winter',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: "Window, cutting or paper bag: three ways to keep Grandpa's red.",
    written: '2022-09-27',
    revised: '2025-09-23',
    tags: ['Annuals', 'Winter'],
    relatedCodes: ['300104'],
    picture: 'products/300104',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Annuals', 'OutdoorPlants_Annuals_Sun'],
    body: `
The red porch geranium is a shrub from the Cape, and only our October kills it. It stands 29 °F for an hour; bring it in when 35 °F is forecast, usually around the
end of September.

## Three ways
**As a houseplant.** Cut it to half, rinse, and put it in a south window at 60 to 65 °F. Water when two inches are dry. It will bloom a little and stretch a lot.

**As cuttings.** On Labor Day take four-inch tips without flowers, strip the lower leaves, let the cut dry for a day, and stick them in damp, gritty mix. No plastic
over them: they rot. Rooted in four weeks, pinched at Thanksgiving, flowering by May.

**In a bag.** For those without windows:
1. Lift the plant before frost and shake the soil off.
2. Hang it upside down in a basement at 45 to 50 °F, or in an open paper bag.
3. Once a month soak the roots for an hour and dry them off.
4. In the middle of March cut to six inches of green wood, pot, water, set in light.

Two of three come through the bag if the basement is cool; at 65 °F none do.

## In summer
- Six hours of sun, a pot of ten inches, dry between waterings.
- Snap the whole flower stalk off at the joint, with a pull to the side.
- Feed every two weeks. Pale lower leaves mean hunger; red edges mean cold nights.
- Buds with a pinhole in August hold a small caterpillar, the budworm. Pick them off at dusk.

Set plants out after May 15, when [hardened off](/information/resource-hub/hardening-off-day-by-day). The sap upsets pets: see the
[list](/information/resource-hub/plants-safe-for-cats-and-dogs). [Ours](/p/300104/geranium-grandpas-red) comes from cuttings of one plant, kept since 1948.`,
  },
  {
    slug: 'dahlias-from-tuber-to-frost',
    title: 'Dahlias from tuber to frost',
    author: 'Marit Solberg, design room',
    summary: 'An ugly root in May, a bucket a week from August 5.',
    written: '2023-04-18',
    revised: '2026-04-21',
    tags: ['Annuals', 'Bulbs', 'Cut flowers'],
    relatedCodes: ['400201'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Annuals',
      'OutdoorPlants_Annuals_Sun',
      'OutdoorPlants_Bulbs',
    ],
    body: `
A dahlia gives nothing for ninety days and then everything until the first night of 28 °F. In between it asks for four things, each on its day.

## Planting
1. Soil at 60 °F, about May 20. To gain three weeks, pot tubers indoors on April 15.
2. Look for the eye, a pimple on the neck where tuber meets stem. No eye, no plant.
3. Lay the tuber flat, five inches deep, eye up, 18 inches apart, and drive the stake now, so as not to spear it later.
4. No water until green shows. More tubers rot in May than freeze in October.

## Pinch, tie, feed
- **At twelve inches,** about June 20, cut the tip above the third pair of leaves. One stalk becomes six.
- **Tie** every eighteen inches up; a wet flower weighs half a pound.
- **Feed** monthly, low in nitrogen, until the end of August.
- **Water** deeply three times a week once it blooms.

Cut long, above a pair of leaves, in the cool of morning. A dahlia does not open further in the vase. Stand the stems in water of 160 °F, let it cool for an hour,
and they last five days.

Earwigs hide in the flowers; a rolled damp newspaper collects them overnight. [Japanese beetles](/information/resource-hub/japanese-beetles) like pale kinds best.

## Digging
Frost blackens the tops in the first half of October. Wait a week to ten days: the eyes harden.
1. Cut stems to four inches and fork from a foot away.
2. Rinse, label with a marker on the tuber itself, dry for a day.
3. Divide now, while you can see nothing, or in April, when the eyes show.
4. Pack in barely damp peat or vermiculite at 40 to 45 °F. Look once a month: wrinkled, mist; moldy, cut away and air.

For your calendar see [October](/information/resource-hub/october-in-the-garden); for the vase,
[cutting from your own garden](/information/resource-hub/cutting-from-your-own-garden). A [fork](/p/400201/potting-bench-hand-tools) does less harm than a spade.`,
  },
  {
    slug: 'zinnias-from-seed',
    title: 'Zinnias from seed',
    author: 'Marit Solberg, design room',
    summary: 'Sow on Memorial Day, cut by August 1, and wiggle before you cut.',
    written: '2024-05-14',
    revised: '2026-05-12',
    tags: ['Annuals', 'Cut flowers', 'Pollinators'],
    relatedCodes: ['400302'],
    picture: 'products/400302',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Annuals',
      'OutdoorPlants_Annuals_Sun',
      'GardenSupplies',
      'GardenSupplies_Seeds',
    ],
    body: `
Of all cut flowers a Minnesotan can grow from a two-dollar packet, zinnia forgives the most and hates one thing, cold soil. Seed sown on May 5 is overtaken by seed
sown on May 27.

## Sowing
1. Soil at 65 °F or above: about May 22 in the city, a week later outside it.
2. Rake, draw a line a quarter inch deep, one seed every three inches, firm with the back of the rake.
3. Water gently each day; up in five.
4. Thin to ten inches when four leaves show. The hard part. Crowded rows mildew by the first of August.
5. Sow again on June 10 and on July 1. The last sowing is the cleanest in September.

Started indoors they sulk when moved; if you must, use a four-week head start and large cells.

## Pinch
At ten inches cut the stem above the second or third pair of leaves. Flowers come ten days later, on eight stems instead of one, and twice as long.

## The wiggle test
Hold the stem eight inches below the flower and shake. If the head flops, it will flop in the vase; come back tomorrow. If the stem stands stiff as a pencil, cut,
just above a pair of leaves. Strip everything below the water. A drop of bleach in the vase adds two days: they last seven to nine.
- **White powder:** mildew. Sun, air, water on the soil only.
- **Brown spots with a yellow rim:** bacterial leaf spot, carried by seed and splash. Pull the worst, buy fresh seed.
- **Notched petals in July:** [Japanese beetles](/information/resource-hub/japanese-beetles) or earwigs.

Monarchs fuel on zinnias in September, as do goldfinches on seed you forgot to cut. The first frost of 30 °F ends them; dates are in
[frost in the Twin Cities](/information/resource-hub/frost-dates-in-the-twin-cities). Seed: [the whole box](/p/400302/zinnia-the-whole-box).`,
  },
  {
    slug: 'tulips-that-come-back',
    title: 'Tulips that come back',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Most do it once. Four groups do it for years, if planted like onions for winter.',
    written: '2023-10-17',
    revised: '2025-10-07',
    tags: ['Bulbs', 'Fall'],
    relatedCodes: ['300513'],
    picture: 'products/300513',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Bulbs'],
    body: `
A tulip comes from mountains where winter is cold, spring wet and summer bone dry. Our winters suit it. Our watered summer beds do not, and a big show tulip splits
into small bulbs with one leaf each by its third year.

## Kinds that return
- **Darwin hybrids:** tall, red, orange, yellow, first week of May. Five years or more.
- **Kaufmanniana and Greigii:** short, striped leaves, April 20.
- **Species tulips:** six inches high, seed themselves in gravel.
- **Viridiflora:** green-streaked, late, often four years.

Parrots, doubles and black ones are annuals that happen to be bulbs. Plant them by the hundred in a box and pull them on June 1.

## Planting for return
1. October 1 until the ground is stone.
2. Eight inches to the bottom of the bulb. Shallow ones split sooner and are easier for squirrels.
3. The driest sunny bed you have, one without an irrigation head.
4. Ten in a hole the size of a dinner plate, two inches apart.
5. A handful of balanced fertilizer on the surface in April, as leaves show; not in the hole.

## After bloom
Snap off the head, leave the stalk, leave every leaf until it is yellow: about June 20. Each leaf cut green is a smaller flower next year. Plant late perennials such
as [hostas](/information/resource-hub/hostas-by-the-inch) around them to hide the weeks of yellowing.

Deer take tulip buds the day before they open. Blood-based repellent at four inches and at bud, or daffodils instead. Chipmunks, see chicken wire in
[planting bulbs](/information/resource-hub/planting-bulbs-before-the-freeze).

Once cut, they go on growing: [tulips in a vase](/information/resource-hub/tulips-in-a-vase). The bulbs in [our mix](/p/300513/spring-tulip-bulbs) are Darwin
hybrids, graded at five inches around. They poison dogs that dig.`,
  },
  {
    slug: 'tomatoes-in-120-days',
    title: 'Tomatoes in 120 days',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'Count back from September 15, and read the number on the tag.',
    written: '2022-05-17',
    revised: '2026-05-12',
    tags: ['Vegetables', 'Summer'],
    relatedCodes: ['300503'],
    picture: 'products/300503',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_VegetablesHerbs'],
    body: `
From the last week of May to the middle of September there are about 120 days in which a tomato grows. A tag that says 80 days means 80 after planting, in weather
warmer than ours; add ten. So 55 to 70 is dinner in August, and 85 is green relish.

## Planting
1. Soil at 60 °F, nights above 50: May 20 in the city.
2. Bury two thirds of the stem, laid sideways; it roots all along.
3. Three feet apart, in a cage of concrete mesh five feet high. The cone from the hardware store holds a pepper.
4. Two inches of straw, once the soil is warm, about June 15.
5. An inch and a half of water a week, on the soil, in two goes.

## What goes wrong
- **Black bottom on the first fruit:** blossom end rot. Uneven water, not lack of calcium; the next ones are fine.
- **Brown rings on low leaves, climbing:** early blight. Cut all leaves below a foot by July 4, mulch, never wet the foliage. Move the bed next year.
- **Greasy gray patches on stems, all dead in a week, after cool rain in August:** late blight. Bag the plant the same day.
- **Flowers drop:** nights above 75 or below 55 °F. Wait.
- **Cracks:** rain after drought.

## Ripening
On August 20 cut off every growing tip and every flower: what sets later will not ripen. Pick at the first blush and finish on the counter at 70 °F; flavor is the
same, and the squirrels miss it. When 32 °F is forecast, pick everything of full size. Green fruit wrapped in paper at 60 °F ripens until Thanksgiving.

Seedlings need [ten days of hardening](/information/resource-hub/hardening-off-day-by-day). To sow your own on April 1 see
[seeds under lights](/information/resource-hub/starting-seeds-under-lights). Our [short-season tomato](/p/300503/short-season-tomato) is a 60-day red, tested in
Columbia Heights.`,
  },
  {
    slug: 'garlic-planted-in-october',
    title: 'Garlic, planted in October',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'The one vegetable you plant when everything else is finished.',
    written: '2023-09-19',
    revised: '2025-09-30',
    tags: ['Vegetables', 'Fall'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_VegetablesHerbs',
      'GardenSupplies',
      'GardenSupplies_SoilsMulch',
    ],
    body: `
Garlic needs eight weeks of cold to split into cloves. Planted in October it has its winter in the ground, is up through the snow at the end of March, and is out of
the way by July 20 for a late row of beans.

## Planting
1. One to two weeks after the first killing frost: October 5 to 25.
2. Hardneck kinds only, porcelain or rocambole. Grocery garlic is a softneck from California, often treated not to sprout, and it brings diseases.
3. Break bulbs on the day. Plant the big cloves, eat the small.
4. Point up, base three inches deep, six inches apart, rows at a foot. A pound plants about 25 feet of row and gives back five.
5. Four inches of clean straw when the surface freezes, about November 15. Leave half of it in spring.

Full sun, soil of pH 6 to 7.5, two inches of compost. Not where onions grew within three years.

## Spring and summer
- Pull the straw from the shoots in April; feed with nitrogen on April 20 and once more on May 15, then stop.
- Weed. Garlic loses every race.
- An inch of water a week until the end of June, then none.
- **Scapes:** when the flower stalk has made one full curl, about June 20, snap it. Bulbs gain a fifth; the scapes go into eggs.

## Harvest and cure
Dig when the lower third of the leaves is brown and five or six are still green, July 10 to 25. Too late, and the bulbs open in the soil. Do not wash, do not drop.
Hang in bundles of ten in an airy garage for three weeks, cut the tops to an inch, keep at 60 °F and dry. Porcelain keeps until April.

Its bed fits the plan of [a raised bed of vegetables](/information/resource-hub/a-raised-bed-of-vegetables); the rest of that month is under
[October](/information/resource-hub/october-in-the-garden). For mulch use straw, and save [cedar](/p/400103/cedar-mulch) for paths.`,
  },
];
