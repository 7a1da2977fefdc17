import { sql, type Store } from '@/services/database/statements';
import { submissionOf } from '../orders/journal';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderOfMessage } from '../outbox/outbox';
import { taxKinds } from '../outbox/order-messages';
import { endPhotosOf } from '../orders/photos';
import type { PrivateFiles } from '../upstream/private-files';
import { orNull } from '../upstream/commerce/call';
import { emptyOrder, emptyPayer, type OrderTokens } from '../upstream/commerce/order-person';
import { withoutPerson } from '@/services/upstream/commerce/without-person';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';

/**
 * A placed order without its person, in the commerce platform and in the services' tables: journal, messages, the mailboxes its gift cards went
 * to, its links, and where its shipments were left, with their photos. The amounts stay for the books. Repeatable. Throws `CommerceFailure`, `UpstreamUnavailable`.
 */
export async function forgetOrder(
  store: Store,
  tokens: OrderTokens & { photos: PrivateFiles },
  orderID: string,
): Promise<void> {
  await orNull(emptyOrder(tokens, orderID));
  await endPhotosOf(store, tokens.photos, orderID);
  const row = submissionOf(
    await store.query('select * from services.submission where order_id = $1', [orderID]),
  );
  await store.transact(function* () {
    if (row) {
      yield* sql(
        `update services.submission set guest = null, refusal = null, tenders = $2::jsonb, calculated = $3::jsonb, forgotten_at = clock_timestamp() where order_id = $1`,
        [
          orderID,
          JSON.stringify(withoutPerson(row.tenders)),
          row.calculated && JSON.stringify(withoutPerson<CalculatedOrder>(row.calculated)),
        ],
      );
    }
    yield* sql('delete from services.order_link where order_id = $1', [orderID]);
    yield* sql('delete from services.order_code where order_id = $1', [orderID]);
    yield* sql('update services.shipment_event set note = null where order_id = $1', [orderID]);
    yield* sql('delete from services.free_seat where order_id = $1', [orderID]);
    yield* sql(`update services.gift_card set email = '' where order_id = $1 and email <> ''`, [
      orderID,
    ]);
    yield* sql(
      `update services.outbox set payload = '{}'::jsonb, last_error = null
       where (sent_at is not null or dead_at is not null) and kind <> all($2::text[]) and payload <> '{}'::jsonb
         and ${orderOfMessage} = $1`,
      [orderID, taxKinds],
    );
  });
}

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
