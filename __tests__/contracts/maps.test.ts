import type { Hono } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
import { primaryTypes } from '@/lib/upstream/maps/from-places';
import { createMaps } from '@/platform/maps/app';
import { mapStock } from '@/scripts/back-end/map-stock';

interface Answer {
  status: string;
  results?: {
    place_id: string;
    formatted_address: string;
    geometry: { location: { lat: number; lng: number } };
    address_components: { long_name: string; short_name: string; types: string[] }[];
  }[];
  predictions?: {
    place_id: string;
    description: string;
    structured_formatting: { main_text: string };
    types: string[];
  }[];
  result?: { place_id: string; name?: string; formatted_address?: string };
}

let app: Hono;
beforeAll(() => {
  const maps = createMaps(localPlatform.maps);
  maps.load(mapStock());
  ({ app } = maps);
});

const ask = async (
  path: string,
  parameters: Record<string, string>,
  key: string = localPlatform.maps.key,
) =>
  (
    await app.request(
      `/maps/api/${path}/json?${new URLSearchParams({ ...parameters, key }).toString()}`,
    )
  ).json() as Promise<Answer>;

describe('geocoding', () => {
  it.each([
    ['a ZIP', '55408', '55408'],
    ['a city with its ZIP', 'Edina, MN 55424, USA', '55424'],
    [
      'an address with the long name of its street',
      '4310 Grand Avenue, Saint Paul, Minnesota 55105',
      '4310 Grand Ave, Saint Paul, MN 55105, USA',
    ],
    ['a store', '5410 Lyndale Row, Minneapolis', '5410 Lyndale Row, Minneapolis, MN 55419, USA'],
  ])('finds %s', async (_, address, expected) => {
    const { status, results } = await ask('geocode', { address });
    expect([status, results?.[0]?.formatted_address]).toEqual([
      'OK',
      expect.stringContaining(expected),
    ]);
    expect(results?.[0]?.geometry.location).toEqual({
      lat: expect.closeTo(44.95, 0),
      lng: expect.closeTo(-93.2, 0),
    });
  });

  it('knows a city beyond the region by its ZIP, without streets', async () => {
    const [found] = (await ask('geocode', { address: '60601' })).results ?? [];
    expect(found).toMatchObject({
      formatted_address: 'Chicago, IL 60601, USA',
      geometry: { location: { lat: 41.8858, lng: -87.6229 } },
    });
    expect(found?.address_components.map(({ long_name }) => long_name)).toEqual([
      'Chicago',
      'Illinois',
      'United States',
      '60601',
    ]);
    expect(
      (await ask('place/autocomplete', { input: '1200 Hennepin Chicago' })).predictions,
    ).toEqual([]);
  });

  it('gives the parts of an address', async () => {
    const parts =
      (await ask('geocode', { address: '4310 Grand Ave, Saint Paul 55105' })).results?.[0]
        ?.address_components ?? [];
    expect(
      Object.fromEntries(parts.map(({ types, short_name: name }) => [types[0], name])),
    ).toEqual({
      street_number: '4310',
      route: 'Grand Ave',
      locality: 'Saint Paul',
      administrative_area_level_1: 'MN',
      country: 'US',
      postal_code: '55105',
    });
  });

  it.each([
    ['nowhere', { address: 'Timbuktu' }, localPlatform.maps.key, 'ZERO_RESULTS'],
    ['nothing', {}, localPlatform.maps.key, 'INVALID_REQUEST'],
    ['a wrong key', { address: '55408' }, 'wrong', 'REQUEST_DENIED'],
  ])('answers %s', async (_, parameters, key, status) => {
    expect((await ask('geocode', parameters as Record<string, string>, key)).status).toBe(status);
  });
});

describe('suggestions', () => {
  it('completes what is being typed and tells the place behind a suggestion', async () => {
    const { predictions = [] } = await ask('place/autocomplete', { input: '1200 hennep' });
    expect(predictions).toHaveLength(5);
    expect(predictions[0]?.structured_formatting.main_text).toBe('1200 Hennepin Ave');
    const { status, result } = await ask('place/details', {
      place_id: predictions[0]?.place_id ?? '',
      fields: 'place_id,formatted_address',
    });
    expect([status, result]).toEqual([
      'OK',
      { place_id: predictions[0]?.place_id, formatted_address: predictions[0]?.description },
    ]);
  });

  it('puts the shop’s own stores first', async () => {
    expect(
      (await ask('place/autocomplete', { input: 'lilac' })).predictions?.[0]?.description,
    ).toMatch(/^Lilac & Loam/);
  });

  it.each([
    ['no letters', 'place/autocomplete', { input: ' ' }, 'INVALID_REQUEST'],
    ['letters of no place', 'place/autocomplete', { input: 'xyzzy' }, 'ZERO_RESULTS'],
    ['a place that is none', 'place/details', { place_id: 'none' }, 'NOT_FOUND'],
    ['no place', 'place/details', {}, 'INVALID_REQUEST'],
  ])('answers %s', async (_, path, parameters, status) => {
    expect((await ask(path, parameters as Record<string, string>)).status).toBe(status);
  });
});

describe('suggestions are narrowed alike by both interfaces:', () => {
  interface Narrowed {
    types?: string[];
    /** South, west, north, east. */
    around?: [number, number, number, number];
  }
  const legacy = async (input: string, { types, around: [s, w, n, e] = [0, 0, 0, 0] }: Narrowed) =>
    (
      await ask('place/autocomplete', {
        input,
        ...(types ? { types: types.join('|') } : {}),
        ...(s ? { locationbias: `rectangle:${s},${w}|${n},${e}` } : {}),
      })
    ).predictions?.map(({ description, types: own }) => ({ text: description, types: own })) ?? [];
  const current = async (
    input: string,
    { types, around: [s, w, n, e] = [0, 0, 0, 0] }: Narrowed,
  ) => {
    const low = { latitude: s, longitude: w };
    const high = { latitude: n, longitude: e };
    const response = await app.request('/v1/places:autocomplete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': localPlatform.maps.key },
      body: JSON.stringify({
        input,
        ...(types ? { includedPrimaryTypes: primaryTypes(types) } : {}),
        ...(s ? { locationBias: { rectangle: { low, high } } } : {}),
      }),
    });
    const { suggestions = [] } = (await response.json()) as {
      suggestions?: { placePrediction: { text: { text: string }; types: string[] } }[];
    };
    return suggestions.map(({ placePrediction: { text, types: own } }) => ({
      text: text.text,
      types: own,
    }));
  };

  describe.each([
    ['legacy', legacy],
    ['new', current],
  ])('%s,', (_, suggest) => {
    it.each<[string[] | undefined, string[]]>([
      [undefined, ['florist', 'postal_code', 'route', 'street_address']],
      [['address'], ['route', 'street_address']],
      [['establishment'], ['florist']],
      [
        ['postal_code', 'florist'],
        ['florist', 'postal_code'],
      ],
      [['hospital'], []],
    ])('of the types %j alone', async (types, primary) => {
      const found = await Promise.all(
        ['nicollet', '1200 hennep', 'lilac', 'stillwater'].map((input) =>
          suggest(input, { types }),
        ),
      );
      expect([...new Set(found.flat().map(({ types: own }) => own[0]))].sort()).toEqual(primary);
    });

    it.each([
      ['hospital', 'lakes gen', /^Lakes General Hospital, 815 Park Ave, Minneapolis, MN 55404/],
      ['funeral_home', 'quiet wat', /^Quiet Water Funeral Chapel/],
      ['church', 'our lady', /^Our Lady of the Lakes Church/],
      ['cemetery', 'linden', /^Linden Hill Cemetery/],
      ['school', 'orchard road el', /^Orchard Road Elementary School/],
      ['school', 'north lakes', /^North Lakes High School/],
    ])('a %s by its name alone: %s', async (type, typed, place) => {
      const found = await suggest(typed, { types: [type] });
      expect(found.map(({ text }) => text)).toEqual([expect.stringMatching(place)]);
      expect(await suggest(typed, { types: ['postal_code'] })).toEqual([]);
    });

    it.each<[string, Narrowed['around'], RegExp]>([
      ['the shop', [44.675, -93.7025, 45.135, -92.7275], /^Stillwater/],
      ['another town', [45.4, -94.3, 45.7, -94], /^St Cloud/],
    ])('first those around %s, then those elsewhere', async (_name, around, first) => {
      const found = await suggest('st', { types: ['postal_code'], around });
      expect(found).toHaveLength(5);
      expect(found[0]?.text).toMatch(first);
    });
  });

  it('a type of the new interface is that of a place’s first', async () => {
    expect(await current('lilac', { types: ['store'] })).toEqual([]);
    expect(await legacy('lilac', { types: ['store'] })).not.toEqual([]);
  });
});

describe('the new interface', () => {
  const key = { 'X-Goog-Api-Key': localPlatform.maps.key };
  const mask = { 'X-Goog-FieldMask': 'id,formattedAddress' };
  const suggest = async (body: object, headers: Record<string, string> = key) =>
    app.request('/v1/places:autocomplete', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const statusOf = async (response: Response) =>
    ((await response.json()) as { error?: { status: string } }).error?.status ?? response.status;

  it('completes what is being typed and tells the fields of a place that are asked for', async () => {
    const { suggestions = [] } = (await (
      await suggest({ input: '1200 hennep', sessionToken: 'a-session_1' })
    ).json()) as {
      suggestions?: {
        placePrediction: { placeId: string; place: string; text: { text: string } };
      }[];
    };
    expect(suggestions).toHaveLength(5);
    const { placeId = '', place, text } = suggestions[0]?.placePrediction ?? {};
    expect(place).toBe(`places/${placeId}`);
    const details = await app.request(`/v1/places/${placeId}?sessionToken=a-session_1`, {
      headers: { ...key, ...mask },
    });
    expect(await details.json()).toEqual({ id: placeId, formattedAddress: text?.text });
  });

  it.each<[string, object, Record<string, string> | undefined, unknown]>([
    ['letters of no place', { input: 'xyzzy' }, undefined, 200],
    ['places of another country', { input: 'grand', includedRegionCodes: ['ca'] }, undefined, 200],
    ['no letters', { input: ' ' }, undefined, 'INVALID_ARGUMENT'],
    [
      'a session too long',
      { input: 'grand', sessionToken: 'a'.repeat(37) },
      undefined,
      'INVALID_ARGUMENT',
    ],
    [
      'six types',
      { input: 'grand', includedPrimaryTypes: Array(6).fill('school') },
      undefined,
      'INVALID_ARGUMENT',
    ],
    [
      'a type of the legacy interface',
      { input: 'grand', includedPrimaryTypes: ['address'] },
      undefined,
      'INVALID_ARGUMENT',
    ],
    [
      'a place to look around that is none',
      { input: 'grand', locationBias: { rectangle: { low: { latitude: 91, longitude: 0 } } } },
      undefined,
      'INVALID_ARGUMENT',
    ],
    ['a wrong key', { input: 'grand' }, { 'X-Goog-Api-Key': 'wrong' }, 'INVALID_ARGUMENT'],
    ['no key', { input: 'grand' }, {}, 'PERMISSION_DENIED'],
  ])('answers %s', async (_, body, headers, expected) => {
    expect(await statusOf(await suggest(body, headers))).toBe(expected);
  });

  it.each<[string, string, Record<string, string>, unknown]>([
    ['no field mask', 'street-55408-1', key, 'INVALID_ARGUMENT'],
    [
      'a field that is none',
      'street-55408-1',
      { ...key, 'X-Goog-FieldMask': 'geometry' },
      'INVALID_ARGUMENT',
    ],
    ['a place that is none', 'none', { ...key, ...mask }, 'NOT_FOUND'],
    ['no key', 'street-55408-1', mask, 'PERMISSION_DENIED'],
  ])('refuses a place with %s', async (_, id, headers, expected) => {
    expect(await statusOf(await app.request(`/v1/places/${id}`, { headers }))).toBe(expected);
  });

  it.each([
    ['no lines', { regionCode: 'US', addressLines: [] }, 'INVALID_ARGUMENT'],
    ['another country', { regionCode: 'CA', addressLines: ['1 Main St'] }, 'INVALID_ARGUMENT'],
  ])('validates no address with %s', async (_, address, expected) => {
    const answer = await app.request('/v1:validateAddress', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...key },
      body: JSON.stringify({ address }),
    });
    expect(await statusOf(answer)).toBe(expected);
  });
});
