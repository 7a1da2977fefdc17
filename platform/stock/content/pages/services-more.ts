import { preparation } from '../promises';
import type { PageSource } from './page-source';

/** Services beside weddings, landscapes and offices. */
export const moreServices: readonly PageSource[] = [
  {
    section: 'services',
    slug: 'gift-wrapping',
    title: 'Gift Wrapping',
    summary: 'Brown paper, cotton ribbon, and a sprig of whatever is green.',
    body: `
Any gift is wrapped without charge at the counter, and online when you say so in the delivery note. We use kraft paper and cotton ribbon, both of which rot; there is no plastic bow.

Plants travel in a paper sleeve, in winter two of them with a warm pack between. Pots over ten inches are tied, not wrapped, because the driver needs somewhere to hold.

Boxes for mailing are made for [gift baskets](/c/home-gifts/gift-baskets) and [gourmet](/c/home-gifts/gourmet). Wreaths go in a flat carton that you may return.`,
  },
  {
    section: 'services',
    slug: 'sympathy-flowers',
    picture: 'categories/flowers-sympathy',
    title: 'Sympathy Flowers',
    summary: 'One person takes your order and stays with it until the service.',
    body: `
## One person
The designer who answers you writes the order, speaks with the funeral home and checks the work before it leaves. For a service tomorrow, please call [612-555-0142](tel:+1-612-555-0142) and ask for sympathy.

## How far ahead
Family pieces, casket and standing sprays, are ordered ${preparation.familyPieces.words}. Vases and baskets are ordered ${preparation.sympathy.words}; most houseplants can go the same day. If the time is short we use what is in the cooler and tell you so.

## Colors and ribbons
White and green are always here; for a certain flower, ask early. Ribbon lettering is free up to five words.

## After the service
Arrangements can be divided into vases for the house or taken to a care home. Tell us at the start, so that we build them that way.`,
    requestForm: 'sympathy',
    promos: [
      {
        title: 'Standing sprays',
        subTitle: 'For friends, colleagues and the wider family.',
        linkUrl: '/c/flowers/sympathy?c=standing',
        linkText: 'Shop standing sprays',
        picture: 'products/100501',
      },
      {
        title: 'Something for the home',
        subTitle: 'Vases and plants for the weeks afterward.',
        linkUrl: '/c/flowers/sympathy?c=for-the-home',
        linkText: 'Shop for the home',
        picture: 'home/windowsill',
      },
      {
        title: 'What is customary',
        subTitle: 'Who sends what, when to deliver, and what cemeteries allow.',
        linkUrl: '/customer-service/hospital-and-funeral-guide',
        linkText: 'Read the guide',
        picture: 'categories/flowers',
      },
    ],
  },
  {
    section: 'services',
    slug: 'party-flowers',
    title: 'Party & Event Flowers',
    summary: 'Tables for eight to eight hundred.',
    body: `
Up to ten [centerpieces](/c/flowers/arrangements?c=centerpieces) can be ordered online. For more, or for a stage, a tent or a bar, send the date, the place and the number of tables to [orders@lilacandloam.example](mailto:orders@lilacandloam.example).

We bring, set and collect. Vases may be rented at a third of their price. What is in season costs a fifth less than what is not; the designer will say which is which before you fall in love.

A held date needs a quarter of the price. It comes back until thirty days before.`,
  },
  {
    section: 'services',
    slug: 'tree-planting',
    title: 'Tree Delivery & Planting',
    summary: 'A crew of two, a hole of the right depth, and a year of guarantee.',
    body: `
Trees in #7 pots and larger can be left at the curb, carried to the backyard or planted; choose on the [tree's own page](/c/outdoor-plants/trees).

## What planting includes
- A call to the utility locators, which takes three working days
- A hole three times as wide as the pot and no deeper
- The root flare found and set at grade, circling roots cut
- Soil put back as it was, four inches of mulch kept off the bark, one soaking

It does not include taking away sod or an old stump. Gates must be 36 inches wide for a #15. We plant from the middle of April to the first of November. [How to water afterwards](/information/resource-hub/planting-a-tree-that-lives).`,
  },
  {
    section: 'services',
    slug: 'workshops-for-groups',
    title: 'Workshops for Groups',
    summary: 'A wreath night for twelve, or a terrarium for the whole office.',
    body: `
Most of our [workshops](/workshops-and-events) can be held for your own group of eight to twenty-four, here or at your place. The price is the same per seat, and the evening is yours.

At your place we need tables, water within a hundred feet and floors that forgive. We bring tools, aprons, covers and a broom.

Children's birthdays are held on Saturday mornings in Glasshouse No. 2: one hour, one plant each, and cake that you bring. November and December fill by September.`,
  },
  {
    section: 'services',
    under: 'corporate-plant-care',
    slug: 'weekly-office-flowers',
    title: 'Weekly Office Flowers',
    summary: 'Monday by nine, last week’s taken away.',
    body: `
One arrangement for a front desk, or forty for a hotel. The vases are ours and change places each week, so nobody has to wash one.

Weeks can be skipped until Thursday noon. Nothing with strong scent goes where people wait, and no lilies go where a dog works. A four-week trial has no contract; after that, either side may stop at the end of a month.`,
  },
  {
    section: 'services',
    under: 'corporate-plant-care',
    slug: 'lobby-plants',
    title: 'Lobby Plants',
    summary: 'Bought or rented, but measured first.',
    body: `
We carry a light meter. Under 50 foot-candles nothing grows, whatever the catalog says, and we will propose a lamp or a very good painting.

Rented plants are exchanged when they decline. Bought ones are yours, with care by the visit. In both cases a plant list with Latin names stays at the desk, for the one employee who asks.`,
  },
  {
    section: 'services',
    under: 'landscape-design',
    slug: 'garden-coaching',
    title: 'Garden Coaching',
    summary: 'An hour in your yard with somebody who has made the mistakes.',
    body: `
No drawing, no plan to buy: a grower walks with you for an hour, names what is there, says what to cut and writes a list for three weekends. $95 within the [local delivery area](/customer-service/delivery), from April to October.

Bring questions and a bucket. Weeds identified on the spot are pulled on the spot.`,
  },
  {
    section: 'services',
    under: 'landscape-design',
    slug: 'soil-testing',
    title: 'Soil Testing',
    summary: 'A cup of dirt, ten days, one page of plain words.',
    body: `
Dig eight small holes six inches deep, mix them in a clean bucket and bring us one cup, dry. The sample goes to a laboratory; the page that comes back has pH, organic matter, phosphorus and potassium, and our note on what to do about it. $24.

Most city yards need less fertilizer than they get. Old house walls and alleys may hold lead: ask for that test before you plant vegetables there.`,
  },
  {
    section: 'services',
    under: 'custom-potting',
    slug: 'window-boxes',
    picture: 'home/windowsill',
    title: 'Window Boxes Through the Year',
    summary: 'Four plantings, one liner, no ladder of yours.',
    body: `
We measure the boxes once and make liners. They are planted on our benches and slid in: pansies in April, summer in May, mums and kale in September, spruce tips in November.

A three-foot box costs $68 a planting. Watering is yours; in a south window in July that means every day, and we would rather say so now.`,
  },
  {
    section: 'services',
    under: 'weddings',
    slug: 'wedding-month-by-month',
    picture: 'categories/flowers-wedding',
    title: 'Wedding Flowers, Month by Month',
    summary: 'What is ours to cut when you marry.',
    body: `
- **January to March:** tulips, ranunculus, anemones and forced branches from under glass
- **April:** ranunculus at their best, hellebores, the first sweet peas
- **May:** lilac for ten days, bleeding heart, lily of the valley
- **June:** peonies around the 10th, delphinium, garden roses
- **July:** larkspur, snapdragons, hydrangea
- **August and September:** dahlias, zinnias, sunflowers, grasses
- **October:** mums, berries, turned leaves
- **November and December:** evergreens, amaryllis, roses from farther off

Everything else can be had all year for a price. [Start with Weddings](/services/weddings).`,
  },
];
