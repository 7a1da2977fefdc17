import type { Fields } from './fields';

/** What a list may be asked. */
export interface ListSpec {
  model: Fields;
  /** Fields `sortBy` takes; `any` takes every field, extended properties too. The first one is the default order. */
  sortable: readonly string[] | 'any';
  /** Fields searched when `searchOn` is absent, and the only ones it may name. */
  searchable: readonly string[];
  /** Default order in `sortBy` notation. */
  defaultSort: readonly string[];
  /** Query keys that are options of this list, not filters (compared in lower case). */
  options?: readonly string[];
  /** Native objects that come from a joined row: their SQL, in place of `r.doc`. */
  joined?: Readonly<Record<string, string>>;
  /** Extended properties whose members are kept in `commerce.member`. */
  indexed?: readonly string[];
}

/** A list request as SQL over the alias `r`. */
export interface CompiledList {
  where: string;
  orderBy: string;
  params: unknown[];
  page: number;
  pageSize: number;
}

/** Collects the parameters of one statement and hands out their placeholders. */
export class Parameters {
  readonly values: unknown[];

  constructor(given: readonly unknown[] = []) {
    this.values = [...given];
  }

  /** Adds a value and answers its placeholder (`$3`). */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
