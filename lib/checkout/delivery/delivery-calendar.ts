import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import type { CartLine, CartShipment } from '@/lib/cart/cart';
import { recipientName, recipientPlace } from '@/lib/cart/recipients';
import { brand } from '@/lib/config/brand';
import { addChicagoDays, type ChicagoDate } from '@/lib/core/time/chicago-day';
import { countedTitle, oneLine } from '@/lib/core/text';
import { isPickup, methodLabel } from '@/lib/delivery/method';
import type { DeliveryRun } from '@/lib/delivery/settings';

/** The parts of a shipment that a calendar entry is made of. */
export interface CalendarShipment extends Pick<
  CartShipment,
  'id' | 'recipient' | 'method' | 'date' | 'timePreference'
> {
  lines: readonly Pick<CartLine, 'id' | 'title' | 'quantity'>[];
}

/** Where an entry can be had: as a file, or in Google's calendar. */
export interface CalendarAddresses {
  file: string;
  google: string;
}

interface Placed {
  orderID: string;
  /** Path of the page that the entry leads to. */
  page: string;
  shipment: CalendarShipment;
}

/** A shipment's calendar entry: one whole day, which does not mark anyone as busy. */
export interface DeliveryEntry {
  /** Chicago day. */
  date: string;
  summary: string;
  details: string;
  location: string;
}

/** The entry of a placed shipment; `null` while it has no day, and for an e-mail that goes out at once. `runs` give a chosen part of the day its hours, `today` is in Chicago. */
export function deliveryEntry(
  { shipment }: Pick<Placed, 'shipment'>,
  runs: readonly DeliveryRun[],
  today: ChicagoDate,
): DeliveryEntry | null {
  const { recipient, method, date, timePreference, lines } = shipment;
  if (!recipient || !method || !date) return null;
  if (method === 'Email' && date <= today) return null;
  const verb = isPickup(method)
    ? 'Pickup for'
    : method === 'Email'
      ? 'E-gift card to'
      : 'Flowers to';
  const run = runs.find(({ id }) => id === timePreference);
  const goods = lines.map(countedTitle).join(', ');
  return {
    date,
    summary: oneLine(`${brand.name}: ${verb} ${recipientName(recipient)}`),
    details: oneLine([methodLabel(method), run?.label, goods].filter(Boolean).join('. ')),
    location: oneLine(recipientPlace(recipient)),
  };
}

/**
 * The calendar file (iCalendar) of a placed shipment. Fetched again, it replaces the entry: its identifier is that of one of the lines, the same whatever
 * their order, as the ID of a shipment is another as soon as its day or address is.
 */
export function deliveryCalendar(
  placed: Placed,
  entry: DeliveryEntry,
  origin: string,
  stamp: Date,
): string {
  const [line = ''] = placed.shipment.lines.map(({ id }) => id).sort();
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: brand.name, product: 'Deliveries', language: 'EN' },
  });
  calendar.createEvent({
    id: `${placed.orderID}-${line}@${new URL(origin).hostname}`,
    start: new Date(`${entry.date}T00:00:00Z`),
    end: new Date(`${addChicagoDays(entry.date, 1)}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    stamp,
    summary: entry.summary,
    description: entry.details,
    location: entry.location,
    url: `${origin}${placed.page}`,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  return calendar.toString();
}

/** Where each shipment that has an entry can be put into a calendar, by its ID; `fileOf` gives the path of its file. */
export function shipmentCalendars(
  { shipments }: { shipments: readonly CalendarShipment[] },
  runs: readonly DeliveryRun[],
  today: ChicagoDate,
  fileOf: (shipmentID: string) => string,
): Record<string, CalendarAddresses> {
  return Object.fromEntries(
    shipments.flatMap((shipment) => {
      const entry = deliveryEntry({ shipment }, runs, today);
      return entry
        ? [[shipment.id, { file: fileOf(shipment.id), google: googleDeliveryLink(entry) }]]
        : [];
    }),
  );
}

/** The address that opens the entry in Google's calendar. */
export function googleDeliveryLink({ date, summary, details, location }: DeliveryEntry): string {
  const link = new URL('https://calendar.google.com/calendar/render');
  const compact = (day: string) => day.replaceAll('-', '');
  const fields = {
    action: 'TEMPLATE',
    text: summary,
    dates: `${compact(date)}/${compact(addChicagoDays(date, 1))}`,
    details,
    location,
  };
  for (const [name, value] of Object.entries(fields)) link.searchParams.set(name, value);
  return link.href;
}
