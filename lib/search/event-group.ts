import type { Product } from 'ordercloud-javascript-sdk';
import { meetingEnd, meetingsOf } from '@/lib/catalogue/meetings';
import { isVisible, type ProductXp } from '@/lib/catalogue/product/product-xp';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';

/** A sellable product of an event, as far as its dates go. */
interface Seat {
  product: Pick<Product, 'Active'>;
  xp: ProductXp;
}

/** What the records of an event are found by: one of its products, and all of its dates. */
export interface EventGroup<S extends Seat> {
  /** The product that stands for the event: one that shoppers can see, the flagged one of them before the first. */
  main: S;
  /** The days on which its dates begin, the earliest first. */
  days: ChicagoDate[];
  /** The end of its last date; `null` for none. */
  end: Date | null;
}

/** An event as a search has it: it is found until the last of its dates is over, whichever of them is the default. Of the dates that shoppers can see; of all where they see none. */
export function eventGroup<S extends Seat>(seats: readonly [S, ...S[]]): EventGroup<S> {
  const visible = seats.filter(({ product, xp }) => product.Active && isVisible(xp));
  const shown = visible.length > 0 ? visible : seats;
  const dates = shown.map(({ xp }) => meetingsOf(xp));
  const ends = dates
    .flatMap((meetings) => meetings.slice(-1))
    .map((last) => meetingEnd(last).getTime());
  return {
    main: shown.find(({ xp }) => xp.IsDefaultProduct) ?? shown[0] ?? seats[0],
    days: [...new Set(dates.flatMap(([first]) => first?.day ?? []))].sort(),
    end: ends.length > 0 ? new Date(Math.max(...ends)) : null,
  };
}
