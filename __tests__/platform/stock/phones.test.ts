/** @jest-environment node */
import { brand } from '@/lib/config/brand';
import { stock } from './fixture';

/** Numbers that are no shop's: a poison center's. */
const others = ['1-800-222-1222'];

it('has no phone number that may be anybody’s: all are 555-01xx (ruling 1)', () => {
  const text = JSON.stringify([brand, stock.content, stock.commerce, stock.files]);
  const numbers =
    text.match(/(?<![\w.-])(?:\(\d{3}\) |1-\d{3}-|\d{3}-)\d{3}-\d{4}(?![\w-])/g) ?? [];
  const kept = [...text.matchAll(/"Phone":"(\d*)"/g)].map(([, digits = '']) => digits);
  expect([numbers.length, kept.length].every((count) => count > 5)).toBe(true);
  expect(
    numbers.filter((number) => !others.includes(number) && !/555-01\d\d$/.test(number)),
  ).toEqual([]);
  expect(kept.filter((digits) => !/^\d{3}55501\d\d$/.test(digits))).toEqual([]);
});
