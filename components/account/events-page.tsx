'use client';

import { EventCard } from '@/components/events/event-card';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { PurchasedEvent } from '@/lib/account/purchased-events.server';
import { pageTexts } from './page-texts';
import { NotReady } from './part-view';
import { usePart } from '@/components/session/use-part';

/** The customer's events: upcoming ones, then past ones greyed and without a link (specification B2). */
export function EventsPage() {
  const { part, again } = usePart<PurchasedEvent[]>('/api/account/events');
  if (part.state !== 'ready')
    return <NotReady part={part} again={again} loading={pageTexts.events.loading} />;
  if (part.value.length === 0) {
    return (
      <EmptyState heading={pageTexts.events.none}>
        <p className="text-ink-2">{pageTexts.events.noneMore}</p>
        <ButtonLink href="/workshops-and-events">{pageTexts.events.find}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-9">
      <Group heading={pageTexts.events.upcoming} events={part.value.filter(({ past }) => !past)} />
      <Group heading={pageTexts.events.past} events={part.value.filter(({ past }) => past)} />
    </div>
  );
}

function Group({ heading, events }: { heading: string; events: PurchasedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <section>
      <h2 className="mb-4 text-h3">{heading}</h2>
      <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
        {events.map(({ event, session, place, listed, bought, now }) => (
          <li key={session.productID}>
            <EventCard
              event={event}
              session={session}
              place={place}
              now={new Date(now)}
              listed={listed}
              bought={bought}
              heading="h3"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
