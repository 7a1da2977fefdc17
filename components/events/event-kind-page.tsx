import type { Category, CategoryWithText } from '@/lib/catalogue/category/category';
import type { ShopEvent } from '@/lib/events/event';
import { eventKindPath } from '@/lib/routes/event-path';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { PageTrail } from '@/components/ui/json-ld';
import { ShopLink } from '@/components/ui/shop-link';
import { EventList } from './event-list';
import { eventsCrumb } from './texts';

interface EventKindPageProps {
  category: CategoryWithText;
  /** The event categories above it. */
  above: readonly Category[];
  events: readonly ShopEvent[] | null;
  places: Readonly<Record<string, string>>;
  now: Date;
  origin: string;
}

/** `/e/{partOne}/{partTwo?}`: one event category, what it is and its coming dates (specification A2). */
export function EventKindPage({
  category,
  above,
  events,
  places,
  now,
  origin,
}: EventKindPageProps) {
  const parents: Crumb[] = above.map(({ id, name }) => ({ label: name, path: eventKindPath(id) }));
  const crumbs: Crumb[] = [eventsCrumb, ...parents, { label: category.name }];
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} />
      <h1 className="page-head text-h1">{category.name}</h1>
      {category.description && <p className="mt-2 max-w-2xl text-ink-2">{category.description}</p>}
      <ul className="row-scroll mt-4">
        {category.children.map(({ id, name }) => (
          <li key={id}>
            <ShopLink href={eventKindPath(id)} className="chip">
              {name}
            </ShopLink>
          </li>
        ))}
        <li>
          <ShopLink href="/event-calendar" className="chip">
            Event Calendar
          </ShopLink>
        </li>
      </ul>
      <EventList events={events} places={places} now={now} />
    </main>
  );
}
