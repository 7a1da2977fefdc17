import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What somebody owns, by its ID. */
export interface Owned {
  userID: string;
  orderID: string;
  addressID: string;
  cardID: string;
  lineID: string;
}

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

/** A handler that takes an ID of something somebody owns. */
export interface Target {
  /** Its folder under `app/api`. */
  route: string;
  method: string;
  owned: keyof Owned;
  path: (id: string, of: Owned) => string;
  body?: (id: string) => object;
  /** Who may reach what is theirs. A visitor owns lines only. */
  open?: 'visitor';
  /** An ID in the query: what is not there is an empty list. */
  elsewhere?: true;
  /** To take away what is not there is no error: the answer is what is left. */
  quiet?: true;
}

/** Statuses of an answer about nothing. */
export function nothingFound({ elsewhere, quiet }: Target): readonly number[] {
  return elsewhere || quiet ? [200, 401, 404] : [401, 404];
}

const book = {
  AddressType: 'Residence', FirstName: 'Mia', LastName: 'Lindqvist', Street1: '2817 Colfax Ave S', City: 'Minneapolis', State: 'MN', Zip: '55408', Country: 'US', Phone: '6125550101',
};

/** Every such handler, what destroys last. */
export const targets: readonly Target[] = [
  { route: 'account/orders/[id]', method: 'GET', owned: 'orderID', path: (id) => `/api/account/orders/${id}` },
  { route: 'account/orders', method: 'GET', owned: 'orderID', path: (id) => `/api/account/orders?orderid=${id}`, elsewhere: true },
  { route: 'orders/[userID]/[orderID]', method: 'GET', owned: 'orderID', path: (id, { userID }) => `/api/orders/${userID}/${id}` },
  { route: 'addresses/[id]', method: 'PATCH', owned: 'addressID', path: (id) => `/api/addresses/${id}`, body: () => book },
  { route: 'addresses/[id]', method: 'DELETE', owned: 'addressID', path: (id) => `/api/addresses/${id}` },
  { route: 'account/cards/[id]', method: 'PATCH', owned: 'cardID', path: (id) => `/api/account/cards/${id}`, body: () => ({ name: 'Mia', month: 2, year: 2031 }) },
  { route: 'account/cards/[id]', method: 'DELETE', owned: 'cardID', path: (id) => `/api/account/cards/${id}` },
  { route: 'cart/lines/[id]', method: 'PATCH', owned: 'lineID', path: (id) => `/api/cart/lines/${id}`, body: () => ({ quantity: 2 }), open: 'visitor' },
  { route: 'cart/lines/[id]', method: 'DELETE', owned: 'lineID', path: (id) => `/api/cart/lines/${id}`, open: 'visitor', quiet: true },
];

/** Handlers whose path names something that nobody owns: what the whole shop sells and shows, and a product on one's own list. */
const nobodys = ['events/[code]', 'events/[code]/calendar/[session]', 'account/wish-list/[code]'];

/** IDs that are none. */
export const malformed = ['%2e%2e%2fme', 'a%20b', 'x'.repeat(101), '%F0%9F%8C%B7', "1'or'1", '*', 'a,b'];

/** An ID of the right shape that names nothing. */
export const none = 'none-of-anybodys-1';

/** Folders of `app/api` with an ID in their path that the matrix forgets; a new handler has to be put here. */
export function forgottenRoutes(): string[] {
  const root = join(process.cwd(), 'app/api');
  const folders = readdirSync(root, { recursive: true, withFileTypes: true }).filter(({ name }) => name === 'route.ts').map(({ parentPath }) => relative(root, parentPath));
  return folders.filter((folder) => folder.includes('[') && !nobodys.includes(folder) && !targets.some(({ route }) => route === folder));
}

/** The same request with another's ID and with one of nobody's. */
export async function anotherAndNone(asker: Asker, target: Target, others: Owned): Promise<[Bytes, Bytes]> {
  // An answer may name the ID that was asked for, as the asker wrote it.
  const ask = async (id: string, of: Owned) => {
    const { status, seen } = await asker.ask(target.method, target.path(id, of), target.body?.(id));
    return { status, seen: seen.replaceAll(id, '{id}') };
  };
  const another = await ask(others[target.owned], others);
  return [another, await ask(none, others)];
}
