import type { ArticleSource } from '@/platform/stock/content/article-source';

export const lilacsHydrangeasRoses: readonly ArticleSource[] = [
  {
    slug: 'when-to-prune-lilacs',
    title: 'When to prune lilacs',
    author: 'Ole Brandvold, nursery',
    summary: 'Two weeks after bloom, or you cut off next year.',
    written: '2022-05-24',
    revised: '2026-05-11',
    tags: ['Shrubs', 'Pruning'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Shrubs', 'OutdoorPlants_Shrubs_Lilacs'],
    body: `
A lilac sets next May's buds in July. Prune in August, October or March and the shrub is tidy and flowerless. In the Twin Cities bloom ends around May 28; put the
pruners away by the middle of June.

## Every year
1. Snap off spent flower heads just above the first pair of leaves.
2. Pull or cut suckers at ground level, leaving two or three that stand where you want a trunk.
3. Take out anything dead, and one of each pair that rubs.

## The rule of thirds, for an old hedge
A lilac flowers best on stems from one to two inches thick. Each spring remove a third of the oldest trunks at the ground. In three years the whole shrub is new, and
you never missed a bloom. Cutting everything to a foot in March also works; expect no flowers for two to three years.

## Why it does not bloom
- **Shade.** Six hours of sun, or leaves only.
- **Lawn food.** Nitrogen drifting in from the grass grows leaves.
- **Age.** A gallon plant needs three to four years.
- **Frost.** A night below 26 °F in bud browns the flowers. It happened in 2010 and 2021.

White powder on the leaves in August is mildew. It is ugly and harmless: rake up the leaves, thin the center and do nothing more.

Sharp [bypass pruners](/p/400203/bypass-pruners) matter more than technique. Our own [lilacs](/c/outdoor-plants/shrubs?c=lilacs) bud in the first days of May.`,
  },
  {
    slug: 'why-hydrangeas-change-color',
    title: 'Why hydrangeas change color',
    author: 'Ole Brandvold, nursery',
    summary: 'Aluminum, pH and patience: what our soil test tells you.',
    written: '2023-07-18',
    revised: '2025-07-07',
    tags: ['Shrubs', 'Soil'],
    categoryIDs: [
      'Flowers',
      'OutdoorPlants',
      'OutdoorPlants_Shrubs',
      'OutdoorPlants_Shrubs_Hydrangeas',
    ],
    body: `
Only one of the hydrangeas sold here changes color with the soil: the bigleaf, with its blue or pink mopheads. It is blue when it can take up aluminum and pink when
it cannot, and pH is the gate.

## The numbers
- pH 5.5 and below: blue.
- pH 6.0 to 6.5: mauve, some of each on one plant.
- pH 6.8 and above: pink.

Most yards in Hennepin and Ramsey counties test between 6.8 and 7.8, because the glacier left us limestone and the city water adds more. Your bigleaf will be pink
unless you work at it.

## Turning it blue
Test first; we do it at the Lyndale counter while you wait. Dig in a cup of garden sulfur per ten square feet in spring and again in fall, and water monthly with
aluminum sulfate, one tablespoon to the gallon. It takes a season. Coffee grounds do almost nothing.

## The ones that never change
**Smooth hydrangeas** open green, turn white and go green again. **Panicle hydrangeas** open white and blush pink as nights cool, in any soil. Both flower on new
wood, so a January of thirty below costs nothing. Cut smooth kinds to the knee in March; take a third off the panicles.

## And the potted blue one
The [florist's hydrangea](/p/200213/potted-hydrangea) is a bigleaf forced under glass. Enjoy it for a month on a cool table, water it daily and do not expect it to
live through a winter outdoors. For the garden, start with [hardy hydrangeas](/c/outdoor-plants/shrubs?c=hydrangeas).`,
  },
  {
    slug: 'roses-that-survive-january',
    title: 'Roses that survive January',
    author: 'Ingrid Vang, Glasshouse No. 3',
    summary: 'Own roots, no ceremony; and the tip method for those who must.',
    written: '2022-10-11',
    revised: '2025-10-06',
    tags: ['Roses', 'Winter'],
    categoryIDs: ['OutdoorPlants', 'OutdoorPlants_Shrubs', 'OutdoorPlants_Shrubs_Roses'],
    body: `
A rose dies here in one of three ways: the canes freeze, the graft freezes, or a thaw in March wakes it for a frost in April. The first is cosmetic; the second is final.

## Choose own-root, hardy to Zone 4 or colder
A grafted rose killed to the ground comes back as its rootstock, which is a small dark red flower you did not buy. An own-root rose comes back as itself. Shrub roses
bred on the prairies lose some tips in a bad winter and bloom by the middle of June. They are the [roses we sell for the garden](/c/outdoor-plants/shrubs?c=roses).

## Planting
Six hours of sun, a hole two feet wide, compost mixed one to three. Graft unions, where there is one, go three to four inches below the soil, whatever a book from
Oregon says.

## The fall
1. Stop feeding on August 15, stop cutting flowers on September 15, so the canes harden.
2. Water until the ground freezes, usually around Thanksgiving.
3. After a week of nights in the low twenties, pile a foot of leaves or straw over the crown of tender kinds. Earlier only keeps mice comfortable.

## The Minnesota tip
For hybrid teas: in mid-October tie the canes, loosen the soil on one side, tip the whole plant into a trench and cover it with six inches of soil and a foot of
leaves. Raise it around April 10. It was invented in these suburbs in the 1950s and is still the only way to bring a tea rose through reliably.

Prune in spring, when the lilac leaves are the size of a squirrel's ear, down to where the pith is white.`,
  },
];
