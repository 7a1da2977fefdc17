import { textOf, type Address, settled } from './address';
import { lookUp, type Outcome, type RedirectTable } from './table';

/** What the shop does with an address before any page: nothing (`null`), one redirect, or the page of something gone or missing. */
export type Resolution = Outcome | { kind: 'missing-item' } | null;

const itemNotFound = /^\/item-not-found\/[^/]+\/?$/i;
/** A location that a browser would read as another host, or not at all. */
const elsewhere = /^\/[/\\]|[\u0000-\u0020\u007f\\]/;

/** The one decision about redirects: the table wins over live pages, legacy rewrites and spellings, and one hop is enough (rulings 6 and 41). */
export function resolve(address: Address, table: RedirectTable): Resolution {
  const fromTable = lookUp(table, address);
  if (fromTable) return sendable(fromTable);
  const place = settled(address);
  if (textOf(place) !== textOf(address))
    return sendable(lookUp(table, place) ?? { kind: 'redirect', location: textOf(place) });
  return itemNotFound.test(address.pathname) ? { kind: 'missing-item' } : null;
}

/** Whether middleware has anything to say about an address: what the front asks before it hands a request on. */
export function mightMatch(address: Address, table: RedirectTable): boolean {
  return table.outcomes.find(address) !== null || textOf(settled(address)) !== textOf(address);
}

/** Never off the site by way of what a visitor typed. */
function sendable(outcome: Outcome): Outcome | null {
  if (outcome.kind !== 'redirect' || outcome.location.startsWith('https://')) return outcome;
  return !outcome.location.startsWith('/') || elsewhere.test(outcome.location) ? null : outcome;
}
