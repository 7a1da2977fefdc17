/** A filter over records, whichever of the vendor's notations it was written in. */
export type Filter =
  | { kind: 'and' | 'or'; parts: Filter[] }
  | { kind: 'not'; part: Filter }
  | { kind: 'facet'; attribute: string; value: string }
  | { kind: 'number'; attribute: string; operator: NumberOperator; value: number }
  | { kind: 'range'; attribute: string; from: number; to: number };

export const numberOperators = ['<', '<=', '=', '!=', '>=', '>'] as const;
export type NumberOperator = (typeof numberOperators)[number];

/** Both filters at once; a missing one lets everything pass. */
export function bothOf(...filters: (Filter | null)[]): Filter | null {
  const parts = filters.filter((filter) => filter !== null);
  return parts.length === 0 ? null : { kind: 'and', parts };
}

/** The attributes a filter compares as facet values. */
export function facetAttributes(filter: Filter | null): string[] {
  if (filter === null || filter.kind === 'number' || filter.kind === 'range') return [];
  if (filter.kind === 'facet') return [filter.attribute];
  return filter.kind === 'not'
    ? facetAttributes(filter.part)
    : filter.parts.flatMap(facetAttributes);
}

/** The engine's own categories: a disjunction may not mix them. */
export function filterCategory(filter: Filter): 'facet' | 'numeric' | 'tag' {
  if (filter.kind === 'not') return filterCategory(filter.part);
  if (filter.kind === 'facet') return filter.attribute === '_tags' ? 'tag' : 'facet';
  if (filter.kind === 'and' || filter.kind === 'or')
    return filter.parts[0] === undefined ? 'facet' : filterCategory(filter.parts[0]);
  return 'numeric';
}
