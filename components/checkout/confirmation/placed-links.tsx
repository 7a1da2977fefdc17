import type { CalendarAddresses } from '@/lib/checkout/delivery/delivery-calendar';
import type { CollectionPlace } from '@/lib/checkout/confirmation';
import { confirmationTexts } from '@/lib/checkout/confirmation-texts';

interface CalendarLinksProps {
  links: CalendarAddresses | null | undefined;
  /** Who the shipment is for. */
  name: string;
  /** Whether they stand at the beginning of their line at every width. */
  start?: boolean;
}

/** A shipment's day as a calendar file or in Google Calendar. */
export function CalendarLinks({ links, name, start = false }: CalendarLinksProps) {
  if (!links) return null;
  return (
    <p className={`no-print flex flex-wrap gap-x-4 ${start ? '' : 'sm:justify-end'}`}>
      <a href={links.file} download className="text-link tap">
        Add to calendar<span className="sr-only">: {name}</span>
      </a>
      <a href={links.google} target="_blank" rel="noopener" className="text-link tap">
        Google Calendar<span className="sr-only">: {name}, opens in a new window</span>
      </a>
    </p>
  );
}

interface WorkshopCalendarProps {
  /** Each with the path of its event's file. */
  lines: readonly { id: string; title: string; calendar: string }[];
  /** Whether they stand at the beginning of their line at every width. */
  start?: boolean;
}

/** The calendar file of each event of a shipment of seats, with its hours. */
export function WorkshopCalendarLinks({ lines, start = false }: WorkshopCalendarProps) {
  return (
    <p className={`no-print flex flex-wrap gap-x-4 ${start ? '' : 'sm:justify-end'}`}>
      {lines.map(({ id, title, calendar }) => (
        <a key={id} href={calendar} download className="text-link tap">
          Add to calendar<span className={lines.length > 1 ? '' : 'sr-only'}>: {title}</span>
        </a>
      ))}
    </p>
  );
}

/** When the store is open on the day of collection, and the way there; nothing where that is not known. */
export function CollectionLinks({ place }: { place: CollectionPlace | null | undefined }) {
  if (!place) return null;
  return (
    <>
      {place.hours && <p className="text-ink-2">{confirmationTexts.storeOpen(place.hours)}</p>}
      <p>
        <a href={place.directions} rel="noopener" className="text-link tap no-print">
          {confirmationTexts.directions}
        </a>
      </p>
    </>
  );
}
