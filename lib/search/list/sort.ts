import { searchIndexes } from '@/lib/config/search-indexes';

/** Orders of a product list and the index that keeps each (specification A7, ruling 40). */
export const sortChoices = [
  { value: null, label: 'Best match', index: searchIndexes.products },
  { value: 'price-low', label: 'Price, low to high', index: searchIndexes.byPriceUp },
  { value: 'price-high', label: 'Price, high to low', index: searchIndexes.byPriceDown },
  { value: 'name', label: 'Name, A to Z', index: searchIndexes.byName },
  { value: 'new', label: 'Newest first', index: searchIndexes.newest },
] as const;

/** The index of a sort key, or `null` for a key there is not. */
export function sortIndex(sort: string | null): (typeof sortChoices)[number]['index'] | null {
  return sortChoices.find((choice) => choice.value === sort)?.index ?? null;
}
