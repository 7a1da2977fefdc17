import type { Category } from '@/lib/catalogue/category/category';
import { categoryMatches } from '@/lib/search/category-matches';

const category = (id: string, name: string, children: Category[] = []): Category => ({
  id,
  name,
  children,
  parentID: null,
  listOrder: 0,
  active: true,
  startDate: null,
  endDate: null,
  articles: [],
  picture: null,
  redirect: null,
  path: `/c/${id.toLowerCase()}`,
});
const tree = [
  category('Flowers', 'Flowers', [
    category('Flowers_Roses', 'Roses'),
    category('Flowers_Tulips', 'Tulips'),
  ]),
  category('OutdoorPlants', 'Outdoor Plants', [
    category('OutdoorPlants_Roses', 'Roses', [
      category('OutdoorPlants_Roses_ShrubRoses', 'Shrub Roses'),
    ]),
  ]),
  category('WorkshopsEvents', 'Workshops & Events', [
    category('WorkshopsEvents_Roses', 'Roses for Beginners'),
  ]),
];
const inside = (...CategoryIDs: string[]) => ({ CategoryIDs });
const names = (query: string, found: { CategoryIDs: string[] }[] = [], most = 5) =>
  categoryMatches(query, tree, found, most).map(({ name }) => name);

it.each<[string, string, { CategoryIDs: string[] }[], string[]]>([
  ['by name, a name once', 'rose', [], ['Roses', 'Shrub Roses']],
  [
    'of what is found, fullest first',
    'pink',
    [
      inside('Flowers', 'Flowers_Tulips'),
      inside('Flowers', 'Flowers_Tulips'),
      inside('Flowers_Roses'),
    ],
    ['Tulips', 'Roses'],
  ],
  [
    'not one that few are in',
    'pink',
    [
      inside('Flowers_Tulips'),
      inside('Flowers_Tulips'),
      inside('Flowers_Tulips'),
      inside('Flowers_Roses'),
    ],
    ['Tulips'],
  ],
  [
    'by name before what is found',
    'roses',
    [inside('Flowers_Tulips')],
    ['Roses', 'Shrub Roses', 'Tulips'],
  ],
  ['nothing', 'printer', [], []],
])('categories %s', (_, query, found, expected) => {
  expect(names(query, found)).toEqual(expected);
});

it('never leads to the events category, nor shows more than asked for', () => {
  expect(names('beginners')).toEqual([]);
  expect(names('rose', [], 1)).toEqual(['Roses']);
});

it('links to the search narrowed to categories, without a query ID, and knows the page and the parent', () => {
  expect(categoryMatches('shrub', tree, [], 5)).toEqual([
    {
      name: 'Shrub Roses',
      parent: 'Roses',
      searchPath: '/search?query=Shrub+Roses&type=Categories',
      path: '/c/outdoorplants_roses_shrubroses',
    },
  ]);
});
