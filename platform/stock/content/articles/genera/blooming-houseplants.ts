import type { ArticleSource } from '@/platform/stock/content/article-source';

export const bloomingHouseplants: readonly ArticleSource[] = [
  {
    slug: 'christmas-cactus-on-time',
    title: 'Christmas cactus, on time',
    author: 'Tom Ekdahl, houseplants',
    summary: 'Fourteen-hour nights or 55 degrees: it takes either as a calendar.',
    written: '2022-10-25',
    revised: '2025-10-14',
    tags: ['Houseplants', 'Christmas'],
    relatedCodes: ['600302'],
    picture: 'products/600302',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Blooming', 'Christmas', 'Christmas_Poinsettias'],
    body: `
Look at the edge of a segment. Pointed claws: it is the Thanksgiving kind, which blooms from mid-November. Soft scallops: the true Christmas kind, four weeks later.
Both come from Brazilian cloud forest, where they sit in trees; neither knows a desert.

## Setting buds
Buds form after six weeks of nights fourteen hours long at 60 to 68 °F. In Minneapolis the nights reach that length in the first week of November, too late for
Thanksgiving, so help:
1. From September 20 use a room where no lamp is lit after six in the evening. A street light is enough to spoil it.
2. Or leave it on a porch where nights run between 50 and 55 °F. At that temperature it sets buds whatever the light.
3. Water less until buds are the size of a grain of rice, then return to normal.

## Keeping the buds
They fall when the plant is turned, moved, dried out or set in the breath of a register. Mark the front of the pot with tape and keep it so until the flowers open. A
plant bought in bud wants 60 to 70 °F and a bright window out of the sun.

## The rest of the year
- Water when the top inch is dry, every eight to ten days.
- Feed monthly from April to August, with magnesium once: a teaspoon of Epsom salts in a gallon.
- Twist off a segment or two from every stem in May. It doubles the flowers, and the pieces root in three weeks.
- Summer outside in shade; in by the middle of September for the timing above.

It is safe for [cats and dogs](/information/resource-hub/plants-safe-for-cats-and-dogs). It shares the windowsill with
[poinsettias](/information/resource-hub/poinsettias-past-new-year), which need the same dark. [Ours](/p/600302/christmas-cactus) are sold in tight bud.`,
  },
  {
    slug: 'african-violets-all-year',
    title: 'African violets all year',
    author: 'Tom Ekdahl, houseplants',
    summary: 'Twelve hours of light, water from below, a pot too small.',
    written: '2024-01-30',
    revised: '2026-01-13',
    tags: ['Houseplants'],
    relatedCodes: ['400101'],
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Blooming'],
    body: `
An African violet blooms ten months of twelve if three things are right, and none if one is wrong. It is our most honest plant.

## Light
It needs 500 to 1,000 foot-candles for twelve hours. An east window does it from March to September. From October to February add an LED strip eight to ten inches
above the leaves, on a timer from seven to nine. Leaf stalks that reach upward want more; leaves that hug the pot and turn bronze have too much.

## Water and warmth
- Stand the pot in an inch of lukewarm water for twenty minutes, then drain. About once a week.
- Cold water on a leaf leaves white rings that never go. So does sun on a wet leaf.
- Keep it between 65 and 75 °F; a winter sill at 50 °F stops it for two months.
- Food: a quarter of the label's strength, every watering, one high in phosphorus.

## The pot
A third of the width of the leaves, no more: a nine-inch plant lives in a three-inch pot. Repot each year in fresh light mix, even into the same pot.
1. Take off the lowest ring of leaves.
2. If that leaves a bare neck, scrape it lightly and set the plant down to the leaves.
3. Slip a plastic bag over it for a week.

## More of them
Cut a middle-aged leaf with an inch of stalk at a slant, stick it in damp mix under a bag, and count: four weeks to roots, ten to plantlets, eight months to flower.

Gray fuzz on flowers is botrytis: spent blooms left on in still air. They are safe for [pets](/information/resource-hub/plants-safe-for-cats-and-dogs) and a good
second plant after [a moth orchid](/information/resource-hub/getting-an-orchid-to-bloom-again). More that flower indoors:
[blooming plants](/c/indoor-plants/blooming).`,
  },
  {
    slug: 'azaleas-indoors-and-out',
    title: 'Azaleas, indoors and out',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'The pot one is for the porch; the hardy one was bred in Chanhassen.',
    written: '2023-01-24',
    revised: '2026-04-07',
    tags: ['Houseplants', 'Shrubs'],
    relatedCodes: ['200211', '200212'],
    picture: 'products/200211',
    categoryIDs: [
      'IndoorPlants',
      'IndoorPlants_Blooming',
      'IndoorPlants_Blooming_Azalea',
      'OutdoorPlants',
      'OutdoorPlants_Shrubs',
    ],
    body: `
Two plants share the name. The florist's azalea is an evergreen from southern China that dies at 20 °F. The garden azaleas that live here drop their leaves, and were
bred for it at the University of Minnesota's arboretum from 1957 on; their flower buds come through −30 °F.

## The one in a pot
- Keep it at 55 to 65 °F: five weeks of flowers. At 72 °F you get two.
- It is planted in pure peat. Once dry, peat sheds water: sink the pot in a bucket until the bubbles stop, every third or fourth day.
- Rainwater or melted snow keeps the soil sour. Metro tap water is alkaline, and leaves yellow between the veins within a year.

To keep it: shear lightly after bloom, put it outside in half shade from June, and leave it out until nights reach 40 °F, because the cold sets the buds. Then a
bright room at 50 °F until they color, usually in January.

## The ones in the garden
1. **Place:** four to six hours of sun, out of the west wind.
2. **Soil:** pH 4.5 to 5.5. Raise the bed a foot, half peat, half bark fines; our [metro soil](/information/resource-hub/testing-metro-soil) is limy.
3. **Depth:** the top of the root ball an inch above the bed. Roots run in the top six inches.
4. **Water:** an inch a week, and well into November.
5. **Pruning:** within three weeks of bloom, which is late May.

Sulfur needs a year to work, so begin the fall before. Neighbors for the same bed are [blueberries](/information/resource-hub/blueberries-in-limestone-country).

All azaleas are poisonous to dogs, cats and goats; a few leaves matter. See [azaleas in bloom](/c/indoor-plants/blooming?c=azalea).`,
  },
  {
    slug: 'amaryllis-again-next-year',
    title: 'Amaryllis again next year',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Four leaves this summer make one stalk next winter.',
    written: '2023-11-21',
    revised: '2025-11-11',
    tags: ['Bulbs', 'Houseplants'],
    relatedCodes: ['300511'],
    picture: 'products/300511',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Bulbs', 'IndoorPlants', 'IndoorPlants_Blooming'],
    body: `
A fat amaryllis bulb arrives with its flower already inside. That first bloom costs you nothing; the second depends on how many leaves it grows by September. Every
four leaves make one flower stalk.

## The first winter
1. Choose a heavy pot an inch wider than the bulb. A third to a half of the bulb stays above the soil.
2. Water once, then barely, until the bud shows. Six to eight weeks from potting to flower at 70 °F: pot on November 10 for New Year.
3. Turn it daily, or it leans.
4. In bloom, move it to 60 °F at night. Three weeks of flowers instead of ten days.

## After bloom
Cut the flowers at once, the stalk when it yellows. Now it is a leaf plant: the sunniest window, water when an inch is dry, half-strength food every two weeks.
- **Memorial Day:** outside, pot sunk in the ground, morning sun.
- **August 15:** stop feeding.
- **September 15:** bring it in before frost. Rinse the leaves.
- **Rest:** 50 to 55 °F, dark, no water for eight to ten weeks. Cut the leaves when brown.
- **Late November:** top up with fresh mix, water once, wait.

Some skip the rest, keep it green, and get flowers in March. That works too.

## Troubles
A bulb that gives leaves only was hungry or shaded last summer. Red streaks on bulb and stalk are a fungus, red blotch: keep water off the neck, discard soft bulbs.
Every part is poisonous to pets, the bulb most: see the [list](/information/resource-hub/plants-safe-for-cats-and-dogs).

Start with [a bulb to force](/p/300511/amaryllis-to-force). Those for the garden are another matter:
[planting bulbs before the freeze](/information/resource-hub/planting-bulbs-before-the-freeze).`,
  },
];
