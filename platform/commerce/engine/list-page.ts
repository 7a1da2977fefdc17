import type { Queryable } from '@/lib/database/database';
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
  /** What to select beside the row count, over the alias `r`. */
  columns: string;
  /** The `from` clause, with alias `r` for the listed rows. */
  from: string;
  where: string;
  /** An order that goes before the asked one. */
  orderBy?: string;
}

/** Runs a list in one statement (two for a page beyond the end) and answers its rows and their total. */
export async function runList<R extends Json>(
  handle: Queryable, source: ListSource, list: CompiledList,
): Promise<{ rows: R[]; total: number }> {
  const body = `from ${source.from} where ${source.where} and ${list.where}`;
  const order = source.orderBy ? `${source.orderBy}, ${list.orderBy}` : list.orderBy;
  const offset = (list.page - 1) * list.pageSize;
  const rows = await handle.query<R & { total: number }>(
    `${source.prefix ?? ''} select ${source.columns}, count(*) over () as total ${body} order by ${order} limit ${list.pageSize} offset ${offset}`,
    list.params,
  );
  if (rows[0] || list.page === 1) return { rows, total: rows[0]?.total ?? 0 };
  const [counted] = await handle.query<{ total: number }>(`${source.prefix ?? ''} select count(*) as total ${body}`, list.params);
  return { rows: [], total: counted?.total ?? 0 };
}

/** Dresses items as the vendor's page. */
export function listPage(items: Json[], total: number, { page, pageSize }: Pick<CompiledList, 'page' | 'pageSize'>, more: Json = {}): ListPage {
  const first = (page - 1) * pageSize + 1;
  const range = items.length > 0 ? [first, first + items.length - 1] : [1, 0];
  return {
    Meta: { ...more, Page: page, PageSize: pageSize, TotalCount: total, TotalPages: Math.ceil(total / pageSize), ItemRange: range, NextPageKey: null },
    Items: items,
  };
}
