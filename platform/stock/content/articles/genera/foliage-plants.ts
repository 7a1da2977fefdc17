import type { ArticleSource } from '@/platform/stock/content/article-source';

export const foliagePlants: readonly ArticleSource[] = [
  {
    slug: 'monsteras-and-their-holes',
    title: 'Monsteras and their holes',
    author: 'Tom Ekdahl, houseplants',
    summary: 'A leaf without holes is asking for light, not for fertilizer.',
    written: '2024-08-13',
    revised: '2026-02-03',
    tags: ['Houseplants'],
    relatedCodes: ['200103'],
    picture: 'products/200103',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Foliage', 'IndoorPlants_Foliage_BrightLight'],
    body: `
A young split-leaf monstera makes plain, heart-shaped leaves. The cuts begin when the plant is about three feet across and strong, and each new leaf shows what the
last two months were like.

## Light decides
Within four feet of an east or south window a leaf may have a dozen cuts; at the back of the room it has none, and the stem between leaves stretches to eight inches.
From November to February the Twin Cities get nine hours of weak sun, so move the pot to the brightest place you have and expect no new leaf before March.

## Through the year
- **Water** when the top two inches are dry: every seven to nine days in July, every two to three weeks in January.
- **Warmth:** 65 to 85 °F. Below 50 °F the leaves blacken at the edges; keep it off the pane and out of the entry.
- **Air:** furnaces pull a house down to 20 percent humidity. Forty is enough; group pots or run a humidifier.
- **Food:** half strength every month from April to September.

## Roots and poles
1. Repot every second spring into a pot two inches wider, in [potting mix](/p/400101/glasshouse-potting-mix) with a third of bark.
2. Push a rough pole in while repotting, and tie the stem, never the leaf stalk.
3. Lead the aerial roots into the soil. Cutting them does no harm and no good.
4. To shorten a tall plant, cut below a node with an aerial root; it roots in water in three weeks.

The sap holds needle-shaped crystals that hurt a cat's mouth: see [plants safe for cats and dogs](/information/resource-hub/plants-safe-for-cats-and-dogs). For
darker rooms choose [five plants for a north window](/information/resource-hub/five-plants-for-a-north-window). Our
[split-leaf monstera](/p/200103/split-leaf-monstera) is sold with its first cut leaves open.`,
  },
  {
    slug: 'snake-plants-for-dark-hallways',
    title: 'Snake plants for dark hallways',
    author: 'Tom Ekdahl, houseplants',
    summary: 'Fourteen waterings a year, and it still makes a new leaf.',
    written: '2023-02-21',
    revised: '2025-12-09',
    tags: ['Houseplants', 'Low light'],
    relatedCodes: ['200101'],
    picture: 'products/200101',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Foliage', 'IndoorPlants_Foliage_LowLight'],
    body: `
Snake plants store water in leaves as thick as leather and open their pores at night, so a dry heated room costs them little. What they cannot do is breathe in mud.

## Water by the calendar, for once
In a hallway at 68 °F a six-inch pot needs water about every four weeks from October to March and every two and a half weeks in summer. Pour until it runs out, empty
the saucer, and keep water out of the cup in the middle of the leaves, where it rots.

## How dark is dark
It lives at 25 foot-candles, which is where you can just read a newspaper at noon, and grows at 200. A plant moved from the hallway to full June sun burns in an
afternoon; take two weeks, as in [hardening off](/information/resource-hub/hardening-off-day-by-day).

## When something looks wrong
- **Soft, leaning leaf:** rot at the base. Pull it out, let the rest dry for three weeks.
- **Wrinkled along the length:** thirst, real thirst. Soak once.
- **Brown tips:** cold below 50 °F, or a leaf that bent against the wall.
- **A burst pot:** the rhizomes did that. Divide in May, two or three leaves to a piece.

## More of them
Cut a leaf into three-inch lengths, keep the lower end down, and wait ten weeks. Kinds with yellow edges come up plain green from cuttings, because the stripe is in
a layer that does not root; divide those instead.

It upsets the stomachs of dogs and cats, seldom badly; the [pet-safe list](/information/resource-hub/plants-safe-for-cats-and-dogs) has alternatives. We keep our
[snake plants](/p/200101/snake-plant) in clay, which forgives.`,
  },
  {
    slug: 'pothos-from-one-cutting',
    title: 'Pothos from one cutting',
    author: 'Tom Ekdahl, houseplants',
    summary: 'One node, one glass of water, three weeks.',
    written: '2023-05-16',
    revised: '2025-08-19',
    tags: ['Houseplants', 'Low light'],
    relatedCodes: ['200105'],
    picture: 'products/200105',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Foliage', 'IndoorPlants_Foliage_LowLight'],
    body: `
All golden pothos in the world are very nearly one plant, cut into pieces. It has been seen to flower perhaps once in a century, so cuttings are the only way, and
they hardly ever fail.

## The cutting
1. Find a node: the bump where leaf meets stem, with a brown nub of aerial root.
2. Cut half an inch below it. One node and one leaf are enough; a bare piece of vine is not.
3. Stand it in water with the leaf above. Change the water weekly. Roots show in 10 to 14 days.
4. Pot it when the roots are two inches long. Older water roots sulk in soil for a month.

Put six or seven in one pot. A single vine never looks full, whatever you feed it.

## Keeping it
Water when the top half of the pot is dry; leaves soften a day before they suffer. In dim rooms the yellow fades to green, because the yellow parts make no sugar.
Feed half strength monthly from April to September, not at all in winter. It grows down to 55 °F and stops.

## Long and bald
Light falls only on the newest leaves, so the top of the pot goes bare. Each March cut two vines back to three inches: every cut makes one or two new shoots. Root
what you cut off.
- Wilt in wet soil: rot. Take cuttings from the tips and start again.
- Small gray flies: [fungus gnats](/information/resource-hub/fungus-gnats-and-other-lodgers), a sign of too much water.
- Sticky leaves: scale. Wipe with rubbing alcohol.

It irritates the mouths of pets and children who chew. [Our pothos](/p/200105/golden-pothos) are six cuttings to a pot, and happy with
[a north window](/information/resource-hub/five-plants-for-a-north-window).`,
  },
  {
    slug: 'peace-lilies-that-flower',
    title: 'Peace lilies that flower',
    author: 'Tom Ekdahl, houseplants',
    summary: 'Sold in bloom by a trick; kept in bloom by an east window.',
    written: '2023-08-29',
    revised: '2025-10-27',
    tags: ['Houseplants', 'Low light'],
    relatedCodes: ['200102'],
    picture: 'products/200102',
    categoryIDs: [
      'IndoorPlants',
      'IndoorPlants_Foliage',
      'IndoorPlants_Foliage_LowLight',
      'Flowers',
      'Flowers_BloomingGifts',
    ],
    body: `
Most peace lilies are sent out in flower because the grower sprayed them with a plant hormone three months before. At home the plant has to be persuaded by light,
and the white sail usually appears once a year, in late spring.

## Persuasion
- Eight weeks within three feet of an east window, from March on.
- A pot slightly too small: flower comes before new roots.
- Nights near 60 °F in February and March, which most houses by a window have anyway.
- Half-strength food every third week once new leaves appear.

The sail opens white, keeps for four weeks, turns green and can then be cut at the base.

## Water, and the swoon
It droops when dry and stands again within two hours. Do not use the swoon as a clock: each one costs root hairs, and the leaf tips brown a week later. Lift the pot;
learn its weight. In a Minnesota winter that is about every ten days.

Brown tips with wet soil point to salts. Flush the pot with four times its volume of water, and do not use water from a household softener, which trades calcium for
sodium. The outside tap is usually not softened.

## After a funeral
Peace lilies come into many houses with a card and a foil. Take the foil off the same day: an inch of water stands in it. If the plant came in a basket with others,
pot each alone within a month; the [dish garden](/c/indoor-plants/dish-gardens) is a party, not a home.
1. Remove the foil, water once, let it drain.
2. Set it out of direct sun, away from the register.
3. Cut spent flowers, leave every green leaf.

It is not a true lily and does not harm cats' kidneys, but it burns the mouth: see [safe and unsafe plants](/information/resource-hub/plants-safe-for-cats-and-dogs).
For other dark corners, [snake plants](/information/resource-hub/snake-plants-for-dark-hallways).`,
  },
  {
    slug: 'ficus-without-the-drama',
    title: 'Ficus without the drama',
    author: 'Tom Ekdahl, houseplants',
    summary: 'It will drop leaves when moved. Here is how many, and when to worry.',
    written: '2024-10-15',
    revised: '2026-01-27',
    tags: ['Houseplants'],
    relatedCodes: ['200104'],
    categoryIDs: [
      'IndoorPlants',
      'IndoorPlants_Foliage',
      'IndoorPlants_Foliage_BrightLight',
      'IndoorPlants_Foliage_Large',
    ],
    body: `
A weeping fig carried from a greenhouse at 3,000 foot-candles into a living room at 150 throws away the leaves it can no longer pay for. A third in the first month
is normal. Bare twigs that bend are alive; twigs that snap are not.

## Three kinds
- **Weeping fig:** the one that sheds. It resents a new place, a draft and a dry week equally.
- **Rubber plant:** sheds little, takes an east window, grows a foot and a half a year.
- **Fiddle-leaf fig:** wants the most light, four hours of sun on the leaf, or it leans and goes bare below.

## One place, one routine
1. Choose the place before you buy: within five feet of a south or west window, no closer than three feet to a register or a front door.
2. Turn the pot a quarter each week, always the same way.
3. Water when two inches are dry, the whole pot, then empty the saucer. Once a week in summer, every twelve days in winter.
4. Wipe the leaves monthly. Dust takes a tenth of the light you have.

## Summer outside
Figs love a porch from the first of June. Start in full shade for ten days, as in [hardening off](/information/resource-hub/hardening-off-day-by-day), and bring them
in by Labor Day, while windows are still open. The same plant brought in on October 5 after a night of 42 °F loses half its leaves.

## Pruning
Cut just above a leaf in March or April. White latex runs for a minute; it stains, and irritates skin and pets. A plant that is only tall becomes two-stemmed at the
cut.

Sticky floors mean scale insects: see [lodgers on houseplants](/information/resource-hub/fungus-gnats-and-other-lodgers). If the drama is too much, a
[kentia palm](/p/200104/kentia-palm) fills the same corner and says nothing.`,
  },
];
