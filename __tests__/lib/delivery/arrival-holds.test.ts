/** @jest-environment node */
import fc from 'fast-check';
import { arrival, type ArrivalQuery, type ArrivalWay } from '@/lib/delivery/arrival';
import { selectionProblem } from '@/lib/delivery/check-selection';
import { dayCases, type DayCase } from '@/scripts/prove/promise/day-cases';

const runs = { seed: 20261126, numRuns: 500 };

const chosen = (query: ArrivalQuery, { method, date, run }: ArrivalWay): ArrivalQuery => ({
  ...query,
  by: null,
  method,
  date,
  run,
});

/** Whether the submit would take a way as it was answered. */
function taken({ query, facts, now }: DayCase, way: ArrivalWay): boolean {
  const selection = {
    method: way.method,
    date: way.date,
    timePreference: way.run as 'AM' | 'PM' | 'NO PREF',
    zip: query.zip,
    storeID: 'Store-a',
  };
  return selectionProblem(selection, query.items, { ...facts, now }) === null;
}

const ways = (answer: ReturnType<typeof arrival>): ArrivalWay[] =>
  answer.answer === 'yes' ? [answer, ...answer.others] : [];

describe('for any settings, products and instants at both sides of every boundary', () => {
  const holds = (rule: (day: DayCase) => void) => fc.assert(fc.property(dayCases, rule), runs);

  it('what is answered is what the submit takes, way by way, and nothing else', () =>
    holds((day) => {
      const { query, facts, now } = day;
      const answer = arrival(query, facts, now);
      for (const way of ways(answer)) expect(taken(day, way)).toBe(true);
      if (answer.answer === 'no' && query.date && query.method)
        expect(
          taken(day, {
            method: query.method,
            date: query.date,
            run: query.run ?? 'NO PREF',
            openRuns: [],
            orderBy: '',
          }),
        ).toBe(false);
    }));

  it('an answer is the same at every instant before its `until`', () =>
    holds(({ query, facts, now }) => {
      const answer = arrival(query, facts, now);
      const until = Date.parse(answer.until);
      expect(until).toBeGreaterThan(now.getTime());
      for (const share of [0.2, 0.7, 1]) {
        const later = new Date(now.getTime() + Math.max(0, (until - now.getTime()) * share - 1));
        expect(arrival(query, facts, later)).toEqual(answer);
      }
    }));

  it('a yes stands until the last instant before its `orderBy`, and not a second after', () =>
    holds(({ query, facts, now }) => {
      for (const way of ways(arrival(query, facts, now))) {
        const end = Date.parse(way.orderBy);
        expect(end).toBeGreaterThan(now.getTime());
        const at = (instant: number) =>
          arrival(chosen(query, way), facts, new Date(instant)).answer;
        expect([at(end - 1), at(end + 1000)]).toEqual(['yes', 'no']);
      }
    }));

  it('`by` proposes the latest day that can be had, never a later one', () =>
    holds(({ query, facts, now }) => {
      const { by } = query;
      const answer = arrival(query, facts, now);
      if (!by || answer.answer !== 'yes') return;
      expect(answer.date <= by).toBe(true);
      const next = new Date(Date.parse(`${answer.date}T12:00:00Z`) + 86_400_000)
        .toISOString()
        .slice(0, 10);
      if (next <= by)
        expect(arrival({ ...chosen(query, answer), date: next }, facts, now).answer).toBe('no');
    }));

  it('the nearest day of a no can be had', () =>
    holds((day) => {
      const { query, facts, now } = day;
      const answer = arrival(query, facts, now);
      if (answer.answer !== 'no' || !answer.nearest || query.zip === null) return;
      expect(arrival({ ...query, by: null, ...answer.nearest }, facts, now).answer).toBe('yes');
    }));

  it('without a ZIP nothing that has to be brought is promised', () =>
    holds(({ query, facts, now }) => {
      const answer = arrival({ ...query, zip: null }, facts, now);
      if (answer.answer === 'yes')
        expect(['InStorePickUp', 'CurbsidePickUp', 'Email']).toContain(answer.method);
    }));
});
