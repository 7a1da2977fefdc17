import { toCents, toDollars } from '@/lib/core/money';
import { isJson, type Json } from '@/platform/commerce/engine/json';

/** What a spec choice adds to a price: dollars, or percent of the base price. */
export interface Markup {
  type: string;
  amount: number;
}

/** A line's price in dollars. */
export interface LinePrice {
  UnitPrice: number;
  LineSubtotal: number;
  IsOnSale: boolean;
}

interface PriceBreak {
  Quantity: number;
  Price: number;
  SalePrice: number | null;
}

/** The quantity breaks of a price schedule, smallest first. */
export function priceBreaks(schedule: Json): PriceBreak[] {
  const rawBreaks = Array.isArray(schedule.PriceBreaks) ? schedule.PriceBreaks.filter(isJson) : [];
  return rawBreaks
    .map((it) => ({
      Quantity: Number(it.Quantity),
      Price: Number(it.Price),
      SalePrice: typeof it.SalePrice === 'number' ? it.SalePrice : null,
    }))
    .sort((a, b) => a.Quantity - b.Quantity);
}

/** Whether a price schedule's sale runs at an instant: inside its window, an open end counting as open, with a sale price set. */
export function isOnSale(schedule: Json, at: Date): boolean {
  const begun = typeof schedule.SaleStart !== 'string' || new Date(schedule.SaleStart) <= at;
  const over = typeof schedule.SaleEnd === 'string' && new Date(schedule.SaleEnd) <= at;
  return begun && !over && priceBreaks(schedule).some((it) => it.SalePrice !== null);
}

/**
 * Prices a line. The base is the break with the greatest quantity not above `breakQuantity` (the product's sum over the order where
 * the schedule is cumulative); markups come on top. The subtotal is made of unrounded parts, so it may differ from the rounded unit
 * price times quantity. `null` when no break fits.
 */
export function priceLine(
  schedule: Json,
  markups: readonly Markup[],
  quantity: number,
  breakQuantity: number,
  at: Date,
): LinePrice | null {
  const reached = priceBreaks(schedule)
    .filter((it) => it.Quantity <= breakQuantity)
    .at(-1);
  if (!reached) return null;
  const onSale = isOnSale(schedule, at) && reached.SalePrice !== null;
  const base = onSale ? reached.SalePrice! : reached.Price;
  const perUnit =
    base + sum(markups, 'AmountPerQuantity') + (base * sum(markups, 'Percentage')) / 100;
  const perLine = sum(markups, 'AmountTotal');
  return {
    UnitPrice: toTheCent(perUnit + perLine / quantity),
    LineSubtotal: toTheCent(perUnit * quantity + perLine),
    IsOnSale: onSale,
  };
}

/** Dollars rounded to the cent. */
export function toTheCent(dollars: number): number {
  return toDollars(toCents(dollars));
}

function sum(markups: readonly Markup[], type: string): number {
  return markups.filter((it) => it.type === type).reduce((total, it) => total + it.amount, 0);
}
