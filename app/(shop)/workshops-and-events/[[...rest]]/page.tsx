import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventsLanding } from '@/components/events/events-landing';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { getEventsLanding } from '@/lib/content/content.server';
import { getComingEvents } from '@/lib/events/events.server';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';
import { storeNames } from '@/lib/stores/stores.server';
import { eventsPath } from '@/lib/routes/event-path';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const landing = await getEventsLanding();
  const description =
    landing?.summary || 'Workshops, talks and walks in our stores, the next first.';
  return settled(
    pageMetadata({
      name: 'Workshops & Events',
      description,
      path: eventsPath,
      origin: env().SITE_ORIGIN,
    }),
  );
}

/** `/workshops-and-events` (specification A2). */
export default async function EventsRoute({ params }: Props) {
  if ((await params).rest) notFound();
  const [landing, events, places] = await Promise.all([
    getEventsLanding(),
    getComingEvents(),
    storeNames(),
  ]);
  return (
    <EventsLanding
      landing={landing}
      events={events}
      places={places}
      now={now()}
      origin={env().SITE_ORIGIN}
    />
  );
}
