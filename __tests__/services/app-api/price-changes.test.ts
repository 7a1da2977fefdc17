/** @jest-environment node */
import type { Spec } from 'ordercloud-javascript-sdk';
import type { LinePrices } from '@/services/upstream/commerce/line-price';
import {
  changedPrices,
  repricedLines,
  type WrittenLine,
} from '@/services/app-api/calculate/price-changes';

const now = new Date('2026-11-22T12:00:00Z');
const plain: LinePrices = { PriceBreaks: [{ Quantity: 1, Price: 40 }] };
const byDozen: LinePrices = {
  PriceBreaks: [
    { Quantity: 1, Price: 5 },
    { Quantity: 12, Price: 4 },
  ],
};
const onSale: LinePrices = {
  SaleStart: '2026-11-20T00:00:00Z',
  SaleEnd: '2026-11-23T00:00:00Z',
  PriceBreaks: [{ Quantity: 1, Price: 40, SalePrice: 30 }],
};
const assembly = (
  amount: number,
  type: 'AmountPerQuantity' | 'AmountTotal' | 'Percentage' = 'AmountPerQuantity',
) => [
  { SpecID: 'Bench-AssemblyCharge', OptionID: 'Yes', PriceMarkupType: type, PriceMarkup: amount },
];
const line = (
  Quantity: number,
  UnitPrice: number,
  more: Partial<WrittenLine> = {},
): WrittenLine => ({
  ID: 'a',
  ProductID: 'p',
  Quantity,
  UnitPrice,
  LineSubtotal: Math.round(UnitPrice * Quantity * 100) / 100,
  ...more,
});

describe('lines whose product has another price now', () => {
  it.each<[string, WrittenLine, LinePrices | null, boolean, Date?]>([
    ['the same price', line(2, 40), plain, false],
    ['dearer', line(2, 39), plain, true],
    ['cheaper', line(2, 41), plain, true],
    ['a cent', line(1, 40.01), plain, true],
    ['a float that is the same cents', line(3, 40.000000001), plain, false],
    ['the same unit price and another subtotal', line(2, 40, { LineSubtotal: 79.99 }), plain, true],
    ['below the break', line(11, 5), byDozen, false],
    ['at the break', line(12, 4), byDozen, false],
    ['at the break at the price below it', line(12, 5), byDozen, true],
    ['written in a sale that runs', line(1, 30), onSale, false],
    ['written before a sale that runs', line(1, 40), onSale, true],
    [
      'written in a sale that has ended',
      line(1, 30),
      onSale,
      true,
      new Date('2026-11-23T00:00:00Z'),
    ],
    [
      'written before a sale, after it',
      line(1, 40),
      onSale,
      false,
      new Date('2026-11-23T00:00:00Z'),
    ],
    ['with a markup per unit', line(2, 70, { Specs: assembly(30) }), plain, false],
    ['with a markup per unit, the goods dearer', line(2, 69, { Specs: assembly(30) }), plain, true],
    ['with a markup once', line(2, 55, { Specs: assembly(30, 'AmountTotal') }), plain, false],
    ['with a markup in percent', line(2, 44, { Specs: assembly(10, 'Percentage') }), plain, false],
    ['a gift card of a chosen amount', line(1, 25, { PriceOverridden: true }), plain, false],
    ['no schedule at hand', line(1, 25), null, false],
    ['no break fits any more', line(1, 25), { PriceBreaks: [{ Quantity: 6, Price: 1 }] }, false],
  ])('%s', (_, written, schedule, changed, at = now) => {
    expect(changedPrices([written], new Map(schedule ? [['p', schedule]] : []), at)).toEqual(
      changed ? ['a'] : [],
    );
  });

  it('counts a cumulative schedule over all lines of the product, any other by the line', () => {
    const lines = [line(6, 4), line(6, 4, { ID: 'b' }), line(12, 9, { ID: 'c', ProductID: 'q' })];
    expect(
      changedPrices(lines, new Map([['p', { ...byDozen, UseCumulativeQuantity: true }]]), now),
    ).toEqual([]);
    expect(changedPrices(lines, new Map([['p', byDozen]]), now)).toEqual(['a', 'b']);
  });

  it('sees what an option costs now where the options are at hand', () => {
    const written = line(2, 70, { Specs: assembly(30) });
    const options = (PriceMarkup: number) =>
      new Map([
        [
          'p',
          [
            {
              ID: 'Bench-AssemblyCharge',
              Options: [{ ID: 'Yes', PriceMarkupType: 'AmountPerQuantity', PriceMarkup }],
            } as Spec,
          ],
        ],
      ]);
    expect(changedPrices([written], new Map([['p', plain]]), now, options(30))).toEqual([]);
    expect(changedPrices([written], new Map([['p', plain]]), now, options(35))).toEqual(['a']);
  });
});

it('names the lines whose price is another after they were written again', () => {
  expect(
    repricedLines(
      [line(1, 40), line(1, 30, { ID: 'b' })],
      [line(1, 40), line(1, 31, { ID: 'b' }), line(1, 9, { ID: 'new' })],
    ),
  ).toEqual(['b']);
});
