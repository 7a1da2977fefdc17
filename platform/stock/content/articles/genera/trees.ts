import type { ArticleSource } from '@/platform/stock/content/article-source';

export const trees: readonly ArticleSource[] = [
  {
    slug: 'maples-and-yellow-leaves',
    title: 'Maples and yellow leaves',
    author: 'Ole Brandvold, nursery',
    summary: 'If a red maple goes yellow in June, the soil is talking.',
    written: '2023-06-13',
    revised: '2026-05-19',
    tags: ['Trees', 'Soil'],
    relatedCodes: ['300401'],
    picture: 'products/300401',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Shade'],
    body: `
We are asked about yellow maples more than about any other tree. Between green veins the leaf fades, scorches at the edge, and the tree thins year by year. It is not
thirst: above pH 7 the roots cannot take up manganese and iron, and most metro soil is above pH 7.

## Which maple where
- **Northern red maple:** scarlet, 45 feet, soil below pH 6.8. Fine in Anoka sand, poor in Edina clay.
- **Sugar maple:** orange, 60 feet, deep loam, no road salt, no packed fill of a new subdivision.
- **Red and silver hybrids:** 50 feet, stand pH 7.3, color nearly as good.
- **Silver maple:** fast, brittle; every summer storm proves it.
- **Amur and Norway maple:** regulated here because they seed into woods. We sell neither.

## First aid
1. Test the soil: [metro soil and its test](/information/resource-hub/testing-metro-soil).
2. Mulch a ring six feet wide. Grass and mower do more harm than lime.
3. Work in iron chelate of the kind marked EDDHA in late April, and expect one green summer from it.
4. Above pH 7.5, replace the tree while it is small.

## Bark and roots
Thin bark splits on the southwest side in February, when 20 °F days follow by nights of −10. A white guard from November to April prevents it, for the first eight
years. Look also at the foot: no widening of the trunk means it was planted too deep, and a root may be circling. See
[planting a tree that lives](/information/resource-hub/planting-a-tree-that-lives).

Prune in July or August. Spring cuts bleed for weeks; it looks terrible and does little. A sugar maple ten inches through can carry one tap in March, and forty
quarts of sap boil down to one.

See our [red maples](/p/300401/northern-red-maple) in their first fall color in the yard.`,
  },
  {
    slug: 'oaks-for-the-next-century',
    title: 'Oaks for the next century',
    author: 'Ole Brandvold, nursery',
    summary: 'Plant it small, keep the saw away in summer, leave the leaves.',
    written: '2022-04-26',
    revised: '2026-03-24',
    tags: ['Trees', 'Natives'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Shade'],
    body: `
An oak planted at five feet overtakes one planted at twelve within ten years, because it kept its taproot. It also feeds more kinds of caterpillar, several hundred,
than any other tree here, and so more young birds.

## Which oak
- **Bur oak:** the oak of the old savannas, Zone 3, clay, drought, pH 7.5, salt. If in doubt, this.
- **Swamp white oak:** 50 feet, wet springs, boulevards; yellows above pH 7.2.
- **Northern pin oak:** sand, north and east metro, scarlet.
- **Northern red oak:** fastest, two feet a year, wants loam below pH 7, and dies of oak wilt in one summer.
- **Eastern pin oak:** pretty in Illinois, yellow here. Not planted.

## Planting
1. Spring, from mid-April to the end of May. Oaks move badly in fall.
2. A cage, not a tube: rabbits and deer shear oaks for ten years.
3. Ten gallons a week for each inch of trunk, two summers.
4. Wood chips ten feet wide if you can bear it. Under an oak grass is the guest.

## Pruning
Never from April through July. Fresh cuts then draw the beetles that carry oak wilt; November to March is safe. If a storm breaks a branch in May, paint the wound
within the hour. The whole calendar is under [oak wilt and the pruning months](/information/resource-hub/oak-wilt-and-the-pruning-months).

## Old oaks and building
Roots reach two to three times as far as the branches. Six inches of fill, a trench or one summer of parked trucks kills an oak slowly, over eight years, and the
crew is gone by then. Fence it at the drip line before anyone digs.

Oaks hold brown leaves until April. It is not illness. Other [shade trees](/c/outdoor-plants/trees?c=shade) and their sizes are in the
[library](/information/resource-hub/plant-tree-and-shrub-library).`,
  },
  {
    slug: 'crabapples-and-apples',
    title: 'Crabapples and apples',
    author: 'Ole Brandvold, nursery',
    summary: 'Same genus, same scab, same week for the pruners.',
    written: '2023-03-07',
    revised: '2026-03-03',
    tags: ['Trees', 'Pruning'],
    relatedCodes: ['300402', '400203'],
    picture: 'products/300402',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Ornamental'],
    body: `
Whether the fruit is the size of a pea or a fist, an apple is an apple: bloom in the second week of May, scab in a wet June, rabbits in January.

## Choose against disease
Apple scab makes olive spots in June and a bare tree in August. Spraying starts at green tip and never ends, so buy resistance. Persistent, small-fruited crabapples
are the cleaner ones: fruit under half an inch stays up until robins eat it in March and leaves nothing on the walk.

For eating, Haralson has lasted here since 1922 and Honeycrisp since 1991; both were bred in Carver County for −35 °F. Apples need pollen from another kind that
blooms within a hundred feet. Your neighbor's crabapple will do.

## Prune in March
1. Late February to the first of April, dry day, above 20 °F.
2. Take out dead wood, suckers from the base, and shoots that rise straight from a branch.
3. Keep a center stem and four to six wide branches; an apple wants to be a ladder.
4. Not more than a quarter in one year.

Blackened shoots bent like a cane are fire blight. Cut twelve inches below the damage, in winter, and clean the blade with alcohol between cuts.

## Fruit worth eating
- Thin to one apple per cluster, six inches apart, when they are as large as a nickel.
- Staple each into a small paper or zip bag at that size, mid-June: apple maggot finds nothing to sting.
- Rake up every leaf in October; scab winters on them.

A rabbit will ring a young trunk up to the height of the snow plus two feet: see [rabbits, voles and deer](/information/resource-hub/rabbits-voles-and-deer). Plant
as in [planting a tree that lives](/information/resource-hub/planting-a-tree-that-lives). We grow [a white crabapple](/p/300402/prairie-snow-crabapple) that keeps
its leaves, and sell the [pruners](/p/400203/bypass-pruners).`,
  },
  {
    slug: 'spruces-and-their-lower-branches',
    title: 'Spruces and their lower branches',
    author: 'Ole Brandvold, nursery',
    summary: 'A spruce bare to the shoulder has been crowded, not aged.',
    written: '2022-08-16',
    revised: '2025-11-04',
    tags: ['Trees', 'Pests'],
    relatedCodes: ['300404', '600103'],
    picture: 'products/300404',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Evergreen'],
    body: `
A spruce holds needles for five to seven years if they stay dry and lit. When a tree loses its skirt at fifteen, look for three causes, in this order: shade from a
neighbor, fungus, mites.

## Which spruce
- **Black Hills:** dense, slow, 35 feet, Zone 2. The best for a yard.
- **White:** 50 feet, for the north and for room.
- **Norway:** 60 feet with hanging twigs; fast, and the healthiest in the west metro.
- **Colorado blue:** needle cast and canker take it here by forty. Plant something else.

Set them fifteen feet apart and fifteen from the house. The row at six feet looks finished for eight years.

## Needle cast
Second-year needles go purple-brown from the bottom up, from late summer to spring. With a lens you see rows of black dots where the white ones should be. Copper
spray when new shoots are half out, about May 25, and again three weeks later, for two years, only protects new needles. Thinning the trees does as much.

## Mites and sawflies
1. Hold white paper under a branch in May and September and knock. Specks that crawl and smear green are spruce mites: hose hard, three times, five days apart.
2. In the first two weeks of June look for yellow-headed caterpillars on new needles. They strip a small tree in a week. Pick or rinse them.

Lower branches never grow back; a spruce has no sleeping buds on bare wood. Mulch the space and call it shade.

## Into winter
Water until the ground freezes, an inch a week. A [living Christmas spruce](/p/600103/living-christmas-spruce) can stay in the house seven days, no more, and its
hole is dug in October. For another habit, the [larch](/information/resource-hub/larch-the-conifer-that-lets-go); for a hedge,
[arborvitae](/information/resource-hub/arborvitae-without-brown-sides). See [Black Hills spruce](/p/300404/black-hills-spruce).`,
  },
  {
    slug: 'birches-want-cold-feet',
    title: 'Birches want cold feet',
    author: 'Ole Brandvold, nursery',
    summary: 'White bark on a hot lawn lasts fifteen years. Shade the roots.',
    written: '2024-07-09',
    revised: '2026-06-16',
    tags: ['Trees', 'Pests'],
    relatedCodes: ['400103'],
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Trees',
      'OutdoorPlants_Trees_Ornamental',
      'OutdoorPlants_Trees_Shade',
    ],
    body: `
A paper birch at Lake Superior lives for a century. On a south lawn in Bloomington, at 95 °F with grass up to the trunk, it weakens at twelve years and the bronze
birch borer finishes it by eighteen. The insect only enters a tree that is thirsty.

## Place
- North or east side of the house, afternoon shade on the roots, full sun on the crown.
- Acid to neutral soil. River birch yellows above pH 6.8.
- Mulch of [wood or cedar chips](/p/400103/cedar-mulch) three inches deep, eight feet wide, none against the bark.
- An inch of water a week from May to October: 600 gallons over the summer for a middling tree. A hose at a trickle for two hours does it.

## Which birch
1. **River birch:** peach-colored peeling bark, resists the borer, Zone 4, sulks in lime.
2. **Paper birch:** white, native, for cool sites only.
3. **European white birch:** weeping, and the borer's favorite. We stopped in 1994.

## Signs of the borer
The top third thins first. Bumps run under the bark like veins, and exit holes are shaped like a D, a fifth of an inch wide. With less than a third of the crown
gone, a certified arborist can treat it in spring; with more, plan for firewood. The hole is like that of the
[emerald ash borer](/information/resource-hub/emerald-ash-borer), its cousin, which leaves birches alone.

## Pruning
Not between the first of May and the first of August, while the borer flies to fresh cuts. March cuts drip sap for a week, harmlessly. Never cut a birch's lower
branches for the view: they shade the trunk.

Leaves with brown blisters in June have leaf miners, which cost a tree nothing. For planting depth and water in the first years read
[planting a tree that lives](/information/resource-hub/planting-a-tree-that-lives).`,
  },
  {
    slug: 'larch-the-conifer-that-lets-go',
    title: 'Larch, the conifer that lets go',
    author: 'Ole Brandvold, nursery',
    summary: 'Gold in October, bare in December, and every year someone cuts one down.',
    written: '2023-10-10',
    revised: '2025-10-21',
    tags: ['Trees'],
    relatedCodes: ['300403'],
    picture: 'products/300403',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Evergreen'],
    body: `
A larch drops all its needles. Every November we take a call from someone whose evergreen died overnight in a blaze of yellow, and every few years the caller has
already paid for the removal.

## The two we grow
- **Tamarack:** our native, 50 feet, Zone 1. It stands in bogs but does not need one; six hours of sun it does need.
- **Weeping European larch:** grafted, with no height of its own. It is as tall as its stake, then falls and spreads eight to ten feet.

New needles come as soft green tufts in the last week of April, among the first leaves of the year. In the third week of October the whole tree turns the color of
straw, then gold.

## Planting
1. Plant dormant, in April before the tufts open or in October after the color.
2. Moist soil, pH 5 to 7. Dry clay in July is what kills larches in town.
3. Keep road salt at fifty feet.
4. Tie the leader of a weeping one to a cedar stake at the height you want, and train it on until it passes.
5. Fifteen gallons a week for three summers.

## Care
Little. Prune in late winter, only to shorten; a larch does sprout from older wood, unlike [spruce](/information/resource-hub/spruces-and-their-lower-branches).
Needles bleached at the tips in May are casebearers: a hose in the first week, patience after. Farther north the eastern larch beetle is killing forests, but single
watered trees in yards are seldom found.

Deer rub their antlers on the trunk in October; put a cage up by the middle of September, as in
[rabbits, voles and deer](/information/resource-hub/rabbits-voles-and-deer).

Underplant with squill: the bed is sunny until May. See [weeping larch](/p/300403/weeping-larch), and choose the placement with care; it is a heavy pot.`,
  },
];
