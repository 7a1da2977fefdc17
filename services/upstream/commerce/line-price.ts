import type { PriceSchedule } from 'ordercloud-javascript-sdk';
import { toCents, type Cents } from '@/lib/core/money';

/** What a chosen option adds to a price, as the commerce platform writes it: dollars, or percent of the base price. */
export interface OptionMarkup {
  PriceMarkup?: number | null;
  PriceMarkupType?: string | null;
}

/** What of a price schedule makes a line's price; dollars. */
export type LinePrices = Partial<
  Pick<PriceSchedule, 'PriceBreaks' | 'SaleStart' | 'SaleEnd' | 'UseCumulativeQuantity'>
>;

/**
 * The price of a line as the commerce platform makes it: the break with the greatest quantity not above the line's, or above `units`, the
 * product's sum over the order, where the schedule is cumulative; its sale price while the sale runs, markups per unit, in percent of the
 * base, and once. Cents, each rounded once; `null` when no break fits.
 */
export function linePrice(
  schedule: LinePrices,
  markups: readonly OptionMarkup[],
  quantity: number,
  now: Date,
  units = quantity,
): { unit: Cents; total: Cents } | null {
  const counted = schedule.UseCumulativeQuantity ? units : quantity;
  const reached = [...(schedule.PriceBreaks ?? [])]
    .sort((a, b) => (a.Quantity ?? 0) - (b.Quantity ?? 0))
    .filter(({ Quantity = 0 }) => Quantity <= counted)
    .at(-1);
  if (!reached) return null;
  const base = saleRuns(schedule, now)
    ? (reached.SalePrice ?? reached.Price ?? 0)
    : (reached.Price ?? 0);
  const sum = (type: string) =>
    markups
      .filter(({ PriceMarkupType }) => PriceMarkupType === type)
      .reduce((all, { PriceMarkup }) => all + (PriceMarkup ?? 0), 0);
  const each = base + sum('AmountPerQuantity') + (base * sum('Percentage')) / 100;
  const once = sum('AmountTotal');
  return { unit: toCents(each + once / quantity), total: toCents(each * quantity + once) };
}

function saleRuns({ SaleStart, SaleEnd }: LinePrices, now: Date): boolean {
  return (!SaleStart || new Date(SaleStart) <= now) && (!SaleEnd || new Date(SaleEnd) > now);
}
