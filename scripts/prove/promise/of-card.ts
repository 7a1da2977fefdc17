import { chicagoDate } from '@/lib/core/time/chicago-time';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { arrival } from '@/lib/delivery/arrival';
import { classArrival } from '@/lib/delivery/days/class-arrival';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import type { DayCase } from './day-cases';

/** Cards and the filter of a list say of each product what its page answers; where rules about categories are in force, never more. */
export function ofCard({ query, facts, now }: DayCase): string[] {
  const { zip, by = null } = query;
  const ruled = facts.settings.xp.DayRules?.some(({ category }) => category) ?? false;
  return query.items.flatMap((item) => {
    const card = classArrival(deliveryClassOf(item), { zip, by }, facts, now);
    const page = arrival({ zip, by: zip === null ? null : by, items: [item] }, facts, now);
    if (!card) return [`${deliveryClassOf(item)} is no class`];
    if (page.answer === 'no') return card.can ? [`"${card.words}", the page ${page.reason}`] : [];
    const day = shortDayFrom(page.date, chicagoDate(now));
    return ruled || (card.can && card.words.endsWith(day))
      ? []
      : [`"${card.words}", the page ${day}`];
  });
}
