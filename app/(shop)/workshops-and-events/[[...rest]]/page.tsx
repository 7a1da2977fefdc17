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

const intro = 'Small classes at the potting benches, tools and apron included.';

export function generateMetadata(): Metadata {
  return pageMetadata({ name: 'Workshops & Events', description: intro, path: '/workshops-and-events', origin: env().SITE_ORIGIN });
}

/** `/workshops-and-events` (000 §2). */
export default async function EventsRoute({ params }: Props) {
  if ((await params).rest) notFound();
  const [events, places] = await Promise.all([getEvents(), storeNames()]);
  return <EventsPage crumbs={[{ label: 'Workshops & Events' }]} heading="Workshops &amp; Events" intro={intro} events={events} places={places} origin={env().SITE_ORIGIN} />;
}
