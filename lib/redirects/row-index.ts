import { comparablePair, comparablePath, pairsOf, type Address } from './address';

/** What the table holds for an address, and the part of the address's query that the row did not name: of another product's address without its variant. */
interface RowMatch<Value> {
  value: Value;
  /** `?…` or empty. */
  left: string;
}

export interface Entry<Value> {
  address: Address;
  value: Value;
  /** For a row of a product's page (`/p/{code}/…`): it counts for every title part, which is free (ruling 25). */
  wholeProduct?: boolean;
}

/** Rows by address, for many look-ups. */
export interface RowIndex<Value> {
  /** The row that names most of the address: path and the largest part of its query, else the path, else the product. A category's key is part of its path. */
  find(address: Address): RowMatch<Value> | null;
}

interface QueryRow<Value> {
  pairs: readonly string[];
  value: Value;
}

interface PathRow<Value> {
  value: Value;
  wholeProduct: boolean;
}

const productCode = /^\/p\/([^/]+)/;
const inCategories = /^\/c\//;
/** Names a page as its path does: a category below the second level. */
const categoryPair = /^c=./;
const variantPair = /^v=/;

/** Indexes rows by path, query and product code, letter case and encoding aside. Of two rows for one address the later one counts. */
export function rowIndex<Value>(entries: readonly Entry<Value>[]): RowIndex<Value> {
  const byPath = new Map<string, PathRow<Value>>();
  const byPair = new Map<string, Map<string, QueryRow<Value>>>();
  const byProduct = new Map<string, PathRow<Value>>();
  for (const { address, value, wholeProduct = false } of entries) {
    const path = comparablePath(address.pathname);
    const pairs = pairsOf(address.search).map(comparablePair).sort();
    const [first] = pairs;
    if (first === undefined) byPath.set(path, { value, wholeProduct });
    else put(byPair, `${path}?${first}`, { pairs, value });
    const code = productCode.exec(path)?.[1];
    if (code && wholeProduct && first === undefined) byProduct.set(code, { value, wholeProduct });
  }

  const byQuery = (path: string, queryPairs: readonly string[]): QueryRow<Value> | null => {
    const present = new Set(queryPairs);
    const category = categoryOf(path, queryPairs);
    const rows = queryPairs
      .flatMap((pair) => [...(byPair.get(`${path}?${pair}`)?.values() ?? [])])
      .filter(({ pairs }) => pairs.every((pair) => present.has(pair)))
      .filter(({ pairs }) => category === undefined || pairs.includes(category));
    return rows.reduce<QueryRow<Value> | null>(
      (best, row) => (best && best.pairs.length >= row.pairs.length ? best : row),
      null,
    );
  };

  return {
    find({ pathname, search }) {
      const path = comparablePath(pathname);
      const pairs = pairsOf(search);
      const comparable = pairs.map(comparablePair);
      const queried = pairs.length > 0 ? byQuery(path, comparable) : null;
      if (queried)
        return {
          value: queried.value,
          left: asSearch(pairs.filter((pair) => !queried.pairs.includes(comparablePair(pair)))),
        };
      if (categoryOf(path, comparable) !== undefined) return null;
      const code = productCode.exec(path)?.[1];
      const row = byPath.get(path) ?? (code === undefined ? undefined : byProduct.get(code));
      if (!row) return null;
      const left = row.wholeProduct
        ? pairs.filter((pair) => !variantPair.test(comparablePair(pair)))
        : pairs;
      return { value: row.value, left: asSearch(left) };
    },
  };
}

/** What names the category of an address beside its path. */
function categoryOf(path: string, pairs: readonly string[]): string | undefined {
  return inCategories.test(path) ? pairs.findLast((pair) => categoryPair.test(pair)) : undefined;
}

/** Replaces the row of the same pairs, else adds one. Thousands of rows of an old shop begin with the same pair. */
function put<Value>(
  rows: Map<string, Map<string, QueryRow<Value>>>,
  key: string,
  row: QueryRow<Value>,
): void {
  const same = rows.get(key) ?? new Map<string, QueryRow<Value>>();
  same.set(row.pairs.join('&'), row);
  rows.set(key, same);
}

function asSearch(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
