import type { ArticleSource } from '@/platform/stock/content/article-source';

export const bedsAndLawns: readonly ArticleSource[] = [
  {
    slug: 'japanese-beetles',
    title: 'Japanese beetles: eight weeks of breakfast',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'Pick before nine, skip the trap, leave the ones with the white dot.',
    written: '2023-06-27',
    revised: '2026-06-26',
    tags: ['Pests', 'Summer', 'Roses'],
    relatedCodes: ['300305', '300306'],
    picture: 'products/300305',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Shrubs',
      'OutdoorPlants_Shrubs_Roses',
      'OutdoorPlants_Perennials',
    ],
    body: `
They come out of lawns in the last days of June, feed until the end of August, most of all from July 10 to August 10, and leave leaves like lace. The beetle is half
an inch, green with copper wings and a row of white tufts along each side. The harm to a healthy tree is cosmetic. To a first-year linden or a rose in bud it is not.

## What works
1. **A bucket of soapy water,** held under, from seven to nine in the morning. Tap: they drop. Begin with the first scouts, because chewed leaves smell of invitation.
2. **Netting,** with holes under a quarter inch, over young trees and raspberries after bloom.
3. **Neem,** weekly, as a deterrent on what is not in flower.
4. **Watering less.** Eggs laid in July need moist turf. A lawn left dry that month raises few grubs.
5. **The fly.** A white dot behind the head is the egg of a small fly that kills the beetle within a week. Those beetles you leave.

## What does not
- **Traps** with scent and flower bait. They draw from half a mile and catch three of four.
- **Milky spore.** It has not taken hold in our soils.
- **Killing every grub in your lawn.** Adults fly two miles.
- **Systemic insecticide on roses and lindens:** bees visit both.

## Grubs
Brown turf that rolls up like a rug in September has ten or more white grubs to the square foot. If so, chlorantraniliprole in May or June is the mild choice. A few
grubs harm nothing.

## Plant what they pass by
Lilac, dogwood, arborvitae, spruce, oak, red maple, hydrangea, peony, hosta mostly. They look first for linden, crabapple, grape, birch, raspberry, and above all
[roses](/information/resource-hub/roses-that-survive-january). Pale flowers suffer more than dark ones. See
[raspberries](/information/resource-hub/raspberries-that-stay-put) for nets, and [our shrub roses](/p/300305/hardy-shrub-rose).`,
  },
  {
    slug: 'black-spot-and-mildew',
    title: 'Black spot and mildew on roses',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'Seven wet hours make a spot. Arrange for six.',
    written: '2022-06-21',
    revised: '2026-06-09',
    tags: ['Pests', 'Roses'],
    relatedCodes: ['300305', '300306'],
    picture: 'products/300306',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Shrubs', 'OutdoorPlants_Shrubs_Roses'],
    body: `
Black spot needs water on the leaf for seven hours at 65 to 75 °F. That is one evening's sprinkling followed by a June night. Mildew wants the opposite, dry leaves
in damp still air, and comes in August.

## Telling them apart
- **Black spot:** round, fringed black spots on the upper side, yellow around, leaf drops; from the bottom up, from mid-June.
- **Powdery mildew:** white flour on young leaves and buds, curled; leaves stay on.
- **Downy mildew:** purple, angular blotches after cold rain in May; leaves fall at a touch.
- **Sawfly:** clear windows in leaves, small green grubs beneath. No fungus at all.

## Without a sprayer
1. Buy resistance. The prairie shrubs drop a third of their leaves in a bad year, hybrid teas all of them, twice.
2. Six hours of sun, the morning ones counting double. Three feet between plants.
3. Water the soil, before ten o'clock.
4. Two inches of fresh mulch in May, over last year's fallen spores.
5. Pick off the first spotted leaves, and every fallen one in October. Into the trash.
6. Prune out canes with purple blotches in April; the fungus winters there too.

## With one
For a plant you love anyway: from the first full leaf, about May 20, every ten days until the middle of August, both sides of the leaf. Sulfur or a bicarbonate for
mildew, not above 85 °F; copper or chlorothalonil for spot, and rotate. It protects leaves that are still clean, and cures none.

A rose stripped by August goes into winter weak, and that is how black spot kills in Minnesota: in January. How to see it through is in
[roses that survive January](/information/resource-hub/roses-that-survive-january). Holes with ragged edges are
[Japanese beetles](/information/resource-hub/japanese-beetles). We sell [shrub](/p/300305/hardy-shrub-rose) and [climbing roses](/p/300306/climbing-rose-on-a-stake)
that have stood five seasons unsprayed in our own bed.`,
  },
  {
    slug: 'chinch-bugs-or-drought',
    title: 'Chinch bugs or drought?',
    author: 'Desmond Okafor, lawns and soil',
    summary: 'Water one square yard. If it greens, it was thirsty.',
    written: '2024-07-23',
    revised: '2026-07-07',
    tags: ['Pests', 'Lawns', 'Summer'],
    relatedCodes: ['400202'],
    picture: 'articles/june-in-the-garden',
    categoryIDs: ['GardenSupplies', 'GardenSupplies_Tools'],
    body: `
In July half the bluegrass in the metro turns the color of straw and is only asleep. Some of it has hairy chinch bugs, sucking sap at the crown, and that part does
not wake.

## Tell them apart
- **Drought:** whole lawn, or high spots and south slopes. Footprints stay. Crowns at the soil are white and firm. A deep soaking greens it in ten days.
- **Chinch bugs:** patches along the curb, the drive, the hottest edge; yellow rims that spread in spite of water. Crowns brown.
- **Grubs:** turf lifts like a rug; skunks have been there.
- **Dog:** a round spot with a lush green ring.

## The coffee-can test
1. Cut both ends off a can. Push it two inches into the edge of the patch, where yellow meets green.
2. Fill with water and keep it full for ten minutes.
3. Count what floats up. Adults are a sixth of an inch, black, white wings folded in an X; the young are red with a pale band.
4. Fewer than fifteen to the square foot (three in a can six inches wide): do nothing. Big-eyed bugs, which look alike but broader, are eating them.
5. More, in several places: treat the patch and five feet around, once, after watering. Not the whole lawn.

## The lasting cure
They live in thatch and heat. Thatch thicker than half an inch: core aerate in early September. Mow at three and a half inches. Feed little. Then overseed with
fescues or ryegrass marked as carrying endophytes, fungi in the leaf that chinch bugs cannot stand; bluegrass has none. The when and how are in
[seeding a lawn in August](/information/resource-hub/seeding-a-lawn-in-august).

A sleeping lawn needs half an inch every three weeks to stay alive, not more. Put the water on trees first: see [July](/information/resource-hub/july-in-the-garden).
A [can](/p/400202/long-spout-watering-can) does for the test patch.`,
  },
  {
    slug: 'snow-mold-on-the-lawn',
    title: 'Snow mold on the lawn',
    author: 'Desmond Okafor, lawns and soil',
    summary: 'Gray circles in April look like the end. They are usually the beginning.',
    written: '2024-03-19',
    revised: '2026-03-16',
    tags: ['Pests', 'Lawns', 'Winter'],
    picture: 'articles/what-zone-4-means-now',
    categoryIDs: ['GardenSupplies', 'GardenSupplies_Tools'],
    body: `
When the last snow goes, lawns show round, matted, straw-colored patches from three inches to two feet wide. It is a fungus that worked under the snow, and it stops
the day the grass dries.

## Gray or pink
- **Gray:** two months of snow on unfrozen soil. Whitish web, specks like poppy seed. It eats leaves, seldom crowns; green by mid-May.
- **Pink:** needs no snow, only wet grass at 32 to 60 °F. Salmon tinge at the edge when wet. It may kill crowns, and is the one to reseed.
- **Vole runs:** winding paths an inch and a half wide, clipped to the ground. Not mold. They fill in by June.

## In April
1. Wait until the soil is firm underfoot.
2. Rake the patches lightly with a fan rake, to stand the blades up and let air in. That is the treatment.
3. Spread what is left of the shoveled heaps, so they melt with the rest.
4. Look on May 15. What is bare then is scratched open and seeded, and again on August 20, which is better.

Fungicide in spring does nothing: the fungus has already finished.

## In fall
- Mow until the grass stops, about the first week of November, the last time at two and a half inches.
- No leaf mats. Mulch them in with the mower or rake.
- Last nitrogen by the end of September. Lush grass under snow is its dinner.
- Aerate if thatch is over half an inch.
- Pile snow in different places, not always on the north lawn.

A fence of shrubs that drops a drift on the same strip each year will give mold on the same strip each year. Put
[dogwoods](/information/resource-hub/dogwoods-for-red-winters) there, or a bed. For new grass see
[seeding a lawn in August](/information/resource-hub/seeding-a-lawn-in-august), and for raking [our tools](/c/garden-supplies/tools).`,
  },
];
