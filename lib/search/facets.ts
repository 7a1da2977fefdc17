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

/** How many facets stand open to view; the others are behind 'More filters'. */
const leadingCount = 6;

/** How much shoppers ask for a facet, where it is not 1: light and zone decide whether a plant lives, a collection or a brand seldom sells it. */
const interest: Readonly<Partial<Record<FacetAttribute, number>>> = {
  LightLevel: 2,
  HardinessZone: 2,
  Size: 0.8,
  ContainerVolume: 0.5,
  MatureWidth: 0.5,
  StyleForm: 0.5,
  Brand: 0.5,
  Collection: 0.3,
  ColorVariant: 0.3,
  HandlingFee: 0.2,
};

/**
 * The facets that fit a shelf, at most six, in the order of the page: those by which most of its `total` products can be told apart, that is the share of the products
 * that have a value × the share that the most frequent value leaves out × how much shoppers ask for it. Counts of a whole list, not of a
 * refined one: what is shown first stays while shoppers choose.
 */
export function leadingFacets(facets: readonly Facet[], total: number): FacetAttribute[] {
  const scored = facets.map(({ attribute, values }) => {
    const counts = values.map(({ count }) => count);
    const covered = Math.min(
      total,
      counts.reduce((sum, count) => sum + count, 0),
    );
    const selective = covered === 0 ? 0 : 1 - Math.max(...counts) / covered;
    return { attribute, score: (interest[attribute] ?? 1) * (covered / total) * selective };
  });
  const first = new Set(
    scored
      .sort((a, b) => b.score - a.score)
      .slice(0, leadingCount)
      .map(({ attribute }) => attribute),
  );
  return facetAttributes.filter((attribute) => first.has(attribute));
}
