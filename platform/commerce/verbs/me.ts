import { present, readBody } from '../engine/document';
import type { Json } from '../engine/json';
import type { Call, Reply, Route } from '../engine/route';
import { models } from '../models';
import { requireCustomer, type Caller, type CallerUser } from '../tokens/caller';
import { revokeTokens } from '../tokens/accounts';
import { patchUser } from './users';

/** The bearer's own profile; an anonymous one is shown the template user and may not change it. */
export const meRoutes: Route[] = [
  { method: 'GET', path: '/me', roles: [], handle: get },
  { method: 'DELETE', path: '/me/tokens', roles: [], handle: revoke },
  { method: 'PATCH', path: '/me', roles: ['MeAdmin'], handle: patch },
];

async function get({ caller }: Call): Promise<Reply> {
  return {
    status: 200,
    body: presentMe(
      caller,
      caller.user,
      caller.user?.doc ?? { Username: caller.username, Active: true },
    ),
  };
}

async function patch(call: Call): Promise<Reply> {
  const user = requireCustomer(call.caller);
  const { Password: _unused, ID: _fixed, ...change } = readBody(models.MeUser, call.body, 'patch');
  const doc = await call.db.tx((handle) =>
    patchUser(handle, { kind: 'User', parent: user.buyerID, id: user.ID }, change),
  );
  return { status: 200, body: presentMe(call.caller, user, doc) };
}

/** Ends every token of the bearer, this one too. */
async function revoke(call: Call): Promise<Reply> {
  const { uid } = requireCustomer(call.caller);
  await call.db.tx((handle) => revokeTokens(handle, uid));
  return { status: 204 };
}

function presentMe(caller: Caller, user: CallerUser | null, doc: Json): Json {
  const company = user
    ? { Buyer: { ID: user.buyerID, DefaultCatalogID: user.defaultCatalogID } }
    : { Seller: { ID: 'SELLER' }, ID: caller.username };
  return present(models.MeUser, { ...doc, ...company, AvailableRoles: caller.roles });
}
