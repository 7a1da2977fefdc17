import type { Queryable } from '@/services/database/database';
import { refusal } from '../errors';
import type { CompiledList } from './list-spec';
import type { Json } from './json';

/** A page of a list as the vendor answers it; `ItemRange` counts from 1. */
export interface ListPage {
  Meta: Json;
  Items: Json[];
}

/** The caller's part of a list statement; its own parameters come first in `CompiledList.params`. */
export interface ListSource {
  /** A `with …` clause in front of everything. */
  prefix?: string;
  /** The `from` clause that finds the rows, with alias `r` for those listed; it has their `uid`, `id` and `doc`. */
  from: string;
  where: string;
  /** Alias of the row that has `uid` and `id`; `r` unless said otherwise. */
  key?: string;
  /** Where the rows of the page are read again, with alias `r`, when they are no plain resources. */
  again?: string;
  /** What to select of each row on the page, `r.doc` unless said otherwise, and the joins that takes. */
  columns?: string;
  join?: string;
  /** An order that goes before the asked one. */
  orderBy?: string;
}

/** Runs a list in one statement (two for a page beyond the end) and answers its rows and their total. */
export async function runList<R extends Json>(
  handle: Queryable,
  source: ListSource,
  list: CompiledList,
): Promise<{ rows: R[]; total: number }> {
  const body = `from ${source.from} where ${source.where} and ${list.where}`;
  const order = source.orderBy ? `${source.orderBy}, ${list.orderBy}` : list.orderBy;
  const offset = (list.page - 1) * list.pageSize;
  // Where a count takes no documents, it is quicker made apart: the page is then read in the order of the index, and no row is kept.
  const total =
    list.narrow && source.orderBy === undefined ? `(select count(*) ${body})` : 'count(*) over ()';
  // Documents are fetched for the page alone: sorting and counting thousands of them takes a hundred times as long.
  const rows = await handle.query<R & { total: number }>(
    `${source.prefix ?? ''} select ${source.columns ?? 'r.doc'}, page.total from (
       select found.*, row_number() over () as place from (
         select ${source.key ?? 'r'}.uid, ${total} as total ${body} order by ${order} limit ${list.pageSize} offset ${offset}
       ) found
     ) page join ${source.again ?? 'commerce.resource r'} on r.uid = page.uid ${source.join ?? ''} order by page.place`,
    list.params,
  );
  if (rows[0] || list.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const [counted] = await handle.query<{ total: number }>(
    `${source.prefix ?? ''} select count(*) as total ${body}`,
    list.params,
  );
  return { rows: [], total: counted?.total ?? 0 };
}

/** The rows of a list that the vendor's search answers by number: 30 pages of 100. */
const SEARCHED_ROWS = 3000;

/**
 * A page of a list that the vendor reads from its search index. Throws `Search.ResultSetTooLarge` past the first 3,000 rows: its document says that from about
 * page 30 on lists are read by the last ID, and its errors name this one; where exactly a real account refuses, nobody says.
 */
export function requireShallow({ page, pageSize }: Pick<CompiledList, 'page' | 'pageSize'>): void {
  if (page > 1 && page * pageSize > SEARCHED_ROWS)
    throw refusal('Search.ResultSetTooLarge', { Page: page, PageSize: pageSize });
}

/** Dresses items as the vendor's page. */
export function listPage(
  items: Json[],
  total: number,
  { page, pageSize }: Pick<CompiledList, 'page' | 'pageSize'>,
  more: Json = {},
): ListPage {
  const first = (page - 1) * pageSize + 1;
  const range = items.length > 0 ? [first, first + items.length - 1] : [1, 0];
  return {
    Meta: {
      ...more,
      Page: page,
      PageSize: pageSize,
      TotalCount: total,
      TotalPages: Math.ceil(total / pageSize),
      ItemRange: range,
      NextPageKey: null,
    },
    Items: items,
  };
}
