/** @jest-environment node */
import { pageLinks, pageNumber, showing } from '@/lib/search/list/paging';

describe('pageNumber', () => {
  it.each([
    [undefined, 1],
    ['1', 1],
    ['12', 12],
    ['0', null],
    ['01', null],
    ['-1', null],
    ['abc', null],
    ['1.5', null],
    ['', null],
    ['12345', null],
  ])('%p is %p', (text, expected) => {
    expect(pageNumber(text)).toBe(expected);
  });
});

describe('pageLinks', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 9, [1, 2, 0, 9]],
    [5, 9, [1, 0, 4, 5, 6, 0, 9]],
    [9, 9, [1, 0, 8, 9]],
    [3, 4, [1, 2, 3, 4]],
  ])('page %i of %i links to %p', (page, pages, expected) => {
    expect(pageLinks(page, pages)).toEqual(expected);
  });
});

describe('showing', () => {
  it.each([
    [1, 86, { from: 1, to: 54 }],
    [2, 86, { from: 55, to: 86 }],
    [1, 0, { from: 0, to: 0 }],
    [19, 2900, { from: 973, to: 1000 }],
  ])('page %i of %i products', (page, total, expected) => {
    expect(showing(page, total)).toEqual(expected);
  });
});
