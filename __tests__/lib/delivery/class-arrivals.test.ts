/** @jest-environment node */
import { problem } from '@/lib/core/errors/error-codes';
import { setClock } from '@/lib/core/time/clock';
import { loadClassArrivals } from '@/lib/delivery/days/class-arrivals.server';
import { at, deliveryWorld } from './world';

jest.mock('@/lib/delivery/sources.server', () => ({
  deliveryFacts: () => Promise.resolve({ ...deliveryWorld(), version: 'v1' }),
}));

const minute = 60_000;
const ask = (query: string) =>
  loadClassArrivals(new URLSearchParams(query), () => Promise.resolve(['L0', 'L2', 'no class']));

describe('when the classes of a list arrive', () => {
  beforeAll(() => {
    // The shop's clock runs on from where it is set: the machine's stands still, for spans to the millisecond.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    setClock(at('2026-11-20', '10:00'));
  });
  afterAll(() => {
    jest.restoreAllMocks();
    setClock(null);
  });

  it.each<[string, [string, string] | null, string, string]>([
    ['', null, 'Twin Cities from Fri, Nov 20', 'Twin Cities from Mon, Nov 23'],
    ['zip=55408', null, 'From Fri, Nov 20', 'From Mon, Nov 23'],
    [
      'zip=55408&by=2026-11-21',
      ['2026-11-21', 'Sat, Nov 21'],
      'Arrives Sat, Nov 21',
      'From Mon, Nov 23',
    ],
    [
      'zip=55408&by=2026-11-20',
      ['2026-11-20', 'Fri, Nov 20'],
      'Arrives Fri, Nov 20',
      'From Mon, Nov 23',
    ],
    ['zip=55408&by=2026-11-19', null, 'From Fri, Nov 20', 'From Mon, Nov 23'],
  ])('%s: by %j, "%s" and "%s"', async (query, day, L0, L2) => {
    const answer = await ask(query);
    const [by = null, byWords = null] = day ?? [];
    const zip = query.startsWith('zip=55408') ? '55408' : null;
    expect(answer).toMatchObject({ ok: true, value: { today: '2026-11-20', zip, by, byWords } });
    const { classes } = (answer as Extract<typeof answer, { ok: true }>).value;
    expect(Object.keys(classes)).toEqual(['L0', 'L2']);
    expect([classes.L0?.words, classes.L2?.words]).toEqual([L0, L2]);
  });

  it('has the next fourteen open days with their words, whatever the day asked for', async () => {
    const answer = await ask('zip=55408&by=2026-11-24');
    const { days } = (answer as Extract<typeof answer, { ok: true }>).value;
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({ day: '2026-11-20', words: 'Fri 20', name: 'Fri 20 November' });
    const december = days.filter(({ day }) => day >= '2026-12').map(({ words }) => words);
    expect(december.slice(0, 2)).toEqual(['Tue Dec 1', 'Wed 2']);
  });

  it.each([
    ['12:59', minute],
    ['23:59', minute],
    ['19:30', 4.5 * 60 * minute],
  ])(
    'stands, said at %s, until the next hour of the rules or midnight',
    async (time, standsFor) => {
      setClock(at('2026-11-20', time));
      expect(await ask('zip=55408')).toMatchObject({ ok: true, value: { standsFor } });
      setClock(at('2026-11-20', '10:00'));
    },
  );

  it.each([
    ['zip=5540', 'zip'],
    ['zip=', 'zip'],
    ['zip=55408&by=tomorrow', 'by'],
    ['zip=55408&by=2026-02-30', 'by'],
    ['by=', 'by'],
    ['zip=5540&by=tomorrow', 'zip'],
    ['zip=55408&day=2026-11-21', 'day'],
  ])('%s is refused for its %s', async (query, field) => {
    expect(await ask(query)).toEqual({ ok: false, error: problem('bad-request', { field }) });
  });
});
