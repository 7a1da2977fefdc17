import { filterKeys } from './filter-keys';
import { salePath } from './sale-path';

const refining = new Set<string>(filterKeys);
const narrowing = new Set(['category', 'admission', 'featured']);

/** Whether an address is a filtered or sorted view that search engines are kept out of: a refined list, a narrowed calendar. */
export function isUnindexed(url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0) return false;
  const pathname = url.slice(0, at);
  const keys =
    pathname.startsWith('/c/') || pathname === salePath
      ? refining
      : pathname === '/event-calendar'
        ? narrowing
        : null;
  return (
    keys !== null && [...new URLSearchParams(url.slice(at + 1)).keys()].some((key) => keys.has(key))
  );
}
