import { listLimits } from '@/lib/config/list-limits';

/** One page of a list, as a shopper counts: pages from 1. */
export interface ListPage<T> {
  items: T[];
  page: number;
  pages: number;
  total: number;
}

/** A page number from an address: whole numbers from 1, without leading zeros; anything else is `null`. */
export function pageNumber(text: string | undefined): number | null {
  if (text === undefined) return 1;
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}

/** The last page of a list, for a page past it (ruling 41); `null` for a page the list has. An empty list has one page. */
export function pagePastEnd(page: number, pages: number): number | null {
  const last = Math.max(1, pages);
  return page > last ? last : null;
}

/** Which pages a row of page links names around `page`: first, last and the neighbours; 0 stands for a gap. */
export function pageLinks(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter(
    (number) => number >= 1 && number <= pages,
  );
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((number, index) => {
    const before = unique[index - 1];
    return before !== undefined && number - before > 1 ? [0, number] : [number];
  });
}

/** "Showing 1 to 54 of 86 products"; what the search engine does not page through is on no page. */
export function showing(page: number, total: number): { from: number; to: number } {
  const size = listLimits.searchHitsPerPage;
  return {
    from: total === 0 ? 0 : (page - 1) * size + 1,
    to: Math.min(page * size, total, listLimits.searchReach),
  };
}
