/** @jest-environment node */
import { autocomplete, geocode, placeDetails } from '@/lib/upstream/maps/client';
import { newAutocomplete, newPlaceDetails } from '@/lib/upstream/maps/places';

process.env.PLACES_API = 'legacy';

const search = { types: ['address'], usOnly: true };
const says = (answer: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(answer)));

describe('a maps service whose answers are of another shape', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is understood where they are of its own', async () => {
    says({ status: 'OK', results: [{ place_id: 'p' }], predictions: [], result: {} });
    expect(await geocode('60601')).toEqual({ place_id: 'p' });
    expect(await autocomplete('12 Main', 's', search)).toEqual([]);
    expect(await placeDetails('p', 's')).toEqual({});
    says({});
    expect(await newAutocomplete('12 Main', 's', search)).toEqual([]);
  });

  it.each<[string, object, () => Promise<unknown>]>([
    ['places', { results: {} }, () => geocode('60602')],
    ['parts of a place', { results: [{ address_components: {} }] }, () => geocode('60603')],
    [
      'a part of a place',
      { result: { address_components: [{ long_name: 'x', short_name: 'x' }] } },
      () => placeDetails('p', 's'),
    ],
    ['suggestions', { predictions: 'none' }, () => autocomplete('12 Main', 's', search)],
    [
      'a suggestion',
      { predictions: [{ place_id: 1, description: null }] },
      () => autocomplete('12 Main', 's', search),
    ],
  ])('has not answered with %s', async (_, answer, ask) => {
    says({ status: 'OK', ...answer });
    await expect(ask()).rejects.toMatchObject({ name: 'UpstreamError', kind: 'unavailable' });
  });

  it.each<[string, unknown, () => Promise<unknown>]>([
    ['suggestions', { suggestions: {} }, () => newAutocomplete('12 Main', 's', search)],
    ['no object', null, () => newAutocomplete('12 Main', 's', search)],
    ['a place', { addressComponents: 'x' }, () => newPlaceDetails('p', 's')],
  ])('has not answered in the new interface with %s', async (_, answer, ask) => {
    says(answer);
    await expect(ask()).rejects.toMatchObject({ name: 'UpstreamError', kind: 'unavailable' });
  });
});
