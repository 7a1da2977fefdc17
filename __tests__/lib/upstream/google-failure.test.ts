/** @jest-environment node */
import { env } from '@/lib/config/env';
import { newPlaceDetails } from '@/lib/upstream/maps/places';
import { askGoogle } from '@/services/upstream/address-validation';

const written = { line1: '1 Main', line2: '', city: 'Chicago', state: 'IL', zip: '60601' };
const ways: [string, () => Promise<unknown>][] = [
  ['places', () => newPlaceDetails('place', 'session')],
  ['address validation', () => askGoogle(env(), written)],
];

describe.each(ways)('Google’s %s', (_, ask) => {
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['a key that is none', [{ reason: 'API_KEY_INVALID' }], 403],
    ['a question that is none', undefined, 400],
  ])('refuses %s', async (_what, details, status) => {
    const body = { error: { status: 'INVALID_ARGUMENT', details } };
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(body, { status: 400 })));
    await expect(ask()).rejects.toMatchObject({ kind: 'refused', status });
  });
});
