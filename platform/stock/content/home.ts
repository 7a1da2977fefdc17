import { articleID } from './articles-as-entries';
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
}

const hero: Teaser = {
  title: 'Grown under glass, at their door today.',
  linkUrl: '/c/flowers',
  linkText: 'Shop Flowers',
  picture: 'home/hero-wide',
  narrowPicture: 'home/hero-phone',
  subTitle:
    'Order by 1 PM and our own vans bring it anywhere in the Twin Cities this afternoon, Monday through Saturday.',
};

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
    subTitle: 'Nationwide Delivery reaches all fifty states, from $17.99.',
    linkUrl: '/c/occasions/out-of-town-delivery',
    linkText: 'Out-of-town delivery',
    picture: 'home/delivery',
  },
  {
    title: 'Purple Perks pays you back in flowers',
    subTitle: 'Earn dollars on every stem, pot and workshop.',
    linkUrl: '/customer-service/purple-perks-loyalty-program',
    linkText: 'How it works',
    picture: 'home/windowsill',
  },
];

/** Promos inside product grids: the card at index 4 and the band across (specification B2). */
const listPromos: Record<'list-promo-card' | 'list-promo-wide', Teaser> = {
  'list-promo-card': {
    superTitle: 'Purple Perks',
    title: 'Five dollars back on every bouquet',
    subTitle: 'For members, online and at the counter.',
    linkUrl: '/customer-service/purple-perks-loyalty-program',
    linkText: 'Learn More',
  },
  'list-promo-wide': {
    title: 'Sending flowers out of town?',
    subTitle: 'Nationwide Delivery reaches all fifty states.',
    linkUrl: '/c/occasions/out-of-town-delivery',
    linkText: 'Out-of-town delivery',
    picture: 'home/delivery',
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
  const home = entry('homeContent', 'home', {
    title: 'Home',
    hero: linkTo(heroEntry.id),
    occasions: linkTo('home-occasions'),
    featured: linkTo('home-featured'),
    promos: promoEntries.map(({ id }) => linkTo(id)),
    articles: notebook.map((slug) => linkTo(articleID(slug))),
  });
  const gridEntries = Object.entries(listPromos).map(([id, each]) => teaser(id, each));
  return [heroEntry, ...occasionEntries, ...promoEntries, ...gridEntries, ...blocks, home];
}

/** Pictures the home page shows. */
export const homePictures: readonly string[] = [hero, ...occasions, ...promos].flatMap(
  ({ picture, narrowPicture }) => [picture, narrowPicture].flatMap((name) => name ?? []),
);

function teaser(id: string, { picture, narrowPicture, ...fields }: Teaser): StockEntry {
  return entry('simpleContentBlock', id, {
    ...fields,
    ...(picture ? { image: assetLink(assetID(picture)) } : {}),
    ...(narrowPicture ? { narrowImage: assetLink(assetID(narrowPicture)) } : {}),
  });
}
