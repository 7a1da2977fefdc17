/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { works, type Check } from '@/provision/doctor/check';
import { withoutUnset } from '@/provision/doctor/examinations';
import { vendorChecks } from '@/services/app-api/vendor-checks';

const limits = { withinMs: 20, keptMs: 60_000 };
const never = () => new Promise<Check[]>(() => undefined);

describe('what was found at the vendors', () => {
  afterEach(() => setClock(null));

  it('is looked for once, however many ask at once and within a minute', async () => {
    const start = Date.now();
    const examine = jest.fn(() => Promise.resolve([works('It works.')]));
    const look = vendorChecks({ one: examine }, limits);
    const both = await Promise.all([look(), look()]);
    setClock(new Date(start + 59_000));
    const later = await look();
    expect(examine).toHaveBeenCalledTimes(1);
    expect([both[1], later]).toEqual([both[0], both[0]]);
    setClock(new Date(start + 61_000));
    const { at } = await look();
    expect(examine).toHaveBeenCalledTimes(2);
    expect(at.getTime()).toBeGreaterThan(both[0].at.getTime());
  });

  it('says of a vendor that is too slow that it is, and of the others what they say', async () => {
    const look = vendorChecks(
      { slow: never, quick: () => Promise.resolve([works('It works.')]) },
      limits,
    );
    expect((await look()).vendors).toEqual([
      {
        vendor: 'slow',
        checks: [
          expect.objectContaining({
            state: 'missing',
            says: 'It does not answer in time: within 0.02 seconds.',
          }),
        ],
      },
      { vendor: 'quick', checks: [works('It works.')] },
    ]);
  });

  it('does not look by keys that this process is not given, and says so', async () => {
    const found = () => Promise.resolve([works('It works.')]);
    const all = { maps: found, algolia: found, files: found };
    const { vendors } = await vendorChecks(withoutUnset(all, { SEARCH_KEY: 'a key' }), limits)();
    expect(vendors.map(({ vendor, checks }) => [vendor, checks[0]?.says])).toEqual([
      ['maps', 'It was not looked at: this process is not given MAPS_KEY.'],
      ['algolia', 'It works.'],
      ['files', 'It works.'],
    ]);
  });

  it.each([
    [
      'at once',
      () => {
        throw new Error('no such host');
      },
    ],
    ['later', () => Promise.reject(new Error('no such host'))],
  ])('says of a vendor that cannot be looked at why, which fails %s', async (_, examine) => {
    const { vendors } = await vendorChecks({ gone: examine }, limits)();
    expect(vendors[0]?.checks).toEqual([
      expect.objectContaining({
        state: 'missing',
        says: 'It could not be looked at: no such host',
      }),
    ]);
  });
});
