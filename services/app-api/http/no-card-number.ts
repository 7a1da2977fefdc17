import { looksLikeCardNumber } from './card-number';

/** The path of the first text or number in a body that is a card number (ruling 18); `null` when there is none. */
export function cardNumberPath(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string' || typeof value === 'number')
    return looksLikeCardNumber(String(value)) ? path.join('.') || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = looksLikeCardNumber(key)
      ? [...path, '*'].join('.')
      : cardNumberPath(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}
