import type { Queryable } from '@/lib/database/database';
import { refusal } from '../errors';
import type { Json } from '../engine/json';
import type { TokenDesk } from './token-desk';

/** Who asks. */
export interface Caller {
  clientID: string;
  username: string;
  roles: readonly string[];
  /** The buyer user behind the token (the template user for an anonymous one); `null` for a back-office client. */
  user: CallerUser | null;
  /** The only order an anonymous token opens. */
  orderID: string | null;
}

export interface CallerUser {
  ID: string;
  uid: number;
  buyerID: string;
  defaultCatalogID: string | null;
  doc: Json;
}

interface UserRow extends Record<string, unknown> {
  id: string;
  uid: number;
  buyer_id: string;
  catalog_id: string | null;
  doc: Json;
}

/** The bearer of a token, in at most one statement. Throws 401 for a token that is missing, forged, expired or orphaned. */
export async function identifyCaller(db: Queryable, tokens: TokenDesk, bearer: string): Promise<Caller> {
  const claims = bearer === '' ? null : await tokens.verify(bearer);
  if (!claims) throw refusal('InvalidToken', null, 401);
  const caller = { clientID: claims.cid, username: claims.usr, roles: claims.role, orderID: claims.orderid ?? null };
  if (claims.u === null) return { ...caller, user: null };
  const user = await findUserByUid(db, Number(claims.u));
  if (!user || user.doc.Active !== true) throw refusal('InvalidToken', null, 401);
  return { ...caller, user };
}

async function findUserByUid(db: Queryable, uid: number): Promise<CallerUser | null> {
  const [row] = await db.query<UserRow>(
    `select u.id, u.uid, u.parent as buyer_id, b.doc ->> 'DefaultCatalogID' as catalog_id, u.doc
     from commerce.resource u left join commerce.resource b on b.kind = 'Buyer' and b.parent = '' and b.id = u.parent
     where u.uid = $1 and u.kind = 'User'`,
    [uid],
  );
  return row ? { ID: row.id, uid: row.uid, buyerID: row.buyer_id, defaultCatalogID: row.catalog_id, doc: row.doc } : null;
}

/** Whether a caller holds any one of the roles; FullAccess holds all. */
export function holdsRole(caller: Caller, ...roles: string[]): boolean {
  return caller.roles.includes('FullAccess') || roles.some((role) => caller.roles.includes(role));
}

/** The buyer user behind a shopper's token. Throws 403 for a back-office client, which has none. */
export function requireUser(caller: Caller): CallerUser {
  if (!caller.user) throw refusal('Auth.InsufficientRoles', { SufficientRoles: ['Shopper'], AssignedRoles: caller.roles }, 403);
  return caller.user;
}

/** The customer behind a token. Throws 403 `Auth.AnonUserProhibited` for an anonymous one. */
export function requireCustomer(caller: Caller): CallerUser {
  if (caller.orderID !== null) throw refusal('Auth.AnonUserProhibited', null, 403);
  return requireUser(caller);
}
