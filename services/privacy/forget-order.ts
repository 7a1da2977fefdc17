import { sql, type Store } from '@/services/database/statements';
import { submissionOf } from '../app-api/submit/journal';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { taxKinds } from '../outbox/tax-messages';
import { endPhotosOf } from '../orders/photos';
import type { PrivateFiles } from '../upstream/private-files';
import { CommerceFailure } from '../upstream/commerce/failure';
import { emptyOrder, type OrderTokens } from '../upstream/commerce/order-person';
import { withoutPerson } from '@/services/upstream/commerce/without-person';

/**
 * A placed order without its person, in the commerce platform and in the services' tables: journal, messages, the mailboxes its gift cards went
 * to, its links, and where its shipments were left, with their photos. The amounts stay for the books. Repeatable. Throws `CommerceFailure`, `UpstreamUnavailable`.
 */
export async function forgetOrder(
  store: Store,
  tokens: OrderTokens & { photos: PrivateFiles },
  orderID: string,
): Promise<void> {
  await emptyOrder(tokens, orderID).catch((error: unknown) => {
    if (!(error instanceof CommerceFailure && error.status === 404)) throw error;
  });
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
       where (sent_at is not null or dead_at is not null) and kind <> all($2::text[])
         and coalesce(payload #>> '{order,Order,ID}', payload ->> 'orderID') = $1`,
      [orderID, taxKinds],
    );
  });
}
