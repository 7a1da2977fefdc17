import type { HitIndex } from '@/lib/config/search-indexes';
import type { PriceRange } from '@/lib/catalogue/product/product';
import type { Cents } from '@/lib/core/money';
import type { CategoryMatch } from '../category-matches';

/** What a row of a result needs for its click to be counted: index, object and its place in the answer, from 1. */
export interface Countable {
  index: HitIndex;
  objectID: string;
  position: number;
}

/** A product row: image, name, item number and price (specification A2), with the line of its card. */
export interface QuickProduct extends Countable {
  title: string;
  path: string;
  itemNumber: string;
  picture: string;
  price: PriceRange;
  line: string;
}

/** An event row: price or 'Free to attend' (specification A2). */
export interface QuickEvent extends Countable {
  /** The event's code. */
  code: string;
  title: string;
  path: string;
  /** The day of its next date, in Chicago; the day it ends where none is known that is still to begin. */
  day: string;
  /** Today in Chicago: a day of another year is shown with it. */
  today: string;
  /** What can be done with it now, in words; `null` where that is not known. */
  note: string | null;
  /** The lowest price of a seat. */
  price: Cents;
  /** The highest price of a seat; 0 = free to attend. */
  priceTo: Cents;
}

/** A care article or static page. */
export interface QuickArticle extends Countable {
  title: string;
  path: string;
}

/** One group of an answer. `queryID` is `null` when the engine counts no clicks. */
interface QuickGroup<T> {
  rows: T[];
  queryID: string | null;
}

/** What the quick search shows; `available: false` when the search engine did not answer (specification A8: logged, emptied, said). */
export interface QuickAnswer {
  available: boolean;
  query: string;
  suggestions: string[];
  categories: CategoryMatch[];
  products: QuickGroup<QuickProduct>;
  events: QuickGroup<QuickEvent>;
  care: QuickGroup<QuickArticle>;
  /** What sells, where nothing was found: popular searches and bestsellers. */
  instead: { popular: string[]; products: QuickProduct[] } | null;
}

/** An answer without results. */
export function noAnswer(query: string, available: boolean): QuickAnswer {
  const none = { rows: [], queryID: null };
  return {
    available,
    query,
    suggestions: [],
    categories: [],
    products: none,
    events: none,
    care: none,
    instead: null,
  };
}

/** Whether nothing at all was found. */
export function foundNothing({
  suggestions,
  categories,
  products,
  events,
  care,
}: Omit<QuickAnswer, 'instead'>): boolean {
  return (
    suggestions.length +
      categories.length +
      products.rows.length +
      events.rows.length +
      care.rows.length ===
    0
  );
}
