/** The facets of specification A7 in the order of the page: attribute of the index, heading. */
export const facetDefinitions = [
  { attribute: 'Color', label: 'Color' },
  { attribute: 'Category', label: 'Category' },
  { attribute: 'Size', label: 'Size' },
  { attribute: 'Occasion', label: 'Occasion' },
  { attribute: 'ColorVariant', label: 'Color variant' },
  { attribute: 'BloomTiming', label: 'Bloom timing' },
  { attribute: 'Collection', label: 'Collection' },
  { attribute: 'ContainerVolume', label: 'Container volume' },
  { attribute: 'HandlingFee', label: 'Handling fee' },
  { attribute: 'HardinessZone', label: 'Hardiness zone' },
  { attribute: 'HardscapeColor', label: 'Hardscape color' },
  { attribute: 'HardscapeStyle', label: 'Hardscape style' },
  { attribute: 'LightLevel', label: 'Light level' },
  { attribute: 'Material', label: 'Material' },
  { attribute: 'MatureHeight', label: 'Mature height' },
  { attribute: 'MatureWidth', label: 'Mature width' },
  { attribute: 'StyleForm', label: 'Style form' },
  { attribute: 'Brand', label: 'Brand' },
] as const;

export type FacetAttribute = (typeof facetDefinitions)[number]['attribute'];

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
