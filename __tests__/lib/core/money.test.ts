import { formatCents, formatMoney, percentOf, toCents, toDollars } from '@/lib/core/money';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

describe('cents as shown', () => {
  it.each([
    [0, '$0.00'],
    [1, '$0.01'],
    [10, '$0.10'],
    [99, '$0.99'],
    [100, '$1.00'],
    [4999, '$49.99'],
    [99_999, '$999.99'],
    [100_000, '$1,000.00'],
    [123_456_789, '$1,234,567.89'],
    [-1, '-$0.01'],
    [-4999, '-$49.99'],
    [-100_000, '-$1,000.00'],
  ])('%i', (cents, words) => {
    expect(formatCents(cents)).toBe(words);
  });

  it('are the platform’s own words for every amount', () => {
    const amounts = Array.from({ length: 4000 }, (_, index) => (index - 500) * 7919);
    expect(amounts.map(formatCents)).toEqual(amounts.map((cents) => usd.format(cents / 100)));
  });
});

it.each([
  [4999, 'CAD', 'CAD 49.99'],
  [-123_456, 'EUR', '-EUR 1,234.56'],
  [4999, 'USD', '$49.99'],
  [4999, undefined, '$49.99'],
])('%i hundredths of %s are shown as %s', (hundredths, currency, words) => {
  expect(formatMoney(hundredths, currency)).toBe(words);
});

it.each([
  [49.99, 4999],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [-1.005, -101],
  [0, 0],
  [1234.56, 123_456],
])('%d dollars are %i cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

it('gives a vendor its dollars', () => {
  expect([4999, 0, 1].map(toDollars)).toEqual([49.99, 0, 0.01]);
});

it.each([
  [10_000, 9.025, 903],
  [0, 9.025, 0],
  [4999, 0, 0],
  [100, 0.5, 1],
  [25_000, 9.03, 2258],
])('of %i cents %d percent are %i', (cents, percent, expected) => {
  expect(percentOf(cents, percent)).toBe(expected);
});
