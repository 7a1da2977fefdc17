import { createHash, randomBytes } from 'node:crypto';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import type { Queryable } from '@/services/database/database';
import { enqueue } from '../../wire/queue';
import { invalid, notFound, refusal, type VendorCode } from '../errors';
import type { Call, Reply, Route } from '../engine/route';
import { param } from '../engine/route';
import { DELIVERIES } from '../schema';
import {
  findAccount,
  findAccountsByEmail,
  revokeTokens,
  setPassword,
  type Account,
} from '../tokens/accounts';
import { requireCustomer } from '../tokens/caller';
import { policyBrokenBy } from '../tokens/password-policy';
import { hashSecret } from '../tokens/passwords';

/** Changing a password: with a token, or, when it is forgotten, with a code sent by mail. */
export const passwordRoutes: Route[] = [
  { method: 'POST', path: '/me/password', roles: ['PasswordReset'], handle: change },
  { method: 'POST', path: '/password/reset', roles: [], open: true, handle: sendCode },
  {
    method: 'PUT',
    path: '/password/reset/:verificationCode',
    roles: [],
    open: true,
    handle: reset,
  },
];

/** The hash of a password that meets the policy. Throws 400 with `code` and the policy for one that does not. */
export async function securePassword(password: string, code: VendorCode): Promise<string> {
  const policy = policyBrokenBy(password);
  if (policy) throw refusal(code, policy);
  return hashSecret(password);
}

async function change(call: Call): Promise<Reply> {
  const { uid } = requireCustomer(call.caller);
  const hash = await securePassword(text(call, 'NewPassword'), 'PasswordReset.InsecurePassword');
  await call.db.tx((handle) => setPassword(handle, uid, hash));
  return { status: 204 };
}

/** Sends a code to whoever is named by username or e-mail; a new code ends the older ones. */
async function sendCode(call: Call): Promise<Reply> {
  await requireClient(call);
  const { Email, Username } = call.body;
  const address = addressOf(call.body.URL);
  const named = [Username, Email].find((it): it is string => typeof it === 'string' && it !== '');
  if (named === undefined) throw refusal('PasswordReset.MissingUsernameOrEmail');
  const accounts =
    named === Username
      ? [await findAccount(call.db, 'User', named)]
      : await findAccountsByEmail(call.db, named);
  const active = accounts.filter(
    (it): it is Account => it !== null && it.hash !== null && it.doc.Active === true,
  );
  if (active.length === 0) throw notFound('User', named);
  await call.db.tx(async (handle) => {
    for (const account of active) await sendCodeTo(handle, account, address);
  });
  call.deliveries.nudge();
  return { status: 204 };
}

async function sendCodeTo(
  handle: Queryable,
  { uid, buyerID, doc }: Account,
  address: URL | null,
): Promise<void> {
  const code = randomBytes(24).toString('base64url');
  await handle.query('delete from commerce.verification where uid = $1', [uid]);
  await handle.query(
    'insert into commerce.verification (code_hash, uid, expires_at) values ($1, $2, $3)',
    [digest(code), uid, new Date(now().getTime() + limits.resetLinkHours * 60 * 60_000)],
  );
  const { Username, Email, FirstName } = doc;
  await enqueue(handle, DELIVERIES, {
    kind: 'mail',
    buyerID,
    to: Email,
    message: 'ForgottenPassword',
    firstName: FirstName,
    username: Username,
    code,
    url: address?.href ?? null,
  });
}

/** Sets a new password by code; the code is spent, and every token the user had has ended. */
async function reset(call: Call): Promise<Reply> {
  await requireClient(call);
  const username = call.body.Username;
  if (typeof username !== 'string' || username === '')
    throw refusal('PasswordReset.MissingUsername');
  const code = digest(param(call, 'verificationCode'));
  const hash = await securePassword(text(call, 'Password'), 'PasswordReset.InsecurePassword');
  const account = await findAccount(call.db, 'User', username);
  if (account?.lockedUntil && account.lockedUntil > now()) throw refusal('PasswordReset.LockedOut');
  await call.db.tx(async (handle) => {
    const [user] = await handle.query<{ uid: number }>(
      `delete from commerce.verification v using commerce.resource u
       where v.code_hash = $1 and v.expires_at > $3 and u.uid = v.uid and lower(u.doc #>> '{Username}') = lower($2) returning u.uid`,
      [code, username, now()],
    );
    if (!user) throw refusal('PasswordReset.InvalidVerification');
    await setPassword(handle, user.uid, hash);
    await revokeTokens(handle, user.uid);
  });
  return { status: 204 };
}

async function requireClient(call: Call): Promise<void> {
  const { ClientID } = call.body;
  const record = typeof ClientID === 'string' ? await call.clients.find(ClientID) : null;
  if (!record || record.client.Active === false)
    throw refusal('PasswordReset.MissingOrInvalidClientID');
}

function addressOf(address: unknown): URL | null {
  if (address === undefined || address === null || address === '') return null;
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol)) throw invalid('URL', 'must be an address.');
  return url;
}

function text(call: Call, field: string): string {
  const value = call.body[field];
  if (typeof value !== 'string' || value === '') throw invalid(field, 'is required.');
  return value;
}

function digest(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}
