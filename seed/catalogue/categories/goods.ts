import type { CategorySource } from '../category-source';
import { hardgood } from '../scenes';

export const goodsCategories: readonly CategorySource[] = [
  {
    id: 'GardenSupplies', name: 'Garden Supplies', order: 50, text: 'What our growers use, sold by the people who use it.',
    articles: ['testing-metro-soil', 'starting-seeds-under-lights', 'hardening-off-day-by-day', 'what-zone-4-means-now'], scene: hardgood('watering-can', 'galvanized watering can', 'green', 'straw'),
  },
  { id: 'GardenSupplies_SoilsMulch', name: 'Soils & Mulch', order: 1, text: 'Mixed for pots, beds and bark-loving roots.', shownBy: '400101' },
  { id: 'GardenSupplies_Tools', name: 'Tools', order: 2, text: 'Made to be sharpened and handed down.', shownBy: '400201' },
  { id: 'GardenSupplies_Seeds', name: 'Seeds & Bulbs', order: 3, text: 'Packed by weight, tested every year.', shownBy: '400301' },
  { id: 'GardenSupplies_BirdsWildlife', name: 'Birds & Wildlife', order: 4, text: 'For the window you look out of most.', shownBy: '400401' },
  { id: 'GardenSupplies_Containers', name: 'Containers', order: 5, text: 'Clay, stoneware and frostproof.', shownBy: '400502' },
  { id: 'GardenSupplies_Hardscape', name: 'Hardscape', order: 6, text: 'Paths, edges and things to climb.', shownBy: '400601' },
  { id: 'GardenSupplies_Hardscape_Pavers', name: 'Pavers', order: 1, text: 'Stone and concrete underfoot.', shownBy: '400603' },
  { id: 'GardenSupplies_Hardscape_Edging', name: 'Edging & Trellis', order: 2, text: 'Lines to grow against.', shownBy: '400204' },
  { id: 'GardenSupplies_Fertilizers', name: 'Fertilizers', order: 7, text: 'What to feed, how little, and when to stop.', shownBy: '104101' },
  { id: 'GardenSupplies_PestCare', name: 'Pest Care', order: 8, text: 'The mildest thing that works.', shownBy: '104123' },
  { id: 'HomeGifts', name: 'Home & Gifts', order: 60, text: 'Small things from people we know, most of them within a day\'s drive.', scene: hardgood('candle', 'beeswax candle', 'lavender', 'blush') },
  { id: 'HomeGifts_Candles', name: 'Candles', order: 1, text: 'Dipped and poured in the neighborhood.', shownBy: '500102' },
  { id: 'HomeGifts_Decor', name: 'Decor', order: 2, text: 'For shelves, doors and windows.', shownBy: '500201' },
  { id: 'HomeGifts_Gourmet', name: 'Gourmet', order: 3, text: 'Rice, honey, maple and chocolate.', shownBy: '500301' },
  { id: 'HomeGifts_GiftBaskets', name: 'Gift Baskets', order: 4, text: 'Packed here, in baskets worth keeping.', shownBy: '500401' },
  { id: 'HomeGifts_Kitchen', name: 'Kitchen', order: 5, text: 'Bowls, boards and books for what the garden sends in.', shownBy: '105101' },
  { id: 'HomeGifts_Cards', name: 'Cards & Paper', order: 6, text: 'Printed two blocks from our Lyndale shop, blank inside or nearly.', shownBy: '105201' },
  {
    id: 'Christmas', name: 'Christmas', order: 70, season: ['10-01', '12-31'], text: 'Cut trees, wound greens and poinsettias from our own benches.',
    articles: ['keep-a-cut-tree-fresh', 'poinsettias-past-new-year'], scene: hardgood('wreath', 'balsam wreath with a red bow', 'red', 'evergreen'),
  },
  { id: 'Christmas_FreshTrees', name: 'Fresh Trees', order: 1, season: ['11-10', '12-24'], text: 'Cut the week we sell them.', shownBy: '600101', articles: ['keep-a-cut-tree-fresh'] },
  { id: 'Christmas_WreathsGarland', name: 'Wreaths & Garland', order: 2, season: ['10-01', '12-31'], text: 'Wound by hand at our Lyndale benches.', shownBy: '600202' },
  { id: 'Christmas_Poinsettias', name: 'Poinsettias', order: 3, season: ['10-01', '12-31'], text: 'Under our glass since July.', shownBy: '600301', articles: ['poinsettias-past-new-year'] },
  { id: 'Christmas_Ornaments', name: 'Ornaments', order: 4, season: ['10-01', '12-31'], text: 'Blown, turned and dated.', shownBy: '600401' },
  { id: 'GiftCards', name: 'Gift Cards', order: 80, text: 'Paper in a seeded envelope, or by e-mail within the hour.', scene: hardgood('gift-card', 'gift card in an envelope', 'purple', 'mist') },
];
