import { LRUCache } from 'lru-cache';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { type DeliveryFacts, localCityOf } from '../delivery-facts';
import { classArrival, type ClassArrival } from './class-arrival';
import { answerUntil } from './until';

/** More would be days nobody asks for. */
const mostPlaces = 200;

/**
 * `classArrival` of many classes, each worked out once for as long as its answer stands: until the facts have another version, or the rules' next hour. A ZIP counts as one of the
 * shop's vans or any other. Facts without a version are not kept. For the server: browsers do not get `lru-cache`.
 */
export function keptArrivals() {
  const places = new LRUCache<string, Map<string, ClassArrival | null>>({ max: mostPlaces });
  let kept = { version: '', from: 0, until: 0 };
  return (
    classes: readonly string[],
    place: { zip: string | null; by: ChicagoDate | null },
    facts: DeliveryFacts,
    now: Date,
  ): Record<string, ClassArrival> => {
    const { version = '' } = facts;
    const at = now.getTime();
    if (!version || kept.version !== version || at < kept.from || at >= kept.until) {
      kept = { version, from: at, until: answerUntil(facts.settings, now).getTime() };
      places.clear();
    }
    const { zip, by } = place;
    const key = `${zip && (localCityOf(zip, facts.cities) ? 'local' : 'far')} ${by}`;
    const found = places.get(key) ?? new Map<string, ClassArrival | null>();
    places.set(key, found);
    return Object.fromEntries(
      classes.flatMap((each) => {
        if (!found.has(each)) found.set(each, classArrival(each, place, facts, now));
        const arrives = found.get(each);
        return arrives ? [[each, arrives]] : [];
      }),
    );
  };
}
