import { facetAttributes, type FacetAttribute } from '@/lib/core/facets';

/** Each facet with its heading: the words of its attribute, `ColorVariant` → `Color variant`. */
export const facetDefinitions = facetAttributes.map((attribute) => ({
  attribute,
  label: attribute.replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
}));

/** A facet with values to choose from and how many products each would leave. */
export interface Facet {
  attribute: FacetAttribute;
  label: string;
  values: { value: string; count: number }[];
}

/** Facets of a search answer in the shop's order; one whose values could not narrow anything is left out. */
export function facetsFromAnswer(
  counts: Record<string, Record<string, number>> | undefined,
  total: number,
): Facet[] {
  return facetDefinitions.flatMap(({ attribute, label }) => {
    const values = Object.entries(counts?.[attribute] ?? {})
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value));
    const narrows = values.length > 1 || values.some(({ count }) => count < total);
    return values.length > 0 && narrows ? [{ attribute, label, values }] : [];
  });
}
