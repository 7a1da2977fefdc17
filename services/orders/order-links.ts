import { createHash, createHmac } from 'node:crypto';
import { PlainError } from '@/lib/core/errors/error-words';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { sql, type Statements } from '@/services/database/statements';

/** Who a link is for: whoever ordered sees the whole order, who gets it their own shipment alone, a rescue is for a shipment nobody took. */
type LinkTarget =
  | { role: 'sender'; orderID: string; shipmentID: null }
  | { role: 'recipient' | 'rescue'; orderID: string; shipmentID: string };

/** Makes the tokens of links. */
export interface OrderLinks {
  /** The token of a link, 128 bits as 32 hexadecimal digits: always the same for the same target and turn, so that it is kept nowhere. */
  token(target: LinkTarget, turn?: number): string;
  /** The token by which a mail shows a photo, and nothing else of its order: it opens as long as whoever ordered may see the photo. */
  photoToken(orderID: string, photoID: string): string;
}

/** How long a sender's link opens after the last day of the order, a recipient's after its shipment was sent (owner's ruling), in days. */
const [senderDays, recipientDays] = [180, 30];

/** Links made with the secret that storefronts and services share. One that was made with an earlier secret goes on opening: its digest is kept. */
export function orderLinks(secret: string): OrderLinks {
  const key = createHmac('sha256', secret).update('links of orders').digest();
  const tokenOf = (...parts: (string | null)[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex').slice(0, 32);
  return {
    token: ({ role, orderID, shipmentID }, turn = 0) =>
      tokenOf(role, orderID, shipmentID, ...(turn > 0 ? [String(turn)] : [])),
    photoToken: (orderID, photoID) => tokenOf('photo', orderID, photoID),
  };
}

/** Until when the one who ordered may follow: half a year from the last Chicago day that was promised, from today where that is later. */
export function senderUntil(days: readonly string[], now: Date): Date {
  return endAfter([chicagoDate(now), ...days].sort().at(-1) ?? '', senderDays);
}

/** Until when whoever gets a shipment may see it, from the day it was sent or tried. */
export function recipientUntil(now: Date): Date {
  return endAfter(chicagoDate(now), recipientDays);
}

/** How many shipments of an order may have had one ID when their links were made, and how many links of whoever ordered may have been ended. */
const mostTurns = 20;

/**
 * Lets a link open until an instant, and returns its token. One that is there keeps the later end; one that opens another shipment by now, which had this
 * one's ID before, goes on doing so, and this one gets the next, as after one that was ended.
 */
export function* keepLink(links: OrderLinks, target: LinkTarget, until: Date): Statements<string> {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const token = links.token(target, turn);
    const kept = yield* sql(
      `insert into services.order_link as link (hash, role, order_id, shipment_id, until) values ($1, $2, $3, $4, $5)
       on conflict (hash) do update set until = greatest(link.until, excluded.until)
         where link.shipment_id is not distinct from excluded.shipment_id and link.ended_at is null returning 1`,
      [hashOf(token), target.role, target.orderID, target.shipmentID, until],
    );
    if (kept.length > 0) return token;
  }
  throw new PlainError('No end of links.');
}

/**
 * Ends the link by which whoever ordered follows an order, which has come into wrong hands: those who say so know them. The next one has another token and opens as long.
 * Answers whether there was one.
 */
export function* endSenderLink(
  links: OrderLinks,
  orderID: string,
  { staff, now }: { staff: string; now: Date },
): Statements<boolean> {
  const ended = yield* sql<{ until: Date | string }>(
    `update services.order_link set ended_at = $2, ended_by = $3
     where order_id = $1 and role = 'sender' and ended_at is null and until > $2 returning until`,
    [orderID, now, staff],
  );
  if (ended.length === 0) return false;
  const until = Math.max(...ended.map((link) => new Date(link.until).getTime()));
  yield* keepLink(links, { role: 'sender', orderID, shipmentID: null }, new Date(until));
  return true;
}

/** The tokens of the links that whoever gets a shipment of an order can open it by just now, by the shipment; one that was made with an earlier secret is not among them. */
export function* recipientTokens(
  links: OrderLinks,
  orderID: string,
  now: Date,
): Statements<Record<string, string>> {
  const rows = yield* sql<{ hash: string; shipment_id: string }>(
    `select hash, shipment_id from services.order_link where order_id = $1 and role = 'recipient' and until > $2`,
    [orderID, now],
  );
  const turns = Array.from({ length: mostTurns }, (_, turn) => turn);
  const tokens = rows.flatMap(({ hash, shipment_id: shipmentID }) =>
    turns
      .map((turn) => links.token({ role: 'recipient', orderID, shipmentID }, turn))
      .filter((token) => hashOf(token) === hash)
      .map((token): [string, string] => [shipmentID, token]),
  );
  return Object.fromEntries(tokens);
}

/** What a token opens; `null` for one that nobody was given, or that has ended. */
export function* openLink(token: string, now: Date): Statements<LinkTarget | null> {
  const [row] = yield* sql<{
    role: LinkTarget['role'];
    order_id: string;
    shipment_id: string | null;
  }>(
    'select role, order_id, shipment_id from services.order_link where hash = $1 and until > $2 and ended_at is null',
    [hashOf(token), now],
  );
  if (!row) return null;
  const { role, order_id: orderID, shipment_id: shipmentID } = row;
  if (role === 'sender') return { role, orderID, shipmentID: null };
  return shipmentID === null ? null : { role, orderID, shipmentID };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function endAfter(day: string, days: number): Date {
  return chicagoInstant(addChicagoDays(day, days + 1), '00:00');
}
