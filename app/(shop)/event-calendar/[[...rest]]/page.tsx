import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalendarPage } from '@/components/events/calendar-page';
import { env } from '@/lib/config/env';
import { loadCalendar } from '@/lib/events/calendar-page.server';
import { calendarMeta } from '@/lib/seo/calendar-meta';
import { settled } from '@/lib/seo/page-settings.server';
import { storeNames } from '@/lib/stores/store-names.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ rest?: string[] }>;
}

const choice = { month: null, category: null, admission: null, featured: false };

export function generateMetadata(): Promise<Metadata> {
  return settled(calendarMeta(choice, null, env().SITE_ORIGIN));
}

/** `/event-calendar` with the current month (000 §2); its choices are keyed by path in `calendar-view`. */
export default async function CalendarRoute({ params }: Props) {
  if ((await params).rest) notFound();
  const [calendar, places] = await Promise.all([loadCalendar(choice), storeNames()]);
  return calendar ? <CalendarPage calendar={calendar} choice={choice} places={places} origin={env().SITE_ORIGIN} /> : notFound();
}
