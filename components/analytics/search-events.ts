import { storedText } from '@/components/browser/stored-text';
import type { HitIndex } from '@/lib/config/search-indexes';

/** What a shopper did with an answer of the search engine. */
export interface SearchEvent {
  type: 'click' | 'conversion';
  /** The record: the default product of a group. */
  objectID: string;
  queryID: string;
  /** The index of the record; products unless given. */
  index?: HitIndex;
  /** Over all pages, from 1; a click has one. */
  position?: number;
}

const queries = storedText('sessionStorage', 'lilac-queries');
const mostKept = 40;

/** Tells the search engine, by way of the shop, without holding the page up; a report that is lost is lost. */
export function sendSearchEvent(event: SearchEvent): void {
  fetch('/api/search/events', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(event),
  }).catch(() => undefined);
}

/** Remembers in this tab which answer led to a product, for the conversion that may follow. */
export function rememberClick(productCode: string, queryID: string): void {
  const kept = keptQueries();
  kept.delete(productCode);
  kept.set(productCode, queryID);
  queries.set(JSON.stringify([...kept].slice(-mostKept)));
}

/** The answer that led to a product: the address's own `queryid`, or the click in this tab; `null` when neither is known. */
export function queryIDFor(productCode: string): string | null {
  const queryID = new URLSearchParams(window.location.search).get('queryid');
  return queryID && /^[0-9a-f]{32}$/.test(queryID)
    ? queryID
    : (keptQueries().get(productCode) ?? null);
}

/** By product code, the one followed last at the end: an object would put its numbers in order. */
function keptQueries(): Map<string, string> {
  try {
    return new Map(JSON.parse(queries.get() ?? '[]') as [string, string][]);
  } catch {
    return new Map();
  }
}
