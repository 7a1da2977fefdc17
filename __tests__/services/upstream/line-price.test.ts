/** @jest-environment node */
import fc from 'fast-check';
import { toCents, toDollars } from '@/lib/core/money';
import { linePrice, type LinePrices } from '@/services/upstream/commerce/line-price';
import { priceLine } from '@/platform/commerce/verbs/lines/line-price';

const now = new Date('2026-11-22T12:00:00Z');
const dollars = (most: number) => fc.integer({ min: 0, max: most }).map(toDollars);
const day = fc.constantFrom(
  undefined,
  '2026-11-01T00:00:00Z',
  '2026-11-22T12:00:00Z',
  '2026-12-01T00:00:00Z',
);
const schedule = fc.record({
  SaleStart: day,
  SaleEnd: day,
  PriceBreaks: fc.uniqueArray(
    fc.record({
      Quantity: fc.integer({ min: 1, max: 12 }),
      Price: dollars(60_000),
      SalePrice: fc.option(dollars(60_000), { nil: undefined }),
    }),
    { selector: ({ Quantity }) => Quantity, maxLength: 4 },
  ),
});
const markup = fc.record({
  PriceMarkup: dollars(9000),
  PriceMarkupType: fc.constantFrom('NoMarkup', 'AmountPerQuantity', 'AmountTotal', 'Percentage'),
});

describe('the price of a line', () => {
  it('is the commerce platform’s own, to the cent', () => {
    fc.assert(
      fc.property(
        schedule,
        fc.array(markup, { maxLength: 3 }),
        fc.integer({ min: 1, max: 15 }),
        (prices, markups, quantity) => {
          const platform = priceLine(
            prices,
            markups.map(({ PriceMarkup, PriceMarkupType }) => ({
              type: PriceMarkupType,
              amount: PriceMarkup,
            })),
            quantity,
            quantity,
            now,
          );
          const own = linePrice(prices, markups, quantity, now);
          expect(own && { unit: own.unit, total: own.total }).toEqual(
            platform && {
              unit: toCents(platform.UnitPrice),
              total: toCents(platform.LineSubtotal),
            },
          );
        },
      ),
      { seed: 11, numRuns: 3000 },
    );
  });

  it.each<[string, LinePrices, number, ReturnType<typeof linePrice>]>([
    ['no break fits', { PriceBreaks: [{ Quantity: 6, Price: 1 }] }, 5, null],
    ['no breaks', {}, 1, null],
    [
      'the sale is over',
      { SaleEnd: '2026-11-22T12:00:00Z', PriceBreaks: [{ Quantity: 1, Price: 10, SalePrice: 5 }] },
      1,
      { unit: 1000, total: 1000 },
    ],
    [
      'the sale runs',
      {
        SaleStart: '2026-11-22T12:00:00Z',
        PriceBreaks: [{ Quantity: 1, Price: 10, SalePrice: 5 }],
      },
      2,
      { unit: 500, total: 1000 },
    ],
  ])('%s', (_, prices, quantity, expected) => {
    expect(linePrice(prices, [], quantity, now)).toEqual(expected);
  });
});
