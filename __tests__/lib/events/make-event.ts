import type { EventOffer, EventSession, ShopEvent } from '@/lib/events/event';

/** A kind of seat of a test. */
export function offer(change: Partial<EventOffer>): EventOffer {
  return {
    productID: '700106',
    size: null,
    color: null,
    price: 8500,
    seats: 'in',
    minQuantity: 1,
    maxQuantity: 8,
    release: {},
    ...change,
  };
}

/** One date of a test: 4 July 2026, ten to twelve. */
export function session({
  seats = 'in',
  ...change
}: Partial<EventSession> & Partial<Pick<EventOffer, 'seats'>>): EventSession {
  const meetings = change.meetings ?? [{ day: '2026-07-04', from: '10:00', to: '12:00' }];
  return {
    productID: '700106',
    ...meetings[0]!,
    meetings,
    offers: [offer({ productID: change.productID ?? '700106', seats })],
    release: {},
    ...change,
  };
}

/** An event of a test. */
export function shopEvent(change: Partial<ShopEvent>): ShopEvent {
  return {
    code: '700106',
    productID: '700106',
    title: 'Terrarium Evenings',
    description: 'Three evenings.',
    picture: { url: '/pictures/workshops/x.webp', alt: 'A bowl' },
    price: 8500,
    priceTo: 8500,
    featured: false,
    categoryID: 'WorkshopsEvents_Workshops',
    storeID: 'Store-edina',
    room: 'The long counter',
    relatedDates: [],
    sessions: [session({})],
    ...change,
  };
}
