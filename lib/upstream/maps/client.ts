import { z } from 'zod';
import { env } from '@/lib/config/env';
import { homeRegion } from '@/lib/config/home-region';
import { callUpstream } from '../policy';
import { answerJson } from '../read-answer';
import { failureOf, UpstreamError } from '../upstream-error';
import { newAutocomplete, newPlaceDetails } from './places';
import {
  placeSchema,
  predictionSchema,
  type MapsPlace,
  type MapsPrediction,
  type PlaceSearch,
} from './shapes';

const answerSchema = z.object({
  status: z.string().optional(),
  results: z.array(placeSchema).optional(),
  predictions: z.array(predictionSchema).optional(),
  result: placeSchema.optional(),
});
type Answer = z.output<typeof answerSchema>;

/** The place of an address (specification A7: geocode by address), or `null` when there is none. Throws `UpstreamError`. */
export async function geocode(address: string): Promise<MapsPlace | null> {
  return (await ask('geocode', { address, components: 'country:US' })).results?.[0] ?? null;
}

/** Suggestions for a partly typed address, by the interface that PLACES_API names. `session` groups the keystrokes of one entry. Throws `UpstreamError`. */
export async function autocomplete(
  input: string,
  session: string,
  { types, usOnly }: PlaceSearch,
): Promise<MapsPrediction[]> {
  if (env().PLACES_API === 'new') return newAutocomplete(input, session, { types, usOnly });
  const { north, south, west, east } = homeRegion;
  const narrowed = {
    types: types.join('|'),
    // Without it the vendor looks around the machine that asks.
    locationbias: `rectangle:${south},${west}|${north},${east}`,
    ...(usOnly ? { components: 'country:us' } : {}),
  };
  return (
    (await ask('place/autocomplete', { input, sessiontoken: session, ...narrowed })).predictions ??
    []
  );
}

/** The address behind a suggestion; `null` when it no longer exists. Throws `UpstreamError`. */
export async function placeDetails(placeID: string, session: string): Promise<MapsPlace | null> {
  if (env().PLACES_API === 'new') return newPlaceDetails(placeID, session);
  const fields = 'place_id,name,formatted_address,address_components,geometry';
  return (
    (await ask('place/details', { place_id: placeID, fields, sessiontoken: session })).result ??
    null
  );
}

const answered = new Set(['OK', 'ZERO_RESULTS', 'NOT_FOUND']);

function ask(path: string, parameters: Record<string, string>): Promise<Answer> {
  return callUpstream('maps', path, { idempotent: true }, async (signal) => {
    const { MAPS_URL, MAPS_KEY } = env();
    const response = await fetch(
      `${MAPS_URL}/maps/api/${path}/json?${new URLSearchParams({ ...parameters, key: MAPS_KEY }).toString()}`,
      { signal, redirect: 'error', cache: 'no-store' },
    );
    if (!response.ok) throw failureOf('maps', response);
    const answer = answerSchema.parse(await answerJson(response));
    if (!answered.has(answer.status ?? '')) {
      const denied = answer.status === 'REQUEST_DENIED';
      const refused = denied || answer.status === 'INVALID_REQUEST';
      throw new UpstreamError('maps', refused ? 'refused' : 'unavailable', {
        // A key that is refused, which this interface answers with 200.
        status: denied ? 403 : undefined,
        code: answer.status,
      });
    }
    return answer;
  });
}
