/** What an address of a product says of the list a shopper came from (specification A2). */
const keys = ['queryid', 'categorypage'] as const;

/** A path of a product with what the query of the present one says of where the shopper came from. */
export function withCameFrom(path: string, search: string): string {
  const now = new URLSearchParams(search);
  const kept = new URLSearchParams(
    keys.flatMap((key) => {
      const value = now.get(key);
      return value ? [[key, value]] : [];
    }),
  ).toString();
  return kept === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${kept}`;
}
