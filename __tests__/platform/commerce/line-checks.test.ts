/** @jest-environment node */
import { checkLines } from '@/platform/commerce/verbs/lines/line-checks';
import type { ProductFacts } from '@/platform/commerce/verbs/lines/price-facts';

const PriceBreaks = [
  { Quantity: 1, Price: 5 },
  { Quantity: 6, Price: 4 },
];

function facts(
  schedule: object | null,
  inventory: object = {},
  available = true,
): ReadonlyMap<string, ProductFacts> {
  return new Map([
    [
      'p',
      {
        id: 'p',
        product: { ID: 'p', Inventory: inventory },
        schedule: schedule && { PriceBreaks, ...schedule },
        available,
        specs: [],
      },
    ],
  ]);
}

const lines = (...quantities: number[]) =>
  quantities.map((quantity, index) => ({ id: `l${index}`, productID: 'p', quantity }));
const codes = (quantities: number[], known: ReadonlyMap<string, ProductFacts>) =>
  checkLines(lines(...quantities), known, new Set(['p'])).map((fault) => fault.ErrorCode);
const kept = { Enabled: true, QuantityAvailable: 5 };

describe('what speaks against a line', () => {
  it.each<[string, number[], ReadonlyMap<string, ProductFacts>, string[]]>([
    ['nothing', [1], facts({}), []],
    ['a product that is gone', [1], new Map(), ['Order.ProductsNotFound']],
    [
      'a product that is not sold',
      [1],
      facts({}, {}, false),
      ['Order.CannotSubmitWithInactiveProduct'],
    ],
    ['no price schedule', [1], facts(null), ['PriceSchedule.MissingOrConflicting']],
    ['no price break', [1], facts({ PriceBreaks: [] }), ['PriceSchedule.NoPriceBreaks']],
    [
      'a quantity below every break',
      [3],
      facts({ PriceBreaks: [{ Quantity: 6, Price: 4 }] }),
      ['PriceSchedule.QtyNotFound'],
    ],
    ['too few', [1], facts({ MinQuantity: 2 }), ['PriceSchedule.CannotBeLessThanMin']],
    ['too many', [9], facts({ MaxQuantity: 8 }), ['PriceSchedule.CannotExceedMax']],
    ['nothing where the maximum is unset', [9], facts({ MaxQuantity: 0 }), []],
    [
      'a quantity not offered',
      [2],
      facts({ RestrictedQuantity: true }),
      ['PriceSchedule.QuantityNotAllowed'],
    ],
    ['each line by itself', [5, 5], facts({ MaxQuantity: 8 }), []],
    [
      'the sum where quantities are cumulative',
      [5, 5],
      facts({ MaxQuantity: 8, UseCumulativeQuantity: true }),
      ['PriceSchedule.CumulativeCannotExceedMax'],
    ],
    [
      'a cumulative sum too small',
      [1],
      facts({ MinQuantity: 2, UseCumulativeQuantity: true }),
      ['PriceSchedule.CumulativeCannotBeLessThanMin'],
    ],
    [
      'a cumulative sum not offered',
      [1, 1],
      facts({ RestrictedQuantity: true, UseCumulativeQuantity: true }),
      ['PriceSchedule.CumulativeQuantityNotAllowed'],
    ],
    ['stock, to the last one', [5], facts({}, kept), []],
    ['stock', [6], facts({}, kept), ['Inventory.Insufficient']],
    ['stock of two lines together', [3, 3], facts({}, kept), ['Inventory.Insufficient']],
    ['stock never counted', [1], facts({}, { Enabled: true }), ['Inventory.Insufficient']],
    ['nothing where stock may be exceeded', [99], facts({}, { ...kept, OrderCanExceed: true }), []],
    ['nothing where stock is not kept', [99], facts({}, { QuantityAvailable: 1 }), []],
  ])('%s', (_name, quantities, known, expected) => {
    expect(codes(quantities, known)).toEqual(expected);
  });

  it('names the lines, and looks only at what is concerned', () => {
    const [fault] = checkLines(lines(3, 3), facts({}, kept), new Set(['p']));
    expect(fault?.Data).toEqual({
      ProductID: 'p',
      LineItemIDs: ['l0', 'l1'],
      QuantityAvailable: 5,
      QuantityRequested: 6,
    });
    expect(checkLines(lines(3, 3), facts({}, kept), new Set())).toEqual([]);
  });
});
