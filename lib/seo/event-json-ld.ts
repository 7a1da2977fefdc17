import { brand } from '@/lib/config/brand';
import { pictureAt } from '@/lib/catalogue/picture';
import { releaseStart } from '@/lib/catalogue/release';
import { chicagoIso } from '@/lib/core/chicago-time';
import { toDollars } from '@/lib/core/money';
import type { EventSession, ShopEvent } from '@/lib/events/event';
import { sessionEnd, sessionStart } from '@/lib/events/instants';
import { eventPath } from '@/lib/routes/event-path';
import type { Store } from '@/lib/stores/store';
import type { JsonLdNode } from './json-ld';
import { absolute } from './page-meta';

/** One date of an event: true offsets, the price of each kind of seat, sold out when it is full. */
export function eventJsonLd(event: ShopEvent, session: EventSession, store: Store | null, origin: string): JsonLdNode {
  const url = absolute(eventPath(event.code), origin);
  const organizer = { '@type': 'Organization', name: brand.name, url: `${origin}/` };
  return {
    '@type': 'Event',
    '@id': `${url}#${session.productID}`,
    name: event.title,
    description: event.description,
    url,
    startDate: chicagoIso(sessionStart(session)),
    endDate: chicagoIso(sessionEnd(session)),
    eventStatus: 'https://schema.org/EventScheduled',
    image: [absolute(pictureAt(event.picture.url, 1200), origin)],
    ...(store ? { location: placeNode(store, event.room) } : {}),
    organizer,
    performer: organizer,
    offers: session.offers.map((offer) => {
      const opens = releaseStart(session.release);
      return {
        '@type': 'Offer',
        ...(offer.size ?? offer.color ? { name: [offer.size, offer.color].filter(Boolean).join(', ') } : {}),
        url,
        price: toDollars(offer.price).toFixed(2),
        priceCurrency: 'USD',
        availability: `https://schema.org/${offer.seats === 'out' ? 'SoldOut' : offer.released ? 'InStock' : 'PreOrder'}`,
        ...(opens ? { validFrom: chicagoIso(opens) } : {}),
      };
    }),
  };
}

function placeNode(store: Store, room: string | null) {
  return { '@type': 'Place', name: [store.name, room].filter(Boolean).join(', '), address: postalAddress(store), ...(store.location ? { geo: geoNode(store.location) } : {}) };
}

/** A store's full street address. */
export function postalAddress({ street, city, state, zip }: Store) {
  return { '@type': 'PostalAddress', streetAddress: street, addressLocality: city, addressRegion: state, postalCode: zip, addressCountry: 'US' };
}

/** Coordinates to five decimals. */
export function geoNode({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat.toFixed(5), longitude: lng.toFixed(5) };
}
