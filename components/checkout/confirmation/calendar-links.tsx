import type { CartLine } from '@/lib/cart/cart';
import { calendarFilePath } from '@/lib/routes/event-path';

interface CalendarLinksProps {
  links: { file: string; google: string } | undefined;
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
      <a href={links.file} download className="text-link inline-flex min-h-8 items-center">
        Add to calendar<span className="sr-only">: {name}</span>
      </a>
      <a
        href={links.google}
        target="_blank"
        rel="noopener"
        className="text-link inline-flex min-h-8 items-center"
      >
        Google Calendar<span className="sr-only">: {name}, opens in a new window</span>
      </a>
    </p>
  );
}

/** The calendar file of each event of a shipment of seats, with its hours. */
export function WorkshopCalendarLinks({ lines }: { lines: readonly CartLine[] }) {
  return (
    <p className="no-print flex flex-wrap gap-x-4 sm:justify-end">
      {lines.map(({ id, title, productCode, productID }) => (
        <a
          key={id}
          href={calendarFilePath(productCode, productID)}
          download
          className="text-link inline-flex min-h-8 items-center"
        >
          Add to calendar<span className={lines.length > 1 ? '' : 'sr-only'}>: {title}</span>
        </a>
      ))}
    </p>
  );
}
