import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { Category } from '@/lib/catalogue/category/category';
import type { EventSession, ShopEvent } from '@/lib/events/event';
import { seatKinds } from '@/lib/events/bought';
import type { EventDates } from '@/lib/events/event-dates';
import type { Month } from '@/lib/events/calendar/month';
import { googleCalendarLink } from '@/lib/events/calendar/calendar-file';
import { seatStates } from '@/lib/events/event-state';
import { priceWords } from '@/lib/events/event-words';
import { calendarFilePath, eventKindPath } from '@/lib/routes/event-path';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { eventJsonLd } from '@/lib/seo/json-ld/event-json-ld';
import { type Store, storeLine } from '@/lib/stores/store';
import { PageTrail } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { PlantLabel } from '@/components/ui/plant-label';
import { DateMonths } from './date-months';
import { EventBooking } from './event-booking';
import { EventList } from './event-list';
import { EventOver } from './event-over';
import { EventPlace } from './event-place';
import { eventTexts, eventsCrumb } from './texts';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { Icon } from '@/components/ui/icon';

interface AddToCalendarProps {
  /** Each coming date with the address of its file and of Google's form. */
  dates: readonly { session: EventSession; file: string; google: string }[];
  /** A Chicago day. */
  today: string;
}

/** A date as a calendar file or in Google Calendar. */
function AddToCalendar({ dates, today }: AddToCalendarProps) {
  const named = dates.map((date) => ({ ...date, day: shortDayFrom(date.session.day, today) }));
  return (
    <section aria-labelledby="calendar-heading" className="panel p-6">
      <h2 id="calendar-heading" className="text-h3">
        Add to your calendar
      </h2>
      <ul className="mt-2">
        {named.map(({ session, file, google, day }) => (
          <li
            key={session.productID}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="nums flex items-center gap-2">
              <Icon name="calendar" size={18} />
              {day}
            </span>
            <span className="flex flex-wrap gap-x-5 whitespace-nowrap max-sm:pl-6.5">
              <a href={file} className="text-link tap min-h-6">
                Calendar file<span className="sr-only"> of {day}</span>
              </a>
              <a href={google} rel="noopener" className="text-link tap min-h-6">
                Google Calendar<span className="sr-only"> for {day}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EventPageProps {
  event: ShopEvent;
  /** Dates that are not past, the next first. */
  coming: readonly EventSession[];
  /** Those of them that this page shows. */
  dates: EventDates;
  /** The month whose dates it shows; `null` for the next ones. */
  month: Month | null;
  store: Store | null;
  category: Category | null;
  others: readonly ShopEvent[];
  places: Readonly<Record<string, string>>;
  now: Date;
  origin: string;
}

/** `/event/{eventCode}`: when and where, what it is, its dates with seats, and the booking (specification A2, A3). */
export function EventPage({
  event,
  coming,
  dates: { shown, months },
  month,
  store,
  category,
  others,
  places,
  now,
  origin,
}: EventPageProps) {
  const kind: Crumb[] = category
    ? [{ label: category.name, path: eventKindPath(category.id) }]
    : [];
  const crumbs: Crumb[] = [eventsCrumb, ...kind, { label: event.title }];
  const place = store && { name: store.name, address: storeLine(store) };
  const described = shown.length > 0 ? shown : event.sessions.slice(-1);
  // The one price of all seats stands beside the button that books them.
  const saidByBooking = coming.length > 0 && event.price === event.priceTo;
  const files = shown.map((session) => ({
    session,
    file: calendarFilePath(event.code, session.productID),
    google: googleCalendarLink(event, session, place, origin),
  }));
  return (
    <main id="main" className="shop page-top">
      <PageTrail
        crumbs={crumbs}
        origin={origin}
        structured={described.map((session) => eventJsonLd(event, session, store, origin, now))}
      />
      <div className="page-head grid gap-x-7 gap-y-6 md:grid-cols-2 lg:gap-x-12 lg:grid-cols-[minmax(0,776fr)_minmax(0,520fr)]">
        <div className="relative">
          <div
            className={`aspect-[1.42] overflow-hidden rounded-panel bg-mist ${coming.length === 0 ? 'opacity-70 grayscale' : ''}`}
          >
            <Picture
              picture={event.picture}
              ratio={1.42}
              sizes="(min-width: 1024px) 776px, (min-width: 768px) 50vw, 100vw"
              priority
            />
          </div>
          {event.featured && coming.length > 0 && (
            <span className="absolute left-0 top-3">
              <PlantLabel tone="featured">{eventTexts.featured}</PlantLabel>
            </span>
          )}
        </div>
        <div>
          <h1 className="text-h1">{event.title}</h1>
          {!saidByBooking && <p className="nums mt-2 text-lead font-medium">{priceWords(event)}</p>}
          <p className="mt-3 text-ink-2">{event.description}</p>
          <div className="mt-6">
            {coming.length > 0 ? (
              <>
                <DateMonths code={event.code} months={months} chosen={month} />
                <EventBooking
                  code={event.code}
                  objectID={event.productID}
                  title={event.title}
                  sessions={shown}
                  every={months.length > 0 ? seatKinds(coming) : undefined}
                  states={seatStates(shown, now)}
                  today={chicagoDate(now)}
                />
              </>
            ) : (
              <EventOver sessions={event.sessions} now={now} />
            )}
          </div>
        </div>
      </div>
      <div className="section later held grid gap-8 [--later:596px] md:grid-cols-2 lg:[--later:230px]">
        <EventPlace event={event} store={store} />
        {files.length > 0 && <AddToCalendar dates={files} today={chicagoDate(now)} />}
      </div>
      {others.length > 0 && (
        <section className="section" aria-labelledby="others-heading">
          <h2 id="others-heading" className="text-h2">
            More like this
          </h2>
          <EventList events={others} places={places} now={now} heading="h3" below />
        </section>
      )}
    </main>
  );
}
