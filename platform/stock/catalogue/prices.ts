import { toCents, type Cents } from '@/lib/core/money';
import type { GroupSource, SizeStep } from './group-source';

/** A price ending in 99 cents, the nearest to an amount in cents. */
function endingIn99(cents: number): Cents {
  return Math.max(1, Math.round(cents / 100)) * 100 - 1;
}

/** Price of a size in cents: the base price itself, or base × factor ending in 99. */
export function priceOfSize(group: GroupSource, size: SizeStep | undefined): Cents {
  const base = toCents(group.price);
  return !size || size.factor === 1 ? base : endingIn99(base * size.factor);
}

/** The usual price of a size that is reduced, in cents, or `null`. */
export function retailOfSize(group: GroupSource, price: Cents, sizeIndex: number): Cents | null {
  const off = group.percentOff ?? 0;
  const percent = typeof off === 'number' ? off : (off[sizeIndex] ?? 0);
  return percent > 0 ? endingIn99(price / (1 - percent / 100)) : null;
}

/** Price breaks in cents, in proportion for the larger sizes. The first break is the single price unless only the breaks are sold. */
export function breaksOf(group: GroupSource, price: Cents): { quantity: number; price: Cents }[] {
  const proportion = price / toCents(group.price);
  const breaks = (group.limits?.breaks ?? []).map((entry) => ({
    quantity: entry.quantity,
    price: Math.round(toCents(entry.price) * proportion),
  }));
  return group.limits?.restricted ? breaks : [{ quantity: 1, price }, ...breaks];
}
