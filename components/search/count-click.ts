import { sendSearchEvent } from '@/components/analytics/search-events';
import type { Countable } from '@/lib/search/quick/quick-search';

/** Tells search analytics which row was followed, with its place in the answer (specification A7); `queryID` is `null` when the engine counts no clicks. */
export function countClick({ index, objectID, position }: Countable, queryID: string | null): void {
  if (queryID) sendSearchEvent({ type: 'click', index, objectID, queryID, position });
}
