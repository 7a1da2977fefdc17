/** @jest-environment node */
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import { facetFilters, priceFilters } from '@/lib/search/list/list-requests';
import { facetsFromAnswer, leadingFacets } from '@/lib/search/facets';

describe('facetsFromAnswer', () => {
  it('keeps the order of the page, the most frequent value first, then by name', () => {
    const facets = facetsFromAnswer(
      { Size: { Deluxe: 2, Standard: 5 }, Color: { White: 3, Red: 3 } },
      8,
    );
    expect(facets.map(({ attribute }) => attribute)).toEqual(['Color', 'Size']);
    expect(facets[0]?.values).toEqual([
      { value: 'Red', count: 3 },
      { value: 'White', count: 3 },
    ]);
  });

  it('leaves out what could not narrow the list, and attributes nobody defined', () => {
    expect(facetsFromAnswer({ Brand: { 'Lilac & Loam': 8 }, Secret: { a: 1, b: 2 } }, 8)).toEqual(
      [],
    );
    expect(facetsFromAnswer({ Brand: { 'Lilac & Loam': 7 } }, 8)).toHaveLength(1);
    expect(facetsFromAnswer(undefined, 0)).toEqual([]);
  });
});

describe('leadingFacets', () => {
  const leading = (counts: Record<string, Record<string, number>>, total = 100) =>
    leadingFacets(facetsFromAnswer(counts, total), total);
  const halves = { a: 50, b: 50 };

  it.each([
    ['nothing of nothing', {}, []],
    [
      'at most six, in the order of the page',
      {
        Material: halves,
        Color: halves,
        Category: halves,
        Occasion: halves,
        BloomTiming: halves,
        MatureHeight: halves,
        Collection: halves,
      },
      ['Color', 'Category', 'Occasion', 'BloomTiming', 'Material', 'MatureHeight'],
    ],
    [
      'not one that few of the products have',
      {
        Color: halves,
        Category: halves,
        Occasion: halves,
        BloomTiming: halves,
        MatureHeight: halves,
        HardscapeColor: halves,
        Material: { Glass: 3, Willow: 2 },
      },
      ['Color', 'Category', 'Occasion', 'BloomTiming', 'HardscapeColor', 'MatureHeight'],
    ],
    [
      'not one whose first value leaves out hardly any',
      {
        Color: { Red: 99, White: 1 },
        Category: halves,
        Occasion: halves,
        BloomTiming: halves,
        MatureHeight: halves,
        HardscapeColor: halves,
        Material: halves,
      },
      ['Category', 'Occasion', 'BloomTiming', 'HardscapeColor', 'Material', 'MatureHeight'],
    ],
    [
      'light and zone before collections',
      {
        Color: halves,
        Category: halves,
        Occasion: halves,
        BloomTiming: halves,
        Collection: { a: 20, b: 20, c: 20, d: 20, e: 20 },
        HardinessZone: { 'Zone 3': 70, 'Zone 4': 20 },
        LightLevel: { 'Full sun': 70, Shade: 30 },
      },
      ['Color', 'Category', 'Occasion', 'BloomTiming', 'HardinessZone', 'LightLevel'],
    ],
  ])('shows %s', (_, counts, shown) => {
    expect(leading(counts)).toEqual(shown);
  });
});

describe('filters of a choice', () => {
  const choice: ListChoice = {
    ...noChoice,
    filters: { color: ['Red', 'White'], size: ['Deluxe'] },
    price: { min: 25, max: null },
  };

  it('makes values of one facet alternatives and lets facets narrow each other', () => {
    expect(facetFilters(choice)).toEqual([['Color:Red', 'Color:White'], ['Size:Deluxe']]);
  });

  it('bounds the price where a bound was given', () => {
    expect(priceFilters(choice)).toEqual(['Price >= 25']);
    expect(priceFilters({ ...choice, price: { min: null, max: 110 } })).toEqual(['Price <= 110']);
  });
});
