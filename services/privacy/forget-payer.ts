import { sql, type Store } from '@/services/database/statements';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { emptyPayer } from '../upstream/commerce/order-person';

/**
 * Takes the account somebody paid with out of orders that are somebody else's: out of the payments, the journal, and confirmations that went out, whose
 * content ends. Everything else of the orders stays. Repeatable. Throws `CommerceFailure`.
 */
export async function forgetPayer(
  store: Store,
  orders: MiddlewareToken,
  orderIDs: readonly string[],
  email: string,
): Promise<void> {
  for (const id of orderIDs) await emptyPayer(orders, id, email);
  await store.transact(function* () {
    yield* sql(
      `update services.outbox set payload = '{}'::jsonb, last_error = null
       where sent_at is not null and payload #>> '{order,Order,ID}' = any($1::text[]) and strpos(lower(payload ->> 'payments'), $2) > 0`,
      [orderIDs, email],
    );
    yield* sql(
      `update services.submission set tenders = (
         select jsonb_agg(case when lower(tender ->> 'account') = $2 then tender || '{"account": ""}'::jsonb else tender end order by place)
         from jsonb_array_elements(tenders) with ordinality as each(tender, place))
       where order_id = any($1::text[]) and tenders <> '[]'::jsonb`,
      [orderIDs, email],
    );
  });
}
