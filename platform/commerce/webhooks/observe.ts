import { now } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/ids';
import type { Queryable } from '@/services/database/database';
import { joined } from '@/services/database/rehearse';
import { isJson, type Json } from '../engine/json';
import type { Call, Reply, Route } from '../engine/route';
import { DELIVERIES } from '../schema';

/**
 * Answers an observed call and puts what its webhooks are told into the queue, all in one transaction: nothing is told that was not
 * committed, and nothing committed goes untold.
 */
export function answerObserved(
  route: Route,
  call: Call,
): Promise<{ reply: Reply; isTold: boolean }> {
  return call.db.tx(async (handle) => {
    const reply = await route.handle({ ...call, db: joined(call.db, handle) });
    return { reply, isTold: await tell(handle, route, call, reply) };
  });
}

async function tell(handle: Queryable, route: Route, call: Call, reply: Reply): Promise<boolean> {
  const { clientID, username, roles, user, orderID } = call.caller;
  const notice = {
    Route: templateOf(route),
    RouteParams: call.params,
    QueryParams: Object.fromEntries(call.query),
    Verb: route.method,
    Date: now().toISOString(),
    LogID: newId(),
    Request: { Body: withoutSecrets(call.body), Headers: null },
    Response: { Body: isJson(reply.body) ? reply.body : null, Headers: null },
  };
  const caller = {
    usr: username,
    cid: clientID,
    u: user ? String(user.uid) : null,
    usrtype: user ? 'buyer' : 'admin',
    role: roles,
    orderid: orderID ?? undefined,
  };
  const rows = await handle.query(
    `insert into ${DELIVERIES} (payload)
     select jsonb_build_object('kind', 'webhook', 'webhookID', w.id) || $1::jsonb from commerce.resource w
     where w.kind = 'Webhook' and w.parent = ''
       and exists (select 1 from jsonb_array_elements_text(w.doc -> 'ApiClientIDs') as client (id) where lower(client.id) = lower($2))
       and exists (select 1 from jsonb_to_recordset(w.doc -> 'WebhookRoutes') as known ("Route" text, "Verb" text)
                   where lower(trim(known."Route", '/')) = lower($3) and known."Verb" = $4)
     returning id`,
    [JSON.stringify({ told: notice, caller }), clientID, notice.Route, notice.Verb],
  );
  return rows.length > 0;
}

/** What only its bearer may know is not written down a second time. */
function withoutSecrets(body: Json): Json {
  return Object.fromEntries(
    Object.entries(body).filter(([name]) => name !== 'Password' && name !== 'HashKey'),
  );
}

/** A route as the vendor names it to webhooks: `v1/products/{productID}`. */
function templateOf({ path }: Pick<Route, 'path'>): string {
  return `v1${path.replace(/:(\w+)/g, '{$1}')}`;
}
