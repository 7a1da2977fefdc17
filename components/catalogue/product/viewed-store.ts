import { storedText } from '@/components/browser/stored-text';
import { viewedFrom, type Viewed } from '@/lib/catalogue/product/recently-viewed';

const kept = storedText('localStorage', 'lilac-viewed');

/** The products this browser kept as looked at; none where storage is forbidden. */
export const keptViewed = (): Viewed[] => viewedFrom(kept.get(), Date.now());

/** Keeps the products looked at, for the next visit of this browser. */
export const keepViewed = (viewed: readonly Viewed[]): void => kept.set(JSON.stringify(viewed));
