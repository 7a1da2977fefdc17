import type { Address } from 'ordercloud-javascript-sdk';
import { describeScene } from '../pictures/describe';
import { contentPictures } from '../content/content-pictures';

interface StoreSource {
  slug: string;
  name: string;
  street: string;
  city: string;
  zip: string;
  phone: string;
  location: { lat: number; lng: number };
  flagship: boolean;
  willCall: boolean;
  active: boolean;
  about: string;
  /** What is there: shown as filters of the store locator. */
  features: string[];
}

/** Invented shops in real places. Pickup needs a flagship with will-call that is active (specification A3): the last two are excluded by that rule, one by each half. */
const stores: readonly StoreSource[] = [
  {
    slug: 'lyndale',
    name: 'Lilac & Loam on Lyndale',
    street: '5410 Lyndale Row',
    city: 'Minneapolis',
    zip: '55419',
    phone: '6125550142',
    location: { lat: 44.90532, lng: -93.28811 },
    flagship: true,
    willCall: true,
    active: true,
    about:
      'Where it began in 1926: six glasshouses, the design room and the potting benches where most of our workshops are held.',
    features: ['Glasshouses', 'Garden yard', 'Workshops', 'Stone yard', 'Curbside pickup'],
  },
  {
    slug: 'edina',
    name: 'Lilac & Loam Edina',
    street: '3917 Minnehaha Lane',
    city: 'Edina',
    zip: '55424',
    phone: '9525550117',
    location: { lat: 44.91174, lng: -93.32926 },
    flagship: true,
    willCall: true,
    active: true,
    about:
      'A florist and houseplant shop with a long counter, a cooler you can walk into and chocolate from down the road.',
    features: ['Design counter', 'Houseplants', 'Workshops', 'Curbside pickup'],
  },
  {
    slug: 'roseville',
    name: 'Lilac & Loam Roseville',
    street: '1680 Larch Street',
    city: 'Roseville',
    zip: '55113',
    phone: '6515550128',
    location: { lat: 45.01367, lng: -93.16218 },
    flagship: true,
    willCall: true,
    active: true,
    about:
      'The nursery: eleven acres of rows, a greenhouse for baskets and a loading dock where orders wait under shade cloth.',
    features: ['Garden yard', 'Greenhouse', 'Workshops', 'Curbside pickup'],
  },
  {
    slug: 'maple-grove',
    name: 'Lilac & Loam Maple Grove',
    street: '7225 Thistle Parkway',
    city: 'Maple Grove',
    zip: '55369',
    phone: '7635550151',
    location: { lat: 45.07931, lng: -93.43977 },
    flagship: true,
    willCall: true,
    active: true,
    about:
      'A garden center around an old tool barn, with the widest choice of soils and the only bench where pruners are sharpened while you wait.',
    features: ['Garden yard', 'Tool sharpening', 'Workshops', 'Curbside pickup'],
  },
  {
    slug: 'eden-prairie',
    name: 'Lilac & Loam Eden Prairie',
    street: '8860 Bluestem Road',
    city: 'Eden Prairie',
    zip: '55344',
    phone: '9525550136',
    location: { lat: 44.85218, lng: -93.42655 },
    flagship: true,
    willCall: true,
    active: true,
    about:
      'Houseplants on two floors and a coffee bar between them. Classes are held in the loft, where the light is good for drawing.',
    features: ['Houseplants', 'Café', 'Workshops', 'Curbside pickup'],
  },
  {
    slug: 'apple-valley',
    name: 'Lilac & Loam Apple Valley',
    street: '14305 Pippin Trail',
    city: 'Apple Valley',
    zip: '55124',
    phone: '9525550174',
    location: { lat: 44.74613, lng: -93.21042 },
    flagship: true,
    willCall: false,
    active: true,
    about: 'A prairie bed, a garden yard and three beehives. Come for plants, walks and classes.',
    features: ['Garden yard', 'Prairie bed', 'Workshops'],
  },
  {
    slug: 'woodbury',
    name: 'Lilac & Loam Woodbury',
    street: '940 Cattail Drive',
    city: 'Woodbury',
    zip: '55125',
    phone: '6515550163',
    location: { lat: 44.91942, lng: -92.93394 },
    flagship: false,
    willCall: true,
    active: false,
    about: 'Our spring pavilion, closed until the pansies are ready.',
    features: ['Seasonal'],
  },
];

/** Pickup places and garden centers as buyer addresses, `Store-{slug}`. */
export const storeAddresses: (Address & { ID: string })[] = stores.map((store) => ({
  ID: `Store-${store.slug}`,
  AddressName: store.name,
  CompanyName: 'Lilac & Loam',
  Street1: store.street,
  City: store.city,
  State: 'MN',
  Zip: store.zip,
  Country: 'US',
  Phone: store.phone,
  xp: {
    addressType: 'InStorePickUp',
    PlaceID: `local-${store.slug}`,
    Location: store.location,
    flagship: store.flagship,
    willCall: store.willCall,
    active: store.active,
    about: store.about,
    features: store.features,
    Image: pictureOf(store.slug),
  },
}));

/** The store's own picture, where it has one. */
function pictureOf(slug: string): { url: string; title: string } | null {
  const found = contentPictures.find(({ name }) => name === `stores/${slug}`);
  return found
    ? { url: `/pictures/${found.name}.webp`, title: describeScene(found.scene).alt }
    : null;
}
