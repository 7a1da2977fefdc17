import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventsPage } from '@/components/events/events-page';
import { env } from '@/lib/config/env';
import { getEvents } from '@/lib/events/events.server';
import { pageMetadata } from '@/lib/seo/page-meta';
import { storeNames } from '@/lib/stores/store-names.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
}

const intro = 'Every coming date in our stores, the next first.';

export function generateMetadata(): Metadata {
  return pageMetadata({ name: 'Event Calendar', description: intro, path: '/event-calendar', origin: env().SITE_ORIGIN });
}

/** `/event-calendar` (000 §2). */
export default async function CalendarRoute({ params }: Props) {
  if ((await params).rest) notFound();
  const [events, places] = await Promise.all([getEvents(), storeNames()]);
  return <EventsPage crumbs={[{ label: 'Event Calendar' }]} heading="Event Calendar" intro={intro} events={events} places={places} origin={env().SITE_ORIGIN} />;
}
