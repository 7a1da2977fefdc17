import type { LineItem, Order } from 'ordercloud-javascript-sdk';
import { toDollars, type Cents } from '@/lib/core/money';
import type { Worksheet } from '@/services/upstream/commerce/orders';
import { CommerceFailure } from '@/services/upstream/commerce/failure';

/** What becomes of an order at the platform: taken, refused at submit, or changed by somebody before or just before it is submitted. */
export type Fate = 'taken' | 'refused' | 'changed-before' | 'changed-at-submit';

interface FaultyOrder {
  items: LineItem[];
  total: Cents;
  fate: Fate;
  submitted: boolean;
  canceled: boolean;
  payments: Set<string>;
}

const orders = new Map<string, FaultyOrder>();
let seed = 1;
let share = 0;

/** A number from 0 to 1, the same row of them in every run. */
export function chance(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

/** How large a share of calls goes wrong from now on, half of them before they do anything, half after. */
export function goWrong(part: number): void {
  share = part;
}

/** Lays an order down at the platform. */
export function layDown(orderID: string, items: LineItem[], total: Cents, fate: Fate): void {
  orders.set(orderID, {
    items,
    total,
    fate,
    submitted: false,
    canceled: false,
    payments: new Set(),
  });
}

/** An order as it stands there. */
export function keptOrder(orderID: string): FaultyOrder {
  const found = orders.get(orderID);
  if (!found) throw new CommerceFailure(true, 404);
  return found;
}

async function call<T>(orderID: string, work: (order: FaultyOrder) => T): Promise<T> {
  await new Promise((resolve) => {
    setImmediate(resolve);
  });
  if (chance() < share / 2) throw new CommerceFailure(false, 503);
  const answer = work(keptOrder(orderID));
  if (chance() < share / 2) throw new CommerceFailure(false);
  return answer;
}

function orderOf(orderID: string, { total, submitted, canceled }: FaultyOrder): Order {
  return {
    ID: orderID,
    FromUserID: 'buyer',
    Total: toDollars(total),
    IsSubmitted: submitted,
    Status: canceled ? 'Canceled' : submitted ? 'Open' : 'Unsubmitted',
  };
}

function worksheetOf(orderID: string, order: FaultyOrder): Worksheet {
  const changed =
    order.fate === 'changed-before' || (order.fate === 'changed-at-submit' && order.submitted);
  const items = order.items.map((item) => ({
    ...item,
    ...(changed ? { Quantity: (item.Quantity ?? 1) + 1 } : {}),
  }));
  return { order: orderOf(orderID, order), items };
}

/**
 * The calls of a submit at a platform in memory: for a thousand orders, where the stand-in over HTTP would take ten minutes. Submitting is
 * idempotent, payments have IDs of their own, and answers get lost.
 */
export const faultyOrders = {
  readOrder: (_: unknown, orderID: string) => call(orderID, (order) => orderOf(orderID, order)),
  findOrder: (_: unknown, orderID: string) => call(orderID, (order) => orderOf(orderID, order)),
  readWorksheet: (_: unknown, orderID: string) =>
    call(orderID, (order) => worksheetOf(orderID, order)),
  writePayment: (_: unknown, orderID: string, { ID }: { ID: string }) =>
    call(orderID, ({ payments }) => {
      payments.add(ID);
    }),
  deletePayment: (_: unknown, orderID: string, ID: string) =>
    call(orderID, ({ payments }) => {
      payments.delete(ID);
    }),
  patchFromUser: (_: unknown, orderID: string) => call(orderID, () => undefined),
  patchOrder: (_: unknown, orderID: string) => call(orderID, () => undefined),
  cancelOrder: (_: unknown, orderID: string) =>
    call(orderID, (order) => {
      order.canceled = true;
    }),
  submitOrder: (_: unknown, orderID: string) =>
    call(orderID, (order) => {
      if (order.fate === 'refused') throw new CommerceFailure(true, 400, 'Inventory.Insufficient');
      order.submitted = true;
      return orderOf(orderID, order);
    }),
};
