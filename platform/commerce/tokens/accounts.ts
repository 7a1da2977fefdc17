import { now } from '@/lib/core/time/clock';
import type { Queryable } from '@/services/database/database';
import type { Json } from '../engine/json';

const FAILURES_BEFORE_LOCK = 10;
const LOCK_MINUTES = 2;

/** A user with what signing in needs. */
export interface Account extends Record<string, unknown> {
  uid: number;
  userID: string;
  buyerID: string;
  doc: Json;
  hash: string | null;
  lockedUntil: Date | null;
  failures: number | null;
}

const ACCOUNT = `select u.uid, u.id as "userID", u.parent as "buyerID", u.doc, p.hash, p.locked_until as "lockedUntil", p.failures
  from commerce.resource u left join commerce.password p on p.uid = u.uid where`;

/** Whose user it is: a buyer's, or the seller's own. */
export type UserKind = 'User' | 'AdminUser';

/** The account of a username, whatever its case. */
export async function findAccount(
  handle: Queryable,
  kind: UserKind,
  username: string,
): Promise<Account | null> {
  // The kind is one of two words of ours: written out, so that the partial index of each serves.
  const [account] = await handle.query<Account>(
    `${ACCOUNT} u.kind = '${kind}' and lower(u.doc #>> '{Username}') = lower($1)`,
    [username],
  );
  return account ?? null;
}

/** The active accounts of an e-mail address; several users may share one. */
export function findAccountsByEmail(handle: Queryable, email: string): Promise<Account[]> {
  return handle.query<Account>(
    `${ACCOUNT} u.kind = 'User' and lower(u.doc #>> '{Email}') = lower($1) and u.doc -> 'Active' = 'true' and p.hash is not null`,
    [email],
  );
}

/** Counts a wrong password; the tenth in a row locks the account for two minutes. */
export async function countFailure(handle: Queryable, uid: number): Promise<void> {
  await handle.query(
    `update commerce.password set failures = (failures + 1) % $2,
       locked_until = case when failures + 1 >= $2 then $3::timestamptz else locked_until end
     where uid = $1`,
    [uid, FAILURES_BEFORE_LOCK, new Date(now().getTime() + LOCK_MINUTES * 60_000)],
  );
}

/** Forgets the wrong passwords after a right one. */
export async function forgetFailures(handle: Queryable, uid: number): Promise<void> {
  await handle.query('update commerce.password set failures = 0 where uid = $1', [uid]);
}

/** Sets a user's password by its hash, and unlocks the account. */
export async function setPassword(handle: Queryable, uid: number, hash: string): Promise<void> {
  await handle.query(
    `insert into commerce.password (uid, hash) values ($1, $2)
     on conflict (uid) do update set hash = excluded.hash, failures = 0, locked_until = null`,
    [uid, hash],
  );
}

/** Ends every token a user has now, refresh tokens too. */
export async function revokeTokens(handle: Queryable, uid: number): Promise<void> {
  await handle.query('delete from commerce.refresh_token where uid = $1', [uid]);
  await handle.query(
    `insert into commerce.revocation (uid, tokens_from) values ($1, $2) on conflict (uid) do update set tokens_from = excluded.tokens_from`,
    [uid, now()],
  );
}
