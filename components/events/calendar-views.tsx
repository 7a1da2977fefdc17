'use client';

import { useStore } from '@/components/browser/create-store';
import { keptStore } from '@/components/browser/kept-store';
import { useFilledBefore } from '@/components/ui/form/use-filled-before';

/** Whether this browser shows the calendar as a list; `null` for the table. */
const listStore = keptStore('lilac-calendar', /^list$/);

const views = [
  ['month', 'Month'],
  ['list', 'List'],
] as const;

/** The choice of table or list, the same for every month; the style sheet shows what is chosen, also without a script. */
export function CalendarViews() {
  const chosen = useStore(listStore) ?? 'month';
  const choose = (view: string) => listStore.set(view === 'list' ? view : null);
  const group = useFilledBefore<HTMLFieldSetElement>(chosen, choose);
  return (
    <fieldset
      ref={group}
      className="calendar-views hidden rounded-pane border border-aubergine-700 lg:flex max-xl:ml-auto"
    >
      <legend className="sr-only">Show as</legend>
      {views.map(([value, label]) => (
        <label key={value} className="calendar-view">
          <input
            type="radio"
            name="calendar-view"
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
