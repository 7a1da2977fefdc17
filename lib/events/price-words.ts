import { formatCents, type Cents } from '@/lib/core/money';

/** Words of an event that costs nothing (specification A2). */
export const freeToAttend = 'Free to attend';

/** The lowest and the highest price of an event's seats. */
interface SeatPrices {
  price: Cents;
  priceTo: Cents;
}

/** Whether an event is a paid one (specification A2): some seat of it costs something. */
export function isPaid({ priceTo }: Pick<SeatPrices, 'priceTo'>): boolean {
  return priceTo > 0;
}

/** Price of an event (specification A2): `$62.00`, `From $34.00`, `Free to attend`, and `Up to $15.00` where some seats are free. */
export function priceWords({ price, priceTo }: SeatPrices): string {
  if (!isPaid({ priceTo })) return freeToAttend;
  if (price === priceTo) return formatCents(price);
  return price > 0 ? `From ${formatCents(price)}` : `Up to ${formatCents(priceTo)}`;
}
