import { isId } from '@/lib/core/ids';

/** How many products a wish list keeps; the oldest go first. */
export const mostWishes = 200;

/** The product codes of a user's `xp.WishList` (specification B3: entries with ProductCode), each once, entries of another shape left out. */
export function wishedCodes(xp: unknown): string[] {
  const entries: unknown =
    typeof xp === 'object' && xp !== null && 'WishList' in xp ? xp.WishList : [];
  const codes = (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const code =
      typeof entry === 'object' && entry !== null && 'ProductCode' in entry
        ? entry.ProductCode
        : null;
    return isId(code) ? [code] : [];
  });
  return [...new Set(codes)];
}

/** The list with a product added at its end, or taken off. */
export function withWish(codes: readonly string[], productCode: string, wished: boolean): string[] {
  const others = codes.filter((code) => code !== productCode);
  return wished ? [...others, productCode].slice(-mostWishes) : others;
}
