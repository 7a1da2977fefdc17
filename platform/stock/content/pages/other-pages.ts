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
## Small weddings
Bouquets, boutonnieres and table jars can be [ordered online](/c/flowers/wedding), ${preparation.wedding.words}. Pick them up on the morning of the wedding, or let our van bring them.

## Larger weddings
The first hour at our Lyndale design table is free. Bring the dress color, the month and a budget you do not want to exceed. You leave with a sketch and a written estimate, and you owe us nothing.

## When to ask
From May to October we take four weddings a weekend. Septembers fill a year ahead, other months about half a year. If your day is sooner than that, ask anyway: people move their dates.

## Best value
Flowers from our own glasshouses cost the least in the week they bloom: ranunculus in April, peonies around June 10, dahlias from August. Tell us your month and we start there.`,
    requestForm: 'weddings',
    promos: [
      {
        title: 'Order a small wedding online',
        subTitle: 'Bridal bouquets, boutonnieres, corsages and jars for the tables.',
        linkUrl: '/c/flowers/wedding',
        linkText: 'Shop wedding flowers',
        picture: 'products/100601',
      },
      {
        title: 'What blooms when you marry',
        subTitle: 'Twelve months of what we can cut ourselves.',
        linkUrl: '/services/weddings/wedding-month-by-month',
        linkText: 'See the months',
        picture: 'articles/peonies-for-a-hundred-years',
      },
      {
        title: 'Rehearsal dinner and brunch',
        subTitle: 'Centerpieces for up to ten tables, ready to order.',
        linkUrl: '/c/flowers/arrangements?c=centerpieces',
        linkText: 'Shop centerpieces',
        picture: 'categories/flowers-arrangements',
      },
    ],
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
## The visit
A designer walks your yard with you for ninety minutes, tests the soil, and asks who mows, who weeds and where the dog runs. Visits are from the middle of April to the end of October, within our [local delivery area](/customer-service/delivery).

## The plan
You get a drawing to scale and a plant list with the sizes plants really reach. You can buy it over three years. We do not put a maple under a power line.

## The planting
Plant it yourself, or have our crew do it. [Delivery and planting](/services/tree-planting) of trees can be added at any time.

## Not sure yet?
Start smaller: an hour of [garden coaching](/services/landscape-design/garden-coaching), or a [soil test](/services/landscape-design/soil-testing) of the bed that never works.`,
    requestForm: 'landscape',
    promos: [
      {
        title: 'Trees and shrubs in the right size',
        subTitle: 'Hardy to Zone 4, with their grown height and width on every page.',
        linkUrl: '/c/outdoor-plants',
        linkText: 'Shop outdoor plants',
        picture: 'categories/outdoor-plants',
      },
      {
        title: 'A pollinator patch in a weekend',
        subTitle: 'A plan for one bed that you can plant by yourself.',
        linkUrl: '/information/resource-hub/a-pollinator-patch-in-a-weekend',
        linkText: 'Read the guide',
        picture: 'articles/a-pollinator-patch-in-a-weekend',
      },
      {
        title: 'Planting by our crew',
        subTitle: 'A hole of the right depth, mulch, and the first soaking.',
        linkUrl: '/services/tree-planting',
        linkText: 'See what is included',
        picture: 'articles/planting-a-tree-that-lives',
      },
    ],
  },
  {
    section: 'services',
    slug: 'corporate-plant-care',
    picture: 'categories/indoor-plants',
    title: 'Corporate Plant Care',
    summary: 'We water so your staff does not have to.',
    body: `
Plants for lobbies and offices, chosen for the light that is really there, watered every ten days and replaced when they struggle. Weekly flowers for a front desk can go along in the same van.

Call [612-555-0142](tel:+1-612-555-0142) and ask for plant care; we measure the light before we quote.`,
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
## How it began
In 1926 Lena and August Dahl put up a glasshouse forty feet long behind a rented house and sold lettuce in February. The lettuce paid for roses.

## What is here now
Six glasshouses, the oldest still heated by the pipes they laid, and lilacs along the whole south wall. They open in [Lilac Week](/information/lilac-week), ${lilacWeek.dates}.

## What we grow
About a third of what we sell: cut flowers from April to October, flowering pots, perennials, foliage and our own lilacs. The rest comes from growers we have visited.

## Who owns it
Those who work here. Everyone with three years at the benches, in the vans or at a counter has [a share](/corporate/about/employee-ownership).`,
    promos: [
      {
        title: 'Come and walk through',
        subTitle: 'The benches on Lyndale are open to everyone during shop hours.',
        linkUrl: '/store-locator/lyndale',
        linkText: 'Hours and directions',
        picture: 'stores/lyndale',
      },
      {
        title: 'An evening at the benches',
        subTitle: 'Wreaths, terrariums, pruning walks: tools and apron included.',
        linkUrl: '/workshops-and-events',
        linkText: 'Find a workshop',
        picture: 'workshops/bouquet-bar',
      },
      {
        title: 'Six houses, six growers',
        subTitle: 'Who grows what, and what each is stubborn about.',
        linkUrl: '/corporate/about/our-growers',
        linkText: 'Meet our growers',
        picture: 'articles/september-in-the-garden',
      },
    ],
  },
  {
    section: 'corporate',
    slug: 'careers',
    picture: 'pages/careers',
    title: 'Careers',
    summary: 'Designers, growers, drivers, and extra hands in May.',
    body: `
## All year
Designers for the benches and growers for six glasshouses. If you have not done it before, we teach: most of our designers began with buckets.

## For the season
Drivers before Valentine's Day and Mother's Day, and forty people for the yard from April to July. Half of our full-time staff came for one spring.

## What you get
Benefits from the first day of the second month, plants and flowers at cost, and [a share of the company](/corporate/about/employee-ownership) after three years.

## How it goes
Tell us below what you would like to do and what you have grown. We meet at the benches, not in an office; wear shoes that may get wet.`,
    requestForm: 'careers',
    promos: [
      {
        title: 'Where you would work',
        subTitle: 'Six glasshouses on Lyndale and the shops around the cities.',
        linkUrl: '/corporate/about',
        linkText: 'Our glasshouses',
        picture: 'pages/our-glasshouses',
      },
      {
        title: 'Owned by those who work here',
        subTitle: 'How the shares work, and who decides.',
        linkUrl: '/corporate/about/employee-ownership',
        linkText: 'How it works',
        picture: 'stores/lyndale',
      },
      {
        title: 'Our growers',
        subTitle: 'The people you would learn from.',
        linkUrl: '/corporate/about/our-growers',
        linkText: 'Meet them',
        picture: 'articles/september-in-the-garden',
      },
    ],
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
