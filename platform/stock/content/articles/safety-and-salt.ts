import type { ArticleSource } from '../article-source';

export const safetyAndSalt: readonly ArticleSource[] = [
  {
    slug: 'plants-safe-for-cats-and-dogs',
    title: 'Safe and unsafe plants for cats and dogs',
    author: 'Tom Ekdahl, houseplants',
    summary: 'What to buy, what to hang high, and three that never come through the door.',
    written: '2023-02-07',
    revised: '2026-02-10',
    tags: ['Pets', 'Houseplants', 'Reference'],
    relatedCodes: ['200201', '200104', '200106'],
    picture: 'products/200104',
    categoryIDs: ['IndoorPlants', 'Flowers'],
    body: `
Any leaf may come back up on the carpet. The question is which ones do more than that. The lists follow those of animal poison centers.

## Safe for both
- **Leaves:** cast-iron plant, Boston fern, kentia and parlor palm, spider plant, calathea, peperomia, haworthia, hen and chicks.
- **Flowering pots:** moth orchid, African violet, Christmas cactus, bromeliad.
- **In a vase:** rose, sunflower, gerbera, snapdragon, zinnia, lisianthus, stock.
- **Herbs:** basil, rosemary, thyme, cat grass.

## Sore mouths and upset stomachs
Pothos, monstera, peace lily, philodendron, ZZ plant: needle crystals that burn at once. Snake plant, jade, aloe, rubber plant, poinsettia, hydrangea, carnation,
chrysanthemum, eucalyptus, geranium: vomiting for a day. Hang them or leave them in the shop.

## Dangerous
1. **True lilies and daylilies, to cats.** Petal, leaf, pollen, vase water. Kidneys fail within three days. There is no safe amount.
2. **Sago palm, to dogs.** One seed can destroy the liver.
3. **Yew, oleander, foxglove, lily of the valley, rhododendron and azalea, kalanchoe:** the heart.
4. **Bulbs of tulip, daffodil, hyacinth, amaryllis,** dug up and eaten. Store them high.
5. **Cocoa-shell mulch, blood meal, slug bait of metaldehyde.** Choose iron phosphate.

## If it happened
Take the plant away, keep what is left of it, do not make the animal vomit unless told to. Call your veterinarian, or an animal
poison line, day or night; keep its number on the refrigerator, there is a fee. A cat that has touched a lily goes to a clinic now, well or not: treatment in the first 18 hours decides.

Write "cat" on the order and our designers leave lilies out. [Sunflowers and gerbera](/c/flowers/bouquets?c=sunflowers-gerbera) are the cheerful choice;
[a moth orchid](/p/200201/moth-orchid) lasts longest. Start with [African violets](/information/resource-hub/african-violets-all-year) or a
[fern](/information/resource-hub/boston-ferns-through-winter).`,
  },
  {
    slug: 'salt-spray-and-sidewalk-salt',
    title: 'Salt spray and sidewalk salt',
    author: 'Desmond Okafor, lawns and soil',
    summary: 'Brown on the side toward the road, and only that high. It was the plow.',
    written: '2024-02-13',
    revised: '2026-03-02',
    tags: ['Trees', 'Shrubs', 'Soil', 'Winter'],
    relatedCodes: ['300301'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Shrubs'],
    body: `
The metro spreads about 350,000 tons of salt in a winter. It reaches plants in two ways: as spray, carried sixty feet from a fast road, and in the soil, where the
plow threw it.

## Recognizing it
- **Spray:** needles brown from the tip, on the side toward the road, above the snow line, from late February. Twigs later in tufts, like brooms.
- **Soil:** leaves scorched at the edge in July, early fall color, a dead strip of grass along the walk.
- **White pine and red maple** show it first; then sugar maple, linden, hemlock, arborvitae.

## Plants for the edge
1. **Trees:** bur oak, Kentucky coffeetree, honeylocust, hackberry at a distance.
2. **Shrubs:** common lilac, rugosa rose, alpine currant, staghorn sumac, juniper.
3. **Perennials:** daylily, sedum, little bluestem, switchgrass, catmint.
4. **Grass:** fine and tall fescues outlast bluegrass by the curb.

Keep evergreens sixty feet from a highway, twenty from a plowed street, or put up burlap on that side by Thanksgiving.

## Rinsing
As soon as soil drains in April, give the strip two inches of water, let it soak, and repeat three days later. Sodium washes down if the soil is open; chloride goes
anyway. Gypsum helps only where a test shows sodium, at 40 pounds to a thousand square feet. Hose off evergreens on a warm March day.

## Using less
- Shovel within two hours; salt then has nothing to do.
- A twelve-ounce mug does ten squares of sidewalk, or a drive of twenty feet. Grains three inches apart.
- Below 15 °F plain salt does not melt. Use sand, and sweep it up.
- A teaspoon makes five gallons of lake water too salty for good.

Our [purple lilac](/p/300301/glasshouse-purple-lilac) stands on Lyndale Avenue, eleven feet from the plow. See
[oaks](/information/resource-hub/oaks-for-the-next-century) for the boulevard, and what [December](/information/resource-hub/december-in-the-garden) asks.`,
  },
];
