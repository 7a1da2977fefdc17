import { filterKeys } from './filter-keys';

/** Filters of lists, and the order in view of the order history (decision 091). */
const refining = new Set<string>([...filterKeys, 'orderid']);

/**
 * What a change of the address is to the visitor: a new page, which begins at its top with its heading, or a refinement of the same
 * list, or another of its entries in view, which leaves them where they are. Addresses are path and query.
 */
export function navigationKind(before: string, after: string): 'page' | 'refinement' | 'none' {
  if (before === after) return 'none';
  const [from, to] = [new URL(before, 'https://shop'), new URL(after, 'https://shop')];
  const changed = [...new Set([...from.searchParams.keys(), ...to.searchParams.keys()])].filter(
    (key) => from.searchParams.getAll(key).join() !== to.searchParams.getAll(key).join(),
  );
  const refines =
    changed.some((key) => refining.has(key)) &&
    changed.every((key) => refining.has(key) || (key === 'page' && !to.searchParams.has('page')));
  return from.pathname === to.pathname && refines ? 'refinement' : 'page';
}
