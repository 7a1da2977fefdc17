import { randomUUID } from 'node:crypto';
import 'server-only';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Who } from '@/lib/limits/refusals';
import { autocomplete, placeDetails } from '@/lib/upstream/maps/client';
import type { MapsPlace, MapsPrediction } from '@/lib/upstream/maps/shapes';
import { env } from '@/lib/config/env';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { now } from '@/lib/core/time/clock';
import { isSignedBody, signBody } from '@/lib/core/signature';
import { destinationTypes } from '../destination-types';
import type { PlaceSuggestion, PostalAddress } from '../draft';
import { isStateCode } from '../states';
import { countedMaps } from './counted-maps.server';

/** One entry of an address, by which the maps service prices its letters and its choice together. */
interface MapsSession {
  /** Its name at the maps service. */
  token: string;
  /** What the browser brings back: the same, signed. */
  signed: string;
}

const signedText = (token: string) => `maps session ${token}`;

/** The session a browser brings back, as long as we gave it out within five minutes; else a new one: no text of a browser's reaches the maps service. */
function mapsSession(brought: string | null): MapsSession {
  const [token = '', at = '', signature = ''] = (brought ?? '').slice(0, 200).split('.');
  const { STOREFRONT_WEBHOOK_SECRET } = env();
  if (
    brought &&
    isSignedBody(storefrontSecrets(env()), at, signature, signedText(token), now().getTime())
  )
    return { token, signed: brought };
  const [made, madeAt] = [randomUUID(), now().getTime()];
  return {
    token: made,
    signed: [made, madeAt, signBody(STOREFRONT_WEBHOOK_SECRET, madeAt, signedText(made))].join('.'),
  };
}

const placeID = /^[\w-]{1,300}$/;
const suggestions = countedMaps<MapsPrediction[]>('suggestions');
const places = countedMaps<MapsPlace | null>('places');

/** What may be chosen for an address being typed. */
export interface Suggested {
  suggestions: PlaceSuggestion[];
  /** Of the entry that is going on: comes back with the next letters, and with the choice. */
  session: string;
}

/** Suggestions for an address being typed, `?input=&type=&session=`, with the place-search types of its destination (specification A3). `rate-limited`. Throws `UpstreamError`. */
export async function suggestPlaces(
  query: URLSearchParams,
  who: Who,
): Promise<Result<Suggested, Problem>> {
  const input = query.get('input')?.trim().replace(/\s+/g, ' ') ?? '';
  const search = destinationTypes.find(({ type }) => type === query.get('type'))?.placeSearch;
  if (input.length < 3 || input.length > 120 || !search) return err(problem('bad-request'));
  const { token, signed } = mapsSession(query.get('session'));
  const found = await suggestions(
    `${search.types.join(',')} ${search.usOnly} ${input.toLowerCase()}`,
    who,
    () => autocomplete(input, token, search),
  );
  return found.ok
    ? ok({ suggestions: found.value.slice(0, 5).map(suggestionOf), session: signed })
    : found;
}

/** The address behind a suggestion, `?id=&session=`; `not-found` for a place that is no address, `rate-limited`. Throws `UpstreamError`. */
export async function addressOfSuggestion(
  query: URLSearchParams,
  who: Who,
): Promise<Result<NonNullable<ReturnType<typeof addressOfPlace>>, Problem>> {
  const id = query.get('id') ?? '';
  if (!placeID.test(id)) return err(problem('bad-request'));
  const place = await places(id, who, () =>
    placeDetails(id, mapsSession(query.get('session')).token),
  );
  if (!place.ok) return place;
  const address = place.value && addressOfPlace(place.value);
  return address ? ok(address) : err(problem('not-found'));
}

/** A place of the maps service as an address; `null` when it has no street, or lies outside the US. The unit is never known. */
export function addressOfPlace(place: MapsPlace): (PostalAddress & { CompanyName: string }) | null {
  const part = (type: string, short = false) => {
    const found = place.address_components?.find(({ types }) => types.includes(type));
    return (short ? found?.short_name : found?.long_name) ?? '';
  };
  const Street1 = [part('street_number'), part('route', true)].filter(Boolean).join(' ');
  const State = part('administrative_area_level_1', true);
  if (!Street1 || part('country', true) !== 'US' || !isStateCode(State)) return null;
  const named = place.name && !Street1.startsWith(place.name.split(' ')[0] ?? '') ? place.name : '';
  return {
    Street1,
    Street2: '',
    City: part('locality') || part('sublocality') || part('postal_town'),
    State,
    Zip: part('postal_code').slice(0, 5),
    CompanyName: named,
  };
}

/** A prediction as a row of the list. */
export function suggestionOf({
  place_id: id,
  description,
  structured_formatting: shown,
}: MapsPrediction): PlaceSuggestion {
  return { id, main: shown?.main_text ?? description, more: shown?.secondary_text ?? '' };
}
