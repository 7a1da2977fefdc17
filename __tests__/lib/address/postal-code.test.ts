/** @jest-environment node */
import { cleanPostalCode, isPostalCode } from '@/lib/address/postal-code';

describe('the postal code of a bill', () => {
  it.each([
    ['55408', '55408', true],
    [' 55408 ', '55408', true],
    ['55408-1234', '55408-1234', true],
    ['k1a  0b1', 'K1A 0B1', true],
    ['sw1a 1aa', 'SW1A 1AA', true],
    ['D-10115', 'D-10115', true],
    ['８０３３１', '80331', true],
    ['1010', '1010', true],
    ['', '', false],
    ['554', '554', false],
    ['55408-12', '55408-12', false],
    ['MINNESOTA', 'MINNESOTA', false],
    ['4111111111111111', '4111111111', false],
    ['55408; drop', '55408; DRO', false],
    ['-5540', '-5540', false],
  ])('%j is kept as %j', (typed, kept, isOne) => {
    expect([cleanPostalCode(typed), isPostalCode(cleanPostalCode(typed))]).toEqual([kept, isOne]);
  });
});
