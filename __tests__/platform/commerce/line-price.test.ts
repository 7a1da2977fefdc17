/** @jest-environment node */
import { isOnSale, priceLine, type Markup } from '@/platform/commerce/verbs/lines/line-price';

const at = new Date('2026-05-10T12:00:00Z');
const breaks = [
  { Quantity: 12, Price: 40 },
  { Quantity: 1, Price: 50 },
  { Quantity: 6, Price: 45 },
];
const of = (type: string, amount: number): Markup[] => [{ type, amount }];

describe('a line is priced', () => {
  it.each<[string, object, Markup[], number, number, number, number]>([
    ['by the first break', { PriceBreaks: breaks }, [], 5, 5, 50, 250],
    ['by the break reached', { PriceBreaks: breaks }, [], 6, 6, 45, 270],
    ['by the last break', { PriceBreaks: breaks }, [], 100, 100, 40, 4000],
    ['by the sum over the order', { PriceBreaks: breaks }, [], 2, 12, 40, 80],
    ['without markup', { PriceBreaks: breaks }, of('NoMarkup', 10), 1, 1, 50, 50],
    [
      'with a markup per unit',
      { PriceBreaks: [breaks[1]] },
      of('AmountPerQuantity', 10),
      10,
      10,
      60,
      600,
    ],
    [
      'with a markup per line',
      { PriceBreaks: [breaks[1]] },
      of('AmountTotal', 10),
      10,
      10,
      51,
      510,
    ],
    [
      'with a markup in percent',
      { PriceBreaks: [breaks[1]] },
      of('Percentage', 10),
      10,
      10,
      55,
      550,
    ],
    [
      'with several markups',
      { PriceBreaks: [breaks[1]] },
      [...of('AmountPerQuantity', 1), ...of('Percentage', 10), ...of('AmountTotal', 5)],
      2,
      2,
      58.5,
      117,
    ],
    ['from unrounded parts', { PriceBreaks: [breaks[1]] }, of('AmountTotal', 10), 3, 3, 53.33, 160],
    [
      'in whole cents',
      { PriceBreaks: [{ Quantity: 1, Price: 8.99 }] },
      of('Percentage', 5),
      3,
      3,
      9.44,
      28.32,
    ],
    [
      'without the drift of floating point',
      { PriceBreaks: [{ Quantity: 1, Price: 1.1 }] },
      [],
      3,
      3,
      1.1,
      3.3,
    ],
    [
      'by the sale price',
      { PriceBreaks: [{ Quantity: 1, Price: 20, SalePrice: 15 }], SaleEnd: '2026-05-11T00:00:00Z' },
      [],
      2,
      2,
      15,
      30,
    ],
    [
      'by the price of a break that is not on sale',
      {
        PriceBreaks: [
          { Quantity: 1, Price: 20, SalePrice: 15 },
          { Quantity: 2, Price: 18 },
        ],
      },
      [],
      2,
      2,
      18,
      36,
    ],
  ])('%s', (_name, schedule, markups, quantity, breakQuantity, UnitPrice, LineSubtotal) => {
    expect(priceLine({ ...schedule }, markups, quantity, breakQuantity, at)).toMatchObject({
      UnitPrice,
      LineSubtotal,
    });
  });

  it('never below the smallest break', () => {
    expect(priceLine({ PriceBreaks: [{ Quantity: 6, Price: 2 }] }, [], 5, 5, at)).toBeNull();
  });
});

describe('a sale', () => {
  const PriceBreaks = [{ Quantity: 1, Price: 20, SalePrice: 15 }];
  it.each<[string, object, boolean]>([
    [
      'runs inside its window',
      { PriceBreaks, SaleStart: '2026-05-10T12:00:00Z', SaleEnd: '2026-05-10T12:00:01Z' },
      true,
    ],
    [
      'has ended at its end',
      { PriceBreaks, SaleStart: '2026-05-01T00:00:00Z', SaleEnd: '2026-05-10T12:00:00Z' },
      false,
    ],
    ['has not begun', { PriceBreaks, SaleStart: '2026-05-10T12:00:01Z' }, false],
    ['runs without a window', { PriceBreaks }, true],
    [
      'needs a sale price',
      { PriceBreaks: [{ Quantity: 1, Price: 20 }], SaleEnd: '2027-01-01T00:00:00Z' },
      false,
    ],
  ])('%s', (_name, schedule, expected) => {
    expect(isOnSale({ ...schedule }, at)).toBe(expected);
  });
});
