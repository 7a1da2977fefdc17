import type { ArticleSource } from '@/platform/stock/content/article-source';

export const januaryToApril: readonly ArticleSource[] = [
  {
    slug: 'january-in-the-garden',
    title: 'January: order, test, look out',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Mean low 8 °F, nine hours of light, and the best month for catalogs.',
    written: '2024-01-02',
    revised: '2026-01-02',
    tags: ['Calendar', 'Winter'],
    relatedCodes: ['400205', '400404'],
    picture: 'home/windowsill',
    categoryIDs: ['GardenSupplies', 'IndoorPlants'],
    body: `
January's average low at the airport is 8 °F, and most Januaries have a night below −15. Outdoors there is little to do and something to prevent.

## Outdoors
- **Snow is mulch.** Shovel clean snow onto perennial beds, never salted snow. A foot keeps the soil near 28 °F under air of −20.
- **Evergreens:** brush wet snow upward with a broom. Leave ice alone; branches snap.
- **Rabbits:** when drifts reach the top of a guard, so do they; stamp the snow down. See [who ate it](/information/resource-hub/rabbits-voles-and-deer).
- **Oaks and elms** may be pruned now. The saw goes through frozen wood cleanly.
- **Birds:** black oil sunflower, and water if you have a heated dish.

## Seeds
1. Test what is left of last year: ten seeds in a damp paper towel at 70 °F. Seven of ten is worth sowing; four, sow double; fewer, buy.
2. Onion, leek and parsley seed lasts one year; beans and peas three; tomatoes four to five.
3. Order by the 20th. Short-season kinds sell out first.
4. Sow onions and leeks in the last week, and geranium seed at 75 °F. Set-up is in [seeds under lights](/information/resource-hub/starting-seeds-under-lights).

## Indoors
Nine hours of weak sun mean a third of summer's water. Turn pots weekly, keep leaves off the glass, feed nothing. Look under leaves for mites while the furnace runs.
Check dahlias and begonias in the basement: wrinkled, mist; moldy, cut.

Poinsettias should still be red; [how to keep them so](/information/resource-hub/poinsettias-past-new-year).

## Write it down
Draw the beds as they were while you remember, in [a garden notebook](/p/400205/the-four-season-garden-notebook). The snow shows where paths should have been.`,
  },
  {
    slug: 'february-in-the-garden',
    title: 'February: pruners out',
    author: 'Ole Brandvold, nursery',
    summary: 'Buds are asleep, diseases are too, and you can see the branches.',
    written: '2024-02-01',
    revised: '2026-02-02',
    tags: ['Calendar', 'Winter', 'Pruning'],
    relatedCodes: ['400203'],
    picture: 'workshops/pruning-walk',
    categoryIDs: ['GardenSupplies', 'GardenSupplies_Tools'],
    body: `
By the middle of February the sun stands as high as at the end of October, and bark on the south side of a trunk warms to 60 °F at noon and falls below zero by nine.
That is sunscald, and a white guard prevents it.

## Prune now, until the end of March
1. Apples, crabapples and pears, on a day above 20 °F.
2. Oaks: now, and not after March 31. Why, in [oak wilt and the pruning months](/information/resource-hub/oak-wilt-and-the-pruning-months).
3. Grapes, hard: leave four canes of ten buds.
4. Shade trees: crossing and broken branches, back to the collar, no paint.

Do not prune lilac, forsythia, azalea or early spirea. They carry this May's flowers already.

## Force branches
Cut forsythia, pussy willow, crabapple or plum on a thaw, thumb-thick at most. Lay them in a tub of lukewarm water overnight, split the ends an inch, stand them at
60 °F and mist. Pussy willow takes one week, forsythia two, crabapple four.

## Sow under lights
- **February 1 to 15:** onions, leeks, celery.
- **February 10:** pansies, in the dark at 65 °F until they show.
- **February 20:** snapdragons, lobelia, petunias, on the surface.

## Houseplants
New growth begins around Valentine's Day, when the day passes ten and a half hours. Repot what needs it from the 20th; begin food at a quarter strength in March.

## Walk around
Look for orange tooth marks at the snow line, egg masses like foam on bark, and nests in arborvitae. Sharpen what cuts: a flat file at 20 degrees, one side only for
[bypass pruners](/p/400203/bypass-pruners). Apples in detail: [crabapples and apples](/information/resource-hub/crabapples-and-apples). The free
[winter pruning walk](/event-calendar) leaves from the Lyndale gate.`,
  },
  {
    slug: 'march-in-the-garden',
    title: 'March: lights on, boots off',
    author: 'Mai Yer Xiong, herbs and vegetables',
    summary: 'The snow goes, the mud comes, and the lawn is best admired from the walk.',
    written: '2024-03-01',
    revised: '2026-03-02',
    tags: ['Calendar', 'Spring'],
    relatedCodes: ['400105'],
    picture: 'products/400105',
    categoryIDs: ['GardenSupplies', 'GardenSupplies_Seeds'],
    body: `
Average highs climb from 34 °F to 49 in one month, and the ground thaws from the top, so the water has nowhere to go. A footprint on thawing clay is still there in
July.

## Stay off
Take a handful of soil from two inches down and squeeze. If it shines or makes a ribbon, wait. Do not rake the lawn until it springs back under your shoe, usually
after April 10.

## Cut
- **Panicle hydrangeas:** by a third. **Smooth hydrangeas:** to the knee.
- **Red-twig dogwood:** a third of the stems at the ground; see [dogwoods for red winters](/information/resource-hub/dogwoods-for-red-winters).
- **Fall raspberries:** to the ground, last week.
- **Clematis of July:** to a foot.
- **Cool-season grasses:** to four inches. Leave the prairie grasses and hollow stems till late April and mid-May.
- **Late summer spirea, potentilla:** by half.

## Sow
1. **March 1:** celeriac, more petunias.
2. **March 15:** peppers and eggplant, soil at 80 °F.
3. **March 20:** broccoli, cabbage, early lettuce, for setting out on May 1.
4. **April 1:** tomatoes. Not before; leggy tomatoes were sown on Saint Patrick's Day.

Everything about lamps and mix is under [seeds under lights](/information/resource-hub/starting-seeds-under-lights), and the mix itself is
[here](/p/400105/seed-starting-mix).

## Uncover nothing yet
Roses, strawberries and mulched perennials stay under cover until about April 10. Warm days wake them, and −2 °F on the 25th is not rare. Do take burlap off the top
of arborvitae if it has slipped.

Water salt out of the soil along the walk as soon as a hose can be opened: two inches in two goes, as in
[salt](/information/resource-hub/salt-spray-and-sidewalk-salt).

Maples run when nights are in the twenties and days in the forties, most years from March 10 on.`,
  },
  {
    slug: 'april-in-the-garden',
    title: 'April: peas, bare roots, patience',
    author: 'Ole Brandvold, nursery',
    summary: 'The ground is ready before the air is.',
    written: '2024-04-01',
    revised: '2026-04-01',
    tags: ['Calendar', 'Spring', 'Planting'],
    relatedCodes: ['400201'],
    picture: 'articles/frost-dates-in-the-twin-cities',
    categoryIDs: ['GardenSupplies', 'OutdoorPlants'],
    body: `
The last inch of frost leaves the soil about April 5, and the first lilac leaf shows around the 20th. Between those dates work goes fast, if the soil crumbles.

## First half
1. Peas, spinach, radishes, as soon as soil is at 40 °F.
2. Plant bare-root trees, roses, raspberries, asparagus while buds are tight. Soak roots overnight, plant to the old soil mark.
3. Raise tipped roses and uncover strawberries about April 10, but leave the straw beside them for cold nights.
4. Take guards and wraps off trunks. Left on in summer they keep bark wet.
5. Rake the lawn lightly; sweep boulevard grit before it is mown in.

## Second half
- Cut prairie grasses to five inches.
- Divide what blooms after midsummer: asters, phlox, bee balm. See [dividing perennials](/information/resource-hub/dividing-perennials).
- Pansies out, hardened; they stand 25 °F.
- Potatoes, onion sets and cabbage at the end of the month.
- Dahlias into pots indoors on the 15th.
- Slug bait under hostas on the 25th.

## Lawn
Crabgrass germinates when soil at two inches has been 55 °F for five days, here about May 1 to 10. A preventer goes on in the last week of April; not where you mean
to sow. Hold fertilizer until Memorial Day. Phosphorus is barred by state law except on new lawns or on a soil test's word.

## Leave
Stems with holes, until the middle of May: bees are in them. Leaves under shrubs, always.

An inch of new growth with a forecast of 24 °F needs no help if it is a native or a bulb. Cover hydrangeas. Bare-root stock is in the yard only until the buds break;
after that see [pots](/c/outdoor-plants/shrubs), and [how to plant](/information/resource-hub/planting-a-tree-that-lives). Use
[a fork](/p/400201/potting-bench-hand-tools), not a tiller: it brings weed seed up.`,
  },
];
