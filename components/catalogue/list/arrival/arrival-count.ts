import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';

/** `214 can arrive in 55408 by Sat, Nov 28`, of how many products of each class a list has; nothing until that is known. */
export function countWords(
  classes: Readonly<Record<string, number>>,
  { byWords, classes: arrivals }: ClassArrivals,
  zip: string,
): string {
  const listed = Object.entries(classes);
  if (!byWords || listed.length === 0) return '';
  const count = listed.reduce(
    (sum, [each, products]) => sum + (arrivals[each]?.can ? products : 0),
    0,
  );
  return `${count} can arrive in ${zip} by ${byWords}`;
}
