import type { ArticleSource } from '@/platform/stock/content/article-source';

export const treesAndWoods: readonly ArticleSource[] = [
  {
    slug: 'emerald-ash-borer',
    title: 'Emerald ash borer: treat or take down',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'Found in Saint Paul in 2009. The question is now only which trees, and when.',
    written: '2022-05-10',
    revised: '2026-05-06',
    tags: ['Pests', 'Trees'],
    relatedCodes: ['300401'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Shade'],
    body: `
Minnesota has nearly a billion ash trees, and the green beetle from East Asia kills those it finds within five years. It is in every county of the metro. If you have
an ash, you have a decision.

## Is it an ash?
Branches and buds stand opposite each other, and a leaf is made of five to eleven leaflets. Maples are opposite with simple leaves. Mountain-ash is a relative of the
rose, and safe.

## Signs
- **Woodpecker flecking** in winter: patches of pale, blond bark high up. The first sign you will see.
- **Exit holes** shaped like a D, an eighth of an inch.
- **S-shaped tunnels** under loose bark.
- Thin crown, leafy sprouts on the trunk.

## Treat
1. Only trees with two thirds of their crown or more, and worth it: shade, a view, a swing.
2. Emamectin benzoate, injected into the trunk by a licensed arborist, from mid-May to the end of June.
3. Every second year, for as long as you keep the tree. Ask for a price per inch of diameter, and compare with removal.
4. Soil drenches work on trunks under 15 inches, but must not reach flowers. Bees drink them.

## Take down
A dead ash turns brittle within a year, and climbers refuse it: removal then costs half as much again. Do it while the tree is alive, between October and the end of
April, when the beetles are not flying. The wood may not leave the quarantined counties; burn it where it fell. Small stingless wasps released since 2010 help the
next generation of trees, not yours.

## After
Plant something else two years before. Kentucky coffeetree, swamp white oak, river birch, hackberry: sizes in the
[library](/information/resource-hub/plant-tree-and-shrub-library), method in [planting a tree that lives](/information/resource-hub/planting-a-tree-that-lives). Do
not make the street all one kind again. See [shade trees](/c/outdoor-plants/trees?c=shade).`,
  },
  {
    slug: 'oak-wilt-and-the-pruning-months',
    title: 'Oak wilt and the pruning months',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'April to July: no saw touches an oak. Here is the reason and the exception.',
    written: '2023-04-04',
    revised: '2026-04-03',
    tags: ['Pests', 'Trees', 'Pruning'],
    relatedCodes: ['400203'],
    picture: 'articles/oaks-for-the-next-century',
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Trees', 'OutdoorPlants_Trees_Shade'],
    body: `
Oak wilt is a fungus that plugs the vessels of oaks. A northern red or pin oak wilts from the top in July and is dead in six weeks; a bur or white oak loses a branch
a year and may live. It spreads in two ways, and both can be stopped.

## The months
- **April, May, June, July: high risk.** Sap beetles carry spores from fungus mats on dead red oaks to fresh wounds, sometimes within ten minutes.
- **August, September, October: low risk.** Prune if you must.
- **November to March: safe.** Do it now.

Elms and honeylocusts have calendars much like it.

## The exception
If a storm or a mower wounds an oak between April and July, cover the wound at once with latex paint or shellac, thin. This is the only case in which we tell you to
paint a tree. The same holds for fresh stumps.

## Through the roots
Oaks of a kind within fifty feet of each other grow their roots together, and nine of ten new cases come that way. A vibrating plow cuts a line five feet deep
between sick and healthy trees before the sick one is felled. Felling first pulls the fungus across.
1. Suspect it: leaves bronze from the tip, fall half green, in July.
2. Send a branch an inch thick, fresh and cool, to the university's plant clinic.
3. Call the city forester. Many towns share the cost of the plow.
4. Injection of propiconazole protects a valued neighbor for two years.

## Wood
Split red oak that died this summer makes spore mats next spring. Burn it before April 1, or seal the pile to the ground under heavy plastic from April through July.
After a full year it is safe, as is bur oak.

Which oaks to plant: [oaks for the next century](/information/resource-hub/oaks-for-the-next-century). What else may be cut when:
[February, pruners out](/information/resource-hub/february-in-the-garden). Clean [pruners](/p/400203/bypass-pruners) with alcohol between trees.`,
  },
  {
    slug: 'buckthorn-and-what-to-plant-instead',
    title: 'Buckthorn, and what to plant instead',
    author: 'Ole Brandvold, nursery',
    summary: 'It is the last green thing in the woods on Halloween. Go then.',
    written: '2022-10-04',
    revised: '2025-10-07',
    tags: ['Pests', 'Shrubs', 'Natives'],
    picture: 'products/400203',
    categoryIDs: [
      'OutdoorPlants',
      'OutdoorPlants_Shrubs',
      'GardenSupplies',
      'GardenSupplies_Tools',
    ],
    body: `
Buckthorn came from Europe before 1860 as a hedge; nurseries gave it up in the 1930s, birds did not. It is now against the law to sell or move it in Minnesota. In
woods it shades out every seedling and flower, and oat rust winters on it.

## Knowing it
- Green leaves at the end of October, when all else is bare.
- A short thorn between the two end buds of a twig.
- Veins that curve toward the leaf tip; teeth so fine you feel more than see them.
- Orange inner wood. Scratch and look.
- Black berries in clusters along the stem, on female plants only.

Wild plum and chokecherry look close. Their teeth are sharp, their inner wood is not orange.

## Getting it out
1. **Up to the thickness of a pencil:** pull after rain. Tamp the soil down again, or its seed wakes.
2. **To two inches:** a weed wrench.
3. **Larger:** cut low, late August to the freeze; within two hours paint the stump's outer ring with glyphosate or triclopyr, as labeled.
4. **Without chemicals:** a tin can or black bag nailed over the stump for two summers.
5. Cutting and nothing more makes ten stems of one.

Start with the berried ones. Leave the tops where they fell; hauling them drops the seed. Come back each October for six years, which is how long seed lives.

## Plant at once
Bare ground grows buckthorn. In shade: [pagoda and gray dogwood](/information/resource-hub/dogwoods-for-red-winters), hazelnut,
[ostrich fern](/information/resource-hub/ostrich-ferns-in-shade). In sun:
[nannyberry and highbush cranberry](/information/resource-hub/viburnums-instead-of-burning-bush), chokeberry, plum. For a clipped hedge: alpine currant. Protect them
all from rabbits for three winters.

Hand work wants [bypass pruners](/p/400203/bypass-pruners) and a folding saw.`,
  },
  {
    slug: 'rabbits-voles-and-deer',
    title: 'Rabbits, voles and deer: who ate it',
    author: 'Ruth Lindqvist, plant clinic',
    summary: 'Look at the cut and measure from the top of the snow.',
    written: '2023-11-07',
    revised: '2025-11-04',
    tags: ['Pests', 'Winter'],
    relatedCodes: ['300402', '300305'],
    picture: 'articles/roses-that-survive-january',
    categoryIDs: ['GardenSupplies', 'OutdoorPlants', 'OutdoorPlants_Shrubs', 'OutdoorPlants_Trees'],
    body: `
The three do different damage at different heights, and a fence for one is a ladder for another. Read the cut first.

## Who it was
- **Rabbit:** twigs cut clean at 45 degrees; bark gnawed in patches, tooth marks an eighth of an inch; to two feet above the snow.
- **Vole:** bark grooved all round at the soil line or beneath snow, marks a sixteenth of an inch; tunnels in the grass in April.
- **Deer:** twigs torn, with a ragged tail, from two to six feet. Bark shredded vertically in October is antlers.
- **Squirrel:** thumb-length tips on the ground in March.

## Guards that work
1. **Rabbits:** mesh of an inch or less, as tall as the usual snow plus two feet: 42 inches here. Stand it two inches off the bark, pegged.
2. **Voles:** mesh of a quarter inch, sunk three inches. Keep mulch and tall grass a foot from the trunk.
3. **Deer:** eight feet of fence, or two fences of four feet, five feet apart. A single shrub: netting to seven feet.
4. **Repellent:** egg-based, before damage begins, renewed every five weeks, above 40 °F.

After a big snow tramp it down around the guards. Take plastic tubes off in April; mesh may stay.

## What they like
Rabbits: crabapple, burning bush, serviceberry, raspberry, rose, young oak, tulips, coneflower. Deer: arborvitae, hosta, daylily buds, yew, tulip. Neither cares for
spruce, lilac, boxwood in a good year, ferns, peony, bee balm, daffodils, alliums.

## Afterwards
A trunk ringed all the way round is lost above the wound; [crabapples](/information/resource-hub/crabapples-and-apples) may be saved by bridge grafts in April. Under
half the circle: leave it, no paint, water well. Shrubs chewed to the snow come back. Cut to a clean bud in April.
[Arborvitae](/information/resource-hub/arborvitae-without-brown-sides) shaved to six feet stay bare. See [hardy shrub roses](/p/300305/hardy-shrub-rose), which
regrow.`,
  },
];
