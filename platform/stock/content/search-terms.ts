import { curatedTermType } from '@/lib/search/curated-term';
import { entry, type StockEntry } from './entry';

/** A curated term as marketing writes it down; the title is what is typed. */
interface TermSource {
  title: string;
  sameWords?: readonly string[];
  alsoFinds?: readonly string[];
  shelves?: readonly string[];
  shelvesOnly?: true;
  first?: readonly string[];
  never?: readonly string[];
  upTo?: number;
  popular?: number;
}

const bouquets = ['Flowers_Bouquets', 'Flowers_Arrangements'];

/** Searches for an occasion or a kind of thing: what they show is a shelf, not whatever happens to bear the words. */
const shelves: readonly TermSource[] = [
  {
    title: 'christmas tree',
    sameWords: ['xmas tree', 'holiday tree', 'fresh tree', 'cut tree'],
    shelves: ['Christmas_FreshTrees'],
    shelvesOnly: true,
    first: ['600101', '106101', '106102', '106103'],
  },
  {
    title: 'sympathy',
    sameWords: ['sympathy flowers', 'condolence', 'condolence flowers', 'bereavement'],
    shelves: ['Flowers_Sympathy_ForTheHome', 'Flowers_Sympathy_Standing', 'Flowers_Sympathy'],
    shelvesOnly: true,
    popular: 4,
  },
  {
    title: 'funeral flowers',
    sameWords: ['funeral', 'flowers for a funeral', 'memorial', 'memorial flowers'],
    shelves: ['Flowers_Sympathy_Standing', 'Flowers_Sympathy_Casket', 'Flowers_Sympathy'],
    shelvesOnly: true,
  },
  {
    title: 'gift for mom',
    sameWords: ['gift for mother', 'present for mom', 'flowers for mom', 'mothers day'],
    shelves: ['Occasions_Holidays_MothersDay'],
    shelvesOnly: true,
  },
  {
    title: 'gift for dad',
    sameWords: ['dad', 'father', 'gift for father', 'present for dad', 'fathers day'],
    shelves: ['HomeGifts_GiftBaskets', 'HomeGifts_Gourmet', 'GardenSupplies_Tools'],
    shelvesOnly: true,
  },
  {
    title: 'graduation',
    sameWords: [
      'graduation flowers',
      'graduation gift',
      'retirement',
      'retirement gift',
      'congrats',
    ],
    shelves: ['Occasions_Congratulations'],
    shelvesOnly: true,
  },
  {
    title: 'sorry',
    sameWords: [
      "i'm sorry",
      'im sorry',
      'i am sorry',
      'sorry flowers',
      'apology',
      'apology flowers',
    ],
    shelves: ['Occasions_LoveRomance'],
    shelvesOnly: true,
  },
  {
    title: 'hanukkah',
    sameWords: ['chanukah', 'hanukkah flowers', 'hanukkah gift'],
    shelves: ['Flowers_Arrangements_Centerpieces', 'HomeGifts_Candles'],
    shelvesOnly: true,
  },
  {
    title: 'delivery today',
    sameWords: [
      'delivery',
      'same day',
      'same day delivery',
      'same day flowers',
      'flowers today',
      'deliver today',
      'flower delivery',
    ],
    shelves: bouquets,
    shelvesOnly: true,
  },
  {
    title: 'flowers under 50',
    sameWords: ['cheap', 'cheap flowers', 'bouquet under 50', 'flowers under $50'],
    shelves: bouquets,
    shelvesOnly: true,
    upTo: 50,
  },
  {
    title: 'house plants',
    sameWords: ['indoor plants', 'houseplant', 'office plant'],
    shelves: ['IndoorPlants_Foliage', 'IndoorPlants_Succulents', 'IndoorPlants_Blooming'],
    shelvesOnly: true,
    popular: 5,
  },
  {
    title: 'plant pot',
    sameWords: ['pot', 'flower pot', 'planter'],
    shelves: ['IndoorPlants_PlantersPots', 'GardenSupplies_Containers'],
    shelvesOnly: true,
  },
  {
    title: 'potting soil',
    sameWords: ['potting mix', 'soil'],
    shelves: ['GardenSupplies_SoilsMulch'],
    shelvesOnly: true,
    first: ['400101'],
  },
  {
    title: 'terrarium',
    sameWords: ['terrariums'],
    shelves: ['IndoorPlants_DishGardens'],
    shelvesOnly: true,
    first: ['200312'],
  },
  {
    title: 'wedding flowers',
    sameWords: ['wedding bouquet', 'bridal bouquet', 'bridal flowers'],
    shelves: ['Flowers_Wedding_Bouquets', 'Flowers_Wedding'],
    shelvesOnly: true,
  },
];

/** Searches whose words are right, and whose best answers are known. */
const leads: readonly TermSource[] = [
  {
    title: 'roses',
    shelves: ['Flowers_Bouquets_Roses'],
    first: ['100101', '100102', '101001', '101002', '101003'],
    popular: 1,
  },
  { title: 'birthday flowers', shelves: bouquets, popular: 3 },
  { title: 'anniversary flowers', shelves: bouquets },
  { title: 'thank you flowers', shelves: bouquets },
  { title: 'get well flowers', shelves: bouquets },
  { title: 'new baby flowers', shelves: bouquets },
  { title: 'flowers', sameWords: ['flower', 'bouquets'], shelves: bouquets },
  ...['purple', 'white', 'pink', 'red', 'yellow', 'blue', 'orange'].map((color) => ({
    title: `${color} flowers`,
    shelves: bouquets,
  })),
  {
    title: 'tree',
    shelves: ['Christmas_FreshTrees', 'OutdoorPlants_Trees', 'IndoorPlants_Foliage'],
  },
  { title: 'red roses', shelves: ['Flowers_Bouquets_Roses'] },
  {
    title: 'peony',
    shelves: [...bouquets, 'OutdoorPlants', 'Flowers_Wedding'],
    first: ['100310'],
  },
  { title: 'anniversary', shelves: bouquets, first: ['100101'] },
  {
    title: 'lilac',
    shelves: ['OutdoorPlants_Shrubs_Lilacs', 'Flowers', 'OutdoorPlants_Trees'],
    // The house's own name is on them.
    never: ['GIFTCARD', 'EGIFTCARD'],
  },
  { title: 'orchid', shelves: ['IndoorPlants_Blooming_Orchids'], popular: 2 },
  { title: 'succulent', shelves: ['IndoorPlants_Succulents'], first: ['200302'] },
  { title: 'cactus', shelves: ['IndoorPlants_Succulents', 'IndoorPlants_Blooming'] },
  { title: 'azalea', shelves: ['IndoorPlants_Blooming_Azalea'] },
  { title: 'fern', shelves: ['IndoorPlants_Foliage'] },
  { title: 'sunflower', shelves: ['Flowers_Bouquets_SunflowersGerbera', 'Flowers'] },
  { title: 'lily', shelves: ['Flowers_Bouquets_Lilies', 'Flowers'] },
  { title: 'gift basket', shelves: ['HomeGifts_GiftBaskets'], popular: 6 },
];

/** Words for one thing. */
const words: readonly TermSource[] = [
  { title: 'mom', sameWords: ['mother'] },
  { title: 'christmas', sameWords: ['xmas'] },
  { title: 'gift', sameWords: ['present'] },
  { title: 'bouquet', sameWords: ['bunch'] },
  { title: 'ficus', alsoFinds: ['fig', 'rubber plant'] },
  { title: 'pruners', sameWords: ['pruning shears', 'secateurs', 'clippers'] },
  { title: 'fertilizer', sameWords: ['plant food'] },
  { title: 'garland', sameWords: ['swag', 'roping'] },
  { title: 'boutonniere', sameWords: ['buttonhole'] },
];

/** The curated terms of the search as entries of the content service (decision 127). */
export function searchTermEntries(): StockEntry[] {
  return [...shelves, ...leads, ...words].map((term) =>
    entry(curatedTermType, `search-${term.title.replaceAll(/[^a-z0-9]+/g, '-')}`, { ...term }),
  );
}
