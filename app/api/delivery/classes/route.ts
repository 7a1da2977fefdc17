import { loadClassArrivals } from '@/lib/delivery/days/class-arrivals.server';
import { route } from '@/lib/http/route';
import { listedClasses } from '@/lib/search/delivery-classes.server';

/** When products of each delivery class arrive, for the cards of a list. */
export const GET = route({ name: 'delivery/classes' }, ({ query }) =>
  loadClassArrivals(query, listedClasses),
);
