import type { ArticleSource } from '@/platform/stock/content/article-source';

export const fernsPalmsSucculents: readonly ArticleSource[] = [
  {
    slug: 'boston-ferns-through-winter',
    title: 'Boston ferns through a Minnesota winter',
    author: 'Tom Ekdahl, houseplants',
    summary: 'On the porch it thrives; by Christmas it is on the carpet. Not necessarily.',
    written: '2022-09-20',
    revised: '2025-09-16',
    tags: ['Houseplants', 'Winter'],
    relatedCodes: ['200106'],
    picture: 'products/200106',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Foliage', 'IndoorPlants_Foliage_BrightLight'],
    body: `
A porch in July gives a Boston fern what it wants: 60 percent humidity, bright shade and a quart of water a day. The living room in January gives it 18 percent. The
leaflets on the carpet are arithmetic.

## Bringing it in
1. Come in by September 15, before nights fall under 50 °F.
2. Cut off every frond that is long, pale or inside the clump, up to half of them.
3. Rinse top and underside with the hose, twice, a week apart.
4. Sink the pot in a bucket for ten minutes and let it drain.

## Where it winters best
A cool room is worth more than a humidifier. At 60 °F the same air holds half again as much relative moisture as at 72. A bright bedroom with the register shut, a
glazed porch that stays above 45 °F, or the bathroom, if it has a window. Light: as near to an east or north window as it fits.

Water when the surface feels dry, every four or five days even in winter; this is the one houseplant that dies of a missed week. No food from October to March.
Runners without leaves may be cut.

## The semi-dormant way
Short of room? Cut all fronds to three inches, keep the pot in a basement at 50 °F and water every three weeks. Bring it to light in the middle of March; new
fiddleheads come within a month. It looks worse and survives better.
- **Gray, webbed fronds:** mites; see [lodgers](/information/resource-hub/fungus-gnats-and-other-lodgers).
- **Brown dots in straight rows underneath:** spores. Leave them.

It is safe for [cats and dogs](/information/resource-hub/plants-safe-for-cats-and-dogs), which will chew it anyway. Ours, [grown in baskets](/p/200106/boston-fern),
go out to your porch in the last week of May.`,
  },
  {
    slug: 'aloes-on-the-sill',
    title: 'Aloes on the sill',
    author: 'Tom Ekdahl, houseplants',
    summary: 'South window, clay pot, and the watering can out of sight.',
    written: '2023-03-28',
    revised: '2025-06-10',
    tags: ['Houseplants'],
    relatedCodes: ['200302'],
    picture: 'products/200302',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Succulents'],
    body: `
An aloe wants the one thing a Minnesota house has least of in winter: six hours of sun. Put it on the south sill in October and it will sit there without growing,
which is right; the pale, floppy aloe stood on the kitchen counter.

## The pot
Clay, with a hole, one inch wider than the roots. Fill with two parts potting mix and one part perlite or coarse sand. Gravel in the bottom does not drain a pot: it
lifts the wet layer up to the roots.

## Water
- **April to September:** every two weeks, when a stick pushed to the bottom comes out clean.
- **October to March:** every five to six weeks, less below 60 °F.
- Leaves that curl inward are thirsty. Leaves that are soft and see-through are drowned.

It takes 45 °F without complaint and dies at 30. In summer it likes the porch; redden it slowly over ten days, since a leaf that goes brick red in June sun is
tanned, not ill.

## Pups
1. In May, tip the plant out when the pups are a third of the mother's height.
2. Cut the runner with a clean knife, keeping some root on each.
3. Leave them on newspaper for two days to dry the cut.
4. Pot in barely damp mix and wait a week to water.

## The burn plant
Clear gel from the inner leaf soothes a small kitchen burn, after ten minutes of cool running water. The yellow juice under the skin is a strong laxative: let it
drip away, and keep leaves from [cats and dogs](/information/resource-hub/plants-safe-for-cats-and-dogs).

Buy [an aloe](/p/200302/aloe-the-burn-plant) by its color, gray-green and stiff. Its companions for the same sill are
[jade plants](/information/resource-hub/jade-plants-for-the-long-run).`,
  },
  {
    slug: 'jade-plants-for-the-long-run',
    title: 'Jade plants for the long run',
    author: 'Tom Ekdahl, houseplants',
    summary: "There is one on Summit Avenue older than the house's furnace.",
    written: '2022-11-01',
    revised: '2025-11-18',
    tags: ['Houseplants'],
    relatedCodes: ['200304'],
    picture: 'products/200304',
    categoryIDs: ['IndoorPlants', 'IndoorPlants_Succulents'],
    body: `
A jade plant given a south window and forgotten twice a month lives for sixty years and is passed on with the good china. We repot several such heirlooms each
spring; nearly all of them had one owner who watered little.

## What makes it thick
Sun on the stem and a tight pot. In a pot only an inch larger than its roots a jade builds wood; in a large pot it builds leaves and falls over. Use clay, because a
ten-year-old plant weighs fifteen pounds above the rim.
- Summer: water every ten to fourteen days, when the lowest leaves give slightly between two fingers.
- Winter: every four weeks at 65 °F, every six at 55 °F.
- Feed twice: in May and in July, half strength.

## Flowers at Christmas
A jade over ten years old blooms white in December if it had short days and cool nights of 50 to 55 °F from the middle of September. Leave it on the porch until the
first frost warning, then in a spare room where no lamp is lit at night.

## Shaping
1. Prune in March or April. Each ring on the stem is a node; cut just above one and two shoots follow.
2. Take off whole leaves to bare a trunk. They come away with a sideways push.
3. Lay cut tips on a shelf for five days, then stick them in dry mix. Water after two weeks.

White cotton in the leaf joints is mealybug: dab with rubbing alcohol each week for a month, as described under
[houseplant lodgers](/information/resource-hub/fungus-gnats-and-other-lodgers). Jade makes dogs and cats vomit; a
[Christmas cactus](/information/resource-hub/christmas-cactus-on-time) does not.

Our [jade bonsai](/p/200304/jade-bonsai) has had its first six years of shaping done.`,
  },
  {
    slug: 'kentia-palms-in-a-cool-room',
    title: 'Kentia palms in a cool room',
    author: 'Tom Ekdahl, houseplants',
    summary: 'The palm of the grand hotels, because hotels were dim and cold.',
    written: '2024-03-12',
    revised: '2025-12-16',
    tags: ['Houseplants', 'Low light'],
    relatedCodes: ['200104'],
    picture: 'products/200104',
    categoryIDs: [
      'IndoorPlants',
      'IndoorPlants_Foliage',
      'IndoorPlants_Foliage_Large',
      'IndoorPlants_Foliage_LowLight',
    ],
    body: `
The kentia filled hotel lobbies in 1900 because it lived by gaslight at 55 °F. A Saint Paul dining room with the thermostat at 66 suits it better than any other
palm.

## What it needs
- **Light:** eight feet from an east or south window is enough. Direct summer sun bleaches it.
- **Water:** when the top two inches are dry, every ten days or so. It suffers from a dry root ball more than from dry air.
- **Food:** three times, in April, June and August. It makes two or three fronds a year; no feeding makes four.
- **Pot:** deep and snug. Repot every third or fourth spring, without teasing the roots, which are brittle.

## Brown tips
Every kentia has a few. They come from salts in the water, fluoride among them, and from drying out once.
1. Use rain, snowmelt brought to room temperature, or the unsoftened outside tap.
2. Flush the pot twice a year: four times its volume, slowly, in the tub.
3. Trim tips with scissors to the shape of the leaf, leaving a thread of brown, so the cut does not creep.

Take off a frond only when it is all brown. A palm grows from one point per stem, the spear in the middle; cut that and the stem is finished.

## A pot of several
Most are sold as three to five seedlings together. Do not part them; the plant you admired is a grove.

Spider mites follow dry heat in February. Shower the undersides monthly, and read about [lodgers](/information/resource-hub/fungus-gnats-and-other-lodgers). The
kentia is safe for cats and dogs; the sago palm, no palm at all, can kill a dog: see the [list](/information/resource-hub/plants-safe-for-cats-and-dogs). Our
[kentias](/p/200104/kentia-palm) ride upright in the van.`,
  },
];
