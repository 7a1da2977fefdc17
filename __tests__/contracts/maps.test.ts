import type { Hono } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
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
