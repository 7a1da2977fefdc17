import { Auth, Orders, type Order } from 'ordercloud-javascript-sdk';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { orderName } from '@/lib/orders/order-number';
import { missing, risky, works, type Check } from './check';

/** Which of some orders, by ID, the services' database has given a number. */
export type KnownOrders = (orderIDs: readonly string[]) => Promise<readonly string[]>;

/** How many of the newest orders are looked at. */
const looked = 20;

/**
 * Whether the services' database knows the newest orders that carry a number of the shop (ruling 35). One that does not counts from the beginning, or from its backup on, and would give
 * a new order a number that another has. Nothing where the services' client gets no token, which its own checks say.
 */
export async function numberChecks(env: Env, knownOrders: KnownOrders): Promise<Check[]> {
  const token = await Auth.ClientCredentials(
    env.COMMERCE_MIDDLEWARE_CLIENT_SECRET,
    env.COMMERCE_MIDDLEWARE_CLIENT_ID,
    rolesOfCaller('appApi'),
  ).catch(() => null);
  if (!token) return [];
  try {
    const { Items = [] } = await Orders.List(
      'Incoming',
      {
        filters: { Status: '!Unsubmitted', 'xp.OrderNumber': '*' },
        sortBy: ['!DateSubmitted'],
        pageSize: looked,
      },
      { accessToken: token.access_token },
    );
    return [numbersCheck(Items, await knownOrders(Items.map(({ ID = '' }) => ID)))];
  } catch (error) {
    return [
      risky(
        `Whether the database knows the newest orders was not seen: ${String((error as Error).message)}`,
        'Run this again once the vendor and the database answer, before the services start on a new or restored database.',
      ),
    ];
  }
}

/** What the newest orders with numbers, and those of them that the database knows, say. One that is held because nobody paid it may carry a number that a visitor wrote. Pure. */
export function numbersCheck(orders: readonly Order[], knownIDs: readonly string[]): Check {
  const newest = orders.filter(({ xp }) => !(xp as { OnHold?: object } | null)?.OnHold);
  const unknown = newest.filter(({ ID = '' }) => !knownIDs.includes(ID));
  const [first] = unknown;
  if (!first)
    return works(
      newest.length === 0
        ? 'No order has a number yet.'
        : 'The database knows the newest orders by their numbers.',
    );
  return missing(
    `The database does not know ${unknown.length} of the newest ${newest.length} orders, ${orderName(first)} among them: new orders would get numbers that are taken.`,
    'Restored from a backup: run `npm run recover` before the services start (docs/operations/restore.md). New: take a marketplace in which nobody has ordered (docs/going-live.md).',
  );
}
