import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventPage } from '@/components/events/event-page';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { categoryTrail } from '@/lib/catalogue/category/category-tree';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { allEvents } from '@/lib/events/events.server';
import { comingEvents, comingSessions } from '@/lib/events/past';
import { eventMeta } from '@/lib/seo/event-meta';
import { settled } from '@/lib/seo/page-settings.server';
import { getStores } from '@/lib/stores/stores.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ code: string }>;
}

const mostOthers = 3;

async function load(params: Props['params']) {
  const { code } = await params;
  const events = await allEvents();
  return { events, event: events.find((one) => one.code === code) ?? notFound() };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return settled(eventMeta((await load(params)).event, now(), env().SITE_ORIGIN));
}

/** `/event/{eventCode}` (specification A2). */
export default async function EventRoute({ params }: Props) {
  const { events, event } = await load(params);
  const at = now();
  const [stores, tree] = await Promise.all([getStores(), getCategoryTreeOrNone()]);
  const others = comingEvents(events, at).filter(
    ({ code, categoryID }) => code !== event.code && categoryID === event.categoryID,
  );
  return (
    <EventPage
      event={event}
      coming={comingSessions(event, at)}
      store={stores.find(({ id }) => id === event.storeID) ?? null}
      category={categoryTrail(tree, ({ id }) => id === event.categoryID)?.at(-1) ?? null}
      others={others.slice(0, mostOthers)}
      places={Object.fromEntries(stores.map(({ id, name }) => [id, name]))}
      now={at}
      origin={env().SITE_ORIGIN}
    />
  );
}
