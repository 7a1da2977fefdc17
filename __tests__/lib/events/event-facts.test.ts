/** @jest-environment node */
import { standsFor } from '@/lib/events/event-facts.server';

const minute = 60_000;
const terms = {
  meetings: [{ day: '2026-07-04', from: '10:00', to: '12:00' }],
  release: { ReleaseDate1: '2026-07-01' },
};

describe('how long what is said of the seats of an event stands', () => {
  it.each([
    ['until registration opens', '2026-06-30T23:59:00-05:00', minute],
    ['until it begins', '2026-07-04T09:58:00-05:00', 2 * minute],
    ['until it ends', '2026-07-04T10:00:00-05:00', 120 * minute],
    ['for good once it is over', '2026-07-04T12:00:00-05:00', null],
  ])('%s', (_, at, milliseconds) => {
    expect(standsFor([terms], new Date(at))).toBe(milliseconds);
  });

  it('until the next change of any of them', () => {
    const other = { ...terms, meetings: [{ day: '2026-07-02', from: '09:00', to: '10:00' }] };
    expect(standsFor([terms, other], new Date('2026-07-02T08:59:00-05:00'))).toBe(minute);
  });
});
