import { err, ok, type Result } from '@/lib/core/result';
import { numberOperators, type Filter } from './filter';

/**
 * Parses `facetFilters` and `tagFilters`: `a:v` (or, for tags, `v`), `a:-v` for "not"; the outer list is AND, an inner list OR.
 * `name` is the parameter's, for the error; `attribute` is set where the entries are bare values.
 */
export function parseFacetFilters(
  name: string,
  value: unknown,
  attribute: string | null = null,
): Result<Filter | null, string> {
  return parseNested(name, value, (entry) => {
    const colon = attribute === null ? entry.indexOf(':') : -1;
    if (attribute === null && colon < 1) return null;
    const raw = entry.slice(colon + 1);
    const part: Filter = {
      kind: 'facet',
      attribute: attribute ?? entry.slice(0, colon),
      value: raw.replace(/^\\?-/, (dash) => (dash === '\\-' ? '-' : '')),
    };
    return raw.startsWith('-') ? { kind: 'not', part } : part;
  });
}

const COMPARISON = /^\s*([^<>=!:\s]+)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)\s*$/;
const RANGE = /^\s*([^<>=!:\s]+)\s*:\s*(-?\d+(?:\.\d+)?)\s+to\s+(-?\d+(?:\.\d+)?)\s*$/i;

/** Parses `numericFilters`: `price>=10`, `price:10 to 20`; nested lists as for facets. */
export function parseNumericFilters(value: unknown): Result<Filter | null, string> {
  return parseNested('numericFilters', value, (entry) => {
    const comparison = COMPARISON.exec(entry);
    const operator = numberOperators.find((candidate) => candidate === comparison?.[2]);
    if (comparison && operator)
      return {
        kind: 'number',
        attribute: comparison[1] ?? '',
        operator,
        value: Number(comparison[3]),
      };
    const range = RANGE.exec(entry);
    return range
      ? { kind: 'range', attribute: range[1] ?? '', from: Number(range[2]), to: Number(range[3]) }
      : null;
  });
}

function parseNested(
  name: string,
  value: unknown,
  leaf: (entry: string) => Filter | null,
): Result<Filter | null, string> {
  if (value === undefined || value === null || value === '') return ok(null);
  const outer = typeof value === 'string' ? legacyList(value) : value;
  if (!Array.isArray(outer)) return err(`${name}: expected a list`);
  const parts: Filter[] = [];
  for (const item of outer) {
    const alternatives = (Array.isArray(item) ? item : [item]).map((entry) =>
      typeof entry === 'string' ? leaf(entry) : null,
    );
    if (alternatives.includes(null))
      return err(`Invalid syntax for ${name}: ${JSON.stringify(item).slice(0, 200)}`);
    const readable = alternatives.filter((filter) => filter !== null);
    if (readable.length > 0)
      parts.push(
        readable.length === 1 && readable[0] ? readable[0] : { kind: 'or', parts: readable },
      );
  }
  return ok(parts.length === 0 ? null : { kind: 'and', parts });
}

/** The old text notation `a=1,(b=2,b=3)`: commas are AND, a bracket is OR. */
function legacyList(text: string): (string | string[])[] {
  return [...text.matchAll(/\(([^)]*)\)|[^,()]+/g)].map((match) =>
    match[1] === undefined ? match[0] : match[1].split(','),
  );
}
