import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { EventPage } from '@/components/events/event-page';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { categoryTrail } from '@/lib/catalogue/category/category-tree';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { allEvents } from '@/lib/events/events.server';
import { eventDates, comingEvents, comingSessions } from '@/lib/events/event-dates';
import { eventPath } from '@/lib/routes/event-path';
import { partOrNull } from '@/lib/routes/query-pages';
import { eventMeta } from '@/lib/seo/event-meta';
import { settled } from '@/lib/seo/page-settings.server';
import { getStores } from '@/lib/stores/stores.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ code: string; month: string }>;
}

const mostOthers = 3;

async function load(params: Props['params']) {
  const { code, month: part } = await params;
  const month = partOrNull(part);
  const events = await allEvents();
  const event = events.find((candidate) => candidate.code === code) ?? notFound();
  const coming = comingSessions(event, now());
  const dates = eventDates(coming, month) ?? redirect(eventPath(code));
  return { events, event, coming, dates, month };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { event, month } = await load(params);
  return settled(eventMeta(event, month, now(), env().SITE_ORIGIN));
}

/** `/event/{eventCode}?month=…` (specification A2), keyed by path; a month without dates of its own leads to the event. */
export default async function EventRoute({ params }: Props) {
  const { events, event, coming, dates, month } = await load(params);
  const at = now();
  const [stores, tree] = await Promise.all([getStores(), getCategoryTreeOrNone()]);
  const others = comingEvents(events, at).filter(
    ({ code, categoryID }) => code !== event.code && categoryID === event.categoryID,
  );
  return (
    <EventPage
      event={event}
      coming={coming}
      dates={dates}
      month={month}
      store={stores.find(({ id }) => id === event.storeID) ?? null}
      category={categoryTrail(tree, ({ id }) => id === event.categoryID)?.at(-1) ?? null}
      others={others.slice(0, mostOthers)}
      places={Object.fromEntries(stores.map(({ id, name }) => [id, name]))}
      now={at}
      origin={env().SITE_ORIGIN}
    />
  );
}
