import { articleID } from './articles-as-entries';
import { deliveryWords } from './promises';
import { assetID, assetLink, entry, linkTo, type StockEntry } from './entry';

interface Teaser {
  title: string;
  linkUrl: string;
  /** Name of the picture. */
  picture?: string;
  /** Name of the picture for narrow windows, where it is another. */
  narrowPicture?: string;
  superTitle?: string;
  subTitle?: string;
  linkText?: string;
  /** Top-level categories in whose lists a promo of product grids fits. */
  categoryIDs?: readonly string[];
}

const hero: Teaser = {
  title: 'Grown under glass, at their door {day}.',
  linkUrl: '/c/flowers',
  linkText: 'See what can arrive',
  picture: 'home/hero-wide',
  narrowPicture: 'home/hero-phone',
};

/** The holidays the home page speaks of: what the retailer's calendar calls them, what people do, and from how many days before. */
export const giftHolidays = [
  { holiday: "Valentine's", name: 'Valentine’s Day', daysAhead: 21 },
  { holiday: 'Easter', name: 'Easter', daysAhead: 10 },
  { holiday: "Mother's Day", name: 'Mother’s Day', daysAhead: 21 },
  { holiday: 'Thanksgiving', name: 'Thanksgiving', daysAhead: 14 },
  // From November 29: the day after the latest Thanksgiving, when the glasshouses are decked for it.
  { holiday: 'Christmas Day', name: 'Christmas', daysAhead: 26 },
] as const;

const occasions: readonly Teaser[] = [
  { title: 'Birthday', linkUrl: '/c/occasions/birthday', picture: 'products/100322' },
  { title: 'Anniversary', linkUrl: '/c/occasions/anniversary', picture: 'products/100101' },
  { title: 'Sympathy', linkUrl: '/c/occasions/sympathy', picture: 'products/100401' },
  { title: 'Thank You', linkUrl: '/c/occasions/thank-you', picture: 'products/100312' },
  { title: 'New Baby', linkUrl: '/c/occasions/new-baby', picture: 'products/100204' },
  { title: 'Get Well', linkUrl: '/c/occasions/get-well', picture: 'products/100221' },
  { title: 'Love & Romance', linkUrl: '/c/occasions/love-romance', picture: 'products/100319' },
  { title: 'Housewarming', linkUrl: '/c/occasions/housewarming', picture: 'products/200301' },
];

const promos: readonly Teaser[] = [
  {
    title: 'Our own lilacs, by the pot',
    subTitle: 'Raised on Lyndale since 1954 and hardy to Zone 3.',
    linkUrl: '/c/outdoor-plants/shrubs?c=lilacs',
    linkText: 'Shop Lilacs',
    picture: 'products/300301',
  },
  {
    title: 'Sending flowers farther than Rochester?',
    subTitle: `Nationwide Delivery reaches all fifty states, for ${deliveryWords.nationwide} all in.`,
    linkUrl: '/c/occasions/out-of-town-delivery',
    linkText: 'Out-of-town delivery',
    picture: 'home/delivery',
  },
  {
    title: 'Flowers for a service',
    subTitle: 'One person takes your call and stays with the order until it is delivered.',
    linkUrl: '/services/sympathy-flowers',
    linkText: 'Sympathy flowers',
    picture: 'categories/flowers-sympathy',
  },
];

interface Season {
  id: string;
  title: string;
  from: string;
  to: string;
  /** Ending of the hero's pictures: the glasshouses as they look then. */
  look: string;
  lead?: Teaser;
  featured?: Teaser & { productCodes: readonly string[] };
  notebook?: readonly string[];
}

/** The hero before the glasshouses of a season. */
const heroOf = ({ look }: Season): Teaser => ({
  ...hero,
  picture: `home/hero-wide-${look}`,
  narrowPicture: `home/hero-phone-${look}`,
});

/** What leads the home page through the year, besides what the block of `homeContent` says for the first warm weeks. */
const christmas: Season = {
  id: 'christmas',
  title: 'Christmas',
  from: '11-15',
  to: '12-24',
  look: 'christmas',
  lead: {
    title: 'Christmas trees, cut this week',
    subTitle: 'Fraser, Balsam, Scotch Pine and Silver Fir, from the tabletop to tall rooms.',
    linkUrl: '/c/christmas/fresh-trees',
    linkText: 'Shop Fresh Trees',
    picture: 'products/600101',
  },
  featured: {
    title: 'For the table and the front door',
    subTitle: 'Centerpieces, wreaths wound here and poinsettias from our own benches.',
    linkUrl: '/c/christmas',
    linkText: 'Shop Christmas',
    productCodes: ['100412', '600201', '600301', '100311', '106201', '101502', '600203', '600302'],
  },
  notebook: [
    'keep-a-cut-tree-fresh',
    'poinsettias-past-new-year',
    'december-in-the-garden',
    'christmas-cactus-on-time',
  ],
};

const seasons: readonly Season[] = [
  // Thanksgiving is the 28th at the latest.
  { ...christmas, id: 'thanksgiving', title: 'Thanksgiving', to: '11-28', look: 'thanksgiving' },
  christmas,
  {
    id: 'winter',
    title: 'Winter',
    from: '12-25',
    to: '03-14',
    look: 'winter',
    lead: {
      title: 'Orchids for the dark months',
      subTitle: 'In bloom for eight weeks or more on an ordinary windowsill.',
      linkUrl: '/c/indoor-plants/blooming?c=orchids',
      linkText: 'Shop Orchids',
      picture: 'products/102301',
    },
    featured: {
      title: 'Color for January',
      subTitle: 'Tulips, roses and plants that like a north window.',
      linkUrl: '/c/flowers',
      linkText: 'Shop Flowers',
      productCodes: [
        '100201',
        '100322',
        '200201',
        '101102',
        '200101',
        '102302',
        '100315',
        '100311',
      ],
    },
    notebook: [
      'five-plants-for-a-north-window',
      'getting-an-orchid-to-bloom-again',
      'january-in-the-garden',
      'amaryllis-again-next-year',
    ],
  },
  { id: 'summer', title: 'Summer', from: '06-01', to: '09-14', look: 'summer' },
  {
    id: 'fall',
    title: 'Fall',
    from: '09-15',
    to: '11-14',
    look: 'autumn',
    lead: {
      title: 'Bulbs to plant before the freeze',
      subTitle: 'Tulips, daffodils and garlic go in while the soil still works.',
      linkUrl: '/c/outdoor-plants/bulbs',
      linkText: 'Shop Bulbs',
      picture: 'products/103701',
    },
    featured: {
      title: 'Harvest colors',
      subTitle: 'Bouquets in copper and plum, mums and pumpkin tables.',
      linkUrl: '/c/flowers',
      linkText: 'Shop Flowers',
      productCodes: [
        '100311',
        '103007',
        '101503',
        '101407',
        '101502',
        '102103',
        '101304',
        '100412',
      ],
    },
    notebook: [
      'planting-bulbs-before-the-freeze',
      'november-in-the-garden',
      'geraniums-kept-over-winter',
      'ostrich-ferns-in-shade',
    ],
  },
];

/** Promos inside product grids: the card at index 4 and the band across (specification B2). */
const listPromos: Record<'list-promo-card' | 'list-promo-wide', Teaser> = {
  'list-promo-card': {
    superTitle: 'Gift cards',
    title: 'Let them choose',
    subTitle: 'From $10, by email within the hour or on paper in a seeded envelope.',
    linkUrl: '/c/gift-cards',
    linkText: 'Choose a gift card',
    categoryIDs: ['Flowers', 'Occasions', 'IndoorPlants', 'HomeGifts'],
  },
  'list-promo-wide': {
    title: 'Sending flowers out of town?',
    subTitle: 'Nationwide Delivery reaches all fifty states.',
    linkUrl: '/c/occasions/out-of-town-delivery',
    linkText: 'Out-of-town delivery',
    picture: 'home/delivery',
    categoryIDs: ['Flowers', 'Occasions'],
  },
};

const featuredCodes = [
  '100310',
  '100322',
  '100201',
  '100315',
  '200201',
  '100311',
  '100401',
  '300301',
  '500102',
  '200101',
];
const notebook = [
  'why-hydrangeas-change-color',
  'five-plants-for-a-north-window',
  'keep-a-bouquet-for-ten-days',
  'hardening-off-day-by-day',
];

/** The home page, a singleton of blocks. */
export function homeEntries(): StockEntry[] {
  const heroEntry = teaser('home-hero', hero);
  const occasionEntries = occasions.map((each, index) =>
    teaser(`home-occasion-${index + 1}`, each),
  );
  const promoEntries = promos.map((each, index) => teaser(`home-promo-${index + 1}`, each));
  const blocks = [
    entry('complexContentBlock', 'home-occasions', {
      title: 'What’s the occasion?',
      linkUrl: '/c/occasions',
      linkText: 'All occasions',
      blocks: occasionEntries.map(({ id }) => linkTo(id)),
    }),
    entry('complexContentBlock', 'home-featured', {
      title: 'Picked this week',
      subTitle: 'What the design room and the growers would send themselves.',
      linkUrl: '/c/flowers',
      linkText: 'Shop Flowers',
      productCodes: featuredCodes,
    }),
  ];
  const seasonEntries = seasons.flatMap(seasonEntriesOf);
  const holidayEntries = giftHolidays.map(({ name, ...rest }, index) =>
    entry('giftHoliday', `gift-holiday-${index + 1}`, { title: name, ...rest }),
  );
  const home = entry('homeContent', 'home', {
    holidays: holidayEntries.map(({ id }) => linkTo(id)),
    seasons: seasons.map(({ id }) => linkTo(`home-season-${id}`)),
    title: 'Home',
    hero: linkTo(heroEntry.id),
    occasions: linkTo('home-occasions'),
    featured: linkTo('home-featured'),
    promos: promoEntries.map(({ id }) => linkTo(id)),
    articles: notebook.map((slug) => linkTo(articleID(slug))),
  });
  const gridEntries = Object.entries(listPromos).map(([id, each]) => teaser(id, each));
  return [
    heroEntry,
    ...occasionEntries,
    ...promoEntries,
    ...gridEntries,
    ...blocks,
    ...holidayEntries,
    ...seasonEntries,
    home,
  ];
}

function seasonEntriesOf(source: Season): StockEntry[] {
  const { id, title, from, to, lead, featured, notebook: articles } = source;
  const blocks = [
    teaser(`home-hero-${id}`, heroOf(source)),
    ...(lead ? [teaser(`home-lead-${id}`, lead)] : []),
    ...(featured ? [entry('complexContentBlock', `home-featured-${id}`, { ...featured })] : []),
  ];
  return [
    ...blocks,
    entry('homeSeason', `home-season-${id}`, {
      title,
      from,
      to,
      hero: linkTo(`home-hero-${id}`),
      ...(lead ? { lead: linkTo(`home-lead-${id}`) } : {}),
      ...(featured ? { featured: linkTo(`home-featured-${id}`) } : {}),
      ...(articles ? { articles: articles.map((slug) => linkTo(articleID(slug))) } : {}),
    }),
  ];
}

/** Pictures the home page shows. */
export const homePictures: readonly string[] = [
  hero,
  ...occasions,
  ...promos,
  ...seasons.flatMap((season) => [heroOf(season), ...(season.lead ? [season.lead] : [])]),
].flatMap(({ picture, narrowPicture }) => [picture, narrowPicture].flatMap((name) => name ?? []));

function teaser(id: string, { picture, narrowPicture, ...fields }: Teaser): StockEntry {
  return entry('simpleContentBlock', id, {
    ...fields,
    ...(picture ? { image: assetLink(assetID(picture)) } : {}),
    ...(narrowPicture ? { narrowImage: assetLink(assetID(narrowPicture)) } : {}),
  });
}
