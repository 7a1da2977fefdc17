import type { ArticleSource } from '@/platform/stock/content/article-source';

export const perennials: readonly ArticleSource[] = [
  {
    slug: 'peonies-for-a-hundred-years',
    title: 'Peonies for a hundred years',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Two inches deep, not three, and leave it to your grandchildren.',
    written: '2022-09-13',
    revised: '2025-09-09',
    tags: ['Perennials', 'Cut flowers'],
    relatedCodes: ['100324'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials', 'OutdoorPlants_Perennials_Sun'],
    body: `
Around Faribault they were shipping peonies by the trainload a hundred years ago; some of those plants still bloom by cellar holes with no house. Cold is what they
need. Depth is what they cannot forgive.

## Planting
1. September, from Labor Day to the first of October. Spring pots are second best.
2. Six hours of sun, four feet from the next plant, no tree roots.
3. Dig a hole 18 inches wide; mix in compost, no manure.
4. Set the red eyes one and a half to two inches under the surface, measured after the soil has settled. At four inches it makes leaves for thirty years.
5. Wait. First year sleep, second year a flower or two, third year a bush.

## Why it does not bloom
- Too deep, or mulched deep. Lift it in September.
- Shade that grew over it since 1990.
- Moved last fall: give it two years.
- Small brown buds that never swell: botrytis, after a wet May. Cut and trash all stems in the fall.

Ants come for the sugar on the buds. They neither open them nor harm them.

## Cutting
Bloom runs here from about June 1 to June 20. Cut when the bud feels like a marshmallow, with two leaves left on each stem. Wrapped dry in paper and laid flat at 34
to 38 °F, such buds keep for three weeks and open in a day. See [cutting from your own garden](/information/resource-hub/cutting-from-your-own-garden).

Ring the doubles with a hoop on May 10, before they need it. Cut the stems to the ground after frost and throw them out.

A clump needs dividing never, or once in twenty years: how is in [dividing perennials](/information/resource-hub/dividing-perennials). In June the shop's peonies go
into [the Farm Stand](/p/100324/the-whole-farm-stand-every-peony-in-the-market).`,
  },
  {
    slug: 'hostas-by-the-inch',
    title: 'Hostas by the inch',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'An inch of water a week, an inch of compost a year, no slugs.',
    written: '2023-05-09',
    revised: '2026-05-12',
    tags: ['Perennials'],
    relatedCodes: ['300204'],
    picture: 'products/300204',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials', 'OutdoorPlants_Perennials_Shade'],
    body: `
Hostas grow as large as their water allows. The same blue giant that measures five feet in Wayzata shade stays at two under a silver maple, whose roots drink first.

## Place
- **Blue leaves:** shade. The blue is wax, and sun melts it by July.
- **Gold leaves:** two or three hours of morning sun, or they stay chartreuse.
- **White edges:** bright shade; white scorches in sun, and in deep dark the plant shrinks.
- **Fragrant kinds:** the most sun, half a day, because their parent came from it.

They rise in the first week of May. A frost on the 15th turns the rolled leaves to mush; a second set follows. Cover with a bedsheet, not with plastic.

## Slugs
Holes between the veins are slugs, leaves gone to the stalk are deer. Water in the morning, keep mulch at two inches, and scatter iron phosphate bait on April 25,
when the first points show and the slugs hatch. Thick-leaved kinds are hardly touched.

## Deer
A hosta is salad. Spray a repellent at three inches, then every four weeks and after heavy rain; or plant ferns outside the fence. More in
[rabbits, voles and deer](/information/resource-hub/rabbits-voles-and-deer).

## Division and a virus
1. Divide in the last week of April as the points show, or in late August. Three eyes to a piece.
2. Clean the knife between plants with bleach, one to nine.
3. Mottled, puckered leaves with color bleeding along the veins are hosta virus X. There is no cure: bag the plant, roots and all.

Cut the leaves after frost; voles nest in them. Hostas upset the stomachs of dogs and cats. Plant with
[ostrich fern](/information/resource-hub/ostrich-ferns-in-shade), which covers what the hosta leaves bare. [Blue mammoth](/p/300204/blue-mammoth-hosta) is the one
that reaches five feet.`,
  },
  {
    slug: 'irises-on-top-of-the-soil',
    title: 'Irises, on top of the soil',
    author: 'Ole Brandvold, nursery',
    summary: 'The rhizome likes a sunburn. Bury it and it rots.',
    written: '2024-07-16',
    revised: '2025-07-22',
    tags: ['Perennials', 'Cut flowers'],
    relatedCodes: ['100202'],
    picture: 'products/100202',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials', 'OutdoorPlants_Perennials_Sun'],
    body: `
A bearded iris wants its back in the sun. Set like a duck on water, half out of the soil, it survives −30 °F; two inches down, under mulch, it rots in the first wet
June.

## Three kinds for here
- **Bearded:** bloom from May 20 to June 10, dry, full sun, every color but true red.
- **Siberian:** two weeks later, clay, half sun, narrow leaves that look well until frost. The least work.
- **Blue flag:** our native, wet edges and rain gardens.

## Division, in July
Bearded irises choke themselves in four years. Four to six weeks after bloom, from about July 10 to August 20:
1. Lift the whole clump with a fork and hose it off.
2. Cut away the old middle. Keep firm rhizomes the length of a finger, each with one fan.
3. Trim the leaves to six inches, a flat roof shape.
4. Let the cuts dry for a day in shade.
5. Plant on a ridge, roots down both sides, 14 inches apart, fans facing the same way. No mulch.

## The borer
A pinkish grub tunnels from leaf to rhizome, and stinking soft rot follows. Its eggs pass the winter on old leaves. So cut all leaves to three inches after frost and
trash them; in the first week of May squash the pale streaks on young leaves between two fingers. Siberians are rarely visited.

Feed lightly in April with something low in nitrogen. If a good clump blooms less, count the hours of sun: six is the least.

## In a vase
Cut when the bud is a colored pencil. It opens overnight and lasts three days, then the next bud takes over; see
[cutting from your own garden](/information/resource-hub/cutting-from-your-own-garden). Other clumps and their month:
[dividing perennials](/information/resource-hub/dividing-perennials). In the shop, blue iris stands among yellow tulips in
[First Warm Day](/p/100202/first-warm-day).`,
  },
  {
    slug: 'daylilies-beyond-the-orange-one',
    title: 'Daylilies beyond the orange one',
    author: 'Ole Brandvold, nursery',
    summary: 'Each flower a day, each stalk three weeks, each clump twenty years.',
    written: '2023-07-25',
    revised: '2025-08-05',
    tags: ['Perennials', 'Pets'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials', 'OutdoorPlants_Perennials_Sun'],
    body: `
The orange daylily of every ditch is an escape: it makes no seed, but its roots walk six feet in ten years and shoulder out everything native. Its garden relatives
stay where you put them.

## Choosing
- **Early:** from June 15, small golden ones that rebloom if you feed and deadhead.
- **Middle:** July 5 to August 1, where nine in ten belong.
- **Late:** to Labor Day, tall, usually yellow.

Ask for kinds that go dormant. Those bred in Florida keep green leaves in November and turn to soup by April.

## Planting and care
1. Any time from May to the middle of September, crown an inch under the surface, two feet apart.
2. Six hours of sun; with four they bloom half.
3. An inch of water a week while in bud doubles the flowers of the second half.
4. Snap off seed pods, and pull the stalk when it comes away with a light tug.
5. Divide every five or six years in late August, as in [dividing perennials](/information/resource-hub/dividing-perennials).

Leaves that yellow in July are pulled by the handful; new ones come. Streaked and spotted foliage in a wet summer is leaf streak: ugly, not serious. Rust, the plague
of the South, does not live through our winter.

## Deer, rabbits, cats
Deer eat the buds the night before they open, and rabbits shear new leaves in April. Spray early.

For cats this is the most dangerous plant in the yard. A few bites of leaf, or pollen licked from fur, stops the kidneys within three days. Keep daylilies out of any
garden or vase a cat can reach, and read [plants safe for cats and dogs](/information/resource-hub/plants-safe-for-cats-and-dogs) first.
[Bee balm](/p/300203/bee-balm) or [coneflower](/information/resource-hub/coneflowers-that-last) fills the same place in the border.`,
  },
  {
    slug: 'clematis-by-pruning-group',
    title: 'Clematis by pruning group',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Cut at a foot, cut at the knee, or keep your hands in your pockets.',
    written: '2022-03-22',
    revised: '2026-03-31',
    tags: ['Perennials', 'Pruning'],
    relatedCodes: ['400204'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Perennials', 'OutdoorPlants_Perennials_Sun'],
    body: `
Clematis pruning frightens people because of its three groups. In Minnesota winter settles most of it: nearly everything dies back to a few feet, and the kinds that
flower on new wood never notice.

## The groups
- **Group 3**, blooms July on: the purple porch clematis, the small bells, the sweet autumn kind. Cut to 12 inches at the end of March, above the lowest fat buds.
- **Group 2**, large flowers in June, some more in September: wait until buds swell, about April 20, then cut each stem back to the first live pair.
- **Group 1**, alpine kinds, May: only after bloom, only to tidy.

If you lost the tag, cut nothing before April 20 and see where the buds are. Sweet autumn clematis opens so late that frost takes it two years in five; our native
virgin's bower does the same in August.

## Planting
1. Set the crown two to three inches deeper than it stood in the pot. If wilt fells the stems in June, it sprouts from below.
2. Six hours of sun on the top, shade or mulch on the foot.
3. Neutral soil suits it. For once your pH is right.
4. An inch and a half of water a week, the first two summers most of all.
5. Cut a new plant to a foot in its first spring, whatever its group, and pinch the shoots at 18 inches.

## What it can climb
The leaf stalk does the winding, and it cannot grip anything thicker than a pencil. Give it netting, twine or thin wire over the
[cedar trellis](/p/400204/cedar-fan-trellis), four inches off the wall.

Black, drooping shoots in the prime of June are wilt: cut to the ground, trash it, water on. Young [rabbits](/information/resource-hub/rabbits-voles-and-deer) bite
stems in April: a collar of wire mesh 18 inches high. A climbing rose is the classic partner:
[roses that survive January](/information/resource-hub/roses-that-survive-january).`,
  },
];
