/** @jest-environment node */
import type { LineItem } from 'ordercloud-javascript-sdk';
import { toDetail } from '@/lib/account/order-view';
import { toCents } from '@/lib/core/money';
import { products, stock } from '@/__tests__/platform/stock/fixture';

const byID = new Map(products.map((product) => [product.ID, product]));

/** A stocked order with its lines, as the platform makes it of its stock. */
const placed = (stock.commerce.orders ?? []).map(({ order, lineItems }) => {
  const items = lineItems.map((line) => {
    const LineTotal = (toCents(line.UnitPrice) * line.Quantity) / 100;
    return { ...line, LineTotal, Product: byID.get(line.ProductID) } as unknown as LineItem;
  });
  const Subtotal = items.reduce((sum, { LineTotal = 0 }) => sum + toCents(LineTotal), 0) / 100;
  return {
    ...order,
    Subtotal,
    Total:
      (toCents(Subtotal) + toCents(order.ShippingCost ?? 0) + toCents(order.TaxCost ?? 0)) / 100,
    items,
  };
});
const detailOf = (id: string) => {
  const { items, ...order } = placed.find(({ ID }) => ID === id)!;
  return toDetail(order as never, items, []);
};
const cents = (parts: readonly { cents: number }[]) =>
  parts.reduce((sum, part) => sum + part.cents, 0);

describe('a stocked order', () => {
  it.each(placed.map(({ ID }) => ID))(
    '%s adds up to its total on the screen and in print',
    (id) => {
      const { shipments, summary } = detailOf(id ?? '');
      const [tax, total] = summary.slice(-2);
      for (const medium of ['fees', 'printFees'] as const) {
        const parts = shipments.reduce(
          (sum, { lines, [medium]: fees }) =>
            sum + lines.reduce((all, line) => all + line.total, 0) + cents(fees),
          0,
        );
        expect([medium, parts + tax!.cents]).toEqual([medium, total!.cents]);
      }
      if (shipments.length > 1) expect(cents(summary.slice(0, -1))).toBe(total!.cents);
    },
  );

  it.each([
    ['LL-40922', ['Placement: Planted in the ground, $120.00 each'], 'Placement', 12_000],
    ['LL-40785', ['Assembly: Put together for me, $15.00 each'], 'Assembly', 1500],
  ])('%s names its charge beside the line and lists it once', (id, charges, label, amount) => {
    const [{ lines: [line], fees } = { lines: [], fees: [] }] = detailOf(id).shipments;
    expect(line?.charges).toEqual(charges);
    expect(fees.filter((fee) => fee.label === label)).toEqual([{ label, cents: amount }]);
    expect(line?.options).not.toMatch(/Planted|Put together/);
  });
});
