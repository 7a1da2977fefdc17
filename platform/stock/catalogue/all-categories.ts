import { kebab } from '@/lib/routes/category-path';
import { edgeCategories } from './categories/edges';
import { flowerCategories } from './categories/flowers';
import { goodsCategories } from './categories/goods';
import { occasionCategories } from './categories/occasions';
import { plantCategories } from './categories/plants';
import type { CategorySource } from './category-source';

/** Every category, visible or not. */
export const allCategories: readonly CategorySource[] = [
  ...flowerCategories,
  ...occasionCategories,
  ...plantCategories,
  ...goodsCategories,
  ...edgeCategories,
];

export const categoryNames: ReadonlyMap<string, string> = new Map(
  allCategories.map(({ id, name }) => [id, name]),
);

/** The ID one level up (`Flowers_Bouquets_Roses` → `Flowers_Bouquets`), or null at the top. */
export function parentCategoryID(id: string): string | null {
  const cut = id.lastIndexOf('_');
  return cut < 0 ? null : id.slice(0, cut);
}

/** Name of a category's own picture: `Flowers_Bouquets` → `categories/flowers-bouquets`. */
export function categoryPictureName(id: string): string {
  return `categories/${id.split('_').map(kebab).join('-')}`;
}
