import { lilacWeek } from '../promises';
import type { PageSource } from './page-source';

/** Tables and pages to come back to. */
export const moreInformation: readonly PageSource[] = [
  {
    section: 'information',
    slug: 'light-at-home',
    title: 'How Much Light You Have',
    summary: 'A hand, a sheet of paper and a sunny noon.',
    body: `
Hold your hand a foot above white paper at noon. A shadow with sharp fingers is **bright light**; soft edges are **medium**; a gray blur is **low**; nothing is too dark for plants.

- **North window:** low to medium all year
- **East:** medium, gentle sun until ten
- **South:** bright, and in winter the only bright window there is
- **West:** bright and hot from two o'clock in summer

A step back from the glass halves the light; a sheer curtain takes a third. From November to February every window is one grade darker. Lists of [foliage plants](/c/indoor-plants/foliage) can be narrowed by light.`,
  },
  {
    section: 'information',
    slug: 'flower-seasons',
    title: 'When Flowers Are in Season',
    summary: 'What is cut here, and when.',
    body: `
- **January to April:** tulips and ranunculus from our own glass
- **Second week of May:** lilac, for about nine days
- **June:** peonies, the 5th to the 20th in most years
- **July to frost:** sunflowers, snapdragons, zinnias, dahlias from August
- **September to November:** chrysanthemums
- **December:** amaryllis, evergreens

Roses, orchids, gerbera and lilies come all year from farms we have walked. In season is cheaper, stronger and lasts three days longer; [what is here now](/c/flowers) is first in every list.`,
  },
  {
    section: 'information',
    slug: 'deer-resistant-plants',
    title: 'What Deer Eat Last',
    summary: 'Nothing is deer-proof. Some things are supper, some are not.',
    body: `
**Rarely touched:** peony, iris, daffodil, bleeding heart, Russian sage, lavender, ornamental onion, ferns, boxwood, spruce, lilac, most grasses.

**Sometimes:** coneflower, bee balm, sedum, smooth hydrangea, ninebark, juniper.

**Supper:** tulips, hosta, daylily, phlox, roses, arborvitae, yew, apple and crabapple up to five feet.

Taste goes in late winter, when everything is food. Wrap or fence young trees from October, and put the hosta behind the house. [Shrubs](/c/outdoor-plants/shrubs) are marked where it matters.`,
  },
  {
    section: 'information',
    slug: 'pot-and-stem-sizes',
    picture: 'pages/sizes',
    title: 'Sizes, Explained',
    summary: 'What #5 means, and how much bigger Premium is.',
    body: `
## Bouquets
Standard is what the picture shows. Deluxe has about a third more stems, Premium two thirds more. The number is written beside the size, and we count.

## Nursery pots
The trade calls them #1, #2, #5, #7 and #15, close to gallons. A #1 perennial fills a dinner plate in its first summer; a #5 shrub is three years older than a #1 and costs about two and a half times as much. With trees, small ones catch up: after ten years you cannot tell a #7 from a #15.

## Houseplants
By the width of the pot across the top: 4, 6, 8, 10 and 14 inches. A cachepot should be an inch wider than the pot that goes in it.`,
  },
  {
    section: 'information',
    under: 'hardiness-zones',
    slug: 'zone-by-zip',
    picture: 'articles/frost-dates-in-the-twin-cities',
    title: 'Your Zone by Town',
    summary: 'Which side of the line you garden on.',
    body: `
- **5a:** Minneapolis, Saint Paul, Richfield, Edina, Roseville, Bloomington and the rest of the inner ring
- **5a with 4b pockets:** Maple Grove, Plymouth, Eagan, Woodbury, Stillwater
- **4b:** Rogers, Andover, Forest Lake, Farmington, low ground anywhere

Pockets are low places where cold air lies, and hilltops without trees. A wall facing south is worth half a zone, and a pot takes one away: its roots freeze from the side. The map is the federal one of 2023; look up your own ZIP there before you plant anything you cannot replace.`,
  },
  {
    section: 'information',
    under: 'garden-calendar',
    slug: 'vegetable-timetable',
    title: 'Vegetable Timetable',
    summary: 'Sow, set out, pick: the Twin Cities on one page.',
    body: `
- **Peas, spinach, radish:** sow April 10 to 25, pick from June
- **Lettuce:** sow from April 20, again in August
- **Onions:** seed indoors February 10, set out April 25
- **Cabbage and broccoli:** indoors March 25, out May 5
- **Tomatoes:** indoors March 25, out May 20, not sooner
- **Peppers and eggplant:** indoors March 10, out May 28
- **Beans and corn:** sow May 15 into soil that is 60 °F
- **Squash and cucumber:** sow May 22
- **Garlic:** plant October 5, pull in July

These are the days our own kitchen garden uses. [Frost dates](/information/resource-hub/frost-dates-in-the-twin-cities) tell you how sure they are. [Seeds](/c/garden-supplies/seeds) and [starts](/c/outdoor-plants/vegetables-herbs).`,
  },
  {
    section: 'information',
    under: 'garden-calendar',
    slug: 'lawn-calendar',
    title: 'Lawn Calendar',
    summary: 'Six jobs a year, most of them in September.',
    body: `
- **April:** rake when the ground no longer squeaks. Do not feed.
- **May:** mow at three inches; leave the clippings.
- **June to August:** mow less. A brown lawn in July is asleep.
- **Before Labor Day:** seed bare places, keep the seed damp for two weeks.
- **September:** feed once, pull or spot-treat creeping charlie.
- **October:** mow leaves into the grass until you cannot see them.

Clover can stay. So can the shade under the maple, where no seed mix has ever won: plant [something for shade](/c/outdoor-plants/perennials?c=shade) instead.`,
  },
  {
    section: 'information',
    under: 'pet-safe-plants',
    slug: 'plants-and-children',
    title: 'Plants & Small Children',
    summary: 'What to keep above three feet.',
    body: `
**Out of reach:** dieffenbachia, philodendron and calla burn the mouth at once. Oleander, foxglove, lily of the valley, yew berries and castor bean are dangerous in small amounts.

**Safe to chew by mistake:** spider plant, Boston fern, parlor palm, nasturtium, violets, roses without spray.

**Sharp:** cacti, crown of thorns, agave tips. Put a cork on them.

The poison center answers day and night at 1-800-222-1222. Take a leaf with you, or a picture; the name on our tag is the one they will ask for.`,
  },
  {
    section: 'information',
    slug: 'lilac-week',
    picture: 'articles/when-to-prune-lilacs',
    title: 'Lilac Week',
    summary: `${lilacWeek.dates}, ${lilacWeek.days} along the south wall.`,
    body: `
The lilacs Lena Dahl planted in 1931 still stand along the south wall on Lyndale, fourteen kinds of them, and they open in Lilac Week, ${lilacWeek.dates}. During those ${lilacWeek.days} the gate is open until sunset, cut branches are sold by the armful and there is a [walk](/event-calendar) on Thursday evening.

Our own seedling is [Glasshouse Purple](/p/300301/glasshouse-purple-lilac), sold nowhere else. Branches in water last five days if you split the ends and take off every leaf below the rim. Prune yours [the week after](/information/resource-hub/when-to-prune-lilacs), not in fall.`,
  },
  {
    section: 'information',
    slug: 'first-garden',
    picture: 'categories/outdoor-plants',
    title: 'Your First Garden',
    summary: 'Start with four square feet and a hose that reaches.',
    body: `
1. Watch where the sun is for a day. Six hours is full sun.
2. Dig where the hose reaches and you can see it from the kitchen.
3. Two inches of compost, dug in once.
4. Six plants of three kinds. Not eleven kinds.
5. Mulch, two inches, off the stems.
6. Water when a finger comes out dry to the second knuckle.

Three that forgive: [coneflower](/c/outdoor-plants/perennials?c=sun) in sun, hosta in shade, a pot of basil by the door. Keep the tags. In October pull what died without regret; everyone here has killed more plants than you will ever own.`,
  },
];
