/** @jest-environment node */
import { listPath, noChoice } from '@/lib/catalogue/category/list-address';
import {
  arrivesIn,
  isPlaceAt,
  placeRoute,
  saysArrivesOtherwise,
  wrongArrivalIn,
  type ListPlace,
} from '@/lib/catalogue/category/list-place';
import { classFilter, scopeOf } from '@/lib/search/list/product-filters';

const today = '2026-11-26';
const arrives = { zip: '55408', by: '2026-11-28' };
const zip = 'Please enter a 5 digit zip';
const by = 'Please choose a day.';
const past = 'This day has passed. Please choose another.';
const flowers: ListPlace = { categoryID: 'Flowers', arrives };

describe('the address of what is to arrive', () => {
  it.each<[Record<string, string>, object]>([
    [{ arrives: '55408~2026-11-28' }, { arrives }],
    [{ arrives: 'fields', zip: '55408', by: '2026-11-28' }, { arrives }],
    [{ arrives: `55408~${today}` }, { arrives: { zip: '55408', by: today } }],
    [{ arrives: '55408~2026-11-25' }, {}],
    [{ arrives: '55408~2026-02-30' }, {}],
    [{ arrives: '5540~2026-11-28' }, {}],
    [{ arrives: 'fields', zip: '5540', by: '2026-11-28' }, {}],
    [{ arrives: 'fields', zip: '55408', by: '11/28/2026' }, { arrives }],
    [{ arrives: 'fields', zip: '55408', by: ' 11/28/26 ' }, { arrives }],
    [
      { arrives: 'fields', zip: '55408', by: '1/2/2027' },
      { arrives: { zip: '55408', by: '2027-01-02' } },
    ],
    [{ arrives: 'fields', zip: '55408', by: '28/11/2026' }, {}],
    [{ arrives: 'fields', zip: '55408', by: '2/30/2027' }, {}],
    [{ arrives: 'fields', zip: '55408', by: '11/28' }, {}],
    [{ arrives: 'fields', zip: '55408', by: '11/28/1926' }, {}],
    [{ arrives: 'fields', zip: '55408', by: 'next Tuesday' }, {}],
    [{ arrives: 'fields', zip: '55408' }, {}],
    [{ zip: '55408', by: '2026-11-28' }, {}],
    [{}, {}],
  ])('%j wants %j', (params, wanted) => {
    expect(arrivesIn(params, today)).toEqual(wanted);
  });

  it.each<[Record<string, string>, object | null]>([
    [{ arrives: '55408~2026-11-28' }, null],
    [{ arrives: 'fields', zip: ' 55408', by: today }, null],
    [{}, null],
    [{ zip: '5540', by: '' }, null],
    [{ arrives: 'soon' }, null],
    [{ arrives: '55408~2026-11-25' }, { zip: '55408', by: '2026-11-25', faults: { by: past } }],
    [
      { arrives: 'fields', zip: '5540', by: '' },
      { zip: '5540', by: '', faults: { zip, by } },
    ],
    [
      { arrives: 'fields', zip: '55408', by: '2026-02-30' },
      { zip: '55408', by: '', faults: { by } },
    ],
    [{ arrives: 'fields' }, { zip: '', by: '', faults: { zip, by } }],
  ])('%j is wrong: %j', (params, wrong) => {
    expect(wrongArrivalIn(params, today)).toEqual(wrong);
    if (wrong) expect(arrivesIn(params, today)).toEqual({});
  });

  it.each<[ListPlace, string]>([
    [flowers, '/c/flowers?arrives=55408~2026-11-28'],
    [{ onSale: true, arrives }, '/customer-service/on-sale-this-week?arrives=55408~2026-11-28'],
  ])('of %j is %s, and the list is there', (place, path) => {
    expect(listPath(place, noChoice)).toBe(path);
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    expect(isPlaceAt(place, pathname, searchParams)).toBe(true);
    expect(isPlaceAt({ ...place, arrives: undefined }, pathname, searchParams)).toBe(false);
    expect(placeRoute(place).keys.arrives).toBe('55408~2026-11-28');
  });

  it('keeps what else is chosen', () => {
    expect(listPath(flowers, { ...noChoice, filters: { color: ['Red'] } }, 2)).toBe(
      '/c/flowers?page=2&arrives=55408~2026-11-28&color=Red',
    );
  });

  it.each<[Record<string, string>, ListPlace, boolean]>([
    [{ arrives: '55408~2026-11-28' }, flowers, false],
    [{ arrives: 'fields' }, flowers, true],
    [{ arrives: '55408~2020-11-28' }, { categoryID: 'Flowers' }, true],
    [{}, { categoryID: 'Flowers' }, false],
  ])('%j is another than that of %j: %s', (params, place, other) => {
    expect(saysArrivesOtherwise(params, place)).toBe(other);
  });

  it('narrows what is asked of the search engine', () => {
    expect(scopeOf({ query: 'rose', queryID: null, arrives })).toEqual({ query: 'rose', arrives });
    expect(classFilter(['L0', 'W1K0_nw'])).toBe('(DeliveryClass:L0 OR DeliveryClass:W1K0_nw)');
    expect(classFilter(['L0 OR Visible:0', ''])).toBe('(DeliveryClass:nothing)');
    expect(classFilter([])).toBe('(DeliveryClass:nothing)');
  });
});
