import { Hono } from 'hono';
import type { FoundPlace, Narrowing } from './find';
import { googleError, keyProblem } from './google-error';
import { isAround, isOfPrimaryTypes, locationBias } from './narrow';
import { addressComponents, formattedAddress, placeID, pointOf, typesOf } from './shapes';

/** Where the interface looks. */
interface PlacesData {
  key: string;
  find(text: string, most: number, narrowing: Narrowing): FoundPlace[];
  byID(id: string): FoundPlace | null;
}

const session = /^[\w-]{1,36}$/;
const mostTypes = 5;
const mostSuggestions = 5;

/** The stand-in of the Places API (New): `POST /v1/places:autocomplete` and `GET /v1/places/{id}` with a field mask. */
export function newPlaces({ key, find, byID }: PlacesData): Hono {
  const app = new Hono();
  app.use('*', async (c, next) => keyProblem(c, key) ?? (await next()));

  app.post('/:method{places:autocomplete}', async (c) => {
    const body = await c.req.json<Record<string, unknown>>().catch(() => null);
    const { input, sessionToken, includedPrimaryTypes = [], includedRegionCodes = [] } = body ?? {};
    if (typeof input !== 'string' || input.trim() === '')
      return googleError(c, 'INVALID_ARGUMENT', 'Invalid input: it must not be empty.');
    if (sessionToken !== undefined && !session.test(String(sessionToken)))
      return googleError(c, 'INVALID_ARGUMENT', 'Invalid session_token.');
    if (!isTexts(includedPrimaryTypes) || includedPrimaryTypes.length > mostTypes)
      return googleError(c, 'INVALID_ARGUMENT', 'Invalid included_primary_types.');
    const unknown = includedPrimaryTypes.find((type) => type === 'address');
    if (unknown) return googleError(c, 'INVALID_ARGUMENT', `Unsupported type: ${unknown}.`);
    const region = locationBias.nullish().safeParse(body?.locationBias);
    if (!region.success) return googleError(c, 'INVALID_ARGUMENT', 'Invalid location_bias.');
    const elsewhere =
      isTexts(includedRegionCodes) &&
      includedRegionCodes.length > 0 &&
      !includedRegionCodes.some((code) => code.toLowerCase() === 'us');
    const narrowing: Narrowing = {
      admits: (place) => isOfPrimaryTypes(place, includedPrimaryTypes),
      isNear: (place) => isAround(place, region.data ?? null),
    };
    const found = elsewhere ? [] : find(input.trim(), mostSuggestions, narrowing);
    return c.json(
      found.length > 0 ? { suggestions: found.map((each) => suggestion(each, input.trim())) } : {},
    );
  });

  app.get('/places/:id', (c) => {
    const mask = (c.req.header('X-Goog-FieldMask') ?? c.req.query('fields') ?? '').split(',');
    if (mask.every((name) => name === ''))
      return googleError(c, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');
    const token = c.req.query('sessionToken');
    if (token !== undefined && !session.test(token))
      return googleError(c, 'INVALID_ARGUMENT', 'Invalid session_token.');
    const found = byID(c.req.param('id'));
    if (!found)
      return googleError(c, 'NOT_FOUND', 'The Place ID is no longer valid. Please refresh it.');
    const whole = placeOf(found);
    const strange = mask.find((name) => name !== '*' && !(name in whole));
    if (strange !== undefined)
      return googleError(c, 'INVALID_ARGUMENT', `Error expanding 'fields' parameter: ${strange}.`);
    return c.json(
      Object.fromEntries(
        Object.entries(whole).filter(([name]) => mask.includes('*') || mask.includes(name)),
      ),
    );
  });
  return app;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function suggestion(found: FoundPlace, input: string): object {
  const address = formattedAddress(found);
  const text = found.place.kind === 'named' ? `${found.place.name}, ${address}` : address;
  const [main = '', ...rest] = text.split(', ');
  const at = text.toLowerCase().indexOf(input.toLowerCase());
  const matches =
    at < 0 ? [] : [{ ...(at > 0 ? { startOffset: at } : {}), endOffset: at + input.length }];
  const id = placeID(found);
  return {
    placePrediction: {
      place: `places/${id}`,
      placeId: id,
      text: { text, matches },
      structuredFormat: { mainText: { text: main }, secondaryText: { text: rest.join(', ') } },
      types: typesOf(found),
    },
  };
}

function placeOf(found: FoundPlace): Record<string, unknown> {
  const { lat, lng } = pointOf(found);
  const address = formattedAddress(found);
  const id = placeID(found);
  return {
    name: `places/${id}`,
    id,
    types: typesOf(found),
    formattedAddress: address,
    addressComponents: addressComponents(found).map(
      ({ long_name: longText, short_name: shortText, types }) => ({
        longText,
        shortText,
        types,
        languageCode: 'en-US',
      }),
    ),
    location: { latitude: lat, longitude: lng },
    displayName: {
      text: found.place.kind === 'named' ? found.place.name : address.split(',')[0],
      languageCode: 'en',
    },
  };
}
