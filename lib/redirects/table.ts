import { addressOf, comparable, textOf, withQuery, type Address } from './address';
import { safeDestination } from './destination';
import { legacyAddress } from './legacy';
import type { RedirectRow } from './row';

/** Where an address ends in one hop: a place, or nowhere for good. */
export type Outcome = { kind: 'redirect'; location: string } | { kind: 'gone' };

/** A row that cannot be used, and why. */
export interface DroppedRow {
  slug: string;
  reason: 'cycle' | 'destination';
}

/** The redirect table ready for use: comparable address → final outcome. */
export interface RedirectTable {
  outcomes: ReadonlyMap<string, Outcome>;
  dropped: readonly DroppedRow[];
}

const maxHops = 20;

/** Builds the table: chains are followed to their end through rows and legacy rewrites; cycles and refused destinations are dropped (decision 6). */
export function buildRedirectTable(rows: readonly RedirectRow[]): RedirectTable {
  const direct = new Map<string, RedirectRow>();
  const dropped: DroppedRow[] = [];
  for (const row of rows) {
    const safe = row.status === 410 || (row.destination !== null && safeDestination(row.destination) !== null);
    if (safe) direct.set(comparable(slugAddress(row.slug)), row);
    else dropped.push({ slug: row.slug, reason: 'destination' });
  }
  const outcomes = new Map<string, Outcome>();
  for (const [key, row] of direct) {
    const outcome = follow(key, row, direct);
    if (outcome) outcomes.set(key, outcome);
    else dropped.push({ slug: row.slug, reason: 'cycle' });
  }
  return { outcomes, dropped };
}

/** The row of an address: by path and query, else by its path alone with the query kept. What that leads to is looked up again, so that one hop is enough. */
export function lookUp(table: RedirectTable, address: Address): Outcome | null {
  let found: Outcome | null = null;
  let at = address;
  const seen = new Set<string>();
  while (seen.size < maxHops) {
    const key = comparable(at);
    if (seen.has(key)) return null;
    seen.add(key);
    const exact = table.outcomes.get(key);
    if (exact) return exact;
    const byPath = at.search === '' ? undefined : table.outcomes.get(comparable({ ...at, search: '' }));
    if (!byPath) return found;
    if (byPath.kind === 'gone' || !byPath.location.startsWith('/')) return byPath;
    at = withQuery(addressOf(byPath.location), at.search);
    found = { kind: 'redirect', location: textOf(at) };
  }
  return null;
}

function follow(start: string, first: RedirectRow, rows: ReadonlyMap<string, RedirectRow>): Outcome | null {
  const seen = new Set([start]);
  let row = first;
  for (let hop = 0; hop < maxHops; hop += 1) {
    if (row.status === 410) return { kind: 'gone' };
    const place = safeDestination(row.destination ?? '');
    if (!place) return null;
    if (!place.startsWith('/')) return { kind: 'redirect', location: place };
    const address = settled(addressOf(place));
    const key = comparable(address);
    if (seen.has(key)) return null;
    seen.add(key);
    const next = rows.get(key) ?? rows.get(comparable({ ...address, search: '' }));
    if (!next) return { kind: 'redirect', location: textOf(address) };
    row = next;
  }
  return null;
}

/** An address after the legacy rewrites, whose output never matches them again. */
function settled(address: Address): Address {
  const first = legacyAddress(address) ?? address;
  return legacyAddress(first) ?? first;
}

function slugAddress(slug: string): Address {
  return addressOf(slug.startsWith('/') ? slug : `/${slug}`);
}
