/** What shoppers of a florist type most, and what the first five products found for it have to be. */
export interface HeadTerm {
  query: string;
  /** Each is in the name of one of the first five. */
  wanted: readonly string[];
  /** IDs of categories: each of the first five is in one of them. */
  shelves: readonly string[];
  /** None of these is in the name of one of the first five. */
  never?: readonly string[];
  /** Fewer than five are sold. */
  sold?: number;
}

const bouquets = ['Flowers_Bouquets', 'Flowers_Arrangements'];
const flowers = ['Flowers'];
const pets = ['IndoorPlants', 'Flowers_BloomingGifts', 'OutdoorPlants_VegetablesHerbs'];

/** The table of head terms; as of a day in late November. */
export const headTerms: readonly HeadTerm[] = [
  {
    query: 'christmas tree',
    wanted: ['Fraser Fir', 'Balsam Fir', 'Scotch Pine', 'Silver Fir'],
    shelves: ['Christmas_FreshTrees'],
    never: ['Orange Tree', 'Crabapple', 'Poinsettia'],
  },
  { query: 'xmas trees', wanted: ['Fraser Fir', 'Balsam Fir'], shelves: ['Christmas_FreshTrees'] },
  { query: 'chrismas tree', wanted: ['Fraser Fir'], shelves: ['Christmas_FreshTrees'] },
  {
    query: 'bird feeder',
    wanted: ['Cedar Hopper Feeder', 'Window Feeder', 'Oriole & Jelly Feeder', 'Finch Feeder'],
    shelves: ['GardenSupplies_BirdsWildlife'],
    sold: 4,
  },
  {
    query: 'birdfeeder',
    wanted: ['Cedar Hopper Feeder', 'Window Feeder'],
    shelves: ['GardenSupplies_BirdsWildlife'],
    sold: 4,
  },
  { query: 'vase', wanted: ['Quiet Garden'], shelves: ['Flowers_Arrangements_Vase'] },
  {
    query: 'rose',
    wanted: ['A Dozen Long-Stem Roses', 'Eighteen Red Roses'],
    shelves: ['Flowers_Bouquets_Roses'],
    never: ['Feed', 'Rose Walk', 'Spray', 'Hedge', 'Boutonniere'],
  },
  {
    query: 'roses',
    wanted: ['A Dozen Long-Stem Roses', 'Eighteen Red Roses'],
    shelves: ['Flowers_Bouquets_Roses'],
    never: ['Feed', 'Rose Walk', 'Spray', 'Hedge', 'Boutonniere'],
  },
  {
    query: 'red roses',
    wanted: ['Eighteen Red Roses', 'Two Dozen Red Roses'],
    shelves: ['Flowers_Bouquets_Roses'],
    never: ['Standing Spray', 'Casket'],
  },
  {
    query: 'gift for mom',
    wanted: ['Sunday Best', 'Moth Orchid'],
    shelves: ['Occasions_Holidays_MothersDay'],
  },
  {
    query: 'ficus',
    wanted: ['Fiddle-Leaf Fig', 'Weeping Fig', 'Rubber Plant'],
    shelves: ['IndoorPlants'],
    sold: 4,
  },
  { query: 'terrarium', wanted: ['Moss & Fern Bowl'], shelves: ['IndoorPlants_DishGardens'] },
  {
    query: 'safe for cats',
    wanted: ['Moth Orchid', 'African Violet', 'Spider Plant'],
    shelves: pets,
    never: ['Lily', 'Lilies', 'Ivy', 'European Dish Garden'],
  },
  {
    query: 'dog safe plants',
    wanted: ['Moth Orchid', 'African Violet'],
    shelves: pets,
    never: ['Ivy', 'Lily'],
  },
  {
    query: 'pet friendly plants',
    wanted: ['Moth Orchid', 'African Violet'],
    shelves: pets,
    never: ['Ivy', 'Lily'],
  },
  { query: 'delivery today', wanted: ['Sunday Best'], shelves: bouquets },
  { query: 'same day flowers', wanted: ['Sunday Best'], shelves: bouquets },
  {
    query: 'sympathy',
    wanted: ['A Light in the Window'],
    shelves: ['Flowers_Sympathy'],
    never: ['Card'],
  },
  {
    query: 'sympathy flowers',
    wanted: ['A Light in the Window'],
    shelves: ['Flowers_Sympathy'],
    never: ['Card'],
  },
  {
    query: 'sympathy card',
    wanted: ['With Sympathy Card'],
    shelves: ['HomeGifts_Cards', 'Flowers_Sympathy'],
    sold: 2,
  },
  {
    query: 'funeral flowers',
    wanted: ['White Standing Spray'],
    shelves: ['Flowers_Sympathy'],
  },
  {
    query: 'casket spray',
    wanted: ['All Roses Casket Spray'],
    shelves: ['Flowers_Sympathy_Casket'],
  },
  {
    query: 'standing spray',
    wanted: ['White Standing Spray'],
    shelves: ['Flowers_Sympathy_Standing'],
  },
  { query: 'birthday flowers', wanted: ['Sunday Best', 'Confetti Morning'], shelves: bouquets },
  {
    query: 'anniversary',
    wanted: ['Golden Anniversary Roses', 'A Dozen Long-Stem Roses'],
    shelves: ['Occasions_Anniversary'],
  },
  {
    query: 'get well',
    wanted: ['Bedside Sunshine'],
    shelves: ['Occasions_GetWell'],
    never: ['Report'],
  },
  { query: 'new baby', wanted: ['Nursery Basket'], shelves: ['Occasions_NewBaby'] },
  { query: 'thank you flowers', wanted: ['Sunday Best'], shelves: bouquets },
  { query: 'wedding bouquet', wanted: ["Bride's Garden Bouquet"], shelves: ['Flowers_Wedding'] },
  { query: 'wedding flowers', wanted: ["Bride's Garden Bouquet"], shelves: ['Flowers_Wedding'] },
  {
    query: 'boutonniere',
    wanted: ['Rose Boutonniere', 'Calla Boutonniere'],
    shelves: ['Flowers_Wedding_Boutonnieres'],
  },
  { query: 'corsage', wanted: ['Corsage'], shelves: ['Flowers_Wedding_Boutonnieres'], sold: 2 },
  {
    query: 'tulips',
    wanted: ['Tulip Market Bunch'],
    shelves: ['Flowers_Bouquets_Tulips'],
    never: ['Bulb'],
  },
  { query: 'lilies', wanted: ['Porch Light Lilies'], shelves: flowers, never: ['Peace'] },
  {
    query: 'hydrangea',
    wanted: ['Two Hydrangeas', 'Potted Hydrangea'],
    shelves: ['Flowers', 'OutdoorPlants_Shrubs_Hydrangeas'],
  },
  {
    query: 'hydrangia',
    wanted: ['Two Hydrangeas'],
    shelves: ['Flowers', 'OutdoorPlants_Shrubs_Hydrangeas'],
  },
  {
    query: 'peony',
    wanted: ['Sunday Best'],
    shelves: ['Flowers', 'OutdoorPlants'],
    never: ['Card', 'Casket'],
  },
  {
    query: 'sunflowers',
    wanted: ['Kitchen Sunflowers', 'Ten Sunflowers'],
    shelves: ['Flowers_Bouquets_SunflowersGerbera'],
    never: ['Seed'],
  },
  { query: 'purple flowers', wanted: ['Tulip Market Bunch'], shelves: bouquets },
  { query: 'flowers under 50', wanted: ['Confetti Morning'], shelves: bouquets },
  {
    query: 'orchid',
    wanted: ['Moth Orchid', 'White Cascade Orchid'],
    shelves: ['IndoorPlants_Blooming_Orchids'],
    never: ['Bark', 'Pot with Slots', 'Corsage'],
  },
  {
    query: 'succulent',
    wanted: ['Aloe'],
    shelves: ['IndoorPlants_Succulents'],
    never: ['Grit', 'Low Succulent Bowl'],
  },
  {
    query: 'monstera',
    wanted: ['Split-Leaf Monstera'],
    shelves: ['IndoorPlants_Foliage'],
    sold: 1,
  },
  {
    query: 'snake plant',
    wanted: ['Snake Plant'],
    shelves: ['IndoorPlants_Foliage_LowLight'],
    sold: 2,
  },
  {
    query: 'house plants',
    wanted: ['Snake Plant', 'Fiddle-Leaf Fig'],
    shelves: ['IndoorPlants_Foliage'],
    never: ['Pot', 'Spikes'],
  },
  {
    query: 'low light plant',
    wanted: ['Snake Plant', 'ZZ Plant'],
    shelves: ['IndoorPlants_Foliage_LowLight'],
  },
  {
    query: 'poinsettia',
    wanted: ['Poinsettia', 'Marbled Poinsettia'],
    shelves: ['Christmas_Poinsettias'],
  },
  { query: 'poinsetta', wanted: ['Marbled Poinsettia'], shelves: ['Christmas_Poinsettias'] },
  {
    query: 'amaryllis',
    wanted: ['Red Amaryllis', 'Amaryllis to Force'],
    shelves: ['Flowers_BloomingGifts'],
    sold: 2,
  },
  {
    query: 'wreath',
    wanted: ['Balsam & Cedar Wreath'],
    shelves: ['Christmas_WreathsGarland', 'HomeGifts_Decor'],
  },
  { query: 'garland', wanted: ['Cedar Garland'], shelves: ['Christmas_WreathsGarland'] },
  {
    query: 'gift card',
    wanted: ['Lilac & Loam Gift Card', 'e-Gift Card'],
    shelves: ['GiftCards', 'HomeGifts_Cards'],
  },
  { query: 'gift basket', wanted: ["Gardener's Gift Basket"], shelves: ['HomeGifts_GiftBaskets'] },
  {
    query: 'plant pot',
    wanted: ['Glazed Pot'],
    shelves: ['IndoorPlants_PlantersPots', 'GardenSupplies_Containers'],
  },
  {
    query: 'potting soil',
    wanted: ['Glasshouse Potting Mix'],
    shelves: ['GardenSupplies_SoilsMulch'],
  },
  {
    query: 'fertilizer',
    wanted: ["Growers' All-Purpose"],
    shelves: ['GardenSupplies_Fertilizers'],
  },
  { query: 'pruners', wanted: ['Bypass Pruners'], shelves: ['GardenSupplies_Tools'], sold: 2 },
  {
    query: 'watering can',
    wanted: ['Long-Spout Watering Can'],
    shelves: ['GardenSupplies_Tools', 'IndoorPlants'],
    sold: 2,
  },
  {
    query: 'bird seed',
    wanted: ['Black Oil Sunflower Seed'],
    shelves: ['GardenSupplies_BirdsWildlife'],
  },
  {
    // In November nobody sells what frost kills.
    query: 'tomato plants',
    wanted: [],
    shelves: ['OutdoorPlants_VegetablesHerbs'],
    never: ['Short-Season Tomato', 'July Cherry Tomato'],
    sold: 0,
  },
  {
    query: 'hostas',
    wanted: ['Blue Mammoth Hosta', 'Teacup Hosta'],
    shelves: ['OutdoorPlants_Perennials_Shade', 'GardenSupplies_PestCare'],
    sold: 2,
  },
  {
    query: 'lilac',
    wanted: ['Glasshouse Purple Lilac', 'Dwarf Korean Lilac', 'White Dooryard Lilac'],
    shelves: ['OutdoorPlants_Shrubs_Lilacs', 'OutdoorPlants_Trees', 'Flowers'],
    never: ['Gift Card', 'Candle', 'Ornament'],
  },
  {
    query: 'candle',
    wanted: ['Greenhouse Candle', 'Cabin Smoke Candle'],
    shelves: ['HomeGifts_Candles', 'Flowers_Arrangements'],
  },
  {
    query: 'chocolates',
    wanted: ['Sixteen Dark Chocolates'],
    shelves: ['HomeGifts_Gourmet'],
    sold: 1,
  },
  {
    query: 'flowers',
    wanted: ['Sunday Best'],
    shelves: bouquets,
    never: ['Cactus', 'Flower Girl'],
  },
  { query: 'bouquet', wanted: [], shelves: bouquets, never: ['Bride', 'Flower Girl'] },
  { query: 'white flowers', wanted: [], shelves: bouquets },
  { query: 'yellow flowers', wanted: [], shelves: bouquets },
  {
    query: 'trees',
    wanted: ['Fraser Fir', 'Balsam Fir'],
    shelves: ['Christmas_FreshTrees', 'OutdoorPlants_Trees'],
    never: ['Azalea', 'Milk Tree', 'Rabbit Guards'],
  },
  {
    query: 'dad',
    wanted: ["Gardener's Gift Basket"],
    shelves: ['HomeGifts', 'GardenSupplies_Tools'],
  },
  { query: 'graduation', wanted: [], shelves: ['Occasions_Congratulations'] },
  { query: 'retirement gift', wanted: [], shelves: ['Occasions_Congratulations'] },
  { query: "i'm sorry", wanted: [], shelves: ['Occasions_LoveRomance'], never: ['Potting Mix'] },
  {
    query: 'hanukkah',
    wanted: [],
    shelves: ['Flowers_Arrangements_Centerpieces', 'HomeGifts_Candles'],
  },
  { query: 'memorial', wanted: [], shelves: ['Flowers_Sympathy'] },
  { query: 'same day', wanted: ['Sunday Best'], shelves: bouquets, never: ['Gift Card'] },
  { query: 'cheap', wanted: [], shelves: bouquets },
  {
    query: 'pots',
    wanted: [],
    shelves: ['IndoorPlants_PlantersPots', 'GardenSupplies_Containers'],
    never: ['Herb'],
  },
];
