/** Settings of an index as the vendor documents them; all may be missing. */
export type IndexSettings = Record<string, unknown>;

/** A searchable attribute and its rank: attributes of one comma-separated entry share a rank, 0 is the most important. */
export interface SearchableAttribute {
  name: string;
  rank: number;
  /** Whether an earlier place in it is better: so unless it is named `unordered(x)`. */
  ordered: boolean;
}

/** The `searchableAttributes` of the settings; `null` when unset, which means every text. */
export function searchableAttributes(settings: IndexSettings): SearchableAttribute[] | null {
  const entries = textList(settings.searchableAttributes);
  if (entries.length === 0) return null;
  return entries.flatMap((entry, rank) =>
    entry.split(',').map((part) => {
      const [, modifier, name = part] = /^\s*(unordered|ordered)\((.*)\)\s*$/.exec(part) ?? [];
      // Attributes of one rank are always unordered.
      return { name: name.trim(), rank, ordered: modifier !== 'unordered' && !entry.includes(',') };
    }),
  );
}

/** What a facet attribute may be used for. */
export interface FacetDeclaration {
  searchable: boolean;
  /** Filters only: never counted. */
  filterOnly: boolean;
}

/** The `attributesForFaceting` of the settings by attribute. */
export function declaredFacets(settings: IndexSettings): Map<string, FacetDeclaration> {
  return new Map(
    textList(settings.attributesForFaceting).map((entry) => {
      const [, modifier = '', name = entry] =
        /^(filterOnly|searchable|afterDistinct)\((.*)\)$/.exec(entry) ?? [];
      return [
        name,
        { searchable: modifier === 'searchable', filterOnly: modifier === 'filterOnly' },
      ];
    }),
  );
}

/** The texts of a setting or parameter that is a list, a JSON list or a comma-separated text. */
export function textList(value: unknown): string[] {
  if (typeof value === 'string')
    return value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return Array.isArray(value) ? value.filter((part) => typeof part === 'string') : [];
}
