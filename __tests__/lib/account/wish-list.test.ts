/** @jest-environment node */
import { mostWishes, wishedCodes, withWish } from '@/lib/account/wish-list.server';

describe('wishedCodes', () => {
  it.each<[string, unknown, string[]]>([
    [
      'entries with ProductCode',
      { WishList: [{ ProductCode: '100310' }, { ProductCode: '300301', Note: 'x' }] },
      ['100310', '300301'],
    ],
    ['one product once', { WishList: [{ ProductCode: '1' }, { ProductCode: '1' }] }, ['1']],
    [
      'entries of another shape',
      { WishList: ['1', null, { ProductCode: '../x' }, { code: '2' }] },
      [],
    ],
    ['no list', {}, []],
    ['no xp', null, []],
    ['a list that is none', { WishList: 'all' }, []],
  ])('reads %s', (_name, xp, expected) => {
    expect(wishedCodes(xp)).toEqual(expected);
  });
});

describe('withWish', () => {
  it.each<[string, string[], boolean, string[]]>([
    ['adds at the end', ['1'], true, ['1', '2']],
    ['keeps a product once', ['2', '1'], true, ['1', '2']],
    ['takes off', ['1', '2'], false, ['1']],
    ['takes off what is not there', ['1'], false, ['1']],
  ])('%s', (_name, before, wished, after) => {
    expect(withWish(before, '2', wished)).toEqual(after);
  });

  it('lets the oldest go when the list is full', () => {
    const full = Array.from({ length: mostWishes }, (_, index) => `p${index}`);
    expect(withWish(full, 'new', true)).toEqual([...full.slice(1), 'new']);
  });
});
