import type { Cents } from '@/lib/core/money';

/** What a shipment goes by, and what that costs in cents by one measure: with handling on both sides of a comparison, or on neither. */
interface Terms {
  method: string | null;
  cents: Cents;
}

/** What is worse about terms than about those that were promised. */
type Worse = 'way' | 'fee' | 'tax';

/**
 * Whether terms are a change that is shown and asked for: another way at whatever cost, a dearer delivery, or more in all because of the tax (cents, where it is known
 * to be another). The first of them that holds; `null` where it goes the same way for as much or less.
 */
export function worseTerms(
  before: Terms,
  after: Terms,
  tax: { before: Cents; after: Cents } | null = null,
): Worse | null {
  if (before.method !== after.method) return 'way';
  if (after.cents > before.cents) return 'fee';
  return tax && after.cents + tax.after > before.cents + tax.before ? 'tax' : null;
}
