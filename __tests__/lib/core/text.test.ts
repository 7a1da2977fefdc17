import { textOf } from '@/lib/core/text';

it.each([
  ['New', 'New'],
  [' ', ' '],
  ['', null],
  [null, null],
  [undefined, null],
  [4, null],
  [{}, null],
  [['a'], null],
])('of %p is %p', (value, text) => {
  expect(textOf(value)).toBe(text);
});
