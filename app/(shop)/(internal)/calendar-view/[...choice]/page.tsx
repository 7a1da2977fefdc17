import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalendarPage } from '@/components/events/calendar-page';
import { env } from '@/lib/config/env';
import { loadCalendar } from '@/lib/events/calendar/calendar-page.server';
import { calendarChoice } from '@/lib/routes/event-path';
import { calendarMeta } from '@/lib/seo/event-meta';
import { settled } from '@/lib/seo/page-settings.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ choice: string[] }>;
}

async function load(params: Props['params']) {
  const parts = (await params).choice;
  const choice = parts.length === 4 ? calendarChoice(parts) : null;
  const calendar = choice && (await loadCalendar(choice));
  if (!choice || !calendar) notFound();
  return { choice, calendar };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { choice, calendar } = await load(params);
  return settled(
    calendarMeta(
      choice,
      calendar.month === calendar.current ? null : calendar.month,
      env().SITE_ORIGIN,
    ),
  );
}

/** `/event-calendar?month=…&category=…&admission=…&featured=1`, keyed by path. */
export default async function CalendarViewRoute({ params }: Props) {
  const { choice, calendar } = await load(params);
  return <CalendarPage calendar={calendar} choice={choice} origin={env().SITE_ORIGIN} />;
}
