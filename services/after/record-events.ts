import { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { isPickup } from '@/lib/delivery/method';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { groupShipments, type ShipmentGroup } from '@/lib/orders/group-shipments';
import {
  hasArrived,
  hasLeft,
  leavingStates,
  shipmentStates,
  type ShipmentLife,
} from '@/lib/orders/shipment/shipment-life';
import { standingOrder } from '@/lib/orders/shipment/standing-order';
import type { Statements, Store } from '@/services/database/statements';
import { idSchema } from '../http/field-schemas';
import { greetedName } from '../orders/confirmation';
import { journal } from '../orders/journal';
import type { Submission } from '../orders/submission';
import type { NewsState } from '../mails/shipment-news';
import { shipmentMailID } from '../mails/message-id';
import { enqueue } from '../outbox/outbox';
import type { Worksheet } from '../upstream/commerce/orders';
import { keepLink, recipientUntil, senderUntil, type OrderLinks } from '../orders/order-links';
import { appendEvent, livesOf } from '../orders/shipment-events';
import { writeStatusesLater } from '../outbox/order-messages';
import { callDesk } from './money/desk';

const mostAtOnce = 100;
/** How far a teller's clock may go ahead of the shop's. */
const aheadMs = 5 * 60_000;

/** `POST /api/order/{id}/shipmentevents`: what happened to shipments of the order. Instants in ISO 8601. */
export const shipmentEventsSchema = z.strictObject({
  Events: z
    .array(
      z.strictObject({
        Key: z.string().regex(/^[\w.:-]{1,100}$/),
        ShipmentID: idSchema,
        State: z.enum(shipmentStates),
        At: z.iso.datetime({ offset: true }),
        Round: z.int().min(1).max(100).optional(),
        Note: z.string().trim().min(1).max(200).optional(),
      }),
    )
    .min(1)
    .max(mostAtOnce),
});

type Events = z.output<typeof shipmentEventsSchema>['Events'];

/** How far a shipment is, as the App API tells it. */
export interface ShipmentAnswer {
  ID: string;
  State: string;
  Round: number;
  At: string | null;
  Note: string | null;
  Times: Record<string, string>;
}

/** The lives of an order's shipments as answers. */
export function shipmentAnswers(lives: ReadonlyMap<string, ShipmentLife>): ShipmentAnswer[] {
  return [...lives].map(([ID, { state, round, at, note, times }]) => ({
    ID,
    State: state,
    Round: round,
    At: at,
    Note: note,
    Times: times as Record<string, string>,
  }));
}

/**
 * Records what happened to shipments of a placed order, each event once, has the commerce platform told, whoever ordered mailed, and money taken when goods left. An event without a round is of the present one; `received` after
 * nobody was there begins the next. Whoever gets a shipment has a link from the moment it is sent or was tried. `bad-request` for an event of another
 * order's shipment, or of the future.
 */
export async function recordEvents(
  store: Store,
  links: OrderLinks,
  { order, items }: Worksheet,
  events: Events,
  now: Date,
): Promise<Result<{ recorded: number; lives: Map<string, ShipmentLife> }, Problem>> {
  const orderID = order.ID ?? '';
  if (!order.IsSubmitted) return err(problem('not-found'));
  const groups = groupShipments(items.map(lineFromWorksheet));
  const wrong = events.findIndex(
    ({ ShipmentID, At }) =>
      !groups.some(({ id }) => id === ShipmentID) || Date.parse(At) > now.getTime() + aheadMs,
  );
  const first = events[wrong];
  if (first) {
    const field = groups.some(({ id }) => id === first.ShipmentID) ? 'At' : 'ShipmentID';
    return err(problem('bad-request', { field: `Events.${wrong}.${field}` }));
  }
  const placed = await journal(store).find(orderID);
  return ok(
    await store.transact(function* () {
      let recorded = 0;
      for (const event of events) {
        const life = (yield* livesOf(orderID)).get(event.ShipmentID);
        const { Key: key, ShipmentID: shipmentID, State: state, Note: note = null } = event;
        const round = event.Round ?? roundOf(state, life);
        const at = new Date(event.At).toISOString();
        if (yield* appendEvent(orderID, { key, shipmentID, state, round, at, note })) recorded += 1;
      }
      const lives = yield* livesOf(orderID);
      if (recorded === 0) return { recorded, lives };
      if (events.some(({ State }) => leavingStates.includes(State))) yield* callDesk(orderID, now);
      for (const [shipmentID, life] of lives) {
        const hasNews = events.some((event) => event.ShipmentID === shipmentID);
        const group = groups.find(({ id }) => id === shipmentID);
        if (hasNews && placed && group) yield* enqueueNews(placed, { order, items }, group, life);
      }
      for (const group of groups) yield* keepLinks(links, orderID, group, lives.get(group.id), now);
      yield* writeStatusesLater(orderID);
      return { recorded, lives };
    }),
  );
}

/**
 * How long the mail about an event waits for its photo, which is sent after the event. What was made is told with its photo or not at all: a tablet that was
 * offline has until it leaves.
 */
const photoWaitMs: Partial<Record<NewsState, number>> = {
  designed: 12 * 60 * 60_000,
  delivered: 60_000,
};

/** What whoever ordered is mailed of; designing is for the house alone. */
const mailedStates: readonly NewsState[] = [
  'designed',
  'ready',
  'loaded',
  'shipped',
  'attempted',
  'delivered',
];

/** Mails how far a shipment is, once for each state of a round: what was overtaken by the time it was told is no news, nor is an order placed elsewhere. */
function* enqueueNews(
  placed: Submission,
  { order, items }: Worksheet,
  { id: shipmentID, lines }: ShipmentGroup,
  { state, round, at, note }: ShipmentLife,
): Statements<void> {
  const mailed = mailedStates.find((mailedState) => mailedState === state);
  const to = placed.guest?.Email ?? order.FromUser?.Email;
  if (!mailed || !at || !to || placed.state !== 'placed' || !placed.calculated) return;
  const firstName = greetedName(placed, order);
  yield* enqueue(
    {
      messageID: shipmentMailID(
        placed.orderID,
        lines.map(({ id }) => id),
        `${mailed}-${round}`,
      ),
      kind: 'shipment-news',
      payload: {
        to,
        firstName,
        order: standingOrder(placed.calculated, items),
        shipmentID,
        state: mailed,
        at,
        note,
      },
    },
    photoWaitMs[mailed] ?? 0,
  );
}

/** The round of an event that does not name one. */
function roundOf(state: string, life: ShipmentLife | undefined): number {
  const present = life?.round ?? 1;
  return state === 'received' && life && life.state !== 'received' ? present + 1 : present;
}

/** Lets whoever gets a shipment follow it once it has left the house, and whoever ordered half a year longer than it took. */
export function* keepLinks(
  links: OrderLinks,
  orderID: string,
  { id: shipmentID, method }: ShipmentGroup,
  life: ShipmentLife | undefined,
  now: Date,
): Statements<void> {
  if (!life || !hasLeft(life)) return;
  if (hasArrived(life))
    yield* keepLink(links, { role: 'sender', orderID, shipmentID: null }, senderUntil([], now));
  const isHandedOver = method !== null && !isPickup(method) && method !== 'Email';
  if (isHandedOver)
    yield* keepLink(links, { role: 'recipient', orderID, shipmentID }, recipientUntil(now));
}
