import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventsPage } from '@/components/events/events-page';
import { getCategoryTree, withText } from '@/lib/catalogue/categories.server';
import { eventsCategoryID } from '@/lib/catalogue/category-tree';
import { env } from '@/lib/config/env';
import { getEvents } from '@/lib/events/events.server';
import { kebab } from '@/lib/routes/category-path';
import { pageMetadata } from '@/lib/seo/page-meta';
import { storeNames } from '@/lib/stores/store-names.server';

export const revalidate = 3600;
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ parts: string[] }>;
}

/** The events category of an address: `/e/talks-walks` is `WorkshopsEvents_TalksWalks`. */
async function load(params: Props['params']) {
  const { parts } = await params;
  const events = (await getCategoryTree()).find(({ id }) => id === eventsCategoryID);
  const kind = parts.length === 1 ? events?.children.find(({ id }) => kebab(id.split('_').at(-1) ?? '') === parts[0]) : undefined;
  if (!kind) notFound();
  return { category: await withText(kind), path: `/e/${parts[0]}` };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { category, path } = await load(params);
  return pageMetadata({ name: category.name, description: category.description, path, origin: env().SITE_ORIGIN });
}

/** `/e/{partOne}`: the events of one kind (000 §2). */
export default async function EventKindRoute({ params }: Props) {
  const { category } = await load(params);
  const [events, places] = await Promise.all([getEvents(), storeNames()]);
  return (
    <EventsPage
      crumbs={[{ label: 'Workshops & Events', path: '/workshops-and-events' }, { label: category.name }]}
      heading={category.name}
      intro={category.description}
      events={events?.filter(({ categoryID }) => categoryID === category.id) ?? null}
      places={places}
      origin={env().SITE_ORIGIN}
    />
  );
}
