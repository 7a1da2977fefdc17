import type { SearchIndexStock } from '@/platform/stock/stock-shape';

const flower = (objectID: string, title: string, more: Record<string, unknown>) => ({
  objectID,
  title,
  Visible: 1,
  Inventory: 5,
  IsDefaultProduct: true,
  ...more,
});

/** A small index of flowers with a replica sorted by name. */
export const flowers: SearchIndexStock = {
  name: 'products',
  settings: {
    searchableAttributes: ['title', 'ProductCode', 'unordered(Description)'],
    attributesForFaceting: [
      'searchable(Color)',
      'Size',
      'Price',
      'filterOnly(IsDefaultProduct)',
      'filterOnly(CategoryIDs)',
    ],
    customRanking: ['asc(Position)'],
    attributeForDistinct: 'ProductCode',
    allowTyposOnNumericTokens: false,
  },
  records: [
    flower('100310', 'Dozen Red Roses', {
      ProductCode: '100310',
      Color: ['Red'],
      Size: ['Standard'],
      Price: 49.99,
      Position: 2,
      CategoryIDs: ['Flowers', 'Flowers_Roses'],
      Description: 'Long stems, <b>hand tied</b>.',
    }),
    flower('100310-DLX', 'Dozen Red Roses', {
      ProductCode: '100310',
      Color: ['Red'],
      Size: ['Deluxe'],
      Price: 69.99,
      Position: 2,
      IsDefaultProduct: false,
      CategoryIDs: ['Flowers', 'Flowers_Roses'],
      Description: 'Long stems.',
    }),
    flower('100311', 'Lavender Hydrangea', {
      ProductCode: '100311',
      Color: ['Lavender', 'White'],
      Size: ['Standard'],
      Price: 39.5,
      Position: 1,
      CategoryIDs: ['Plants'],
      Description: 'A shrub that likes roses for company.',
    }),
    flower('100312', 'Peace Lily', {
      ProductCode: '100312',
      Color: ['White'],
      Size: ['Standard'],
      Price: 29,
      Position: 3,
      CategoryIDs: ['Plants'],
      Description: 'For a café table.',
    }),
    flower('100313', 'Mother’s Day Bouquet', {
      ProductCode: '100313',
      Color: ['Pink'],
      Size: ['Standard'],
      Price: 59,
      Position: 4,
      CategoryIDs: ['Flowers'],
      Description: 'Tulips and carnations.',
    }),
  ],
  replicas: [
    {
      name: 'products_name_asc',
      settings: {
        searchableAttributes: ['title'],
        attributesForFaceting: ['Color'],
        ranking: ['asc(title)', 'typo', 'custom'],
      },
    },
  ],
};
