import { addQuery } from './add-query';

/** What an address of a product says of the list a shopper came from (specification A2). */
const keys = ['queryid', 'categorypage'] as const;

/** A path of a product with what a query says of where the shopper came from, unless the path has it already. */
export function withCameFrom(path: string, search: string): string {
  const now = new URLSearchParams(search);
  const present = new URLSearchParams(path.split('?')[1]);
  return addQuery(
    path,
    Object.fromEntries(keys.map((key) => [key, !present.has(key) && now.get(key)])),
  );
}
