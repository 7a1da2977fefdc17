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
  /** Alias of the row that has `uid` and `id`; `r` unless said otherwise. */
  key?: string;
  /** Extended properties whose members `true` and `false` are bits of `flags` in the key's row: the bit of a member. */
  flags?: { names: readonly string[]; bit(name: string, member: 'true' | 'false'): number };
  /** Extended properties whose members are kept in `commerce.member`. */
  indexed?: readonly string[];
  /** Whether the vendor reads it from its search index, which may be late. */
  searched?: boolean;
}

/** A list request as SQL over the alias `r`, and the key's where that is another. */
export interface CompiledList {
  where: string;
  orderBy: string;
  /** Whether it takes no document to tell its rows and their order: it asks flags alone, in the order of IDs. */
  narrow: boolean;
  params: unknown[];
  page: number;
  pageSize: number;
}

/** Collects the parameters of one statement and hands out their placeholders. */
export class Parameters {
  readonly values: unknown[];

  constructor(firstValues: readonly unknown[] = []) {
    this.values = [...firstValues];
  }

  /** Adds a value and answers its placeholder (`$3`). */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
