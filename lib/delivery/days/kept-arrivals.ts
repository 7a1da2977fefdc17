import { LRUCache } from 'lru-cache';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { type DeliveryFacts, localCityOf } from '../delivery-facts';
import { classArrival, type ClassArrival, openDaysOfClasses } from './class-arrival';
import { answerUntil } from './until';

/** More would be days nobody asks for. */
const mostPlaces = 200;

/**
 * `classArrival` of many classes, each worked out once for as long as its answer stands: until the facts have another version, or the rules' next hour. A ZIP counts as one of the
 * shop's vans or any other. Facts without a version are not kept. For the server: browsers do not get `lru-cache`.
 */
export function keptArrivals() {
  const places = keptWhileStanding<Map<string, ClassArrival | null>>();
  return (
    classes: readonly string[],
    place: { zip: string | null; by: ChicagoDate | null },
    facts: DeliveryFacts,
    now: Date,
  ): Record<string, ClassArrival> => {
    const key = `${placeKind(place.zip, facts)} ${place.by}`;
    const found = places(key, facts, now, () => new Map());
    return Object.fromEntries(
      classes.flatMap((each) => {
        if (!found.has(each)) found.set(each, classArrival(each, place, facts, now));
        const arrives = found.get(each);
        return arrives ? [[each, arrives]] : [];
      }),
    );
  };
}

/** `openDaysOfClasses`, at most `count`, kept in the same way. */
export function keptOpenDays(count: number) {
  const places = keptWhileStanding<ChicagoDate[]>();
  return (
    classes: readonly string[],
    zip: string | null,
    facts: DeliveryFacts,
    now: Date,
  ): ChicagoDate[] =>
    places(`${placeKind(zip, facts)} ${classes.join()}`, facts, now, () =>
      openDaysOfClasses(classes, zip, facts, now, count),
    );
}

function placeKind(zip: string | null, { cities }: DeliveryFacts): string | null {
  return zip && (localCityOf(zip, cities) ? 'local' : 'far');
}

/** What is made for a key, once for as long as answers of the rules stand. */
function keptWhileStanding<T extends object>() {
  const places = new LRUCache<string, T>({ max: mostPlaces });
  let kept = { version: '', from: 0, until: 0 };
  return (key: string, facts: DeliveryFacts, now: Date, make: () => T): T => {
    const { version = '' } = facts;
    const at = now.getTime();
    if (!version || kept.version !== version || at < kept.from || at >= kept.until) {
      kept = { version, from: at, until: answerUntil(facts.settings, now).getTime() };
      places.clear();
    }
    const found = places.get(key) ?? make();
    places.set(key, found);
    return found;
  };
}
