/** @jest-environment node */
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import { productGroup } from '@/lib/catalogue/product/product-group';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { chicagoInstant } from '@/lib/core/time/chicago-time';

const now = chicagoInstant('2026-05-05', '10:00');
const product = (
  ID: string,
  Price: number | null,
  xp: Partial<ProductXp> = {},
  more: Partial<BuyerProduct> = {},
): BuyerProduct => ({
  ID,
  Name: 'SUNDAY BEST',
  Inventory: { Enabled: true, QuantityAvailable: 20 },
  PriceSchedule: {
    PriceBreaks: Price === null ? [] : [{ Quantity: 1, Price }],
  } as BuyerProduct['PriceSchedule'],
  xp: { ProductCode: '100310', IsDefaultProduct: ID === '100310', ...xp },
  ...more,
});
const made = (products: BuyerProduct[]) => productGroup(products, new Map(), now);

describe('productGroup', () => {
  it('is nothing when no product matches, is visible and has a price', () => {
    expect(made([])).toBeNull();
    expect(
      made([
        product('100310', null),
        product('100310-SML', undefined as unknown as number),
        product('100310-DLX', 10, { Visible: false }),
        { ID: 'x', xp: null },
      ]),
    ).toBeNull();
  });

  it('puts variants in the order of their prices and remembers the default', () => {
    const found = made([
      product('100310-PRM', 104.99),
      product('100310', 64.99),
      product('100310-DLX', 84.49),
    ]);
    expect(found?.variants.map(({ productID }) => productID)).toEqual([
      '100310',
      '100310-DLX',
      '100310-PRM',
    ]);
    expect(found?.variants[found.defaultIndex]?.productID).toBe('100310');
    expect(found?.summary.price).toEqual({ from: 6499, to: 10499 });
  });

  it('is out of stock only when each variant is', () => {
    const out = { Inventory: { Enabled: true, QuantityAvailable: 0 } };
    expect(
      made([product('100310', 64.99, {}, out), product('100310-DLX', 84.49)])?.summary.stock,
    ).toBe('in');
    expect(made([product('100310', 64.99, {}, out)])?.summary.stock).toBe('out');
  });

  it.each<[string, (string | null)[], number]>([
    ['several', ['Small', 'Large', 'Small'], 2],
    ['one they all have', ['Large', 'Large'], 0],
    ['one beside a variant without', ['Large', null], 0],
    ['none', [null], 0],
  ])('offers as a choice of sizes: %s', (_name, sizes, count) => {
    const variants = sizes.map((Size, index) =>
      product(`100310-${index}`, 64.99, { SpecsOptions: { Size } }),
    );
    expect(made(variants)?.summary.sizeCount).toBe(count);
  });

  it.each([
    ['a coming release', { ReleaseDate1: '2026-05-10' }, chicagoInstant('2026-05-10')],
    ['the end of the New flag', { ReleaseDate1: '2026-05-01' }, chicagoInstant('2026-05-29')],
    [
      'the end of the window',
      { ReleaseDate1: '2026-01-01', ReleaseDate2: '2026-05-08' },
      chicagoInstant('2026-05-09'),
    ],
  ])('changes next at %s', (_name, xp, expected) => {
    expect(made([product('100310', 64.99, xp)])?.nextChange).toBe(expected.toISOString());
  });

  it.each([
    ['Y', true],
    ['N', false],
  ])('CodeB2 %s: goes nationwide is %s', (CodeB2, nationwide) => {
    expect(made([product('100310', 64.99, { CodeB2 })])?.variants[0]).toMatchObject({ nationwide });
  });
});
