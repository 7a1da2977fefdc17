import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { none, targets, type Owned, type Target } from '@/scripts/prove/owned-handlers';

/** An answer as its reader gets it, but for what names the single request. */
export interface Bytes {
  status: number;
  /** Body and headers. */
  seen: string;
}

/** Somebody who asks: a customer, an anonymous visitor with a session of their own, or nobody. */
export interface Asker {
  ask(method: string, path: string, body?: object): Promise<Bytes>;
}

/** Statuses of an answer about nothing. */
export function nothingFound({ elsewhere, quiet }: Target): readonly number[] {
  return elsewhere || quiet ? [200, 401, 404] : [401, 404];
}

/** Handlers whose path names something that nobody owns: what the whole shop sells and shows, a product on one’s own list, and what a random text in the path is the right to, a notice or the link of an order. */
const nobodys = [
  'events/[code]',
  'events/[code]/calendar/[session]',
  'account/wish-list/[code]',
  'stock-notices/[id]',
  'follow/[token]',
  'follow/[token]/calendar/[shipmentID]',
  'follow/[token]/photo/[photo]',
  'follow/[token]/gift-cards',
  'follow/[token]/gift-cards/[card]',
];

/** IDs that are none. */
export const malformed = [
  '%2e%2e%2fme',
  'a%20b',
  'x'.repeat(101),
  '%F0%9F%8C%B7',
  "1'or'1",
  '*',
  'a,b',
];

/** Folders of `app/api` with an ID in their path that the matrix forgets; a new handler has to be put here. */
export function forgottenRoutes(): string[] {
  const root = join(process.cwd(), 'app/api');
  const folders = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'route.ts')
    .map(({ parentPath }) => relative(root, parentPath));
  return folders.filter(
    (folder) =>
      folder.includes('[') &&
      !nobodys.includes(folder) &&
      !targets.some(({ route }) => route === folder),
  );
}

/** The same request with another's ID and with one of nobody's. */
export async function anotherAndNone(
  asker: Asker,
  target: Target,
  others: Owned,
): Promise<[Bytes, Bytes]> {
  // An answer may name the ID that was asked for, as the asker wrote it.
  const ask = async (id: string, of: Owned) => {
    const { status, seen } = await asker.ask(target.method, target.path(id, of), target.body?.(id));
    return { status, seen: seen.replaceAll(id, '{id}') };
  };
  const another = await ask(others[target.owned], others);
  return [another, await ask(none, others)];
}
