import { valuesAt, type SearchDocument } from './document';

/** An attribute's values by record ordinal, as codes into a dictionary: record `i` has `codes[offsets[i]] … codes[offsets[i + 1] - 1]`. */
export interface FacetColumn {
  dictionary: string[];
  /** Lower-cased value → code: filters compare without regard to case. */
  codeOf: Map<string, number>;
  offsets: Uint32Array;
  codes: Uint32Array;
}

/** Builds the facet column of one attribute; a value given twice by one record counts once. */
export function facetColumn(documents: readonly SearchDocument[], attribute: string): FacetColumn {
  const dictionary: string[] = [];
  const codeOf = new Map<string, number>();
  const offsets = new Uint32Array(documents.length + 1);
  const codes: number[] = [];
  documents.forEach((document, ordinal) => {
    const own = new Set<number>();
    for (const value of valuesAt(document, attribute)) {
      const text = String(value);
      let code = codeOf.get(text.toLowerCase());
      if (code === undefined) {
        code = dictionary.push(text) - 1;
        codeOf.set(text.toLowerCase(), code);
      }
      own.add(code);
    }
    codes.push(...own);
    offsets[ordinal + 1] = codes.length;
  });
  return { dictionary, codeOf, offsets, codes: Uint32Array.from(codes) };
}

/** An attribute's numbers by record ordinal, first value first;. */
export interface NumberColumn {
  offsets: Uint32Array;
  values: Float64Array;
}

/** Builds the number column of one attribute. */
export function numberColumn(documents: readonly SearchDocument[], attribute: string): NumberColumn {
  const offsets = new Uint32Array(documents.length + 1);
  const values: number[] = [];
  documents.forEach((document, ordinal) => {
    for (const value of valuesAt(document, attribute)) if (typeof value === 'number') values.push(value);
    offsets[ordinal + 1] = values.length;
  });
  return { offsets, values: Float64Array.from(values) };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** One sortable number per record: numbers as they are, texts by their place in alphabetical order; NaN where missing. */
export function sortColumn(documents: readonly SearchDocument[], attribute: string): Float64Array {
  const firsts = documents.map((document) => valuesAt(document, attribute)[0]);
  const texts = [...new Set(firsts.filter((value) => typeof value === 'string'))].sort(collator.compare);
  const place = new Map(texts.map((text, index) => [text, index]));
  return Float64Array.from(firsts, (value) => {
    if (value === undefined) return NaN;
    return typeof value === 'string' ? (place.get(value) ?? NaN) : Number(value);
  });
}
