import type { Category } from '@/lib/catalogue/category';
import { kindSlug } from '@/lib/events/event-kind';
import { calendarPath, type CalendarChoice } from '@/lib/routes/event-path';
import { ShopLink } from '@/components/ui/shop-link';

/** Links that narrow the calendar by category, featured, free or ticketed (specification A7); a chosen one leads back. */
export function CalendarFilters({
  kinds,
  choice,
}: {
  kinds: readonly Pick<Category, 'id' | 'name'>[];
  choice: CalendarChoice;
}) {
  const { month, category, admission, featured } = choice;
  const chips = [
    { label: 'All events', on: !category && !admission && !featured, to: { month } },
    ...kinds.map(({ id, name }) => ({
      label: name,
      on: category === kindSlug(id),
      to: { ...choice, category: category === kindSlug(id) ? null : kindSlug(id) },
    })),
    {
      label: 'Free to attend',
      on: admission === 'free',
      to: { ...choice, admission: admission === 'free' ? null : ('free' as const) },
    },
    {
      label: 'Ticketed',
      on: admission === 'ticketed',
      to: { ...choice, admission: admission === 'ticketed' ? null : ('ticketed' as const) },
    },
    { label: 'Featured', on: featured, to: { ...choice, featured: !featured } },
  ];
  return (
    <nav aria-label="Filter the calendar" className="min-w-0 max-w-full">
      <ul className="row-scroll">
        {chips.map(({ label, on, to }) => (
          <li key={label}>
            <ShopLink
              href={calendarPath(to)}
              aria-current={on ? 'true' : undefined}
              className="chip"
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
