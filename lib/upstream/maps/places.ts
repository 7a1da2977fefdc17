import type { z } from 'zod';
import { env } from '@/lib/config/env';
import { homeRegion } from '@/lib/config/home-region';
import { googleFailure } from '../google-failure';
import { callUpstream } from '../policy';
import { answerJson } from '../read-answer';
import { UpstreamError } from '../upstream-error';
import {
  fromNewPlace,
  fromNewSuggestions,
  primaryTypes,
  newPlaceSchema,
  newSuggestionsSchema,
} from './from-places';
import type { MapsPlace, MapsPrediction, PlaceSearch } from './shapes';

/** Fields of a place that are requested, and so paid for. */
const placeFields = 'id,displayName,formattedAddress,addressComponents,location';

/** What lies here comes before what lies elsewhere. Without it the vendor looks around the machine that asks. */
const locationBias = {
  rectangle: {
    low: { latitude: homeRegion.south, longitude: homeRegion.west },
    high: { latitude: homeRegion.north, longitude: homeRegion.east },
  },
};

/** Suggestions by the Places API (New), `POST /v1/places:autocomplete`. Throws `UpstreamError`. */
export async function newAutocomplete(
  input: string,
  session: string,
  { types, usOnly }: PlaceSearch,
): Promise<MapsPrediction[]> {
  const answer = await ask(newSuggestionsSchema, 'places:autocomplete', '/v1/places:autocomplete', {
    method: 'POST',
    body: JSON.stringify({
      input,
      sessionToken: session,
      includedPrimaryTypes: primaryTypes(types),
      locationBias,
      ...(usOnly ? { includedRegionCodes: ['us'] } : {}),
    }),
  });
  return fromNewSuggestions(answer);
}

/** The address behind a suggestion by the Places API (New), `GET /v1/places/{id}`; `null` when there is none any more. Throws `UpstreamError`. */
export async function newPlaceDetails(placeID: string, session: string): Promise<MapsPlace | null> {
  const query = new URLSearchParams({ sessionToken: session }).toString();
  try {
    const place = await ask(
      newPlaceSchema,
      'places/details',
      `/v1/places/${encodeURIComponent(placeID)}?${query}`,
      { headers: { 'X-Goog-FieldMask': placeFields } },
    );
    return fromNewPlace(place);
  } catch (error) {
    if (error instanceof UpstreamError && error.status === 404) return null;
    throw error;
  }
}

function ask<Schema extends z.ZodType>(
  schema: Schema,
  operation: string,
  path: string,
  init: RequestInit,
): Promise<z.output<Schema>> {
  return callUpstream('maps', operation, { idempotent: true }, async (signal) => {
    const { PLACES_URL, MAPS_KEY } = env();
    const response = await fetch(`${PLACES_URL}${path}`, {
      ...init,
      headers: {
        'Content-Type': 'application/json',
        ...init.headers,
        'X-Goog-Api-Key': MAPS_KEY,
      },
      signal,
      redirect: 'error',
      cache: 'no-store',
    });
    if (!response.ok) throw await googleFailure('maps', response);
    return schema.parse(await answerJson(response));
  });
}
