import { pictureAt } from '@/lib/catalogue/picture';
import { addChicagoDays, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { weekdays } from '@/lib/core/time/day-words';
import { hoursOfWeekday, seasonOn, type WorkingSeason } from '@/lib/delivery/settings';
import { storePath } from '@/lib/routes/store-path';
import { comingClosures, type OpeningRules } from '@/lib/stores/opening';
import type { Store } from '@/lib/stores/store';
import { geoNode, postalAddress } from './event-json-ld';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

const daysOfAYear = 365;

/** A store with its hours by season and its listed holidays as dated closures of the coming year. */
export function storeJsonLd(
  store: Store,
  rules: OpeningRules,
  now: Date,
  origin: string,
): JsonLdNode {
  const url = absolute(storePath(store.id), origin);
  return {
    '@type': ['Florist', 'GardenStore'],
    '@id': `${url}#store`,
    name: store.name,
    description: store.about,
    url,
    ...(store.phone ? { telephone: `+1${store.phone}` } : {}),
    priceRange: '$$',
    address: postalAddress(store),
    ...(store.location ? { geo: geoNode(store.location) } : {}),
    ...(store.picture ? { image: [absolute(pictureAt(store.picture.url, 1200), origin)] } : {}),
    parentOrganization: { '@id': `${origin}/#organization` },
    openingHoursSpecification: [...seasonNodes(rules, now), ...closureNodes(rules, now)],
  };
}

/** The seasons of the coming year as its days fall into them one after the other, a node for each set of weekdays with equal hours. */
function seasonNodes({ WorkingHrs }: OpeningRules, now: Date) {
  const today = chicagoDate(now);
  const stretches: { season: WorkingSeason | undefined; from: ChicagoDate; to: ChicagoDate }[] = [];
  for (let ahead = 0; ahead <= daysOfAYear; ahead += 1) {
    const date = addChicagoDays(today, ahead);
    const season = seasonOn(date, WorkingHrs);
    const last = stretches.at(-1);
    if (last && last.season === season) last.to = date;
    else stretches.push({ season, from: (!last && season?.StartDate) || date, to: date });
  }
  return stretches.flatMap(({ season, from, to }) => {
    const byHours = new Map<string, string[]>();
    for (const weekday of weekdays) {
      const hours = hoursOfWeekday(weekday, season);
      if (!hours) continue;
      const key = `${hours.open} ${hours.close}`;
      byHours.set(key, [...(byHours.get(key) ?? []), `https://schema.org/${weekday}`]);
    }
    return [...byHours].map(([hours, dayOfWeek]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek,
      opens: hours.slice(0, 5),
      closes: hours.slice(6),
      validFrom: from,
      validThrough: to,
    }));
  });
}

function closureNodes(rules: OpeningRules, now: Date) {
  return comingClosures(now, rules).map(({ date }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: '00:00',
    closes: '00:00',
    validFrom: date,
    validThrough: date,
  }));
}
