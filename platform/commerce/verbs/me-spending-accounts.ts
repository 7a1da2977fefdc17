import { now } from '@/lib/core/time/clock';
import { notFound } from '../errors';
import { compileList } from '../engine/compile-list';
import { present } from '../engine/document';
import type { Json } from '../engine/json';
import { listPage, runList } from '../engine/list-page';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { models } from '../models';
import { lists } from '../resources';
import { requireUser } from '../tokens/caller';

/** The spending accounts assigned to a customer, those that have ended left out. */
export const meSpendingAccountRoutes: Route[] = [
  { method: 'GET', path: '/me/spendingaccounts', roles: ['Shopper'], handle: list },
  {
    method: 'GET',
    path: '/me/spendingaccounts/:spendingAccountID',
    roles: ['Shopper'],
    handle: get,
  },
];

const ASSIGNED = `r.kind = 'SpendingAccount' and r.parent = $1 and coalesce((r.doc ->> 'EndDate')::timestamptz > $4::timestamptz, true) and exists (
  select 1 from commerce.resource a where a.kind = 'SpendingAccountAssignment' and a.parent = $1
    and a.doc ->> 'SpendingAccountID' = r.id and coalesce(a.doc ->> 'UserID', $2) = $2 and $3::boolean)`;

function ofUser(call: Call): unknown[] {
  const user = requireUser(call.caller);
  return [user.buyerID, user.ID, call.caller.orderID === null, now()];
}

async function list(call: Call): Promise<Reply> {
  const compiled = compileList(call.query, lists.spendingAccount, ofUser(call));
  const { rows, total } = await runList<{ doc: Json }>(
    call.db,
    { from: 'commerce.resource r', where: ASSIGNED },
    compiled,
  );
  return {
    status: 200,
    body: listPage(
      rows.map((row) => present(models.SpendingAccount, row.doc)),
      total,
      compiled,
    ),
  };
}

async function get(call: Call): Promise<Reply> {
  const id = param(call, 'spendingAccountID');
  const [row] = await call.db.query<{ doc: Json }>(
    `select r.doc from commerce.resource r where ${ASSIGNED} and r.id = $5`,
    [...ofUser(call), id],
  );
  if (!row) throw notFound('SpendingAccount', id);
  return { status: 200, body: present(models.SpendingAccount, row.doc) };
}
