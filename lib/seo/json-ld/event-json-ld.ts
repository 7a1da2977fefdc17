import { brand } from '@/lib/config/brand';
import { pictureAt, realPicture } from '@/lib/catalogue/picture';
import { releaseStart } from '@/lib/catalogue/release';
import { chicagoIso } from '@/lib/core/time/chicago-time';
import { toDollars } from '@/lib/core/money';
import {
  type EventOffer,
  type EventSession,
  sessionEnd,
  sessionStart,
  type ShopEvent,
} from '@/lib/events/event';
import { type EventState, offerState } from '@/lib/events/event-state';
import { eventPath } from '@/lib/routes/event-path';
import type { Store } from '@/lib/stores/store';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

type Offered = Exclude<EventState['kind'], 'closed' | 'under-way' | 'over'>;

const availability: Record<Offered, string> = {
  'on-sale': 'InStock',
  'few-seats': 'InStock',
  'not-yet': 'PreOrder',
  'sold-out': 'SoldOut',
};

/** One date of an event: true offsets, and an offer of each kind of seat that can be booked now or later; what has begun offers none. */
export function eventJsonLd(
  event: ShopEvent,
  session: EventSession,
  store: Store | null,
  origin: string,
  now: Date,
): JsonLdNode {
  const url = absolute(eventPath(event.code), origin);
  const offers = session.offers.flatMap((offer) => offerNodes(session, offer, url, now));
  const picture = realPicture(event.picture);
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
    ...(picture ? { image: [absolute(pictureAt(picture.url, 1200), origin)] } : {}),
    ...(store ? { location: placeNode(store, event.room) } : {}),
    organizer,
    performer: organizer,
    ...(offers.length > 0 ? { offers } : {}),
  };
}

function offerNodes(
  session: EventSession,
  offer: EventOffer,
  url: string,
  now: Date,
): JsonLdNode[] {
  const { kind } = offerState(session, offer, now);
  if (kind === 'closed' || kind === 'under-way' || kind === 'over') return [];
  const from = releaseStart(offer.release);
  return [
    {
      '@type': 'Offer',
      ...((offer.size ?? offer.color)
        ? { name: [offer.size, offer.color].filter(Boolean).join(', ') }
        : {}),
      url,
      price: toDollars(offer.price).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${availability[kind]}`,
      ...(from ? { validFrom: chicagoIso(from) } : {}),
    },
  ];
}

function placeNode(store: Store, room: string | null) {
  return {
    '@type': 'Place',
    name: [store.name, room].filter(Boolean).join(', '),
    address: postalAddress(store),
    ...(store.location ? { geo: geoNode(store.location) } : {}),
  };
}

/** A store's full street address. */
export function postalAddress({ street, city, state, zip }: Store) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

/** Coordinates to five decimals. */
export function geoNode({ lat, lng }: { lat: number; lng: number }) {
  return { '@type': 'GeoCoordinates', latitude: lat.toFixed(5), longitude: lng.toFixed(5) };
}
