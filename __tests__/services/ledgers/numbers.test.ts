/** @jest-environment node */
import { holdsCardNumber } from '@/lib/checkout/payment/card-number';
import { giftCardPin } from '@/lib/orders/money/payment-fields';
import { checkDigit, drawNumber } from '@/services/ledgers/gift-card-stock';
import { drawPin, pinDigest } from '@/services/ledgers/pin';

describe('numbers of gift cards', () => {
  const drawn = Array.from({ length: 5000 }, drawNumber);

  it('are sixteen digits of the shop, ten of them random, with a check digit no payment card has', () => {
    expect(
      drawn.filter(
        (number) =>
          !/^60065\d{11}$/.test(number) ||
          checkDigit(number.slice(0, -1)) !== number.at(-1) ||
          holdsCardNumber(number),
      ),
    ).toEqual([]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('take every digit at every random place about as often: none follows from another', () => {
    const counts = Array.from({ length: 10 }, (_, place) =>
      Array.from(
        { length: 10 },
        (_, digit) => drawn.filter((number) => number[5 + place] === String(digit)).length,
      ),
    );
    // 500 of each are expected; eight standard deviations are 170.
    expect(counts.flat().filter((count) => Math.abs(count - 500) > 170)).toEqual([]);
  });

  it('have the check digit of those that were sold before', () => {
    expect(checkDigit('600650000000001')).toBe('1');
  });
});

describe('PINs of gift cards', () => {
  it('are four digits on paper and a claim code without look-alikes by e-mail, kept as a digest', async () => {
    const [paper, code] = await Promise.all([drawPin('1', 'paper'), drawPin('1', 'e-mail')]);
    expect([paper.pin, code.pin]).toEqual([
      expect.stringMatching(/^\d{4}$/),
      expect.stringMatching(/^[2-9BCDFGHJKMNPQRSTVWXYZ]{8}$/),
    ]);
    expect([pinDigest('1', paper.pin), pinDigest('1', code.pin)]).toEqual([
      paper.digest,
      code.digest,
    ]);
    expect(pinDigest('2', code.pin)).not.toBe(code.digest);
  });

  it.each([
    ['4417', '4417'],
    ['bcdf 2345', 'BCDF2345'],
    [' BCDF-2345 ', 'BCDF2345'],
    ['', ''],
    ['- ', ''],
  ])('%j is read as %j', (typed, pin) => expect(giftCardPin.parse(typed)).toBe(pin));
});
