import { pictureAt } from '@/lib/catalogue/picture';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { weekdays } from '@/lib/core/time/day-words';
import { storePath } from '@/lib/routes/store-path';
import { comingClosures, type OpeningRules } from '@/lib/stores/opening';
import type { Store } from '@/lib/stores/store';
import { geoNode, postalAddress } from './event-json-ld';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

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
    telephone: `+1${store.phone}`,
    priceRange: '$$',
    address: postalAddress(store),
    ...(store.location ? { geo: geoNode(store.location) } : {}),
    ...(store.picture ? { image: [absolute(pictureAt(store.picture.url, 1200), origin)] } : {}),
    parentOrganization: { '@id': `${origin}/#organization` },
    openingHoursSpecification: [...seasonNodes(rules, now), ...closureNodes(rules, now)],
  };
}

/** Seasons of the coming year as they follow each other, a node for each set of weekdays with equal hours. */
function seasonNodes(rules: OpeningRules, now: Date) {
  const today = chicagoDate(now);
  const inAYear = addChicagoDays(today, 365);
  return rules.WorkingHrs.filter(
    ({ StartDate, EndDate }) => EndDate >= today && StartDate <= inAYear,
  )
    .sort((one, other) => one.StartDate.localeCompare(other.StartDate))
    .flatMap((season) => {
      const byHours = new Map<string, string[]>();
      for (const weekday of weekdays) {
        const { Closed, Open = '09:00', Close = '17:00' } = season[weekday];
        if (!Closed)
          byHours.set(`${Open} ${Close}`, [
            ...(byHours.get(`${Open} ${Close}`) ?? []),
            `https://schema.org/${weekday}`,
          ]);
      }
      return [...byHours].map(([hours, dayOfWeek]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek,
        opens: hours.slice(0, 5),
        closes: hours.slice(6),
        validFrom: season.StartDate,
        validThrough: season.EndDate,
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
