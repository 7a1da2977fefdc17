import { invalid, refusal } from '../errors';
import { option } from '../engine/compile-list';
import { readBody } from '../engine/document';
import { newId } from '@/lib/core/ids';
import type { Call, Reply, Route } from '../engine/route';
import { models } from '../models';
import { findUser, requireUser, type Caller } from '../tokens/caller';
import { userLife } from '../tokens/lifetimes';
import { securePassword } from './passwords';
import { handOver } from './orders/transfer';
import { addUser } from './users';

/** Makes a customer of an anonymous visitor, who keeps their order. */
export const registerRoutes: Route[] = [
  { method: 'PUT', path: '/me/register', roles: ['Shopper'], handle: register },
];

/**
 * A new user of the visitor's buyer. The order of the anonymous token becomes theirs in the same transaction. Throws
 * `User.IsNotTemp` for somebody signed in, `Auth.MustPassAnonUserToken`, `Auth.InsecurePassword`, 409 `User.UsernameMustBeUnique`.
 */
async function register(call: Call): Promise<Reply> {
  const bearer = requireUser(call.caller);
  if (call.caller.orderID === null) throw refusal('User.IsNotTemp');
  const visitor = await visitorOf(call);
  const { Password, ID: _server, ...body } = readBody(models.MeUser, call.body, 'create');
  if (typeof Password !== 'string') throw invalid('Password', 'is required.');
  const hash = await securePassword(Password, 'Auth.InsecurePassword');
  const user = await call.db.tx(async (handle) => {
    const key = { kind: 'User', parent: bearer.buyerID, id: newId() };
    await addUser(handle, key, body, hash);
    const made = await findUser(handle, key);
    if (visitor.orderID && visitor.user)
      await handOver(handle, made, visitor.user.ID, visitor.orderID);
    return made;
  });
  const { clientID, roles } = call.caller;
  const record = await call.clients.find(clientID);
  const claims = {
    usr: String(user.doc.Username),
    cid: clientID,
    u: String(user.uid),
    usrtype: 'buyer' as const,
    role: [...roles],
  };
  return {
    status: 200,
    body: { access_token: await call.tokens.issue(claims, userLife(record?.client)) },
  };
}

/** The visitor whose order is taken over: of the token in the query, or else the bearer. */
async function visitorOf(call: Call): Promise<Caller> {
  const token = option(call.query, 'anonUserToken');
  if (token === undefined) return call.caller;
  const visitor = await call.identify(token).catch(() => null);
  if (!visitor?.orderID) throw refusal('Auth.MustPassAnonUserToken');
  return visitor;
}
