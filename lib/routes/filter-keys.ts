import { facetAttributes, type FacetAttribute } from '../core/facets';

/** The query key of an index attribute: `ColorVariant` → `colorVariant`. */
export function filterKeyOf<A extends string>(attribute: A): Uncapitalize<A> {
  return (attribute.charAt(0).toLowerCase() + attribute.slice(1)) as Uncapitalize<A>;
}

/** Query keys of a filtered or sorted category: one for each facet, price, order and what is to arrive when. Any of them leads to the one dynamic page. */
export const filterKeys: readonly (Uncapitalize<FacetAttribute> | 'price' | 'sort' | 'arrives')[] =
  [...facetAttributes.map(filterKeyOf), 'price', 'sort', 'arrives'];
