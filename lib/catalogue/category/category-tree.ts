import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant, readChicagoDay } from '@/lib/core/time/chicago-time';
import { categoryPath } from '@/lib/routes/category-path';
import type { Category, CategoryRecord } from './category';
import { eventsCategoryID, categoryPagePath } from './category-page';
import { withFollowedNotes } from './category-note';
import { eventsPath } from '@/lib/routes/event-path';

/** Active, and today (Chicago) within StartDate and EndDate, both days included (specification A4). */
function isShownToday(record: CategoryRecord, now: Date): boolean {
  if (!record.active) return false;
  const [today, { start, end }] = [chicagoDate(now), daysOf(record)];
  return (!start || start <= today) && (!end || end >= today);
}

/**
 * The visible categories as a tree: those whose parent or grandparent is missing are dropped, the rest sorted by ListOrder (specification A4). One that has
 * no page and leads nowhere is dropped too, so that nothing links or lists what is not there.
 */
export function categoryTree(records: readonly CategoryRecord[], now: Date): Category[] {
  const shown = withFollowedNotes(records.filter((record) => isShownToday(record, now))).filter(
    ({ id, redirect }) => redirect !== null || categoryPagePath(id) !== null,
  );
  const under = new Map<string | null, CategoryRecord[]>();
  for (const record of shown)
    under.set(record.parentID, [...(under.get(record.parentID) ?? []), record]);
  const branch = (parentID: string | null): Category[] =>
    (under.get(parentID) ?? [])
      .sort((a, b) => a.listOrder - b.listOrder || a.name.localeCompare(b.name))
      .map((record) => ({
        ...record,
        path: record.redirect ?? categoryPath(record.id),
        children: branch(record.id),
      }));
  return branch(null);
}

/** The categories of bars, drawers and the footer's Products column: top level without the events category. */
export function barCategories(tree: readonly Category[]): Category[] {
  return tree.filter((category) => category.id !== eventsCategoryID);
}

/** The trail from the top level to a category found by `matches`, or `null`. */
export function categoryTrail(
  tree: readonly Category[],
  matches: (category: Category) => boolean,
): Category[] | null {
  for (const category of tree) {
    if (matches(category)) return [category];
    const below = categoryTrail(category.children, matches);
    if (below) return [category, ...below];
  }
  return null;
}

/** Where the last category of a trail leads instead of to a list: what its note names, or the pages of events (ruling 21); `null` where it has a list. */
export function leadsElsewhere(trail: readonly Pick<Category, 'id' | 'redirect'>[]): string | null {
  const elsewhere = trail.at(-1)?.redirect;
  return elsewhere ?? (trail[0]?.id === eventsCategoryID ? eventsPath : null);
}

/** Seconds until a category of the list next comes or goes by its dates: the next Chicago midnight that is named, at most a day off. */
export function nextCategoryChange(records: readonly CategoryRecord[], now: Date): Date | null {
  const today = chicagoDate(now);
  const changes = records
    .map(daysOf)
    .flatMap(({ start, end }) => [start ?? [], end ? addChicagoDays(end, 1) : []].flat())
    .filter((date) => date > today)
    .sort();
  return changes[0] ? chicagoInstant(changes[0]) : null;
}

/** First and last day of a category; what cannot be read limits nothing. */
function daysOf({ startDate, endDate }: CategoryRecord) {
  return { start: readChicagoDay(startDate), end: readChicagoDay(endDate) };
}

/**
 * The way to a product through the categories shown today (specification A4): the first of its categories that is shown, or the nearest one above it that
 * is. `ids` begin with the category the product is known by; an ID names its ancestors (`Flowers_Bouquets_Tulips`). Empty where none is shown.
 */
export function livingTrail(tree: readonly Category[], ids: readonly string[]): Category[] {
  for (const id of ids.flatMap(lineUp)) {
    const trail = categoryTrail(tree, (category) => category.id === id);
    if (trail) return trail;
  }
  return [];
}

/** An ID and those of its ancestors, nearest first. */
function lineUp(id: string): string[] {
  const levels = id.split('_');
  return levels.map((_, index) => levels.slice(0, levels.length - index).join('_'));
}
