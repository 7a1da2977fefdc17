import 'server-only';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { autocomplete, placeDetails } from '@/lib/upstream/maps/client';
import { destinationTypes } from './destination-types';
import type { PlaceSuggestion } from './draft';
import { addressOfPlace, suggestionOf } from './place';

const session = /^[A-Za-z0-9-]{8,64}$/;
const placeID = /^[\w-]{1,300}$/;

/** Suggestions for an address being typed, `?input=&type=&session=`, with the place-search types of its destination (000 §3). Throws `UpstreamError`. */
export async function suggestPlaces(query: URLSearchParams): Promise<Result<{ suggestions: PlaceSuggestion[] }, Problem>> {
  const input = query.get('input')?.trim() ?? '';
  const search = destinationTypes.find(({ type }) => type === query.get('type'))?.placeSearch;
  if (input.length < 3 || input.length > 120 || !search || !session.test(query.get('session') ?? '')) return err(problem('bad-request'));
  const found = await autocomplete(input, query.get('session') ?? '', search);
  return ok({ suggestions: found.slice(0, 5).map(suggestionOf) });
}

/** The address behind a suggestion, `?id=&session=`; `not-found` for a place that is no address. Throws `UpstreamError`. */
export async function addressOfSuggestion(query: URLSearchParams): Promise<Result<NonNullable<ReturnType<typeof addressOfPlace>>, Problem>> {
  const id = query.get('id') ?? '';
  if (!placeID.test(id) || !session.test(query.get('session') ?? '')) return err(problem('bad-request'));
  const place = await placeDetails(id, query.get('session') ?? '');
  const address = place && addressOfPlace(place);
  return address ? ok(address) : err(problem('not-found'));
}
