/** @jest-environment node */
import type { Category, CategoryWithText } from '@/lib/catalogue/category/category';
import { categoryMeta } from '@/lib/seo/category-meta';

const category = (id: string, name: string, children: Category[] = []): Category =>
  ({ id, name, children, picture: null, redirect: null, path: '' }) as unknown as Category;
const rosesInBouquets = category('Flowers_Bouquets_Roses', 'Roses');
const bouquets = category('Flowers_Bouquets', 'Bouquets', [rosesInBouquets]);
const roses = category('Plants_Roses', 'Roses');
const tree = [
  category('Flowers', 'Flowers', [bouquets]),
  category('Plants', 'Plants', [roses]),
  category('Christmas', 'Christmas'),
  category('Occasions', 'Occasions', [category('Occasions_Christmas', 'Christmas')]),
];

describe('categoryMeta', () => {
  it.each([
    [[tree[0]], 1, 'Flowers | Lilac & Loam'],
    [[tree[0], bouquets], 2, 'Bouquets, page 2 | Lilac & Loam'],
    [[tree[0], bouquets, rosesInBouquets], 1, 'Roses, Bouquets | Lilac & Loam'],
    [[tree[1], roses], 3, 'Roses, Plants, page 3 | Lilac & Loam'],
    [[tree[2]], 1, 'Christmas | Lilac & Loam'],
    [[tree[3], tree[3]?.children[0]], 1, 'Christmas, Occasions | Lilac & Loam'],
  ] as [Category[], number, string][])('%#: a title of its own', (trail, page, title) => {
    expect(
      categoryMeta({
        category: { ...trail.at(-1), description: '' } as CategoryWithText,
        trail,
        tree,
        page,
        origin: 'https://shop.example',
      }).title,
    ).toBe(title);
  });
});
