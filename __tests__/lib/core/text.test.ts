import { textOf, wholeHours } from '@/lib/core/text';

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

it.each([
  ['Morning, 9 AM – 1 PM', 'Morning, 9_AM – 1_PM'],
  ['Sat, Jul 4, 10:00 AM – 12:00 PM CST (past)', 'Sat, Jul 4, 10:00_AM – 12:00_PM_CST (past)'],
  ['Local Delivery, May 9, 2026, AM', 'Local Delivery, May 9, 2026, AM'],
])('of %p no hour is parted', (text, whole) => {
  expect(wholeHours(text)).toBe(whole.replaceAll('_', '\u00a0'));
});
