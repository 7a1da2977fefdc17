/** @jest-environment node */
import {
  outOfStockLines,
  quantityFacts,
  saleProblem,
  unavailableLines,
  type ListedProduct,
} from '@/lib/orders/availability';
import {
  quantityLimits,
  quantityProblem,
  quantityRange,
  type QuantityFacts,
} from '@/lib/orders/quantity-limits';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { orderLine } from './order-line';

const facts: QuantityFacts = {
  codeB3: null,
  inventoryEnabled: true,
  quantityAvailable: 20,
  safetyStock: 5,
  scheduleMinimum: null,
  scheduleMaximum: null,
  heldElsewhere: 0,
};

describe('quantity limits', () => {
  it.each<[string, Partial<QuantityFacts>, number, number]>([
    ['stock minus safety stock', {}, 1, 15],
    ["the schedule's maximum when smaller", { scheduleMaximum: 2 }, 1, 2],
    ["stock when smaller than the schedule's maximum", { scheduleMaximum: 40 }, 1, 15],
    ["the schedule's minimum", { scheduleMinimum: 6 }, 6, 15],
    ['unlimited stock', { codeB3: '9' }, 1, 10_000],
    ['unlimited stock with a maximum', { codeB3: '9', scheduleMaximum: 12 }, 1, 12],
    ['stock that is not counted', { inventoryEnabled: false, quantityAvailable: null }, 1, 10_000],
    ['what other shipments hold', { heldElsewhere: 4 }, 1, 11],
    ['other shipments hold all', { heldElsewhere: 20 }, 1, 0],
    ['safety stock above stock', { quantityAvailable: 3 }, 1, 0],
    ['stock unknown', { quantityAvailable: null }, 1, 0],
  ])('%s', (_, change, min, max) => {
    expect(quantityLimits({ ...facts, ...change })).toEqual({ min, max });
  });

  it.each<[string, number, Partial<QuantityFacts>, object | null]>([
    ['the largest', 15, {}, null],
    ['one more', 16, {}, { code: 'quantity-too-high', limit: 15 }],
    [
      'one more than a schedule sells',
      3,
      { scheduleMaximum: 2 },
      { code: 'quantity-over-limit', limit: 2 },
    ],
    [
      'one more than the stock, of which no more are sold',
      16,
      { scheduleMaximum: 15 },
      { code: 'quantity-too-high', limit: 15 },
    ],
    [
      'one more than the cap of unlimited stock',
      10_001,
      { codeB3: '9' },
      { code: 'quantity-over-limit', limit: 10_000 },
    ],
    [
      'one more beside what others hold of unlimited stock',
      8000,
      { codeB3: '9', heldElsewhere: 2001 },
      { code: 'quantity-over-limit', limit: 7999 },
    ],
    [
      'one more beside what others hold of the stock',
      1,
      { heldElsewhere: 16 },
      { code: 'quantity-too-high', limit: 0 },
    ],
    ['none', 0, {}, { code: 'quantity-too-low', limit: 1 }],
    ['less than none', -1, {}, { code: 'quantity-too-low', limit: 1 }],
    ['a half', 1.5, {}, { code: 'quantity-too-low', limit: 1 }],
    ['below the minimum', 5, { scheduleMinimum: 6 }, { code: 'quantity-too-low', limit: 6 }],
    ['between the breaks', 4, { allowed: [3, 6] }, { code: 'quantity-not-allowed' }],
    ['on a break', 6, { allowed: [3, 6] }, null],
  ])('%s', (_, quantity, change, expected) => {
    expect(quantityProblem(quantity, { ...facts, ...change })).toEqual(expected);
  });

  it('leave of the quantities sold those within the limits, both included', () => {
    expect(quantityRange({ ...facts, scheduleMinimum: 3, allowed: [1, 3, 15, 18] })).toEqual({
      min: 3,
      max: 15,
      allowed: [3, 15],
    });
  });
});

describe('availability', () => {
  const now = chicagoInstant('2026-11-20', '10:00');
  const product = (
    xp: ListedProduct['xp'],
    quantityAvailable: number | null = 10,
    inventoryEnabled = true,
  ): ListedProduct => ({ productID: '100310', inventoryEnabled, quantityAvailable, xp });
  const listed = (one: ListedProduct | null) => new Map(one ? [['100310', one]] : []);

  it.each<[string, ListedProduct | null, boolean]>([
    ['always released', product({}), true],
    ['released today', product({ ReleaseDate1: '2026-11-20' }), true],
    ['released tomorrow', product({ ReleaseDate1: '2026-11-21' }), false],
    ['released, no end', product({ ReleaseDate1: '2026-01-01' }), true],
    ['on its last day', product({ ReleaseDate1: '2026-01-01', ReleaseDate2: '2026-11-20' }), true],
    ['the day after', product({ ReleaseDate1: '2026-01-01', ReleaseDate2: '2026-11-19' }), false],
    ['not listed any more', null, false],
  ])('%s', (_, one, available) => {
    expect(unavailableLines([orderLine()], listed(one), now)).toEqual(available ? [] : ['line-1']);
  });

  const evening = {
    IsWorkShopEvent: true,
    EventDateTimes: { '2026-11-20': '18:30-20:00', '2026-11-27': '18:30-20:00' },
    ReleaseDate1: '2026-11-01',
  };
  it.each<[string, ListedProduct['xp'], string, string | null]>([
    ['sold', { ReleaseDate1: '2026-11-20' }, '2026-11-20T00:00', null],
    ['not yet', { ReleaseDate1: '2026-11-21' }, '2026-11-20T23:59', 'not-on-sale-yet'],
    ['on its last evening', { ReleaseDate2: '2026-11-20' }, '2026-11-20T23:59', null],
    ['its season is over', { ReleaseDate2: '2026-11-20' }, '2026-11-21T00:00', 'season-over'],
    ['a seat before its release', evening, '2026-10-31T23:59', 'not-on-sale-yet'],
    ['from its release', evening, '2026-11-01T00:00', null],
    ['a minute before it begins', evening, '2026-11-20T18:29', null],
    ['when it begins', evening, '2026-11-20T18:30', 'event-begun'],
    ['between the evenings of a course', evening, '2026-11-23T10:00', 'event-begun'],
    ['after the last', evening, '2026-11-27T20:00', 'event-begun'],
    [
      'a seat whose sale ended before',
      { ...evening, ReleaseDate2: '2026-11-10' },
      '2026-11-11T00:00',
      'product-unavailable',
    ],
    ['a seat without a day', { IsWorkShopEvent: true }, '2026-11-11T00:00', 'product-unavailable'],
  ])('an add of %s', (_, xp, time, code) => {
    const [day = '', clock] = time.split('T');
    expect(saleProblem(product(xp), chicagoInstant(day, clock))?.code ?? null).toBe(code);
  });

  it.each<[string, ListedProduct, number[], boolean]>([
    ['enough', product({}), [10], true],
    ['one too many', product({}), [11], false],
    ['safety stock counts', product({ SafetyStock: 3 }), [8], false],
    ['two lines are added up', product({}), [6, 5], false],
    ['two lines that fit', product({}), [6, 4], true],
    ['unlimited', product({ CodeB3: '9' }, 0), [500], true],
    ['not counted', product({}, null, false), [500], true],
    ['none left', product({}, 0), [1], false],
  ])('%s', (_, one, quantities, inStock) => {
    const lines = quantities.map((quantity, index) => orderLine({ id: `line-${index}`, quantity }));
    expect(outOfStockLines(lines, listed(one))).toEqual(inStock ? [] : lines.map(({ id }) => id));
  });
});

describe('what limits a line', () => {
  const product: ListedProduct = {
    productID: '100310',
    inventoryEnabled: true,
    quantityAvailable: 20,
    xp: { SafetyStock: 5 },
    schedule: { min: 2, max: null, allowed: [2, 6, 12, 24] },
  };
  const [here, there, other] = [
    orderLine({ id: 'here', quantity: 3 }),
    orderLine({ id: 'there', quantity: 4 }),
    orderLine({ id: 'other', productID: '100311', quantity: 9 }),
  ];

  it('is its product’s stock and schedule, and what the same product takes elsewhere in the order', () => {
    const known = quantityFacts(here!, [here!, there!, other!], product);
    expect(known).toMatchObject({
      heldElsewhere: 4,
      safetyStock: 5,
      scheduleMinimum: 2,
      allowed: [2, 6, 12, 24],
    });
    expect(quantityRange(known)).toEqual({ min: 2, max: 11, allowed: [2, 6] });
    expect(
      quantityRange(quantityFacts(here!, [here!], { ...product, schedule: undefined })),
    ).toEqual({ min: 1, max: 15, allowed: null });
  });
});
