/** @jest-environment node */
import { examineAddresses, examineMaps } from '@/provision/doctor/others';

describe('the doctor, of an interface of Google’s whose quota is used up', () => {
  afterEach(() => jest.restoreAllMocks());
  const answers = (status: number, body: object) =>
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json(body, { status })));
  const quota = {
    state: 'missing',
    says: expect.stringMatching(/has reached its quota/) as string,
    todo: expect.stringMatching(/quota/) as string,
  };
  const at = { MAPS_URL: 'http://maps', MAPS_KEY: 'k', PLACES_URL: 'http://places' };

  it.each(['OVER_QUERY_LIMIT', 'OVER_DAILY_LIMIT'])(
    'says so, not that it is closed: %s',
    async (status) => {
      answers(200, { status, error_message: 'You have exceeded your rate-limit.' });
      expect(await examineMaps({ ...at, PLACES_API: 'legacy' })).toMatchObject([quota, quota]);
    },
  );

  it('says so of the new interfaces', async () => {
    answers(429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'Quota exceeded.' } });
    const checks = await examineAddresses({
      ADDRESS_VALIDATION: 'google',
      ADDRESS_VALIDATION_URL: 'http://addresses',
      ADDRESS_VALIDATION_KEY: 'k',
      AVATAX_URL: '',
      AVATAX_ACCOUNT_ID: '',
      AVATAX_LICENSE_KEY: '',
    });
    expect(checks).toMatchObject([quota]);
  });
});
