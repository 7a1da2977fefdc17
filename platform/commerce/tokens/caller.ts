import type { Queryable } from '@/services/database/database';
import { notFound, refusal } from '../errors';
import type { Json } from '../engine/json';
import type { TokenDesk } from './token-desk';

/** Who asks. */
export interface Caller {
  clientID: string;
  username: string;
  roles: readonly string[];
  /** The buyer user behind the token (the template user for an anonymous one); `null` for a back-office client and for a seller's own user. */
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
  tokens_from: Date | null;
}

/** The one who asks without a token, where that is allowed. */
export const nobody: Caller = { clientID: '', username: '', roles: [], user: null, orderID: null };

/** The bearer of a token, in at most one statement. Throws 401 for a token that is missing, forged, expired, orphaned or revoked. */
export async function identifyCaller(
  db: Queryable,
  tokens: TokenDesk,
  bearer: string,
): Promise<Caller> {
  const claims = bearer === '' ? null : await tokens.verify(bearer);
  if (!claims) throw refusal('InvalidToken', null, 401);
  const caller = {
    clientID: claims.cid,
    username: claims.usr,
    roles: claims.role,
    orderID: claims.orderid ?? null,
  };
  if (claims.u === null) return { ...caller, user: null };
  const isSeller = claims.usrtype === 'admin';
  const [row] = await db.query<UserRow>(`${isSeller ? SELLER_USER : BUYER_USER} and u.uid = $1`, [
    Number(claims.u),
  ]);
  if (!row || row.doc.Active !== true) throw refusal('InvalidToken', null, 401);
  if (row.tokens_from && (claims.iat ?? 0) * 1000 < row.tokens_from.getTime())
    throw refusal('Auth.TokenRevoked', null, 401);
  return { ...caller, user: isSeller ? null : toUser(row) };
}

/** A user of a buyer as a caller. Throws 404. */
export async function findUser(
  handle: Queryable,
  { parent, id }: { parent: string; id: string },
): Promise<CallerUser> {
  const [row] = await handle.query<UserRow>(`${BUYER_USER} and u.parent = $1 and u.id = $2`, [
    parent,
    id,
  ]);
  if (!row) throw notFound('User', id);
  return toUser(row);
}

// The buyer by a subselect: it is planned in half the time of a join, and planning is what this statement takes.
const USER_ROW = `select u.id, u.uid, u.parent as buyer_id,
  (select b.doc ->> 'DefaultCatalogID' from commerce.resource b where b.kind = 'Buyer' and b.parent = '' and b.id = u.parent) as catalog_id,
  u.doc, v.tokens_from from commerce.resource u left join commerce.revocation v on v.uid = u.uid`;
const BUYER_USER = `${USER_ROW} where u.kind = 'User'`;
const SELLER_USER = `${USER_ROW} where u.kind = 'AdminUser'`;

function toUser(row: UserRow): CallerUser {
  return {
    ID: row.id,
    uid: row.uid,
    buyerID: row.buyer_id,
    defaultCatalogID: row.catalog_id,
    doc: row.doc,
  };
}

/** Whether a caller holds any one of the roles; FullAccess holds all. */
export function holdsRole(caller: Caller, ...roles: string[]): boolean {
  return caller.roles.includes('FullAccess') || roles.some((role) => caller.roles.includes(role));
}

/** The buyer user behind a shopper's token. Throws 403 for a back-office client, which has none. */
export function requireUser(caller: Caller): CallerUser {
  if (!caller.user)
    throw refusal(
      'Auth.InsufficientRoles',
      { SufficientRoles: ['Shopper'], AssignedRoles: caller.roles },
      403,
    );
  return caller.user;
}

/** The customer behind a token. Throws 403 `Auth.AnonUserProhibited` for an anonymous one. */
export function requireCustomer(caller: Caller): CallerUser {
  if (caller.orderID !== null) throw refusal('Auth.AnonUserProhibited', null, 403);
  return requireUser(caller);
}
