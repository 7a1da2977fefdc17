import { brand } from '@/lib/config/brand';
import type { ShopEvent } from '@/lib/events/event';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { EventCard } from './event-card';

interface EventsPageProps {
  crumbs: readonly Crumb[];
  heading: string;
  intro: string;
  /** `null` when they are not available just now. */
  events: readonly ShopEvent[] | null;
  /** Names of the stores by ID. */
  places: Readonly<Record<string, string>>;
  origin: string;
}

/** A list of coming events, the next first. */
export function EventsPage({ crumbs, heading, intro, events, places, origin }: EventsPageProps) {
  return (
    <main id="main" className="shop pt-1">
      <JsonLd nodes={[breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)]} />
      <BreadcrumbBar crumbs={crumbs} />
      <h1 className="text-h1">{heading}</h1>
      <p className="mt-1 max-w-2xl text-ink-2">{intro}</p>
      <p className="mt-1 text-sm text-ink-2">To take a seat, call <a className="text-link nums" href={`tel:+1-${brand.orderPhone}`}>{brand.orderPhone}</a> or ask at any counter.</p>
      {!events && <div className="mt-8"><EmptyState heading="Something went wrong"><p>Our calendar is not answering just now. Please try again in a moment.</p></EmptyState></div>}
      {events?.length === 0 && <div className="mt-8"><EmptyState heading="No Events Found"><p>New dates are announced every month.</p></EmptyState></div>}
      <ul className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {events?.map((event) => <li key={event.code}><EventCard event={event} place={event.storeID ? places[event.storeID] ?? null : null} /></li>)}
      </ul>
    </main>
  );
}
