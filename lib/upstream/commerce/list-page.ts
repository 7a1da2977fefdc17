/** A list answer of the commerce platform, narrowed to what callers use. */
export interface ListPage<T> {
  Items: T[];
  Meta: { Page: number; PageSize: number; TotalCount: number; TotalPages: number };
}

/** All items of a paged list: the first page, then the rest together. */
export async function allPages<T>(fetchPage: (page: number) => Promise<ListPage<T>>): Promise<T[]> {
  const first = await fetchPage(1);
  const rest = Array.from({ length: Math.max(0, first.Meta.TotalPages - 1) }, (_, index) =>
    fetchPage(index + 2),
  );
  return [first, ...(await Promise.all(rest))].flatMap((page) => page.Items);
}
