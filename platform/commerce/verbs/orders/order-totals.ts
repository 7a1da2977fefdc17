import { now } from '@/lib/core/time/clock';
import type { Json } from '@/platform/commerce/engine/json';
import { toTheCent } from '../lines/line-price';

/** An order with everything that follows from its lines and charges worked out anew (dollars). */
export function withTotals(order: Json, lines: readonly Json[]): Json {
  const Subtotal = toTheCent(lines.reduce((sum, line) => sum + Number(line.LineSubtotal ?? 0), 0));
  const addresses = new Set(lines.map((line) => line.ShippingAddressID ?? null));
  const ShippingAddressID = addresses.size === 1 ? [...addresses][0] : null;
  return withTotal({ ...order, Subtotal, LineItemCount: lines.length, ShippingAddressID });
}

/** An order with its total, after a charge has changed. */
export function withTotal(order: Json): Json {
  const amount = (name: string) => Number(order[name] ?? 0);
  const Total = toTheCent(
    amount('Subtotal') + amount('ShippingCost') + amount('TaxCost') - amount('PromotionDiscount'),
  );
  return { ...order, Total, LastUpdated: now().toISOString() };
}
