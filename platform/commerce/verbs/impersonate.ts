import { invalid } from '../errors';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { impersonationRoles } from '../setup/impersonation-configs';
import { findUser } from '../tokens/caller';
import { userLife } from '../tokens/lifetimes';

/** A token in a customer's name, for the seller: `POST …/users/{userID}/accesstoken` with `ClientID` and `Roles`, as far as an impersonation config lets them. */
export const impersonateRoutes: Route[] = [
  {
    method: 'POST',
    path: '/buyers/:buyerID/users/:userID/accesstoken',
    roles: ['BuyerImpersonation'],
    handle: impersonate,
  },
];

async function impersonate(call: Call): Promise<Reply> {
  const { ClientID, Roles } = call.body;
  const user = await findUser(call.db, {
    parent: param(call, 'buyerID'),
    id: param(call, 'userID'),
  });
  const record = typeof ClientID === 'string' ? await call.clients.find(ClientID) : null;
  if (!record) throw invalid('ClientID', 'is not known.');
  const { ID: userID, buyerID } = user;
  const allowed = await impersonationRoles(call.db, {
    clientID: record.client.ID,
    buyerID,
    userID,
  });
  const role = (Array.isArray(Roles) ? Roles : [])
    .map(String)
    .filter((one) => allowed.includes(one));
  const life = userLife(record.client);
  const token = await call.tokens.issue(
    {
      usr: String(user.doc.Username),
      cid: record.client.ID,
      u: String(user.uid),
      usrtype: 'buyer',
      role,
    },
    life,
  );
  return { status: 200, body: { access_token: token, expires_in: life - 1, token_type: 'bearer' } };
}
