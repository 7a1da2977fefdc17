import { filterKeys } from './filter-keys';

/** Query keys that choose what a page of the shop shows, refinements of a list left out. */
export const choosingKeys = [
  'c',
  'tag',
  'page',
  'v',
  'catID',
  'month',
  'category',
  'admission',
  'featured',
] as const;

/** All query keys that choose what a page shows, as the shop spells them; `min` and `max` are the fields of a price without script. */
export const contentKeys: readonly string[] = [
  ...new Set([...choosingKeys, 'query', 'type', 'min', 'max', ...filterKeys]),
];

const spelled = new Set(contentKeys);

/** Whether a query key, as the shop spells it, chooses what a page shows. */
export function isContentKey(key: string): boolean {
  return spelled.has(key);
}
