import { comparablePair, comparablePath, pairsOf, type Address } from './address';

/** What the table holds for an address, and the part of the address's query that the row did not name. */
interface RowMatch<Value> {
  value: Value;
  /** `?…` or empty. */
  left: string;
}

/** A row's address with its value. */
export interface Entry<Value> {
  address: Address;
  value: Value;
  /** For a row of a product's page (`/p/{code}/…`): it counts for every title part, which is free (ruling 25). */
  wholeProduct?: boolean;
}

/** Rows by address, for many look-ups. */
export interface RowIndex<Value> {
  /** The row that names most of the address: path and the largest part of its query, else the path, else the product. */
  find(address: Address): RowMatch<Value> | null;
}

interface QueryRow<Value> {
  pairs: readonly string[];
  value: Value;
}

const productCode = /^\/p\/([^/]+)/;

/** Indexes rows by path, query and product code, letter case and encoding aside. Of two rows for one address the later one counts. */
export function rowIndex<Value>(entries: readonly Entry<Value>[]): RowIndex<Value> {
  const byPath = new Map<string, Value>();
  const byPair = new Map<string, QueryRow<Value>[]>();
  const byProduct = new Map<string, Value>();
  for (const { address, value, wholeProduct } of entries) {
    const path = comparablePath(address.pathname);
    const pairs = pairsOf(address.search).map(comparablePair).sort();
    const [first] = pairs;
    if (first === undefined) byPath.set(path, value);
    else put(byPair, `${path}?${first}`, { pairs, value });
    const code = productCode.exec(path)?.[1];
    if (code && wholeProduct && first === undefined) byProduct.set(code, value);
  }

  const byQuery = (path: string, asked: readonly string[]): QueryRow<Value> | null => {
    const given = new Set(asked);
    const rows = asked
      .flatMap((pair) => byPair.get(`${path}?${pair}`) ?? [])
      .filter(({ pairs }) => pairs.every((pair) => given.has(pair)));
    return rows.reduce<QueryRow<Value> | null>(
      (best, row) => (best && best.pairs.length >= row.pairs.length ? best : row),
      null,
    );
  };

  return {
    find({ pathname, search }) {
      const path = comparablePath(pathname);
      const pairs = pairsOf(search);
      const queried = pairs.length > 0 ? byQuery(path, pairs.map(comparablePair)) : null;
      if (queried)
        return {
          value: queried.value,
          left: asSearch(pairs.filter((pair) => !queried.pairs.includes(comparablePair(pair)))),
        };
      const code = productCode.exec(path)?.[1];
      const value = byPath.get(path) ?? (code === undefined ? undefined : byProduct.get(code));
      return value === undefined ? null : { value, left: asSearch(pairs) };
    },
  };
}

/** Replaces the row of the same pairs, else adds one. */
function put<Value>(rows: Map<string, QueryRow<Value>[]>, key: string, row: QueryRow<Value>): void {
  const others = (rows.get(key) ?? []).filter(
    ({ pairs }) => pairs.join('&') !== row.pairs.join('&'),
  );
  rows.set(key, [...others, row]);
}

function asSearch(pairs: readonly string[]): string {
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
