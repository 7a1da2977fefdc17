import { addressOf, comparable, textOf, type Address } from './address';
import { legacyAddress } from './legacy';
import { lookUp, type Outcome, type RedirectTable } from './table';

/** What the shop does with an address before any page: nothing (`null`), one redirect, or the page of something gone or missing. */
export type Resolution = Outcome | { kind: 'missing-item' } | null;

const itemNotFound = /^\/item-not-found\/[^/]+\/?$/i;
/** A location that a browser would read as another host, or not at all. */
const elsewhere = /^\/[/\\]|[\u0000-\u0020\u007f\\]/;

/** The one decision about redirects: the table wins over live pages and legacy rewrites, and one hop is enough (decision 6). */
export function resolve(address: Address, table: RedirectTable): Resolution {
  const fromTable = lookUp(table, address);
  if (fromTable) return sendable(fromTable, address);
  const moved = settled(address);
  if (moved) {
    const onward = lookUp(table, moved);
    return sendable(onward ?? { kind: 'redirect', location: textOf(moved) }, address);
  }
  return itemNotFound.test(address.pathname) ? { kind: 'missing-item' } : null;
}

/** Whether middleware has anything to say about an address: what the front asks before it hands a request on. */
export function mightMatch(address: Address, table: RedirectTable): boolean {
  return table.outcomes.has(comparable(address)) || (address.search !== '' && table.outcomes.has(comparable({ ...address, search: '' })));
}

function settled(address: Address): Address | null {
  const first = legacyAddress(address);
  return first && (legacyAddress(first) ?? first);
}

/** Never to the address itself, never off the site by way of what a visitor typed. */
function sendable(outcome: Outcome, address: Address): Outcome | null {
  if (outcome.kind !== 'redirect' || outcome.location.startsWith('https://')) return outcome;
  if (!outcome.location.startsWith('/') || elsewhere.test(outcome.location)) return null;
  return comparable(addressOf(outcome.location)) === comparable(address) ? null : outcome;
}
