/** @jest-environment node */
import {
  isChosen,
  listChoiceOf,
  listPath,
  noChoice,
  toggled,
  valuesText,
  type ListChoice,
} from '@/lib/catalogue/category/list-address';
import { inNoTime, longNoAmount } from '@/__tests__/support/in-no-time';
import { listLimits } from '@/lib/config/list-limits';
import { listRequests } from '@/lib/search/list/list-requests';
import { listQueriesSchema } from '@/lib/search/list/list-schema';
import { isPlaceAt, placeRoute, type ListPlace } from '@/lib/catalogue/category/list-place';

describe('listChoiceOf', () => {
  it.each([
    ['nothing', {}, noChoice],
    [
      'values in a fixed order, each once',
      { color: 'White,Red,Red' },
      { ...noChoice, filters: { color: ['Red', 'White'] } },
    ],
    ['price bounds', { price: '25-110' }, { ...noChoice, price: { min: 25, max: 110 } }],
    ['one bound', { price: '-40' }, { ...noChoice, price: { min: null, max: 40 } }],
    [
      'bounds the wrong way round',
      { price: '20-10' },
      { ...noChoice, price: { min: 10, max: 20 } },
    ],
    [
      "the form's own fields the wrong way round",
      { price: 'fields', min: '90', max: '20' },
      { ...noChoice, price: { min: 20, max: 90 } },
    ],
    [
      "the form's own fields",
      { price: 'fields', min: '25', max: '' },
      { ...noChoice, price: { min: 25, max: null } },
    ],
    [
      "amounts in the form's own fields as a person writes them",
      { price: 'fields', min: '$24.90', max: '1,050.10' },
      { ...noChoice, price: { min: 24, max: 1051 } },
    ],
    [
      "what is no amount in the form's own fields as no bound",
      { price: 'fields', min: '-3', max: '100000' },
      { ...noChoice, price: { min: null, max: 99_999 } },
    ],
    ['an order', { sort: 'name' }, { ...noChoice, sort: 'name' }],
    ['keys that are no filter', { utm_source: 'x', c: 'roses' }, noChoice],
  ])('reads %s', (_name, params, expected) => {
    expect(listChoiceOf(params)).toEqual(expected);
  });

  it.each([
    [{ price: 'cheap' }],
    [{ price: '1-2-3' }],
    [{ color: 'x'.repeat(81) }],
    [{ color: Array.from({ length: 101 }, (_, i) => i).join(',') }],
  ])('refuses %p', (params) => {
    expect(listChoiceOf(params)).toBeNull();
  });
});

describe('an amount in an address', () => {
  it.each(['min', 'max'] as const)('as %s costs no time to read, however long it is', (field) => {
    const choice = inNoTime(() => listChoiceOf({ price: 'fields', [field]: longNoAmount }));
    expect(choice).toEqual(noChoice);
  });
});

describe('a value with a comma', () => {
  it.each([
    [['Wreaths, Garlands & Swags', 'Trees']],
    [['50% shade, moist', '100%, full sun']],
    [['a%2Cb', 'c%252Cd', '%']],
  ])('is one value again when its address is read: %p', (values) => {
    const choice: ListChoice = { ...noChoice, filters: { category: [...values].sort() } };
    const path = listPath({ categoryID: 'Holidays' }, choice);
    expect(
      listChoiceOf({ category: new URL(path, 'http://shop').searchParams.get('category') ?? '' }),
    ).toEqual(choice);
    expect(listChoiceOf({ category: valuesText(values) })).toEqual(choice);
  });

  it('leaves addresses as they were where no value has one', () => {
    expect(listChoiceOf({ category: 'Full sun,50% shade' })?.filters.category).toEqual([
      '50% shade',
      'Full sun',
    ]);
  });
});

describe('listPath', () => {
  it.each([
    [null, noChoice, 1, '/customer-service/on-sale-this-week'],
    [null, noChoice, 2, '/customer-service/on-sale-this-week?page=2'],
    [
      null,
      { ...noChoice, filters: { color: ['Red'] }, sort: 'name' },
      1,
      '/customer-service/on-sale-this-week?color=Red&sort=name',
    ],
    [
      null,
      { ...noChoice, price: { min: null, max: 40 } },
      3,
      '/customer-service/on-sale-this-week?page=3&price=-40',
    ],
    ['Flowers', noChoice, 1, '/c/flowers'],
    ['Flowers_Bouquets_Roses', noChoice, 2, '/c/flowers/bouquets?c=roses&page=2'],
    [
      'Flowers',
      { ...noChoice, filters: { size: ['Deluxe'], color: ['Red', 'Mixed Bright'] } },
      1,
      '/c/flowers?color=Red,Mixed%20Bright&size=Deluxe',
    ],
    [
      'Flowers_Bouquets_Roses',
      { ...noChoice, price: { min: 25, max: null }, sort: 'new' },
      1,
      '/c/flowers/bouquets?c=roses&price=25-&sort=new',
    ],
  ])('of %s', (id, choice, page, expected) => {
    expect(listPath(id === null ? { onSale: true } : { categoryID: id }, choice, page)).toBe(
      expected,
    );
  });
});

describe('a search as a list', () => {
  const place = { query: 'red rose', queryID: 'a'.repeat(32) };
  const own = `/search?query=red+rose&type=Products&queryid=${place.queryID}`;

  it.each<[ListChoice, number, string]>([
    [noChoice, 1, own],
    [noChoice, 3, `${own}&page=3`],
    [
      { filters: { color: ['Red', 'Pink'] }, price: { min: 20, max: 90 }, sort: 'price-low' },
      1,
      `${own}&color=Red,Pink&price=20-90&sort=price-low`,
    ],
  ])('of %j, page %i, lives beside what is searched', (choice, page, path) => {
    expect(listPath(place, choice, page)).toBe(path);
  });

  it('is refined by a form that says what is searched', () => {
    expect(placeRoute(place)).toEqual({
      pathname: '/search',
      keys: { query: 'red rose', type: 'Products', queryid: place.queryID },
    });
  });

  it.each<[string, boolean]>([
    [own, true],
    ['/search?query=red+rose&type=Products', true],
    ['/search?query=red+rose&color=Red', true],
    ['/search?query=red+rose', false],
    ['/search?query=rose&type=Products', false],
    ['/search?query=red+rose&type=Events&color=Red', false],
    ['/c/flowers?query=red+rose&type=Products', false],
  ])('is what %s names: %s', (address, here) => {
    const { pathname, searchParams } = new URL(address, 'http://shop');
    expect(isPlaceAt(place, pathname, searchParams)).toBe(here);
  });

  it.each<[ListPlace, string, boolean]>([
    [{ categoryID: 'Flowers_Bouquets_Roses' }, '/c/flowers/bouquets?c=roses&color=Red', true],
    [{ categoryID: 'Flowers_Bouquets_Roses' }, '/c/flowers/bouquets', false],
    [{ onSale: true }, '/customer-service/on-sale-this-week?sort=new', true],
    [{ onSale: true }, '/c/flowers', false],
  ])('%j is what %s names: %s', (other, address, here) => {
    const { pathname, searchParams } = new URL(address, 'http://shop');
    expect(isPlaceAt(other, pathname, searchParams)).toBe(here);
  });
});

describe('toggled', () => {
  it('comes to an address that is read as it was, and to queries that are answered, whatever a list counts is chosen', () => {
    const values = Array.from({ length: listLimits.searchFacetValues }, (_, at) => `Zone ${at}`);
    const choice = values.reduce((all, value) => toggled(all, 'HardinessZone', value), noChoice);
    const { searchParams } = new URL(listPath({ categoryID: 'Trees' }, choice), 'http://shop');
    expect(listChoiceOf(Object.fromEntries(searchParams))).toEqual(choice);
    const asked = { scope: { categoryID: 'Trees' }, requests: listRequests(choice, 1) };
    expect(listQueriesSchema.safeParse(asked).success).toBe(true);
  });

  it('adds a value and takes it away again', () => {
    const chosen = toggled(noChoice, 'ColorVariant', 'Glossy');
    expect(isChosen(chosen, 'ColorVariant', 'Glossy')).toBe(true);
    expect(listPath({ categoryID: 'Flowers' }, toggled(chosen, 'ColorVariant', 'Glossy'))).toBe(
      '/c/flowers',
    );
  });
});
