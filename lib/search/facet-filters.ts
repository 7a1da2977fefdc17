import { filterKeyOf } from '@/lib/routes/filter-keys';
import type { ListChoice } from '@/lib/catalogue/list-address';
import { facetDefinitions } from './facets';

/** Facet filters of a choice: values of one facet are alternatives, facets narrow each other. */
export function facetFilters(choice: ListChoice): string[][] {
  return facetDefinitions.flatMap(({ attribute }) => {
    const values = choice.filters[filterKeyOf(attribute)] ?? [];
    return values.length > 0 ? [values.map((value) => `${attribute}:${value}`)] : [];
  });
}

/** Price bounds (dollars) as numeric filters. */
export function priceFilters({ price }: ListChoice): string[] {
  return [
    ...(price.min === null ? [] : [`Price >= ${price.min}`]),
    ...(price.max === null ? [] : [`Price <= ${price.max}`]),
  ];
}
