import type { Column } from './columns';
import type { SearchDocument } from './document';

/** One criterion of an order: a number per record, NaN where the record has none. */
export interface OrderKey {
  keys(): Float64Array;
  ascending: boolean;
}

/** Compares two records by a criterion. Records without the attribute come last either way. */
export function compareBy({ keys, ascending }: OrderKey): (a: number, b: number) => number {
  const values = keys();
  const sign = ascending ? 1 : -1;
  return (a, b) => {
    const [left, right] = [values[a] ?? NaN, values[b] ?? NaN];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  };
}

/** Every record in an order that does not depend on the query. A record whose keys changed is moved; the others stay where they are. */
export class OrderColumn implements Column {
  readonly order: number[] = [];
  private readonly cachedKeys: (number[] | undefined)[] = [];

  constructor(
    private readonly criteria: readonly OrderKey[],
    documents: readonly (SearchDocument | undefined)[],
  ) {
    documents.forEach((document, ordinal) => {
      if (!document) return;
      this.order.push(ordinal);
      this.cachedKeys[ordinal] = this.keysOf(ordinal);
    });
    this.order.sort(this.comparison());
  }

  put(ordinal: number, document: SearchDocument | undefined): void {
    const before = this.cachedKeys[ordinal];
    const after = document ? this.keysOf(ordinal) : undefined;
    if (before && after && before.every((key, index) => Object.is(key, after[index]))) return;
    if (before) this.order.splice(this.order.indexOf(ordinal), 1);
    this.cachedKeys[ordinal] = after;
    if (after) this.order.splice(this.placeOf(ordinal), 0, ordinal);
  }

  private placeOf(ordinal: number): number {
    const compare = this.comparison();
    let [low, high] = [0, this.order.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(this.order[middle] ?? 0, ordinal) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private keysOf(ordinal: number): number[] {
    return this.criteria.map(({ keys }) => keys()[ordinal] ?? NaN);
  }

  private comparison(): (a: number, b: number) => number {
    const comparisons = this.criteria.map(compareBy);
    return (a, b) => {
      for (const compare of comparisons) {
        const order = compare(a, b);
        if (order !== 0) return order;
      }
      return a - b;
    };
  }
}
