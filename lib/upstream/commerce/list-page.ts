import { UpstreamError } from '../upstream-error';

/** A list answer of the commerce platform, narrowed to what callers use. */
export interface ListPage<T> {
  Items: T[];
  Meta: { Page: number; PageSize: number; TotalCount: number; TotalPages: number };
}

/**
 * The last page that is read by its number, at 100 rows each: the vendor's search returns no deeper ones, and its documentation advises against them
 * everywhere.
 */
export const mostPages = 30;

/** More pages than any list of a shop has: the rest of a list is asked for at once. */
const mostAtOnce = 1000;

/** The filter that continues a list after a row; empty for its beginning. */
export type After<Key extends string> = Partial<Record<Key, string>>;

/**
 * All items of a list that cannot grow past `mostPages`, or whose rows have no key to continue by (each caller says which): the first page, then the rest in
 * parallel. Throws an `UpstreamError` for one that claims to have more pages than any has.
 */
export async function allPages<T>(fetchPage: (page: number) => Promise<ListPage<T>>): Promise<T[]> {
  const first = await fetchPage(1);
  if (first.Meta.TotalPages > mostAtOnce)
    throw new UpstreamError('catalogue', 'unavailable', { code: 'malformed' });
  const rest = Array.from({ length: Math.max(0, first.Meta.TotalPages - 1) }, (_, index) =>
    fetchPage(index + 2),
  );
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.Items);
}

/**
 * All items of a list of any length, each once, in the order of `key`: up to `mostPages` by page number, then from after the last row, as the vendor documents
 * (decision 184). `fetchPage` must sort by `key` and apply `after` beside its own filters. Throws an Error for a list that makes no progress.
 */
export async function allPagesById<T, Key extends string>(
  key: Key,
  fetchPage: (page: number, after: After<Key>) => Promise<ListPage<T>>,
): Promise<T[]> {
  const idOf = (item: T | undefined) =>
    String((item as Record<string, unknown> | undefined)?.[key]);
  const all = new Map<string, T>();
  let after: After<Key> = {};
  for (;;) {
    const sizeBefore = all.size;
    const first = await fetchPage(1, after);
    const last = Math.min(first.Meta.TotalPages, mostPages);
    const rest = Array.from({ length: Math.max(0, last - 1) }, (_, index) =>
      fetchPage(index + 2, after),
    );
    const items = [first, ...(await Promise.all(rest))].flatMap((page) => page.Items);
    for (const item of items) all.set(idOf(item), item);
    if (first.Meta.TotalPages <= mostPages) return [...all.values()];
    if (all.size === sizeBefore) throw new Error(`A list sorted by ${key} does not go on.`);
    after = { [key]: `>${idOf(items.at(-1))}` } as After<Key>;
  }
}
