import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { EventKindPage } from '@/components/events/event-kind-page';
import { getCategoryTree, withText } from '@/lib/catalogue/category/categories.server';
import { eventsCategoryID } from '@/lib/catalogue/category/category-page';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { eventKindTrail, eventsOfKind } from '@/lib/events/event-kind';
import { getComingEvents } from '@/lib/events/events.server';
import { eventKindPath } from '@/lib/routes/event-path';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';
import { storeNames } from '@/lib/stores/stores.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ parts: string[] }>;
}

async function load(params: Props['params']) {
  const events = (await getCategoryTree()).find(({ id }) => id === eventsCategoryID);
  const trail = eventKindTrail(events?.children ?? [], (await params).parts);
  const found = trail?.at(-1);
  if (!trail || !found) notFound();
  const category = await withText(found);
  return { category, above: trail.slice(0, -1) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const {
    category: { id, name, description, picture },
  } = await load(params);
  const events = await getComingEvents();
  return settled(
    pageMetadata({
      name,
      description: description || null,
      facts: [`${name}: dates, prices and seats of our workshops, talks and walks.`],
      path: eventKindPath(id),
      origin: env().SITE_ORIGIN,
      image: picture,
      noindex: events !== null && eventsOfKind(events, id).length === 0,
    }),
  );
}

/** `/e/{partOne}/{partTwo?}`: the events of one category (specification A2). */
export default async function EventKindRoute({ params }: Props) {
  const { category, above } = await load(params);
  if (category.redirect) permanentRedirect(category.redirect);
  const [events, places] = await Promise.all([getComingEvents(), storeNames()]);
  return (
    <EventKindPage
      category={category}
      above={above}
      events={events && eventsOfKind(events, category.id)}
      places={places}
      now={now()}
      origin={env().SITE_ORIGIN}
    />
  );
}
