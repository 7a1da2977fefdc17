import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { isSameText } from '@/lib/core/signature';
import { findPlaces, type FoundPlace } from './find';
import { googleError, keyProblem } from './google-error';
import { lookUp } from './look-up';
import { isAround, isOfTypes, writtenRegion } from './narrow';
import { newPlaces } from './new-places';
import { placesOf, type MapStock, type Place } from './places';
import { addressComponents, formattedAddress, placeID, pointOf, typesOf } from './shapes';
import { validation } from './validate-address';

/** The maps service: its HTTP app, and the way to tell it what there is. */
export interface Maps {
  app: Hono;
  load(stock: MapStock): void;
}

/**
 * The stand-in of the maps service: Google's Geocoding (`/maps/api/geocode/json`), Places, the legacy interface (`/maps/api/place/autocomplete/json`,
 * `/maps/api/place/details/json`) and the new one (`/v1/places`), and Address Validation (`/v1:validateAddress`), over the shop's own region. It keeps nothing.
 */
export function createMaps({ key }: { key: string }): Maps {
  let places = new Map<string, Place>();
  const app = new Hono();
  app.use('*', cors({ origin: '*' }));
  const guarded = (answer: (c: Context) => object) => (c: Context) => {
    if (isSameText(c.req.query('key') ?? '', key)) return c.json(answer(c));
    return c.json({
      status: 'REQUEST_DENIED',
      error_message: 'The provided API key is invalid.',
      results: [],
      predictions: [],
    });
  };

  app.get(
    '/maps/api/geocode/json',
    guarded((c) => {
      const { address, place_id: id } = c.req.query();
      if (!address && !id)
        return {
          status: 'INVALID_REQUEST',
          error_message: 'Missing the address or place_id parameter.',
          results: [],
        };
      const foundPlace = id ? foundByID(places, id) : null;
      const found = id
        ? foundPlace
          ? [foundPlace]
          : []
        : findPlaces(places.values(), address ?? '', { prefix: false, most: 1 });
      return listOf('results', found.map(geocoded));
    }),
  );

  app.get(
    '/maps/api/place/autocomplete/json',
    guarded((c) => {
      const input = c.req.query('input')?.trim() ?? '';
      if (input === '')
        return {
          status: 'INVALID_REQUEST',
          error_message: 'Missing the input parameter.',
          predictions: [],
        };
      const { types = '', locationbias } = c.req.query();
      const wanted = types.split('|').filter((type) => type !== '');
      const region = writtenRegion(locationbias);
      const found = findPlaces(places.values(), input, {
        prefix: true,
        most: 5,
        admits: (place) => isOfTypes(place, wanted),
        isNear: (place) => isAround(place, region),
      });
      return listOf(
        'predictions',
        found.map((each) => prediction(each, input)),
      );
    }),
  );

  app.get(
    '/maps/api/place/details/json',
    guarded((c) => {
      const id = c.req.query('place_id') ?? '';
      if (id === '')
        return { status: 'INVALID_REQUEST', error_message: 'Missing the placeid parameter.' };
      const found = foundByID(places, id);
      if (!found) return { status: 'NOT_FOUND', html_attributions: [] };
      const fields = c.req.query('fields')?.split(',');
      const result = Object.entries({
        ...geocoded(found),
        name:
          found.place.kind === 'named' ? found.place.name : formattedAddress(found).split(',')[0],
      });
      return {
        status: 'OK',
        html_attributions: [],
        result: Object.fromEntries(result.filter(([name]) => !fields || fields.includes(name))),
      };
    }),
  );

  app.route(
    '/v1',
    newPlaces({
      key,
      find: (text, most, narrowing) =>
        findPlaces(places.values(), text, { prefix: true, most, ...narrowing }),
      byID: (id) => foundByID(places, id),
    }),
  );
  app.post('/:method{v1:validateAddress}', async (c) => {
    const refused = keyProblem(c, key);
    if (refused) return refused;
    const body = await c.req.json<{ address?: WrittenPostal }>().catch(() => null);
    const { addressLines: lines = [], ...rest } = body?.address ?? {};
    if (lines.length === 0)
      return googleError(c, 'INVALID_ARGUMENT', 'Address lines missing from request.');
    if (rest.regionCode !== 'US')
      return googleError(c, 'INVALID_ARGUMENT', 'Unsupported region code.');
    const written = {
      line1: lines[0] ?? '',
      line2: lines[1] ?? '',
      city: rest.locality ?? '',
      state: rest.administrativeArea ?? '',
      zip: rest.postalCode ?? '',
    };
    const find = (text: string) =>
      findPlaces(places.values(), text, { prefix: false, most: 1 })[0] ?? null;
    return c.json(validation(lookUp(find, written), lines));
  });

  app.all('*', (c) => c.text('Not found', 404));
  return { app, load: (stock) => void (places = placesOf(stock)) };
}

/** An address as the Address Validation API takes it. */
interface WrittenPostal {
  regionCode?: string;
  addressLines?: string[];
  locality?: string;
  administrativeArea?: string;
  postalCode?: string;
}

function foundByID(places: ReadonlyMap<string, Place>, id: string): FoundPlace | null {
  const [, base = id, house] = /^(.+)-at-(\d{1,5})$/.exec(id) ?? [];
  const place = places.get(base);
  return place ? { place, house: house === undefined ? null : Number(house) } : null;
}

function listOf(name: 'results' | 'predictions', list: object[]): object {
  return { status: list.length > 0 ? 'OK' : 'ZERO_RESULTS', [name]: list };
}

function geocoded(found: FoundPlace): Record<string, unknown> {
  return {
    place_id: placeID(found),
    formatted_address: formattedAddress(found),
    types: typesOf(found),
    address_components: addressComponents(found),
    geometry: {
      location: pointOf(found),
      location_type: found.place.kind === 'city' ? 'APPROXIMATE' : 'ROOFTOP',
    },
  };
}

function prediction(found: FoundPlace, input: string): Record<string, unknown> {
  const address = formattedAddress(found);
  const description = found.place.kind === 'named' ? `${found.place.name}, ${address}` : address;
  const [main = '', ...rest] = description.split(', ');
  const at = description.toLowerCase().indexOf(input.toLowerCase());
  return {
    place_id: placeID(found),
    description,
    types: typesOf(found),
    structured_formatting: { main_text: main, secondary_text: rest.join(', ') },
    matched_substrings: at < 0 ? [] : [{ offset: at, length: input.length }],
  };
}
