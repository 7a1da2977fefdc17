import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { readBooks } from '../books';
import type { Traffic } from './traffic';

const mailWithinMs = 60_000;

interface UpgradedShop {
  platformUrl: string;
  databaseUrl: string;
  traffic: Traffic;
  /** The product that was bought, and how many there were. */
  bought: string;
  stock: number;
}

/** Everything the shop acknowledged and does not have now, or has twice; a line each. */
export async function lostWrites(upgraded: UpgradedShop): Promise<string[]> {
  const { traffic, databaseUrl } = upgraded;
  const lost: string[] = [];
  for (const [index, cart] of traffic.carts.entries()) {
    const lines = await cart.lost();
    if (lines > 0) lost.push(`cart ${index}: ${lines} lines are not as acknowledged`);
  }
  const books = new Client({ connectionString: databaseUrl });
  await books.connect();
  try {
    lost.push(...(await lostOrders(upgraded, books)), ...(await unsentMail(traffic.placed, books)));
  } finally {
    await books.end();
  }
  return lost;
}

async function lostOrders(
  { platformUrl, traffic, bought, stock }: UpgradedShop,
  books: Client,
): Promise<string[]> {
  const { rows } = await books.query<{ order_id: string; state: string }>(
    'select order_id, state from services.submission',
  );
  const states = new Map(rows.map(({ order_id, state }) => [order_id, state]));
  const lost = await Promise.all(
    traffic.placed.map(async (orderID) => {
      const { order, standing } = await readBooks(platformUrl, orderID, bought);
      const state = states.get(orderID);
      return order.IsSubmitted === true && standing === 1 && state === 'placed'
        ? []
        : [`order ${orderID}: ${state}, ${standing} authorizations`];
    }),
  );
  const { stock: left } = await readBooks(platformUrl, 'none', bought, false);
  const sold = stock - left;
  return [
    ...lost.flat(),
    ...(sold === traffic.placed.length
      ? []
      : [`${sold} sold, but ${traffic.placed.length} orders placed`]),
    ...(rows.length === traffic.placed.length
      ? []
      : [`${rows.length} orders in the journal, but ${traffic.placed.length} placed`]),
  ];
}

/** Orders whose confirmation did not go out once; what is due is waited for. */
async function unsentMail(placed: readonly string[], books: Client): Promise<string[]> {
  const read = async () => {
    const { rows } = await books.query<{ order_id: string }>(
      `select substring(message_id from '^<order-([^@]+)@') as order_id from services.outbox where kind = 'order-confirmation' and sent_at is not null`,
    );
    return rows.map(({ order_id }) => order_id);
  };
  let sent = await read();
  for (const until = Date.now() + mailWithinMs; sent.length < placed.length; sent = await read()) {
    if (Date.now() > until) break;
    await wait(500);
  }
  return placed.flatMap((orderID) => {
    const times = sent.filter((one) => one === orderID).length;
    return times === 1 ? [] : [`order ${orderID}: its confirmation went out ${times} times`];
  });
}
