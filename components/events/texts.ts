import { freeToAttend } from '@/lib/events/event-words';
import { eventsPath } from '@/lib/routes/event-path';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';

/** Words of the specification for workshops and events (specification A2, A8; specification B2). */
export const eventTexts = {
  free: freeToAttend,
  register: 'Register Now',
  details: 'View Details',
  featured: 'Featured Event',
  failed: 'Something went wrong',
  notOpen: 'Registration is not open yet',
  underWay: 'Under way',
  underWayNow: 'It has begun, so its seats can no longer be booked.',
  overNow: 'It is over, so its seats can no longer be booked.',
  closedNow: 'Seats can no longer be booked online.',
  none: 'No Events Found',
} as const;

/** The first crumb of every page of events but the one it leads to. */
export const eventsCrumb: Crumb = { label: 'Workshops & Events', path: eventsPath };
