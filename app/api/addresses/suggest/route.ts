import { suggestPlaces } from '@/lib/address/verification/suggest.server';
import { callerOf } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

/** Suggestions for an address being typed. */
export const GET = route({ name: 'addresses/suggest' }, ({ query, request }) =>
  suggestPlaces(query, callerOf(request)),
);
