import type { ArticleSource } from '@/platform/stock/content/article-source';

export const shrubs: readonly ArticleSource[] = [
  {
    slug: 'arborvitae-without-brown-sides',
    title: 'Arborvitae without brown sides',
    author: 'Ole Brandvold, nursery',
    summary: 'March sun, dry roots, deer: three browns, three cures.',
    written: '2022-11-08',
    revised: '2025-11-04',
    tags: ['Shrubs', 'Winter'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Trees',
      'OutdoorPlants_Trees_Evergreen',
      'OutdoorPlants_Shrubs',
    ],
    body: `
An arborvitae hedge goes brown in three different ways, and it pays to know which before you drive here.

## Read the brown
- **South and west side, in March:** winter burn. The foliage lost water while the roots were frozen.
- **Inside, in October, evenly:** nothing. It sheds its two-year-old foliage each fall.
- **From the ground to five or six feet, as if shaved:** deer.
- **Whole plant, one by one, in July:** dry root balls, usually in the first two years.

## Against winter burn
1. Water an inch a week from September until the ground freezes, about Thanksgiving. This is most of the cure.
2. Choose the broad, dark, pyramidal kind for the open; the narrow emerald ones are for sheltered courts in Zone 4.
3. Put a burlap screen on stakes on the south and west, a foot away, for the first three winters. Do not wrap it like a parcel.
4. Wait until June before cutting burned tips. Half of them turn green.

## Against deer
In November, netting or burlap from the ground to seven feet. Repellent works if it is renewed each five weeks and above 40 °F, which in January never comes. Juniper
and [spruce](/information/resource-hub/spruces-and-their-lower-branches) are eaten last. More in
[rabbits, voles and deer](/information/resource-hub/rabbits-voles-and-deer).

## Planting and shearing
Space the narrow kinds at three to four feet, the broad at five to six. Shear once, in late June, and never past green into bare wood: it has no buds there. Keep the
foot of the hedge wider than the top, so light reaches it.

Tie multiple stems with soft twine before the first wet snow; a foot of it splays them for good. Knock snow off upward with a broom, or leave ice alone.

Other [evergreens](/c/outdoor-plants/trees?c=evergreen) do without a coat.`,
  },
  {
    slug: 'dogwoods-for-red-winters',
    title: 'Dogwoods for red winters',
    author: 'Ole Brandvold, nursery',
    summary: 'The color is on young bark. Cut for it.',
    written: '2023-01-31',
    revised: '2026-03-17',
    tags: ['Shrubs', 'Natives', 'Pruning'],
    relatedCodes: ['400203'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Shrubs'],
    body: `
From November to April a red-osier dogwood is the only red thing in many yards that is not a recycling bin. The red is in bark one to three years old; older stems go
gray and corky, and never turn back.

## How to cut
1. In March, before buds swell, take a third of the stems at the ground, the thickest and grayest first.
2. Or, every third year, cut the whole clump to six inches. It regrows four feet by August, without flowers that year.
3. Cut green branches in November for pots: stuck six inches deep in wet soil they keep their color till April.

Do not shear. A dogwood ball has dull outer twigs and no berries.

## Which dogwood
- **Red-osier:** native, 7 to 9 feet, Zone 2, wet feet, half a day of sun. Less sun, less red.
- **Yellow-twig:** the same plant in yellow; plant three reds to one yellow.
- **Gray dogwood:** white berries on pink stalks, dry shade, walks sideways.
- **Pagoda dogwood:** a small tree, 15 feet, in layers. Cool root, east side, mulch.
- The flowering dogwood of Virginia is not hardy here, whatever came in the mail.

## What goes wrong
Yellow branches on pagoda dogwood are golden canker: cut six inches below it at once, and water in dry summers. White, waxy caterpillars in July are sawflies; they
strip a shrub and do it no lasting harm. Rabbits eat red-osier to the snow line; it regrows.

It is one of the shrubs to plant where [buckthorn](/information/resource-hub/buckthorn-and-what-to-plant-instead) came out, with
[viburnums](/information/resource-hub/viburnums-instead-of-burning-bush) behind. Road salt browns it within fifteen feet of a plowed street. Sharp
[bypass pruners](/p/400203/bypass-pruners) handle stems to three quarters of an inch; use a saw above that. See all [shrubs](/c/outdoor-plants/shrubs).`,
  },
  {
    slug: 'viburnums-instead-of-burning-bush',
    title: 'Viburnums instead of burning bush',
    author: 'Ole Brandvold, nursery',
    summary: 'As red in October, and the birds may have the fruit.',
    written: '2024-09-24',
    revised: '2026-04-21',
    tags: ['Shrubs', 'Natives'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Shrubs'],
    body: `
Winged burning bush may no longer be sold in Minnesota: birds carry its seed into woods, and it is listed as a noxious weed. What people loved in it was two weeks of
red. Viburnums give that, flowers in June, and fruit that belongs here.

## Four to know
- **Nannyberry:** 15 feet, Zone 2, cream flowers around May 25, leaves red and purple, blue fruit. Makes a small tree or a tall screen; suckers.
- **American highbush cranberry:** 10 feet, lace-cap flowers, red fruit that hangs till March, when waxwings come back and strip it in a day.
- **Arrowwood:** 7 feet, glossy leaf, dry or wet, blue fruit by September.
- **Korean spice:** 5 feet, the scented one, from Asia. Zone 4 in shelter; flower buds brown at −25 °F in an open place.

## Fruit needs two
One viburnum fruits poorly alone. Plant two seedlings, or two named kinds that bloom in the same week, within fifty feet. Two pieces of the same clone count as one.

## Planting and pruning
1. Plant from mid-April to mid-October; water five gallons a week for the first year.
2. Half a day of sun for fruit and color; all survive with three hours.
3. Any soil from pH 6 to 7.5, which means yours.
4. After bloom take out one of the oldest stems in five at the ground. Shearing in August costs next year's flowers.

Curled leaves in May are aphids on highbush cranberry: ugly, over by July, no spray needed. White powder later is mildew, and harmless.

For the same red with less height plant chokeberry, listed in the [library](/information/resource-hub/plant-tree-and-shrub-library). Where buckthorn was cleared, mix
them with [red-stemmed dogwoods](/information/resource-hub/dogwoods-for-red-winters). See what is in the yard under [shrubs](/c/outdoor-plants/shrubs).`,
  },
  {
    slug: 'blueberries-in-limestone-country',
    title: 'Blueberries in limestone country',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'The cold is not the problem. The pH is.',
    written: '2023-04-11',
    revised: '2026-04-14',
    tags: ['Shrubs', 'Soil'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Shrubs', 'OutdoorPlants_VegetablesHerbs'],
    body: `
The half-high blueberries bred at the University of Minnesota since 1983 carry flower buds through −35 °F and hide under the snow. They want soil at pH 4.5 to 5.2.
Yours is probably 7.2, and on that scale the difference is more than a hundredfold.

## Do not amend, replace
Sulfur lowers sandy soil in Anoka by one point in a year. On clay with lime in it, it does nothing you can afford.
1. Build a frame 15 inches high, four by eight feet, on top of the lawn.
2. Fill it with two parts sphagnum peat, wetted, one part pine bark fines, one part sand. No lime, no mushroom compost.
3. Stir in a pound and a half of garden sulfur and wait until the next spring.
4. Plant four bushes, three feet apart, of two kinds. One kind alone gives half the fruit.
5. Mulch with four inches of pine needles or wood chips.

Or use a 20-gallon pot for each bush, sunk in the ground or rolled into an unheated garage for winter.

## Water and food
Tap water at pH 8 or 9 undoes your work by August. Collect rain: one inch on a garage roof is 250 gallons. Feed with ammonium sulfate, two ounces to a grown bush on
May 10 and again on June 10, nothing after.

## Patience
Strip the flowers for two years. From the fourth a bush gives three to six pounds in July. Net it when the first berry turns; robins count.
- Prune in March: oldest canes at the ground, six to eight kept.
- Fence in November: rabbits eat the red twigs to the snow line. See [rabbits, voles and deer](/information/resource-hub/rabbits-voles-and-deer).

Test first: [metro soil and its test](/information/resource-hub/testing-metro-soil). If you would rather not fight, plant
[raspberries](/information/resource-hub/raspberries-that-stay-put), which like what you have. More for [the kitchen garden](/c/outdoor-plants/vegetables-herbs).`,
  },
  {
    slug: 'raspberries-that-stay-put',
    title: 'Raspberries that stay put',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'Two wires, one mower, and a date in March.',
    written: '2024-02-27',
    revised: '2026-03-10',
    tags: ['Shrubs', 'Pruning'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_VegetablesHerbs'],
    body: `
A raspberry root lives for fifteen years; each cane lives for two. In its first summer it grows, in its second it fruits and dies. Everything about pruning follows
from that, except for the fall kinds, which fruit at the tip of the first summer.

## Choose
- **July kinds:** Boyne, Nova, Latham. Zone 3, three weeks of heavy crop.
- **Fall kinds:** choose ones that ripen by the end of August. The late ones, ripe on September 25, feed the frost.

Ten feet of row gives 10 to 15 pounds.

## Planting
1. April or early May, full sun, soil at pH 5.8 to 6.8, with two inches of compost dug in.
2. Plants two feet apart in one row. Let it fill to 18 inches wide and no wider; the mower does the rest.
3. Two posts, two wires at two and four feet on both sides of the row.
4. An inch and a half of water a week while fruit swells.

## Pruning
July kinds: cut canes that bore fruit at the ground in August. In March thin what is left to five strong canes per foot and tip them at four and a half feet.

Fall kinds: mow everything to the ground in the last week of March. That is all.

## Flies and others
Spotted wing drosophila, here since 2012, lays eggs in ripening fruit from early July. Pick daily, refrigerate within an hour, drop nothing on the ground; fine
netting of one millimeter, sealed before fruit colors, is the sure way. [Japanese beetles](/information/resource-hub/japanese-beetles) come in the same weeks.

Mark the rabbits' line in January: canes cut clean at 45 degrees two feet up are theirs. See [who ate it](/information/resource-hub/rabbits-voles-and-deer). For the
wires and canes use [bypass pruners](/p/400203/bypass-pruners) and long sleeves. More [to eat](/c/outdoor-plants/vegetables-herbs).`,
  },
];
