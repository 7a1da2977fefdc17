/** Orders of a product list and the index that keeps each (000 §7). */
export const sortChoices = [
  { value: null, label: 'Best match', index: 'products' },
  { value: 'name', label: 'Name, A to Z', index: 'products_name_asc' },
  { value: 'new', label: 'Newest first', index: 'new_products' },
] as const;

/** The index of a sort key, or `null` for a key there is not. */
export function sortIndex(sort: string | null): (typeof sortChoices)[number]['index'] | null {
  return sortChoices.find((choice) => choice.value === sort)?.index ?? null;
}
