import { createHash, randomBytes } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/ids';
import type { Database } from '@/services/database/database';
import { CommerceError, refusal, vendorError, type VendorCode } from '../errors';
import type { Json } from '../engine/json';
import type { ApiClientRecord, ApiClients } from '../tokens/api-client';
import { countFailure, findAccount, forgetFailures, type Account } from '../tokens/accounts';
import { userLife } from '../tokens/lifetimes';
import { assignedRoles } from '../setup/assigned-roles';
import { policyBrokenBy } from '../tokens/password-policy';
import { matchesSecret } from '../tokens/passwords';
import type { TokenDesk } from '../tokens/token-desk';

const ANONYMOUS_LIFE = 7 * 24 * 3600;
const REFRESH_LIFE = 30 * 24 * 3600;

/** What the token endpoint works with. */
export interface TokenDeps {
  db: Database;
  tokens: TokenDesk;
  clients: ApiClients;
}

/**
 * `POST /oauth/token`: client_credentials (anonymous, or back office with a secret), password and refresh_token. Refusals carry both
 * the OAuth fields and the vendor's `Errors`.
 */
export async function grantToken(deps: TokenDeps, form: URLSearchParams): Promise<Json> {
  const record = await deps.clients.find(form.get('client_id') ?? '');
  if (!record) throw oauthError('invalid_client', 'ApiClient.InvalidClientID');
  if (record.client.Active === false) throw oauthError('invalid_client', 'Auth.ClientNotActive');
  const secret = form.get('client_secret') ?? '';
  if ((record.secretHash !== null || secret) && !(await deps.clients.admits(record, secret))) {
    throw oauthError('invalid_client', 'ApiClient.InvalidClientID');
  }
  switch (form.get('grant_type')) {
    case 'client_credentials':
      return record.secretHash === null
        ? anonymous(deps, record, form)
        : backOffice(deps, record, form);
    case 'password':
      return password(deps, record, form);
    case 'refresh_token':
      return refresh(deps, record, form);
    default:
      throw oauthError('unsupported_grant_type', 'Auth.OauthError');
  }
}

async function anonymous(
  deps: TokenDeps,
  { client }: ApiClientRecord,
  form: URLSearchParams,
): Promise<Json> {
  if (!client.IsAnonBuyer || !client.DefaultContextUserName)
    throw oauthError('invalid_grant', 'ApiClient.InvalidClientID');
  const user = await findAccount(deps.db, 'User', client.DefaultContextUserName);
  if (!user) throw oauthError('invalid_grant', 'Auth.UserNotActive');
  const role = grantedRoles(await assignedRoles(deps.db, client, user), form);
  const guest = form.get('anonuserid');
  const claims = {
    ...userClaims(client, user, role),
    orderid: newId(),
    ...(guest ? { anonuserid: guest } : {}),
  };
  return answer(await deps.tokens.issue(claims, ANONYMOUS_LIFE), ANONYMOUS_LIFE);
}

async function backOffice(
  deps: TokenDeps,
  { client }: ApiClientRecord,
  form: URLSearchParams,
): Promise<Json> {
  const user = await findAccount(deps.db, 'AdminUser', client.DefaultContextUserName ?? '');
  if (user?.doc.Active !== true) throw oauthError('invalid_grant', 'Auth.UserNotActive');
  const role = grantedRoles(await assignedRoles(deps.db, client, user), form);
  const claims = {
    usr: String(user.doc.Username),
    cid: client.ID,
    u: null,
    usrtype: 'admin' as const,
    role,
  };
  const life = userLife(client);
  return answer(await deps.tokens.issue(claims, life), life);
}

async function password(
  deps: TokenDeps,
  { client }: ApiClientRecord,
  form: URLSearchParams,
): Promise<Json> {
  const username = form.get('username') ?? '';
  const typedPassword = form.get('password') ?? '';
  if (!username || !typedPassword)
    throw oauthError('invalid_grant', 'Auth.UsernameAndPasswordRequired');
  const isSeller = client.AllowSeller === true;
  const user = await findAccount(deps.db, isSeller ? 'AdminUser' : 'User', username);
  const right = await matchesSecret(typedPassword, user?.hash ?? null);
  if (user?.lockedUntil && user.lockedUntil > now())
    throw oauthError('invalid_grant', 'Auth.LockedOut');
  if (!right || !user) {
    if (user?.hash) await countFailure(deps.db, user.uid);
    throw oauthError('invalid_grant', 'Auth.InvalidUsernameOrPassword');
  }
  if (user.failures) await forgetFailures(deps.db, user.uid);
  if (user.doc.Active !== true) throw oauthError('invalid_grant', 'Auth.UserNotActive');
  const policy = policyBrokenBy(typedPassword);
  if (policy) throw oauthError('invalid_grant', 'Auth.InsecurePassword', policy);
  const assigned = isSeller ? rolesOf(user.doc) : await assignedRoles(deps.db, client, user);
  const role = grantedRoles(assigned, form);
  const token = randomBytes(32).toString('base64url');
  await deps.db.query(
    'insert into commerce.refresh_token (token_hash, uid, client_id, roles, expires_at) values ($1, $2, $3, $4, $5)',
    [digest(token), user.uid, client.ID, role, refreshExpiry()],
  );
  const life = userLife(client);
  return answer(await deps.tokens.issue(userClaims(client, user, role), life), life, token);
}

async function refresh(
  deps: TokenDeps,
  { client }: ApiClientRecord,
  form: URLSearchParams,
): Promise<Json> {
  const token = form.get('refresh_token') ?? '';
  const [user] = await deps.db.query<Pick<Account, 'uid' | 'doc'> & { roles: string[] }>(
    `with held as (
       update commerce.refresh_token set expires_at = $3 where token_hash = $1 and client_id = $2 and expires_at > $4 returning uid, roles
     ) select u.uid, u.doc, held.roles from held join commerce.resource u on u.uid = held.uid`,
    [digest(token), client.ID, refreshExpiry(), now()],
  );
  if (!user || user.doc.Active !== true) throw oauthError('invalid_grant', 'Auth.OauthError');
  const life = userLife(client);
  return answer(await deps.tokens.issue(userClaims(client, user, user.roles), life), life, token);
}

function grantedRoles(assigned: readonly string[], form: URLSearchParams): string[] {
  const scopes = (form.get('scope') ?? '').split(/\s+/).filter(Boolean);
  const missing = assigned.includes('FullAccess')
    ? []
    : scopes.filter((role) => !assigned.includes(role));
  if (missing.length > 0)
    throw oauthError('invalid_scope', 'Auth.InsufficientRoles', { MissingRoles: missing });
  return scopes.length > 0 ? [...new Set(scopes)] : [...assigned];
}

/** What a seller's own user may do: the platform's roles and the seller's custom ones, which a token carries alike. */
function rolesOf({ AvailableRoles }: Json): string[] {
  return Array.isArray(AvailableRoles) ? AvailableRoles.map(String) : [];
}

function userClaims(
  { ID, AllowSeller }: ApiClientRecord['client'],
  user: Pick<Account, 'doc' | 'uid'>,
  role: string[],
) {
  return {
    usr: String(user.doc.Username),
    cid: ID,
    u: String(user.uid),
    usrtype: AllowSeller ? ('admin' as const) : ('buyer' as const),
    role,
  };
}

function answer(token: string, life: number, refreshToken?: string): Json {
  return {
    access_token: token,
    expires_in: life - 1,
    token_type: 'bearer',
    ...(refreshToken ? { refresh_token: refreshToken } : {}),
  };
}

function refreshExpiry(): Date {
  return new Date(now().getTime() + REFRESH_LIFE * 1000);
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function oauthError(error: string, code: VendorCode, data: Json | null = null): CommerceError {
  const { errors } = refusal(code, data);
  return new CommerceError(400, [vendorError(code, data)], {
    error,
    error_description: errors[0]!.Message,
  });
}
