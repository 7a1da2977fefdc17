/** @jest-environment node */
import { isChosen, listChoiceOf, listPath, noChoice, toggled } from '@/lib/catalogue/list-address';

describe('listChoiceOf', () => {
  it.each([
    ['nothing', {}, noChoice],
    ['values in a fixed order, each once', { color: 'White,Red,Red' }, { ...noChoice, filters: { color: ['Red', 'White'] } }],
    ['price bounds', { price: '25-110' }, { ...noChoice, price: { min: 25, max: 110 } }],
    ['one bound', { price: '-40' }, { ...noChoice, price: { min: null, max: 40 } }],
    ['the form\'s own fields', { price: 'fields', min: '25', max: '' }, { ...noChoice, price: { min: 25, max: null } }],
    ['an order', { sort: 'name' }, { ...noChoice, sort: 'name' }],
    ['keys that are no filter', { utm_source: 'x', c: 'roses' }, noChoice],
  ])('reads %s', (_name, params, expected) => {
    expect(listChoiceOf(params)).toEqual(expected);
  });

  it.each([[{ price: 'cheap' }], [{ price: '1-2-3' }], [{ color: 'x'.repeat(81) }], [{ color: Array.from({ length: 21 }, (_, i) => i).join(',') }]])('refuses %p', (params) => {
    expect(listChoiceOf(params)).toBeNull();
  });
});

describe('listPath', () => {
  it.each([
    [null, noChoice, 1, '/customer-service/on-sale-this-week'],
    [null, noChoice, 2, '/customer-service/on-sale-this-week?page=2'],
    [null, { ...noChoice, filters: { color: ['Red'] }, sort: 'name' }, 1, '/customer-service/on-sale-this-week?color=Red&sort=name'],
    [null, { ...noChoice, price: { min: null, max: 40 } }, 3, '/customer-service/on-sale-this-week?page=3&price=-40'],
    ['Flowers', noChoice, 1, '/c/flowers'],
    ['Flowers_Bouquets_Roses', noChoice, 2, '/c/flowers/bouquets?c=roses&page=2'],
    ['Flowers', { ...noChoice, filters: { size: ['Deluxe'], color: ['Red', 'Mixed Bright'] } }, 1, '/c/flowers?color=Red,Mixed%20Bright&size=Deluxe'],
    ['Flowers_Bouquets_Roses', { ...noChoice, price: { min: 25, max: null }, sort: 'new' }, 1, '/c/flowers/bouquets?c=roses&price=25-&sort=new'],
  ])('of %s', (id, choice, page, expected) => {
    expect(listPath(id === null ? { onSale: true } : { categoryID: id }, choice, page)).toBe(expected);
  });
});

describe('toggled', () => {
  it('adds a value and takes it away again', () => {
    const chosen = toggled(noChoice, 'ColorVariant', 'Glossy');
    expect(isChosen(chosen, 'ColorVariant', 'Glossy')).toBe(true);
    expect(listPath({ categoryID: 'Flowers' }, toggled(chosen, 'ColorVariant', 'Glossy'))).toBe('/c/flowers');
  });
});
