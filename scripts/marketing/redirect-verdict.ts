import { addressOf, textOf, type Address } from '@/lib/redirects/address';
import { resolve } from '@/lib/redirects/resolve';
import type { RedirectRow } from '@/lib/redirects/row';
import { buildRedirectTable, type RedirectTable } from '@/lib/redirects/table';

/** Where an old address goes, for people. */
export interface Verdict {
  address: string;
  kind: 'redirect' | 'gone' | 'stays';
  /** What stands behind the arrow. */
  words: string;
}

/** What the shop would do with an address as it may be typed or exported: a path, or a full address of whatever host. */
export function verdictOf(text: string, table: RedirectTable): Verdict {
  const address = pathOf(text);
  const outcome = resolve(address, table);
  if (outcome?.kind === 'redirect')
    return { address: textOf(address), kind: 'redirect', words: outcome.location };
  if (outcome?.kind === 'gone')
    return { address: textOf(address), kind: 'gone', words: 'gone for good (410)' };
  return {
    address: textOf(address),
    kind: 'stays',
    words: outcome ? 'the page of a missing product (404)' : 'not redirected',
  };
}

/** The addresses of a file, one a line; empty lines and those that begin with # are not. */
export function addressesOf(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Why a row would be left out of the table, in words; `null` for a good one. */
export function objectionTo(
  row: RedirectRow,
  rows: readonly RedirectRow[],
  origin: string,
): string | null {
  const same = (slug: string) =>
    textOf(pathOf(slug)).toLowerCase() === textOf(pathOf(row.slug)).toLowerCase();
  const { dropped } = buildRedirectTable([...rows.filter(({ slug }) => !same(slug)), row], origin);
  const reason = dropped.find(({ slug }) => slug === row.slug)?.reason;
  if (reason === 'destination')
    return `${row.destination ?? ''} is no path of the shop, nor an allowed address outside it.`;
  return reason === 'cycle' ? `${row.slug} would go in a circle.` : null;
}

function pathOf(text: string): Address {
  const outside = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(text)?.[0] ?? '';
  const path = text.slice(outside.length);
  return addressOf(path.startsWith('/') ? path : `/${path}`);
}
