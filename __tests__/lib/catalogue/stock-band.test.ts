/** @jest-environment node */
import { bestBand, maximumQuantity, stockBand } from '@/lib/catalogue/stock-band';

const facts = (
  quantityAvailable: number | null,
  safetyStock = 0,
  codeB3: string | null = null,
  inventoryEnabled = true,
) => ({ codeB3, inventoryEnabled, quantityAvailable, safetyStock });

describe('stockBand', () => {
  it.each([
    ['plenty', facts(20), 'in'],
    ['six', facts(6), 'in'],
    ['five', facts(5), 'low'],
    ['one', facts(1), 'low'],
    ['none', facts(0), 'out'],
    ['only safety stock', facts(4, 4), 'out'],
    ['below safety stock', facts(2, 4), 'out'],
    ['one above safety stock', facts(5, 4), 'low'],
    ['unlimited by code', facts(0, 4, '9'), 'in'],
    ['not counted', facts(null, 0, null, false), 'in'],
    ['unknown', facts(null), 'out'],
  ])('%s', (_name, given, expected) => {
    expect(stockBand(given)).toBe(expected);
  });
});

describe('bestBand', () => {
  it.each([
    [['out', 'low', 'in'], 'in'],
    [['out', 'low'], 'low'],
    [['out', 'out'], 'out'],
  ] as const)('%p is %s', (bands, expected) => {
    expect(bestBand(bands)).toBe(expected);
  });
});

describe('maximumQuantity', () => {
  it.each([
    ['stock minus safety stock', facts(10, 3), null, 7],
    ['the schedule when lower', facts(10, 3), 2, 2],
    ['10000 for unlimited stock', facts(0, 0, '9'), null, 10_000],
    ['the schedule for unlimited stock', facts(0, 0, '9'), 12, 12],
    ['never below nothing', facts(1, 3), null, 0],
  ])('is %s', (_name, given, schedule, expected) => {
    expect(maximumQuantity(given, schedule)).toBe(expected);
  });
});
