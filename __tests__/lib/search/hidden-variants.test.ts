/** @jest-environment node */
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { recordsFromCommerce } from '@/lib/search/from-commerce';

interface Variant extends Partial<ProductXp> {
  price: number;
  Active?: boolean;
  units?: number;
}

/** The records of a bouquet in these variants, by their IDs. */
function recordsOf(variants: Record<string, Variant>) {
  const records = recordsFromCommerce({
    products: Object.entries(variants).map(([ID, { price, Active = true, units = 20, ...xp }]) => ({
      ID,
      Name: `Bouquet ${ID}`,
      Active,
      DefaultPriceScheduleID: String(price),
      Inventory: { Enabled: true, QuantityAvailable: units },
      xp: { ProductCode: 'bouquet', SpecsOptions: { Size: ID, Color: ID }, ...xp },
    })),
    schedules: new Map(
      Object.values(variants).map(({ price }) => [
        String(price),
        { ID: String(price), Name: 'S', PriceBreaks: [{ Quantity: 1, Price: price }] },
      ]),
    ),
    categoryIDs: new Map(),
    categoryNames: new Map(),
    largestMarkup: 0,
    today: '2026-11-20',
  });
  return new Map(records.map((record) => [record.ID, record]));
}

describe('a card in a list', () => {
  it.each([
    ['hidden', { Visible: false }],
    ['not active', { Active: false }],
  ] satisfies [string, Partial<Variant>][])(
    'says what its page says where a variant is %s',
    (_, taken) => {
      const records = recordsOf({
        Petite: { price: 19, IsDefaultProduct: true, IsFeatured: true, ...taken },
        Standard: { price: 39, units: 3 },
        Deluxe: { price: 59, units: 0 },
      });
      expect(records.get('Standard')).toMatchObject({
        title: 'Bouquet Standard',
        PriceMin: 39,
        PriceMax: 59,
        SizeCount: 2,
        ColorCount: 2,
        Size: ['Standard', 'Deluxe'],
        StockBand: 'low',
        InStock: 0,
        IsFeatured: false,
      });
    },
  );

  it('begins with the cheapest where no variant is the default, as its page does', () => {
    const records = recordsOf({ A: { price: 59 }, B: { price: 39 } });
    expect(records.get('A')?.title).toBe('Bouquet B');
  });

  it('keeps the records of a product that is hidden whole', () => {
    const records = recordsOf({
      A: { price: 59, Visible: false },
      B: { price: 39, Visible: false },
    });
    expect([...records.values()]).toMatchObject([
      { ID: 'A', Visible: 0, PriceMin: 39, PriceMax: 59 },
      { ID: 'B', Visible: 0, PriceMin: 39, PriceMax: 59 },
    ]);
  });
});
