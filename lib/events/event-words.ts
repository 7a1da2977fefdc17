import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords, shortDayFrom } from '@/lib/core/time/day-words';
import type { StockBand } from '@/lib/catalogue/product/product';
import { formatCents, type Cents } from '@/lib/core/money';
import type { EventState } from './event-state';

const words: Record<Exclude<EventState['kind'], 'not-yet'>, string> = {
  'on-sale': 'Seats available',
  'few-seats': 'A few seats left',
  'sold-out': 'Sold out',
  closed: 'Registration is closed',
  'under-way': 'Under way',
  over: 'Over',
};

const bands: Record<EventState['kind'], StockBand> = {
  'on-sale': 'in',
  'few-seats': 'low',
  'not-yet': 'out',
  'sold-out': 'out',
  closed: 'out',
  'under-way': 'out',
  over: 'out',
};

/** What can be done with an event, as a cached page may say it: never a figure of seats. `today` is a Chicago day. */
export function stateWords({ kind, opens }: EventState, today: ChicagoDate): string {
  return kind === 'not-yet' ? opensWords(opens, today) : words[kind];
}

/** The mark beside the words: a dot, a diamond or a ring. */
export function stateBand({ kind }: EventState): StockBand {
  return bands[kind];
}

/** `Registration opens Wed, Jan 6, 2027`, with the hour where it is not midnight. */
function opensWords(opens: string | null, today: ChicagoDate): string {
  if (!opens) return 'Registration is not open yet';
  const [day, time] = [opens.slice(0, 10), opens.slice(11, 16)];
  return `Registration opens ${shortDayFrom(day, today)}${time === '00:00' ? '' : `, ${clockWords(time)} CST`}`;
}

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
