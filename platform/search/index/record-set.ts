import { LRUCache } from 'lru-cache';
import { FacetColumn, NumberColumn, type Column } from './columns';
import type { SearchDocument } from './document';
import { OrderColumn, type OrderKey } from './order-column';
import type { SearchableAttribute } from './settings';
import { SortColumn } from './sort-column';
import { TextIndex } from './text-index';

/**
 * The records of an index in memory. Each has an ordinal for as long as it lives; text indexes and columns, made at first use, follow
 * every write in place.
 */
export class RecordSet {
  private readonly slots: (SearchDocument | undefined)[] = [];
  private readonly ordinals = new Map<string, number>();
  private readonly free: number[] = [];
  private readonly texts = new Map<string, TextIndex>();
  private readonly columns = new Map<string, Column>();
  private readonly kept = new LRUCache<string, { value: unknown }>({ max: 200 });

  constructor(documents: Iterable<SearchDocument> = []) {
    for (const document of documents) this.put(document);
  }

  get size(): number {
    return this.ordinals.size;
  }

  /** One more than the largest ordinal. */
  get extent(): number {
    return this.slots.length;
  }

  at(ordinal: number): SearchDocument | undefined {
    return this.slots[ordinal];
  }

  *documents(): Generator<SearchDocument> {
    for (const document of this.slots) if (document) yield document;
  }

  get(objectID: string): SearchDocument | undefined {
    const ordinal = this.ordinals.get(objectID);
    return ordinal === undefined ? undefined : this.slots[ordinal];
  }

  ordinal(objectID: string): number | undefined {
    return this.ordinals.get(objectID);
  }

  put(document: SearchDocument): void {
    const ordinal = this.ordinals.get(document.objectID) ?? this.free.pop() ?? this.slots.length;
    this.ordinals.set(document.objectID, ordinal);
    this.slots[ordinal] = document;
    for (const text of this.texts.values()) text.put(document);
    for (const column of this.columns.values()) column.put(ordinal, document);
    this.kept.clear();
  }

  remove(objectID: string): void {
    const ordinal = this.ordinals.get(objectID);
    if (ordinal === undefined) return;
    this.ordinals.delete(objectID);
    this.slots[ordinal] = undefined;
    this.free.push(ordinal);
    for (const text of this.texts.values()) text.remove(objectID);
    for (const column of this.columns.values()) column.put(ordinal, undefined);
    this.kept.clear();
  }

  clear(): void {
    this.ordinals.clear();
    this.slots.length = 0;
    this.free.length = 0;
    this.texts.clear();
    this.columns.clear();
    this.kept.clear();
  }

  /** What was computed once and holds until the next write: at most 200 such things. */
  keep<T>(key: string, compute: () => T): T {
    const keptValue = this.kept.get(key);
    if (keptValue) return keptValue.value as T;
    const value = compute();
    this.kept.set(key, { value });
    return value;
  }

  /** The text index over these attributes, built at first use; `null` means every attribute that holds text. */
  text(attributes: SearchableAttribute[] | null): TextIndex {
    const searched = attributes ?? this.textAttributes();
    const key = JSON.stringify(searched);
    let text = this.texts.get(key);
    if (text === undefined) {
      text = new TextIndex(searched, this.documents());
      this.texts.set(key, text);
    }
    return text;
  }

  facets(attribute: string): FacetColumn {
    return this.column(`facet ${attribute}`, () => this.filled(new FacetColumn(attribute)));
  }

  numbers(attribute: string): NumberColumn {
    return this.column(`number ${attribute}`, () => this.filled(new NumberColumn(attribute)));
  }

  sortKeys(attribute: string): Float64Array {
    return this.column(`sort ${attribute}`, () => new SortColumn(attribute, this.slots)).keys;
  }

  /** Every ordinal in the order of some criteria, named by `key`. */
  order(key: string, criteria: () => OrderKey[]): readonly number[] {
    return this.column(`order ${key}`, () => {
      const made = criteria();
      // Their columns have to come first: a write reaches columns in the order they were made.
      for (const { keys } of made) keys();
      return new OrderColumn(made, this.slots);
    }).order;
  }

  private textAttributes(): SearchableAttribute[] {
    const names = new Set<string>();
    for (const document of this.documents()) {
      for (const [name, value] of Object.entries(document)) {
        if (name !== 'objectID' && (typeof value === 'string' || Array.isArray(value)))
          names.add(name);
      }
    }
    return [...names].sort().map((name) => ({ name, rank: 0, ordered: false }));
  }

  private filled<C extends Column>(column: C): C {
    this.slots.forEach((document, ordinal) => column.put(ordinal, document));
    return column;
  }

  private column<C extends Column>(key: string, build: () => C): C {
    const builtColumn = this.columns.get(key);
    if (builtColumn !== undefined) return builtColumn as C;
    const column = build();
    this.columns.set(key, column);
    return column;
  }
}
