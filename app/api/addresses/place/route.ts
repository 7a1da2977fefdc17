import { addressOfSuggestion } from '@/lib/address/suggest.server';
import { route } from '@/lib/http/route';

/** The address behind a suggestion. */
export const GET = route({ name: 'addresses/place' }, ({ query }) => addressOfSuggestion(query));
