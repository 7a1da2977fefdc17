import type { CategorySource } from '../category-source';

/** Events, which stand in no bar (ruling 21), and the rows every rule of category visibility must meet (specification A4). */
export const edgeCategories: readonly CategorySource[] = [
  {
    id: 'WorkshopsEvents',
    name: 'Workshops & Events',
    order: 5,
    text: 'Small classes at the potting benches, tools and apron included.',
  },
  {
    id: 'WorkshopsEvents_Workshops',
    name: 'Workshops',
    order: 1,
    text: 'You take home what you make.',
  },
  { id: 'WorkshopsEvents_Kids', name: 'For Kids', order: 2, text: 'Dirt is the point.' },
  {
    id: 'WorkshopsEvents_TalksWalks',
    name: 'Talks & Walks',
    order: 3,
    text: 'Free, an hour, weather permitting.',
  },
  {
    id: 'Flowers_Subscriptions',
    name: 'Flower Subscriptions',
    order: 9,
    inactive: true,
    text: 'Not offered at present.',
  },
  {
    id: 'OutdoorPlants_BareRoot',
    name: 'Bare Root',
    order: 9,
    window: [90, 150],
    text: 'Dug dormant, sold in early spring.',
  },
  {
    id: 'HomeGifts_SummerSale',
    name: 'Summer Sale',
    order: 9,
    window: [-120, -60],
    text: 'Ended.',
  },
  {
    id: 'OutdoorPlants_BareRoot_Roses',
    name: 'Bare Root Roses',
    order: 1,
    text: 'Its parent has not started, so it does not show.',
  },
  {
    id: 'GardenSupplies_Ponds_Pumps',
    name: 'Pond Pumps',
    order: 1,
    text: 'Its parent does not exist, so it does not show.',
  },
  {
    id: 'Occasions_Funeral',
    name: 'Funeral',
    order: 12,
    note: 'redirect:/c/flowers/sympathy',
    text: 'Kept with the sympathy flowers.',
  },
];
