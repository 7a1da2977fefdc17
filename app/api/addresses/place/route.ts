import { addressOfSuggestion } from '@/lib/address/verification/suggest.server';
import { callerOf } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

/** The address behind a suggestion. */
export const GET = route({ name: 'addresses/place' }, ({ query, request }) =>
  addressOfSuggestion(query, callerOf(request)),
);
