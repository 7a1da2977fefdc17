import { viewedFrom, type Viewed } from '@/lib/catalogue/recently-viewed';

const key = 'lilac-viewed';

/** The products this browser kept as looked at; none where storage is forbidden. */
export function keptViewed(): Viewed[] {
  try {
    return viewedFrom(localStorage.getItem(key), Date.now());
  } catch {
    return [];
  }
}

/** Keeps the products looked at, for the next visit of this browser. */
export function keepViewed(viewed: readonly Viewed[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(viewed));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
