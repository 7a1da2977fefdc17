import { brand } from '@/lib/config/brand';
import { sentAs } from '@/lib/routes/canonical-path';
import { addressOf, comparable, textOf, withQuery, type Address, settled } from './address';
import type { RedirectRow } from './row';
import { rowIndex, type Entry, type RowIndex } from './row-index';

/** Hosts outside this site a redirect may lead to. */
export const allowedHosts: readonly string[] = brand.redirectHosts;

const unwanted = /[\s\\@\u0000-\u001f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])|\/\//i;

/**
 * A destination that may be sent to a browser: a path of this site, or `https` to a host on the list (ruling 6). Anything that a
 * browser could read as another place is `null`.
 */
export function safeDestination(destination: string): string | null {
  const text = destination.trim();
  if (text.startsWith('/')) return unwanted.test(text) ? null : text;
  const outside = /^https:\/\/([a-z0-9.-]+)(?=[/?#]|$)/i.exec(text);
  const host = outside?.[1]?.toLowerCase();
  if (
    !outside ||
    !host ||
    !allowedHosts.includes(host) ||
    unwanted.test(text.slice('https://'.length))
  )
    return null;
  return text;
}

/** Where an address ends in one hop: a place, or nowhere for good, with the category to look at `instead` where the row names one. */
export type Outcome =
  { kind: 'redirect'; location: string } | { kind: 'gone'; instead: string | null };

/** A row that cannot be used, and why. */
export interface DroppedRow {
  slug: string;
  reason: 'cycle' | 'destination';
}

/** The redirect table ready for use: addresses with their final outcomes. */
export interface RedirectTable {
  outcomes: RowIndex<Outcome>;
  /** Every row in use with its end. */
  inUse: readonly { slug: string; outcome: Outcome }[];
  dropped: readonly DroppedRow[];
}

const maxHops = 20;

/**
 * Builds the table: chains are followed to their end through rows and legacy rewrites; cycles and refused destinations are dropped (ruling 6). A full
 * address below `origin`, the shop's own, is a path of this site.
 */
export function buildRedirectTable(
  written: readonly RedirectRow[],
  origin: string | null = null,
): RedirectTable {
  const rows = origin === null ? written : written.map((row) => leadingHere(row, origin));
  const usable = rows.filter(isUsable);
  const entries = usable.map((row): Entry<RedirectRow> => ({
    address: slugAddress(row.slug),
    value: row,
    wholeProduct: isForWholeProduct(row),
  }));
  const direct = rowIndex(entries);
  const dropped: DroppedRow[] = rows
    .filter((row) => !isUsable(row))
    .map(({ slug }) => ({ slug, reason: 'destination' }));
  const ends: Entry<Outcome>[] = [];
  const inUse: { slug: string; outcome: Outcome }[] = [];
  for (const entry of entries) {
    const [slug, outcome] = [entry.value.slug, follow(entry, direct)];
    if (!outcome) {
      dropped.push({ slug, reason: 'cycle' });
      continue;
    }
    ends.push({ ...entry, value: outcome });
    inUse.push({ slug, outcome });
  }
  return { outcomes: rowIndex(ends), inUse, dropped };
}

/** The outcome of an address: the part of the query that the row does not name is kept. What that leads to is looked up again, so that one hop is enough. */
export function lookUp(table: RedirectTable, address: Address): Outcome | null {
  let found: Outcome | null = null;
  let at = address;
  const seen = new Set<string>();
  while (seen.size < maxHops) {
    const key = comparable(at);
    if (seen.has(key)) return null;
    seen.add(key);
    const hit = table.outcomes.find(at);
    if (!hit) return found;
    if (hit.value.kind === 'gone') return hit.value;
    const next = withQuery(addressOf(hit.value.location), hit.left);
    found = { kind: 'redirect', location: textOf(next) };
    if (!isHere(next) || hit.left === '') return found;
    at = next;
  }
  return null;
}

function follow(
  { address, value }: Entry<RedirectRow>,
  rows: RowIndex<RedirectRow>,
): Outcome | null {
  const seen = new Set([comparable(address)]);
  let row = value;
  let left = '';
  for (let hop = 0; hop < maxHops; hop += 1) {
    if (row.status === 410)
      return { kind: 'gone', instead: row.destination && safeDestination(row.destination) };
    const place = addressOf(sentAs(safeDestination(row.destination ?? '') ?? ''));
    const next = isHere(place) ? settled(withQuery(place, left)) : withQuery(place, left);
    const key = comparable(next);
    if (seen.has(key)) return null;
    seen.add(key);
    const hit = isHere(next) ? rows.find(next) : null;
    if (!hit) return { kind: 'redirect', location: textOf(next) };
    row = hit.value;
    left = hit.left;
  }
  return null;
}

/** A row whose destination is the path alone where it is an address of the shop itself. */
function leadingHere(row: RedirectRow, origin: string): RedirectRow {
  const text = row.destination?.trim() ?? '';
  const rest = text.slice(origin.length);
  const isOwn = text.slice(0, origin.length).toLowerCase() === origin.toLowerCase();
  if (!isOwn || !/^(?:[/?#]|$)/.test(rest)) return row;
  return { ...row, destination: rest.startsWith('/') ? rest : `/${rest}` };
}

function isHere({ pathname }: Address): boolean {
  return pathname.startsWith('/');
}

function isUsable({ status, destination }: RedirectRow): boolean {
  return status === 410 || (destination !== null && safeDestination(destination) !== null);
}

/** A row that names a product's page stands for all its addresses, unless it only leads to another title part of the same product. */
function isForWholeProduct({ slug, destination }: RedirectRow): boolean {
  const code = (path: string) => /^\/?p\/([^/?#]+)/i.exec(path)?.[1]?.toLowerCase();
  return code(slug) !== undefined && code(slug) !== code(destination ?? '');
}

function slugAddress(slug: string): Address {
  return addressOf(slug.startsWith('/') ? slug : `/${slug}`);
}
