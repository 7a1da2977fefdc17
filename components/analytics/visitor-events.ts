import { reportedTerm } from '@/lib/analytics/search-term';
import { pushToDataLayer } from './data-layer';

/** Reports a search: GA4 `search`. Nothing of a text that may be somebody's. */
export function reportSearch(typed: string): void {
  const term = reportedTerm(typed);
  if (term !== null) pushToDataLayer({ event: 'search', search_term: term });
}

/** Reports a request to the house as sent, by what it is about: GA4 `generate_lead`. */
export function reportLead(source: string): void {
  pushToDataLayer({ event: 'generate_lead', lead_source: source });
}
