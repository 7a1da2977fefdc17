import { PlainError } from '@/lib/core/errors/error-words';
import { newId } from '@/lib/core/ids';
import { now } from '@/lib/core/time/clock';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments } from '@/lib/orders/group-shipments';
import { orderName } from '@/lib/orders/order-number';
import { keptShipments } from '@/lib/orders/shipment/kept-shipments';
import { standingOrder } from '@/lib/orders/shipment/standing-order';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { movePlaces } from '../app-api/runs/places';
import { scheduledStops } from '../app-api/runs/stops';
import { greetedName } from '../orders/confirmation';
import { submissionOf } from '../orders/journal';
import type { Submission } from '../orders/submission';
import { orderDifferences } from '../mails/order/order-differences';
import type { ShopFacts } from '../mails/order/shop-facts';
import { changeMailID } from '../mails/message-id';
import { enqueue } from '../outbox/outbox';
import { writeStatusesLater } from '../outbox/order-messages';
import { nobody } from '../upstream/commerce/order-person';
import type { Worksheet } from '../upstream/commerce/orders';
import { isCanceledInBooks } from './money/books';
import { callDesk } from './money/desk';

interface ChangeSources {
  store: Store;
  /** Throws `CommerceFailure`. */
  readWorksheet(orderID: string): Promise<Worksheet>;
  shopFacts(): Promise<ShopFacts>;
  /** Throws `UpstreamUnavailable`. */
  settings(): Promise<BuyerSettings>;
}

/**
 * Brings the journal of a placed order in step with the commerce platform, where a florist may have moved a day, an address or a card: what happened to a shipment
 * stays with it, its places on runs follow, its money is looked at again, and whoever ordered is mailed what is another than before, once. An order that stands as the journal has it,
 * was cancelled or is forgotten is left alone. Throws `CommerceFailure`, and where what mails say cannot be read: it is to be tried again.
 */
export async function noteChanges(
  { store, readWorksheet, shopFacts, settings }: ChangeSources,
  orderID: string,
): Promise<void> {
  const seen = await store.transact(() => placedRow(orderID));
  if (!seen) return;
  const [{ order, items }, shop, runs] = await Promise.all([
    readWorksheet(orderID),
    shopFacts(),
    settings(),
  ]);
  if (order.Status === 'Canceled') return;
  if (!shop.opening) throw new PlainError('The shop cannot be read.');
  const { submission, calculated } = seen;
  const standing = standingOrder(calculated, items);
  const changed = orderDifferences(calculated, standing, shop);
  const renamed = renamedShipments(calculated, standing);
  const regrouped = shipmentIDs(calculated) !== shipmentIDs(standing);
  if (changed.length === 0 && !regrouped) return;
  const to = submission.guest?.Email ?? order.FromUser?.Email;
  await store.transact(function* () {
    const before = yield* placedRow(orderID);
    if (before?.version !== seen.version) throw new PlainError('The order was changed meanwhile.');
    // Its places are free again, and no van goes for it.
    if (yield* isCanceledInBooks(orderID)) return;
    yield* sql(
      'update services.submission set calculated = $2::jsonb, updated_at = clock_timestamp() where order_id = $1',
      [orderID, JSON.stringify(standing)],
    );
    yield* renameShipments(orderID, renamed);
    const groups = groupShipments(items.map(lineFromWorksheet));
    yield* movePlaces(submission, scheduledStops(groups, runs), runs);
    yield* callDesk(orderID, now());
    if (regrouped && keptShipments(order).length > 0) yield* writeStatusesLater(orderID);
    if (changed.length === 0 || !to || to === nobody.Email) return;
    yield* enqueue({
      messageID: changeMailID(orderID, newId()),
      kind: 'order-changed',
      payload: {
        to,
        firstName: greetedName(submission, order),
        orderID,
        userID: order.FromUserID ?? '',
        number: orderName(order),
        changed,
      },
    });
  });
}

/** A placed order of the journal, kept as it is until the transaction ends; `null` where there is none, or its person is forgotten. */
function* placedRow(
  orderID: string,
): Statements<{ submission: Submission; calculated: CalculatedOrder; version: string } | null> {
  const rows = yield* sql<{ version: string }>(
    `select *, updated_at::text as version from services.submission
     where order_id = $1 and state = 'placed' and forgotten_at is null for update`,
    [orderID],
  );
  const submission = submissionOf(rows);
  const calculated = submission?.calculated;
  return calculated ? { submission, calculated, version: rows[0]?.version ?? '' } : null;
}

function shipmentIDs({ CalculatorShipments }: CalculatedOrder): string {
  return CalculatorShipments.map(({ ID }) => ID).join();
}

/** A shipment by its ID of before and of now. */
interface RenamedShipment {
  before: string;
  after: string;
}

/** The shipments whose lines go together as before, and whose ID is another because where or when they go is. */
function renamedShipments(before: CalculatedOrder, after: CalculatedOrder): RenamedShipment[] {
  const lineIDs = ({ LineItems }: CalculatedOrder['CalculatorShipments'][number]) =>
    LineItems.map(({ ID }) => ID)
      .sort()
      .join();
  return after.CalculatorShipments.flatMap((shipment): RenamedShipment[] => {
    const was = before.CalculatorShipments.find((each) => lineIDs(each) === lineIDs(shipment));
    return was && was.ID !== shipment.ID ? [{ before: was.ID, after: shipment.ID }] : [];
  });
}

/**
 * Keeps what belongs to a shipment with it where its ID is another now: what happened to it, its photos, the links that open it. All at once, for one may have the ID now
 * that another had before.
 */
function* renameShipments(orderID: string, renamed: readonly RenamedShipment[]): Statements<void> {
  for (const table of ['shipment_event', 'photo', 'order_link'])
    yield* sql(
      `update services.${table} set shipment_id = renamed.after from jsonb_to_recordset($2::jsonb) as renamed (before text, after text)
       where order_id = $1 and shipment_id = renamed.before`,
      [orderID, JSON.stringify(renamed)],
    );
}
