import { lilacWeek, preparation } from '../promises';
import type { PageSource } from './page-source';

export const otherPages: readonly PageSource[] = [
  {
    section: 'services',
    slug: 'weddings',
    picture: 'pages/weddings',
    title: 'Weddings',
    summary: 'For twelve guests at city hall or two hundred in a barn.',
    body: `
Small weddings can be ordered online: [bouquets, boutonnieres and table jars](/c/flowers/wedding), ${preparation.wedding.words}, collected on the morning.

For anything larger, come and talk. A first hour at the Lyndale design table is free; bring the dress color, the month and a number you do not want to exceed. From May to October we take four weddings a weekend, and Septembers fill a year ahead. What we grow ourselves (ranunculus in April, peonies around June 10, dahlias from August) is always the best value of its week.`,
  },
  {
    section: 'services',
    slug: 'wedding-consultation',
    title: 'Wedding Consultation',
    summary: 'Now part of Weddings.',
    body: 'This page has moved to [Weddings](/services/weddings).',
  },
  {
    section: 'services',
    slug: 'landscape-design',
    picture: 'pages/landscape-design',
    title: 'Landscape Design',
    summary: 'A drawing, a plant list and honest sizes.',
    body: `
A designer walks your yard with you for ninety minutes, tests the soil and draws a plan to scale with a plant list you can buy over three years. We do not put a maple under a power line.

Visits from the middle of April to the end of October, within the [local delivery area](/customer-service/delivery). Planting by our own crew can be added.`,
  },
  {
    section: 'services',
    slug: 'corporate-plant-care',
    picture: 'categories/indoor-plants',
    title: 'Corporate Plant Care',
    summary: 'We water so your staff does not have to.',
    body: `
Plants for lobbies and offices, chosen for the light that is really there, watered every ten days and replaced when they struggle. Weekly flowers for a front desk can go along in the same van.

Call **612-555-0142** and ask for plant care; we measure the light before we quote.`,
  },
  {
    section: 'services',
    slug: 'custom-potting',
    picture: 'pages/custom-potting',
    title: 'Custom Potting',
    summary: 'Your pot or ours, planted while you have coffee.',
    body: `
Bring a pot to the benches at Lyndale, or choose [one of ours](/c/garden-supplies/containers). You pay for plants and soil; planting is free in a pot bought here and $12 in your own.

Window boxes and porch pots are changed four times a year for customers on our list: pansies, summer, mums and kale, spruce tips.`,
  },
  {
    section: 'corporate',
    slug: 'about',
    picture: 'pages/our-glasshouses',
    title: 'Our Glasshouses',
    summary: 'A century of growing under glass on Lyndale.',
    body: `
In 1926 Lena and August Dahl put up a glasshouse forty feet long behind a rented house and sold lettuce in February. The lettuce paid for roses. There are six glasshouses now, the oldest still heated by the pipes they laid, and lilacs along the whole south wall that bloom in the second week of May.

We grow about a third of what we sell. The rest comes from people we have visited. Lilac & Loam is owned by those who work here: everyone with three years at the benches has a share.`,
  },
  {
    section: 'corporate',
    slug: 'careers',
    picture: 'pages/careers',
    title: 'Careers',
    summary: 'Designers, growers, drivers, and extra hands in May.',
    body: `
We hire designers and growers all year, drivers before Valentine's Day and Mother's Day, and forty people for the yard from April to July. Benefits begin on the first day of the second month; a share of the company after three years.

Write to work@lilacandloam.example and say what you have grown.`,
  },
  {
    section: 'corporate',
    slug: 'sustainability',
    title: 'Sustainability',
    summary: 'Peat, plastic, pests and heat: where we stand.',
    body: `
- **Heat** is our largest cost. Thermal curtains since 2014 cut gas by a third; No. 4 runs on ground heat.
- **Pests** are met with other insects. We have used no neonicotinoids since 2013.
- **Pots** of any maker can be returned, clean or not; we wash and reuse about sixty thousand a year.
- **Peat** is down to forty percent of our mix. We have not found a way to zero that seedlings agree with.`,
  },
  {
    section: 'corporate',
    slug: 'press',
    title: 'Press',
    summary: 'Press contact.',
    body: `
For pictures, a walk through the glasshouses before opening, or a grower who can talk in whole sentences, write to press@lilacandloam.example. Lilac Week is ${lilacWeek.dates}; frost stories are best in late September.`,
  },
  {
    section: 'information',
    slug: 'hardiness-zones',
    picture: 'articles/what-zone-4-means-now',
    title: 'Hardiness Zones',
    summary: 'Which zone the Twin Cities are in, and which to shop by.',
    body: `
Most of the metropolitan area lies in Zone 5a of the 2023 federal map, its outer edge in 4b. For trees and shrubs we advise Zone 4 or colder all the same. The reasons are in [What Zone 4 means now](/information/resource-hub/what-zone-4-means-now).

Each plant's page names its zone. Lists of [outdoor plants](/c/outdoor-plants) can be narrowed by it.`,
  },
  {
    section: 'information',
    slug: 'garden-calendar',
    picture: 'pages/garden-calendar',
    title: 'Garden Calendar',
    summary: "A Minnesota gardener's year in twelve lines.",
    body: `
- **January:** order seed; knock nothing off the arborvitae but wet snow.
- **February:** prune oaks and apples while it is cold. Sow onions and geraniums.
- **March:** cut smooth hydrangeas to the knee. Sow tomatoes on the 25th.
- **April:** rake late, after the bees are out. Peas on the 15th.
- **May:** [harden off](/information/resource-hub/hardening-off-day-by-day), plant, cover, uncover.
- **June:** [prune lilacs](/information/resource-hub/when-to-prune-lilacs) by the 15th. Mulch.
- **July:** water deeply once a week. Deadhead.
- **August:** stop feeding roses on the 15th. Divide iris.
- **September:** plant trees, seed lawns, bring houseplants in before 45 °F.
- **October:** [bulbs](/information/resource-hub/planting-bulbs-before-the-freeze). Water evergreens.
- **November:** last water, then mulch. Wrap thin bark.
- **December:** [keep the tree in water](/information/resource-hub/keep-a-cut-tree-fresh).`,
  },
  {
    section: 'information',
    slug: 'pet-safe-plants',
    title: 'Pet-Safe Plants',
    summary: 'What to send to a house with cats and dogs.',
    body: `
**Safe for cats and dogs:** roses, sunflowers, gerbera, orchids, African violets, Boston fern, parlor palm, cast-iron plant, Christmas cactus, hens and chicks.

**Keep away from cats, always:** every true lily and daylily. A little pollen licked from fur can stop the kidneys within three days. Call a veterinarian at once; do not wait for signs.

**Irritating, seldom dangerous:** pothos, peace lily, monstera, snake plant, poinsettia.

**Dangerous to dogs as well:** tulip and daffodil bulbs, amaryllis bulbs, azalea, sago palm.

[Orchids](/c/indoor-plants/blooming?c=orchids) and [sunflowers](/c/flowers/bouquets?c=sunflowers-gerbera) are the easiest safe gifts.`,
  },
];
