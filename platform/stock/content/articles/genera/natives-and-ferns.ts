import type { ArticleSource } from '@/platform/stock/content/article-source';

export const nativesAndFerns: readonly ArticleSource[] = [
  {
    slug: 'coneflowers-that-last',
    title: 'Coneflowers that last',
    author: 'Ole Brandvold, nursery',
    summary: 'The plain purple one outlives every color it was bred into.',
    written: '2023-08-01',
    revised: '2026-06-23',
    tags: ['Perennials', 'Pollinators'],
    relatedCodes: ['300201'],
    picture: 'products/300201',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'OutdoorPlants_Perennials_NativePollinator',
      'OutdoorPlants_Perennials_Sun',
    ],
    body: `
Purple coneflower from seed lives ten years and leaves children. Orange, double and lime-green hybrids come from crosses with southern kinds, and in our trials four
in ten did not see a second spring. Buy those as you would buy a hat.

## Planting
1. May to the middle of August. Roots need eight weeks before the freeze.
2. Six hours of sun; lean soil. Compost makes it flop.
3. Drainage matters more than cold: in wet clay the crown rots in March. Set it half an inch high.
4. Eighteen inches apart, water weekly for the first summer, then in drought only.
5. Cut the first flower stalk of a young plant. It roots instead.

The narrow-leaved coneflower is the one native to western Minnesota: shorter, paler, for dry sun.

## Strange flowers
- **Green, leafy tufts out of the cone, on the whole plant:** aster yellows, carried by leafhoppers. No cure. Dig it out, the same day.
- **A rosette of small tufts on the cone, leaves fine:** mites. Cut off the flower.
- **Petals in rags, July:** [Japanese beetles](/information/resource-hub/japanese-beetles). Pick at breakfast.
- **Stems felled in May:** rabbits, which eat young coneflowers first of all natives.

## Deadhead or not
Cut spent flowers until the middle of August for a second wave, then stop. Goldfinches work the cones until January, and hollow stems house small bees: leave them at
15 inches until the middle of May.

To sow, scatter seed in November, or keep it in damp sand in the refrigerator for 30 days; it flowers in its second year.

Plant three for the eye, nine for the bees, with milkweed and grass as in the [pollinator patch](/information/resource-hub/a-pollinator-patch-in-a-weekend).
[Our purple coneflower](/p/300201/purple-coneflower) is raised from seed.`,
  },
  {
    slug: 'bee-balm-without-mildew',
    title: 'Bee balm without mildew',
    author: 'Ole Brandvold, nursery',
    summary: 'Thin it in May or look at gray leaves in August.',
    written: '2024-05-28',
    revised: '2026-05-26',
    tags: ['Perennials', 'Pollinators', 'Natives'],
    relatedCodes: ['300203'],
    picture: 'products/300203',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'OutdoorPlants_Perennials_NativePollinator',
      'OutdoorPlants_Perennials_Sun',
    ],
    body: `
Bee balm is square-stemmed, smells of oregano and tea, and by the tenth of August is white with mildew in half the gardens of the metro. It is no danger to the
plant. It is a sign of crowding.

## Two of them
- **Wild bergamot:** lavender, native in every county, Zone 3, dry soil, four feet. Less mildew, more bees.
- **Scarlet bee balm:** from the East, red or pink, moist soil, three feet. More mildew, more hummingbirds.

Hummingbirds arrive here about May 8 and leave in the middle of September; both kinds bloom for them from July 5 to August 10.

## Air
1. When shoots are eight inches, about May 15, cut out every second one at the ground. Keep four or five to a square foot.
2. Cut a third of the front stems by half on May 28. They bloom two weeks later and hold the rest up.
3. Water the soil, mornings. Dry roots bring mildew sooner than wet leaves do.
4. Divide every third spring, throwing the dead middle away; see [dividing perennials](/information/resource-hub/dividing-perennials).

Its runners are shallow. A spade pushed in around the clump each April keeps it in bounds, no barrier needed.

## Through the season
Deadhead for a small second bloom. After frost leave stems at 15 inches: they are hollow, and leafcutter bees move in. Rabbits and deer leave bee balm alone, thanks
to thymol in the leaves, so plant it around what they like.

Which kinds stay clean? Ask for those marked resistant, and put them where wind moves. Gray leaves cut down on August 15 are replaced by clean ones within three
weeks.

It belongs in any [pollinator patch](/information/resource-hub/a-pollinator-patch-in-a-weekend), next to
[coneflowers](/information/resource-hub/coneflowers-that-last). [Ours](/p/300203/bee-balm) is divided from our own bed each spring.`,
  },
  {
    slug: 'milkweeds-and-monarchs',
    title: 'Milkweeds and monarchs',
    author: 'Ole Brandvold, nursery',
    summary: 'Four kinds for four soils; the caterpillars are not particular.',
    written: '2023-06-06',
    revised: '2026-05-05',
    tags: ['Natives', 'Pollinators', 'Perennials'],
    relatedCodes: ['400301'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'OutdoorPlants_Perennials_NativePollinator',
    ],
    body: `
Monarchs reach the Twin Cities around the middle of May and raise three generations before the last one leaves for Mexico in September. Their caterpillars eat
milkweed and nothing else.

## Which milkweed
- **Swamp milkweed:** clay, rain gardens, pink, four feet, stays in its clump. The best for most yards.
- **Butterfly milkweed:** orange, two feet, sand and slopes. Rots in wet clay.
- **Common milkweed:** lavender, scented, four feet, runs ten feet underground. For a field or a fence line.
- **Whorled milkweed:** white, two feet, late, dry ground, walks politely.

The tropical milkweed sold as an annual carries a parasite from year to year farther south. It is not needed here.

## Getting it started
1. Sow on bare soil in November; the seed needs a cold, wet month. Or fold it in damp paper in the refrigerator for five weeks and sow on May 10.
2. Pots go in from May 15 to August 1, in sun, 18 inches apart, five or more together. A female lays more where there is plenty.
3. Never move an established one. The taproot breaks.
4. Mark the place. Milkweed wakes in the last week of May, after you have planted something on top of it.

## What you will see
Yellow aphids in July: rinse or leave them. Chewed leaves: the point. Black and orange beetles on the pods: they belong. Eggs are single, cream, ribbed, under the
leaf; one in fifty becomes a butterfly, and that has always been enough.

No insecticide within fifty feet, and beware of plants treated at the nursery; ask. The sap is poisonous to pets and hurts the eyes.

Nectar matters as much in September, when they fuel up: asters and goldenrod, as in the
[pollinator patch](/information/resource-hub/a-pollinator-patch-in-a-weekend), or [blazing star and bergamot](/information/resource-hub/bee-balm-without-mildew). The
[prairie mix](/p/400301/prairie-patch-seed) holds two milkweeds.`,
  },
  {
    slug: 'little-bluestem-and-its-kin',
    title: 'Little bluestem and its kin',
    author: 'Ole Brandvold, nursery',
    summary: 'Copper all winter, blue in June, and it wants nothing from you.',
    written: '2022-10-18',
    revised: '2026-04-21',
    tags: ['Perennials', 'Natives'],
    relatedCodes: ['300202'],
    picture: 'products/300202',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'OutdoorPlants_Perennials_NativePollinator',
      'OutdoorPlants_Perennials_Sun',
    ],
    body: `
A third of Minnesota was grass of this kind. Little bluestem holds soil with roots five feet deep, houses the caterpillars of a dozen skippers, and stands copper-red
in the snow when everything else has gone to brown.

## Poor is better
In rich, watered soil it grows four feet and falls open by August. In gravel it stands at two and a half.
1. Full sun. Six hours is the least, eight is right.
2. No compost, no fertilizer, and water for the first summer only.
3. Plant from May 15 to August 15, when the soil is warm, 18 inches apart. It does not root in cold ground.
4. Divide in late May if ever, never in fall.

## The yearly cut
Leave it standing for the winter. In the last two weeks of April cut to five inches with hedge shears; new blades wait until late May, later than you can bear. It
has not died.

## Warm or cool season
- **Warm season:** little and big bluestem, prairie dropseed, sideoats grama, switchgrass. They wake in May, peak in September.
- **Cool season:** feather reed grass, fescues. Green in April, in flower by June; cut them in March.

Mixing up the two is the commonest reason for a grass that sulks: each is planted and divided in its own spring.
- Dropseed smells of buttered popcorn in August and is the best edger, two feet wide.
- Big bluestem reaches seven feet; give it the back of an acre.
- Blue oat grass dies in our wet springs. Maiden grass seeds into ditches; we have stopped selling it.

Every fifth plant in a [pollinator patch](/information/resource-hub/a-pollinator-patch-in-a-weekend) should be a grass: it props up the rest,
[coneflowers](/information/resource-hub/coneflowers-that-last) above all. [Little bluestem](/p/300202/little-bluestem) comes in gallons, looking like nothing in May.`,
  },
  {
    slug: 'ostrich-ferns-in-shade',
    title: 'Ostrich ferns in shade',
    author: 'Ole Brandvold, nursery',
    summary: 'Four feet of green on the north side, and supper in the first week of May.',
    written: '2024-04-30',
    revised: '2026-04-28',
    tags: ['Perennials', 'Natives'],
    relatedCodes: ['300205'],
    picture: 'products/300205',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Perennials',
      'OutdoorPlants_Perennials_Shade',
      'OutdoorPlants_Perennials_NativePollinator',
    ],
    body: `
North of the garage, where grass gave up and the downspout empties, ostrich fern makes a green wall four feet high and asks for water. It is native on every river
bottom in the state.

## Planting
1. Spring, from late April to the first of June, or the first half of September.
2. Shade, or morning sun. Afternoon sun browns it by July 20.
3. Set the crown level with the soil; it will build its own small trunk.
4. Two and a half feet apart. Runners fill the space in three years and go on: give it an edge of lawn or path.
5. An inch to an inch and a half of water a week. In a dry August it goes brown and sleeps; it is back in May.

Mulch with its own leaves. It needs no food.

## Fiddleheads
They rise within ten days at the beginning of May. The right ones are smooth, with brown papery scales and a deep groove, like celery, on the inside of the stalk.
Others make people ill.
- Take no more than a third from each crown, once.
- Cut while tight, under six inches.
- Rub off the scales, boil for fifteen minutes, pour the water away. Never raw.

## In company
Brown, feathered stalks in the middle carry the spores; they stand through winter and look well in snow. Lady fern takes drier ground, maidenhair wants loam and no
wind, interrupted fern stands some sun. [Hostas](/information/resource-hub/hostas-by-the-inch) in front hide the bare knees, and squill blooms among the crowns
before they wake.

Deer and rabbits pass ferns by. So does the mower, if there is [an edge](/c/garden-supplies/hardscape?c=edging). Where buckthorn was pulled from a shady corner it holds the
ground: see [what to plant instead](/information/resource-hub/buckthorn-and-what-to-plant-instead). [Ostrich ferns](/p/300205/ostrich-fern) travel best in April.`,
  },
];
