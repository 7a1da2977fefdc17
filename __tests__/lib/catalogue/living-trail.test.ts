/** @jest-environment node */
import type { Category } from '@/lib/catalogue/category/category';
import { livingTrail } from '@/lib/catalogue/category/category-tree';

const category = (id: string, ...children: Category[]) => ({ id, children }) as Category;
const tree = [
  category('Flowers', category('Flowers_Bouquets', category('Flowers_Bouquets_Roses'))),
  category('Occasions', category('Occasions_Easter')),
];

it.each<[string, string[], string[]]>([
  [
    'the category the product is known by',
    ['Flowers_Bouquets_Roses', 'Occasions_Easter'],
    ['Flowers', 'Flowers_Bouquets', 'Flowers_Bouquets_Roses'],
  ],
  [
    'the nearest above one that is not shown',
    ['Flowers_Bouquets_Tulips', 'Occasions_Easter'],
    ['Flowers', 'Flowers_Bouquets'],
  ],
  ['the top level', ['Flowers_Wedding_Tulips'], ['Flowers']],
  [
    'another of its categories',
    ['Plants_Spring', 'Occasions_Easter'],
    ['Occasions', 'Occasions_Easter'],
  ],
  ['none', ['Plants'], []],
  ['none for a product without category', [], []],
])('%s', (_name, ids, trail) => {
  expect(livingTrail(tree, ids).map(({ id }) => id)).toEqual(trail);
});
