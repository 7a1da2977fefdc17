import { randomInt } from 'node:crypto';
import { codeMinutes } from '@/lib/account/order-code';
import { isSameText } from '@/lib/core/signature';
import { isId, newId } from '@/lib/core/ids';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { orderName, readOrderNumber } from '@/lib/orders/order-number';
import type { KeyedDigest } from '../app-api/limits/client';
import { enqueue } from '../outbox/outbox';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { findOrder } from '../upstream/commerce/orders';
import { orderOfNumber } from '../orders/order-numbers';

const digits = 6;
/** How often a code may be tried. */
const mostTries = 5;

/** The order that somebody looks up, and who is mailed; `null` where number and e-mail belong to no order. */
interface LookedUp {
  orderID: string;
  /** What the order is called. */
  number: string;
  email: string;
}

/**
 * The placed order that people call by a number and that was ordered with an e-mail, letter case aside; `null` where there is none. One that was given no number
 * is called by its ID. Throws `CommerceFailure` when the commerce platform does not answer.
 */
export async function lookUpOrder(
  store: Store,
  token: MiddlewareToken,
  { Number, Email }: { Number: string; Email: string },
): Promise<LookedUp | null> {
  const number = readOrderNumber(Number);
  const orderID = number ? await store.transact(() => orderOfNumber(number)) : Number.trim();
  if (!isId(orderID)) return null;
  const order = await findOrder(token, orderID);
  const email = order?.FromUser?.Email ?? '';
  if (!order?.IsSubmitted || email.toLowerCase() !== Email.trim().toLowerCase()) return null;
  return { orderID, number: orderName(order), email };
}

/**
 * Makes a code for an order that was looked up and puts its mail into the outbox; returns the name under which the code is entered. Where there is no such order a code
 * is made all the same, which nobody is mailed and nothing is opened by: neither answer nor tries tell the two apart.
 */
export async function makeOrderCode(
  store: Store,
  digest: KeyedDigest,
  found: LookedUp | null,
  now: Date,
): Promise<string> {
  const id = newId();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  await store.transact(function* () {
    yield* sql(
      'insert into services.order_code (id, order_id, digest, until) values ($1, $2, $3, $4)',
      [
        id,
        found?.orderID ?? null,
        digest('order code', `${id} ${code}`),
        new Date(now.getTime() + codeMinutes * 60_000),
      ],
    );
    if (found)
      yield* enqueue({
        messageID: `code-${id}`,
        kind: 'order-code',
        payload: { to: found.email, number: found.number, code },
      });
  });
  return id;
}

/** The order that a code opens, which it does once; `null` for a wrong code, one too many tries, or one that has ended. */
export function* takeOrderCode(
  digest: KeyedDigest,
  { id, code }: { id: string; code: string },
  now: Date,
): Statements<string | null> {
  const [row] = yield* sql<{ order_id: string | null; digest: string }>(
    'update services.order_code set tries = tries + 1 where id = $1 and tries < $2 and until > $3 returning order_id, digest',
    [id, mostTries, now],
  );
  if (!row || !isSameText(row.digest, digest('order code', `${id} ${code}`))) return null;
  yield* sql('delete from services.order_code where id = $1', [id]);
  return row.order_id;
}
