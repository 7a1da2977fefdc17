import { suggestPlaces } from '@/lib/address/suggest.server';
import { route } from '@/lib/http/route';

/** Suggestions for an address being typed. */
export const GET = route({ name: 'addresses/suggest' }, ({ query }) => suggestPlaces(query));
