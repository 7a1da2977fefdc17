import type { ArticleSource } from '../article-source';

export const cutFlowersByKind: readonly ArticleSource[] = [
  {
    slug: 'long-life-for-cut-roses',
    title: 'A long life for cut roses',
    author: 'Marit Solberg, design room',
    summary: 'They flew from the equator at 36 degrees. Do not stand them by the radiator.',
    written: '2023-02-07',
    revised: '2026-02-03',
    tags: ['Cut flowers', 'Roses'],
    relatedCodes: ['100101', '100107', '100102'],
    picture: 'products/100101',
    categoryIDs: [
      'Flowers',
      'Flowers_Bouquets',
      'Flowers_Bouquets_Roses',
      'Occasions',
      'Occasions_Holidays',
      'Occasions_Holidays_Valentines',
    ],
    body: `
A rose cut near Quito on Sunday is on our bench on Thursday, kept dry at 34 to 36 °F all the way. It has a week or ten days of life left in it, and the first hour at
home decides which.

## On arrival
1. Take off the paper. In January leave the bundle in a cool hall for half an hour first.
2. Pull off the guard petals, the two or three rough, greenish outer ones. They are armor; the rose is underneath.
3. Strip leaves below the water, leave the rest. Do not scrape off bark with the thorns: every wound lets bacteria in.
4. Cut an inch and a half, at a slant, with a knife, and get it into water within ten seconds.
5. Warm water, 100 °F, with the packet of food. Then three hours in the coolest room, out of light.

## Each second day
Fresh water, fresh food, half an inch off. Roses take up a cup per stem per day in dry winter air.

## Bent necks
A rose that hangs its head on day two is not old; an air bubble sits an inch above the cut.
- Recut two inches under water.
- Lay the whole stem, flower and all, in a bath of lukewarm water for an hour.
- Stand it deep, wrapped in paper to the neck, overnight.

Four in five stand up. After day five it is age.

## Slow or fast
For an open rose tonight use 110 °F water and a bright room. To hold buds until Saturday, keep them at 38 °F, well away from apples. A porch below 30 °F turns petals
to glass, and brown.

Red ones are thirstier than yellow; big heads need support. Everything else is in
[keep a bouquet for ten days](/information/resource-hub/keep-a-bouquet-for-ten-days). Growing your own is another matter:
[roses that survive January](/information/resource-hub/roses-that-survive-january). Ours: [a dozen, long-stemmed](/p/100101/a-dozen-long-stem-roses).`,
  },
  {
    slug: 'tulips-in-a-vase',
    title: 'Tulips in a vase',
    author: 'Marit Solberg, design room',
    summary: 'They grow two inches after you cut them, and dance. Let them, or do not.',
    written: '2024-03-05',
    revised: '2026-02-24',
    tags: ['Cut flowers', 'Bulbs', 'Spring'],
    relatedCodes: ['100201', '100204', '100205'],
    picture: 'products/100201',
    categoryIDs: ['Flowers', 'Flowers_Bouquets', 'Flowers_Bouquets_Tulips'],
    body: `
A tulip is the only flower in the shop that is still growing. Cells in the top of the stem lengthen all week, toward the light and away from gravity, so Monday's
stiff bunch is Thursday's fountain.

## First hour
1. Leave the bunch wrapped in its paper, tight, to the tips.
2. Cut off the white foot of the stems, where they do not drink.
3. Stand the whole roll upright in cold water to two thirds for two hours, in the dark. They come out straight.
4. Then a vase half as tall as the flowers, three inches of cold water, no more.

Flower food does little; sugar makes them lengthen faster. Pennies and pins do nothing. A pinch below the head with a needle does not stop the growing; a cool room
does.

## Keeping
- 60 °F by day, 40 at night: nine days. 72 °F: five.
- Top up daily. A bunch of ten drinks a pint.
- Turn the vase each morning, or let them lean.
- They close at night and in the cold. If they open flat at noon, move them back from the window.

## With daffodils
Daffodils run a slime that clogs tulips. Stand fresh-cut daffodils alone for twelve hours, do not cut them again, then combine.

## Buying
The bud should show color but still be shut, with leaves that squeak when rubbed. Ours are pulled, not cut, from boxes under glass, from January to the end of April;
the bulb's last inch of stem is part of their long life.

To have them in the yard plant in October: [tulips that come back](/information/resource-hub/tulips-that-come-back). Other cut flowers follow other rules:
[a bouquet for ten days](/information/resource-hub/keep-a-bouquet-for-ten-days). Keep dogs from the bulbs. [Market bunches](/p/100201/tulip-market-bunch) are ten
stems of whatever opened that morning.`,
  },
  {
    slug: 'hydrangeas-and-lilacs-in-a-vase',
    title: 'Hydrangeas and lilacs in a vase',
    author: 'Marit Solberg, design room',
    summary: 'Wood does not drink like a stalk. Open it, dunk it, take the leaves off.',
    written: '2023-05-30',
    revised: '2026-05-19',
    tags: ['Cut flowers', 'Shrubs'],
    relatedCodes: ['100315', '100314'],
    picture: 'products/100315',
    categoryIDs: ['Flowers', 'Flowers_Arrangements', 'Flowers_Arrangements_Vase'],
    body: `
Woody stems have little pith for water to climb and much flower to feed. Lilacs from the yard wilt in the hour it takes to set the table, unless they are treated as
wood.

## Lilacs
1. Cut at six in the morning, when two thirds of the small flowers in a head are open. They do not open further indoors.
2. Take off every leaf on the flowering stem. Put leaves on separate stems, if you like them.
3. Cut again at home, then split the stem two inches up, crosswise. Do not hammer: crushed wood rots by evening.
4. Deep water of 110 °F, with food, in a dark, cool place for three hours.
5. Water to the neck of the vase, changed daily.

Then four to five days at 65 °F. Cutting them is also this year's [pruning](/information/resource-hub/when-to-prune-lilacs), if you do it above a pair of shoots.

## Hydrangeas
- Cut old heads, with petals like paper; young ones from June always collapse.
- Dip the cut end half an inch into alum from the spice shelf, or hold it in boiling water for thirty seconds.
- Mist them. They drink through the petals.
- **When one wilts:** the whole head under lukewarm water for twenty to thirty minutes, a fresh cut, an hour of rest. It works twice.

## Drying
Panicle and smooth hydrangeas cut between August 25 and the end of September dry themselves: stand them in an inch of water and let it vanish. They keep color for
two years out of the sun. In snow-laden Novembers the rest looks well on the shrub.

## In the shop
Ours come with the stem in a tube: keep it on until the vase stands full. The blue ones are from the coast, where soil is sour; the why is in
[why hydrangeas change color](/information/resource-hub/why-hydrangeas-change-color). See [blue hydrangea with roses](/p/100315/blue-hydrangea).
[First Lilacs](/p/100314/first-lilacs) stand in their vase one month of the year.`,
  },
  {
    slug: 'sunflowers-gerbera-and-lilies-in-water',
    title: 'Sunflowers, gerbera and lilies in water',
    author: 'Marit Solberg, design room',
    summary: 'Deep for one, shallow for another, and the third not at all if there is a cat.',
    written: '2023-07-11',
    revised: '2025-07-15',
    tags: ['Cut flowers', 'Summer', 'Pets'],
    relatedCodes: ['100221', '100223', '100211'],
    picture: 'products/100221',
    categoryIDs: [
      'Flowers',
      'Flowers_Bouquets',
      'Flowers_Bouquets_SunflowersGerbera',
      'Flowers_Bouquets_Lilies',
    ],
    body: `
These three share the bucket and little else. Put them in one vase and the sunflower will foul the water, the gerbera rot in it and the lily outlive both.

## Sunflowers
- Cut when rays have just lifted off the disk. The rest opens indoors.
- Strip all leaves but the top two; they wilt first and pull water from the face.
- Six inches of water, changed daily: they drink a quart a stem in two days, and turn it green.
- Seven to ten days. A heavy head wants a tall, narrow vase.

## Gerbera
1. The stem is hollow and hairy, and bacteria love it. Scrub the vase.
2. Cut two inches, straight, above the hard brown foot, which cannot drink.
3. Two inches of water, never more, with three drops of bleach to the quart.
4. If it bends, recut and roll it in paper to the chin for an hour in the same shallow water. The clear straw the grower puts around it may stay.

Ten days is common, two weeks not rare.

## Lilies
- Buy with one flower open and the others showing color; green buds may stay shut.
- Pinch anthers as each flower opens. On cloth, lift pollen with tape; do not rub, do not wet.
- Take off spent flowers. Buds open one every two days, so a stem gives ten to fourteen days.
- Scent is strongest after dark. In a sickroom or at table choose the Asiatic kinds, which have none.

**Never with a cat in the house.** Pollen on a paw is enough; see [plants safe for cats and dogs](/information/resource-hub/plants-safe-for-cats-and-dogs).

The common rules, food and cool nights among them, are in [keep a bouquet for ten days](/information/resource-hub/keep-a-bouquet-for-ten-days). In the shop:
[kitchen sunflowers](/p/100221/kitchen-sunflowers), [gerbera](/p/100223/gerbera-parade), and [lilies](/p/100211/porch-light-lilies) with the pollen taken out.`,
  },
  {
    slug: 'cutting-from-your-own-garden',
    title: 'Cutting from your own garden',
    author: 'Marit Solberg, design room',
    summary: 'At six in the morning, into a bucket, and then nothing for three hours.',
    written: '2024-06-18',
    revised: '2026-06-09',
    tags: ['Cut flowers', 'Perennials', 'Annuals'],
    relatedCodes: ['400302'],
    picture: 'workshops/bouquet-bar',
    categoryIDs: [
      'Flowers',
      'OutdoorPlants',
      'OutdoorPlants_Annuals',
      'GardenSupplies',
      'GardenSupplies_Seeds',
    ],
    body: `
A stem cut at noon in July is already wilting; one cut at six has drunk all night. That, and the right stage, is most of what we know.

## The right stage
- **Peony:** a marshmallow. **Rose:** outer petals loose. **Daffodil:** bent like a goose's neck, still shut.
- **Iris:** a colored pencil. **Gladiolus, snapdragon, delphinium:** the lowest third open.
- **Zinnia, marigold, cosmos:** full open and stiff; see [the wiggle test](/information/resource-hub/zinnias-from-seed).
- **Dahlia, sunflower, coneflower:** open, the back petals still firm.
- **Yarrow, goldenrod, statice:** when it looks dry.

## The bucket
1. Carry clean, lukewarm water with you. A minute in air costs a day.
2. Cut long, just above a pair of leaves, so two stems come again. Never more than a third of the plant.
3. Strip the lower half as you go.
4. Milky sap, from poppy, spurge or milkweed: hold the end in a flame for five seconds.
5. Set the bucket at 45 to 55 °F, dark, for three hours or overnight. Florists call it conditioning; it adds three days.

## A yard that fills a vase, month by month
- **May:** daffodil, tulip, lilac, ferns.
- **June:** peony, iris, columbine, lady's mantle.
- **July:** bee balm, daisy, yarrow, first zinnias, hosta leaves.
- **August:** sunflower, zinnia, dahlia, blazing star, panicle hydrangea.
- **September:** dahlia, aster, sedum, grasses.
- **October to April:** dogwood, larch, spruce, pussy willow.

Twelve feet by four, half of it zinnia and dahlia, gives a bunch twice a week from July 20 to frost. Grow foliage too: a third of any bouquet is green, and ninebark,
baptisia and mint are free.

Sow in [May](/information/resource-hub/may-in-the-garden). [A whole box of zinnias](/p/400302/zinnia-the-whole-box) is the first step,
[clean pruners](/p/400203/bypass-pruners) the second. What happens in the vase: [keep a bouquet for ten days](/information/resource-hub/keep-a-bouquet-for-ten-days).`,
  },
];
