import { route } from '@/lib/http/route';
import { homeArrival } from '@/lib/promise/home-arrival.server';

/** What the hero of home says of arriving at this moment. */
export const GET = route({ name: 'delivery/home' }, () => homeArrival());
