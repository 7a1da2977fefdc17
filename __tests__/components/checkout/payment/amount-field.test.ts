import { typedCents } from '@/components/checkout/payment/amount-field';
import { inNoTime, longNoAmount } from '@/__tests__/support/in-no-time';

it.each([
  ['37', 3700],
  [' $ 1,050.5 ', 105_050],
  ['2000', 200_000],
  ['2000.01', null],
  ['0', null],
  ['-10', null],
  ['', null],
  ['1,05', null],
])('%p of at most $2,000 is %p', (text, cents) => {
  expect(typedCents(text, 200_000)).toBe(cents);
});

it('an amount costs no time to read, however long it is', () => {
  expect(inNoTime(() => typedCents(longNoAmount, 200_000))).toBeNull();
});
