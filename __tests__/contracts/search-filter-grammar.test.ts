/** @jest-environment node */
import type { Filter } from '@/platform/search/query/filter';
import { parseFacetFilters, parseNumericFilters } from '@/platform/search/query/filter-arrays';
import { parseFilters } from '@/platform/search/query/filter-grammar';

const facet = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value });
const and = (...parts: Filter[]): Filter => ({ kind: 'and', parts });
const or = (...parts: Filter[]): Filter => ({ kind: 'or', parts });
const not = (part: Filter): Filter => ({ kind: 'not', part });
const number = (
  attribute: string,
  operator: '<' | '<=' | '=' | '!=' | '>=' | '>',
  value: number,
): Filter => ({ kind: 'number', attribute, operator, value });

describe('filters', () => {
  it.each<[string, Filter | null]>([
    ['', null],
    ['   ', null],
    ['Color:Lavender', facet('Color', 'Lavender')],
    ['Category:Indoor Plants', facet('Category', 'Indoor Plants')],
    ['Category:"Indoor Plants"', facet('Category', 'Indoor Plants')],
    ['Category:"say \\"hi\\""', facet('Category', 'say "hi"')],
    ['"my attribute":x', facet('my attribute', 'x')],
    [
      'categories.lvl1:Flowers > Roses AND Visible=1',
      and(facet('categories.lvl1', 'Flowers > Roses'), number('Visible', '=', 1)),
    ],
    ['Price > 10', number('Price', '>', 10)],
    ['Price>=10.5', number('Price', '>=', 10.5)],
    ['Price != -1', number('Price', '!=', -1)],
    ['Price:10 TO 20', { kind: 'range', attribute: 'Price', from: 10, to: 20 }],
    ['spring', facet('_tags', 'spring')],
    ['a:1 AND b:2 OR c:3', and(facet('a', '1'), or(facet('b', '2'), facet('c', '3')))],
    ['(a:1 OR b:2) AND NOT c:3', and(or(facet('a', '1'), facet('b', '2')), not(facet('c', '3')))],
    ['a:Black and Decker AND b:2', and(facet('a', 'Black and Decker'), facet('b', '2'))],
    ['a:orange', facet('a', 'orange')],
  ])('%s', (text, filter) => {
    expect(parseFilters(text)).toEqual({ ok: true, value: filter });
  });

  it.each([
    ['a:', 'Unexpected token'],
    [':v', 'Unexpected token'],
    ['a:1 AND', 'Unexpected end'],
    ['AND a:1', 'Unexpected token AND'],
    ['(a:1', 'never closed'],
    ['a:1)', 'expected end of filter'],
    ['a:"x', 'quote is never closed'],
    ['Price > cheap', 'expected numeric'],
    ['(a:1 AND b:2) OR c:3', 'only (X OR Y) AND Z is allowed'],
    ['Inventory > 0 OR InfiniteInventory:true', 'Different types are not allowed in the same OR'],
    ['NOT (a:1 OR b:2)', 'NOT is not allowed before a group'],
  ])('refuses %s', (text, sentence) => {
    expect(parseFilters(text)).toEqual({ ok: false, error: expect.stringContaining(sentence) });
  });
});

describe('facetFilters', () => {
  it.each<[unknown, Filter | null]>([
    [undefined, null],
    [[], null],
    ['Color:Red', and(facet('Color', 'Red'))],
    [['Color:Red', 'Size:Large'], and(facet('Color', 'Red'), facet('Size', 'Large'))],
    [
      [['Color:Red', 'Color:Blue'], 'Size:Large'],
      and(or(facet('Color', 'Red'), facet('Color', 'Blue')), facet('Size', 'Large')),
    ],
    [['Color:-Red'], and(not(facet('Color', 'Red')))],
    [['Temp:\\-5'], and(facet('Temp', '-5'))],
    [['lvl:Flowers > Roses: red'], and(facet('lvl', 'Flowers > Roses: red'))],
  ])('%j', (value, filter) => {
    expect(parseFacetFilters('facetFilters', value)).toEqual({ ok: true, value: filter });
  });

  it.each([[['Color']], [[{}]], [5]])('refuses %j', (value) => {
    expect(parseFacetFilters('facetFilters', value).ok).toBe(false);
  });
});

describe('numericFilters', () => {
  it.each<[unknown, Filter]>([
    [['Price>=10', 'Price < 20'], and(number('Price', '>=', 10), number('Price', '<', 20))],
    [[['Stars=5', 'Stars=4']], and(or(number('Stars', '=', 5), number('Stars', '=', 4)))],
    [
      'Stars=5,(Price=10,Price=45)',
      and(number('Stars', '=', 5), or(number('Price', '=', 10), number('Price', '=', 45))),
    ],
    [['Price:11 to 46'], and({ kind: 'range', attribute: 'Price', from: 11, to: 46 })],
  ])('%j', (value, filter) => {
    expect(parseNumericFilters(value)).toEqual({ ok: true, value: filter });
  });

  it('refuses a text for a number', () => {
    expect(parseNumericFilters(['Price>=cheap']).ok).toBe(false);
  });
});
