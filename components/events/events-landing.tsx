import type { EventsLanding as Landing } from '@/lib/content/article';
import type { ShopEvent } from '@/lib/events/event';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { ButtonLink } from '@/components/ui/button';
import { PageTrail } from '@/components/ui/json-ld';
import { Picture } from '@/components/ui/picture';
import { ShopLink } from '@/components/ui/shop-link';
import { EventList } from './event-list';

interface EventsLandingProps {
  /** `null` when the content service is not available. */
  landing: Landing | null;
  events: readonly ShopEvent[] | null;
  places: Readonly<Record<string, string>>;
  now: Date;
  origin: string;
}

/** Events that the page shows before it sends on to the calendar. */
const shown = 12;

const crumbs: Crumb[] = [{ label: 'Workshops & Events' }];

/** `/workshops-and-events`: the editors' words and links, featured events, then the next of the others; the calendar has them all (specification A2, eventsLanding). */
export function EventsLanding({ landing, events, places, now, origin }: EventsLandingProps) {
  const featured = events?.filter((event) => event.featured) ?? [];
  const others = events && events.filter((event) => !event.featured);
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} />
      <section
        aria-labelledby="landing-heading"
        className="page-head grid overflow-hidden rounded-panel bg-glass md:grid-cols-2"
      >
        <div className="flex flex-col items-start justify-center px-6 py-8 lg:px-10 lg:py-12">
          <h1 id="landing-heading" className="text-h1">
            Workshops &amp; Events
          </h1>
          {landing?.title && <p className="mt-3 text-lead font-medium">{landing.title}</p>}
          {landing?.summary && <p className="mt-2 max-w-md text-ink-2">{landing.summary}</p>}
          <ButtonLink href="/event-calendar" className="mt-6">
            Event Calendar
          </ButtonLink>
        </div>
        {landing?.picture && (
          <div className="aspect-[1.42] md:aspect-auto md:min-h-80">
            <Picture
              picture={landing.picture}
              ratio={1.42}
              sizes="(min-width: 768px) 672px, 100vw"
              priority
            />
          </div>
        )}
      </section>
      {landing && landing.links.length > 0 && (
        <nav aria-label="Workshops and events" className="mt-5">
          <ul className="row-scroll">
            {landing.links.map(({ label, path }) => (
              <li key={path}>
                <ShopLink href={path} className="chip">
                  {label}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {featured.length > 0 && (
        <section className="section" aria-labelledby="featured-heading">
          <h2 id="featured-heading" className="text-h2">
            Featured
          </h2>
          <EventList events={featured} places={places} now={now} heading="h3" below />
        </section>
      )}
      {(featured.length === 0 || others?.length !== 0) && (
        <section className="section" aria-labelledby="coming-heading">
          <h2 id="coming-heading" className="text-h2">
            Coming up
          </h2>
          <EventList
            events={others && others.slice(0, shown)}
            places={places}
            now={now}
            heading="h3"
            below
          />
          {others && others.length > shown && (
            <p className="mt-8 text-center">
              <ButtonLink href="/event-calendar" kind="secondary">
                All dates in the calendar
              </ButtonLink>
            </p>
          )}
        </section>
      )}
    </main>
  );
}
