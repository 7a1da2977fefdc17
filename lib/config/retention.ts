import { z } from 'zod';

/**
 * How many days the retailer's own systems keep what names a person, by name; the whole table with tables and reasons is
 * `services/retention/rules.ts`. The privacy page says these numbers.
 */
export const retentionDays = {
  /** Orders and their payments: seven years, for the tax law. */
  orders: 2557,
  /** What somebody typed for an order that was refused. */
  'refused-orders': 30,
  /** Content of mails and notices that went out. */
  'sent-messages': 14,
  /** Content of those nobody took. */
  'dead-messages': 60,
  /** Carts of visitors who never ordered: their token ends after seven days. */
  'guest-carts': 30,
  /** Digests of who failed to log in, after the hour in which they count. */
  'failed-log-ins': 0,
  /** Visits that were ended, after their cookie could be opened no more. */
  'ended-visits': 0,
  /** IDs of webhook deliveries. */
  'seen-deliveries': 7,
  /** What the payment gateway paid out: longer than a year of the books. */
  disbursements: 500,
  /** Stops of delivery runs, after their day. */
  'run-places': 90,
  /** Who took free seats, as digests: longer than an event is booked ahead. */
  'free-seats': 400,
  /** What visitors asked of the house: longer than a wedding is planned ahead. */
  requests: 400,
  /** Mailboxes that wait for a product that has not come back: a season away. */
  'stock-notices': 365,
  /** Digests of links to orders, after the day until which they open. */
  'order-links': 0,
  /** Photos of shipments. */
  photos: 180,
  /** Codes for orders that were looked up, after the ten minutes in which they open. */
  'order-codes': 1,
} as const satisfies Record<string, number>;

export type RetentionName = keyof typeof retentionDays;

/** An order is delivered, followed, taken back and disputed with the person in it: no shop forgets it sooner. */
const leastDays: Partial<Record<RetentionName, number>> = { orders: 400 };

/** Other numbers than the usual ones, as the environment writes them: `refused-orders=14, guest-carts=60`. Days, 0 to 3,660, of orders at least 400. */
export const retentionChanges = z
  .string()
  .transform((text, context): Partial<Record<RetentionName, number>> => {
    const changes: Partial<Record<RetentionName, number>> = {};
    for (const part of text
      .split(',')
      .map((piece) => piece.trim())
      .filter(Boolean)) {
      const [, name, days] = /^([a-z-]+) ?= ?(\d{1,4})$/.exec(part) ?? [];
      if (name === undefined || !(name in retentionDays) || Number(days) > 3660) {
        context.addIssue({
          code: 'custom',
          message: `"${part}" is not one of ${Object.keys(retentionDays).join(', ')} with = and a number of days`,
        });
        return z.NEVER;
      }
      const least = leastDays[name as RetentionName] ?? 0;
      if (Number(days) < least) {
        context.addIssue({
          code: 'custom',
          message: `${name} are kept at least ${least} days: they name whom they are delivered to`,
        });
        return z.NEVER;
      }
      changes[name as RetentionName] = Number(days);
    }
    return changes;
  });
