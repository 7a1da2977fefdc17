import { randomUUID } from 'node:crypto';
import { Configuration } from 'ordercloud-javascript-sdk';
import { pictureAt } from '@/lib/catalogue/picture';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { reportRoles } from '@/lib/orders/staff-roles';
import { orderLookupPath, orderPagePath } from '@/lib/routes/order-path';
import { staff } from '@/platform/stock/accounts/staff';
import { orderLinks } from '@/services/orders/order-links';
import { staffToken } from '../orders/staff-token';
import { callShop } from './call-shop';
import type { DayCommand } from './command';
import { planDay, type DayEvent } from './plan-day';
import { readOpenOrders, type OpenOrder } from './read-open';

interface Outside {
  say(line: string): void;
  wait(ms: number): Promise<unknown>;
}

const timeoutMs = 30_000;
/** How many orders to look at are named. */
const mostNamed = 3;

/**
 * Plays what is left of a day of the demo shop: reads its open orders, then tells their events one after the other with the tokens of its staff, by the routes
 * that a tablet uses. Throws an Error in plain words when the shop is not running or is no demo.
 */
export async function playDay(
  { every, order }: DayCommand,
  env: Env,
  { say, wait }: Outside,
): Promise<void> {
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: timeoutMs });
  const tokens = await staffTokens(env);
  const orders = await readOpenOrders(env, tokens.get('BenchLead') ?? '', order);
  const events = planDay(orders.flatMap(({ shipments }) => shipments));
  if (events.length === 0) {
    say('Nothing is left to do: every order has arrived. Place one, and play its day.');
    return;
  }
  for (const line of whereToLook(env, orders, events)) say(line);
  const names = new Map(orders.map(({ id, name }) => [id, name]));
  for (const [index, event] of events.entries()) {
    if (index > 0 && every > 0) await wait(every * 1000);
    await tell(env, tokens, orders, event);
    const { orderID, state, note } = event;
    say(`${index + 1}/${events.length}  ${names.get(orderID)}  ${state}${note ? `: ${note}` : ''}`);
  }
}

/** A token for each role of the staff. */
async function staffTokens(env: Env): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  for (const { Username, password, AvailableRoles } of staff) {
    const token = await staffToken(env, Username ?? '', password);
    if (!token)
      throw new Error(
        `The commerce platform at ${env.COMMERCE_URL} lets none of the demo's staff in. Start the demo shop first: npm start.`,
      );
    for (const role of AvailableRoles) tokens.set(role, token);
  }
  return tokens;
}

/** The first orders that will move, with the addresses at which they are seen to. */
function whereToLook(env: Env, orders: readonly OpenOrder[], events: readonly DayEvent[]) {
  const links = orderLinks(env.STOREFRONT_WEBHOOK_SECRET);
  const moving = orders.filter(({ id }) => events.some(({ orderID }) => orderID === id));
  return [
    `${events.length} things will happen to ${moving.length} orders. Look at some meanwhile:`,
    ...moving.slice(0, mostNamed).map(({ id, name }) => {
      const token = links.token({ role: 'sender', orderID: id, shipmentID: null });
      return `  ${name}  ${env.SITE_ORIGIN}${orderPagePath(token)}`;
    }),
    `Any other by its number and e-mail at ${env.SITE_ORIGIN}${orderLookupPath}; the code is in ${env.PLATFORM_URL}/mail/.`,
  ];
}

/** Tells an event as the first of the staff who may, then sends its photo: in the demo the picture of the product. */
async function tell(
  env: Env,
  tokens: ReadonlyMap<string, string>,
  orders: readonly OpenOrder[],
  { orderID, shipmentID, state, note, hasPhoto }: DayEvent,
): Promise<void> {
  const [role = 'BenchLead'] = reportRoles(state);
  const token = tokens.get(role) ?? '';
  const Key = `demo-${randomUUID()}`;
  const At = now().toISOString();
  const path = `/order/${orderID}/shipmentevents`;
  const Events = [{ Key, ShipmentID: shipmentID, State: state, At, ...(note && { Note: note }) }];
  await callShop(env, token, 'POST', path, { json: { Events } });
  const shipment = orders
    .flatMap(({ shipments }) => shipments)
    .find(({ orderID: id, group }) => id === orderID && group.id === shipmentID);
  const shown = shipment?.group.lines[0]?.xp.ShownImage;
  if (!hasPhoto || typeof shown !== 'string') return;
  const address = new URL(pictureAt(shown, 1200), env.SITE_ORIGIN);
  const picture = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  const type = picture.headers.get('content-type') ?? '';
  if (!picture.ok || !type.startsWith('image/')) return;
  const photo = await picture.arrayBuffer();
  await callShop(env, token, 'PUT', `${path}/${Key}/photo`, { photo, type });
}
