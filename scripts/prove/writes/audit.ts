import { setTimeout as wait } from 'node:timers/promises';
import { LineItems, Me, Orders, Products } from 'ordercloud-javascript-sdk';
import { toCents } from '@/lib/core/money';
import { readBooks } from '../books';
import type { Acknowledged, AddressRecord, OrderRecord } from './acknowledged';
import { sellerToken } from '../shop-keeper';

/** What is wrong with the written after a restart; empty when nothing is. Submits that got no answer are not judged yet. */
export async function auditWritten(notes: Acknowledged): Promise<string[]> {
  const faults = [
    ...(await Promise.all(notes.orders.map(auditOrder))),
    ...(await Promise.all(notes.addresses.map(auditAddress))),
  ];
  return faults.flat();
}

async function auditOrder({ accessToken, orderID, lines, submit }: OrderRecord): Promise<string[]> {
  const bearer = { accessToken };
  const [order, { Items: stored }] = await Promise.all([
    Orders.Get('Outgoing', orderID, bearer),
    LineItems.List('Outgoing', orderID, { pageSize: 100 }, bearer),
  ]);
  const faults = lines.flatMap(({ ID, quantity, asked }) => {
    const line = stored.find((one) => one.ID === ID);
    if (!line) return [`line ${ID} of ${orderID} is lost`];
    return line.Quantity === quantity || line.Quantity === asked
      ? []
      : [`line ${ID} of ${orderID} has ${line.Quantity}, not ${quantity}`];
  });
  const subtotal = stored.reduce((sum, line) => sum + toCents(line.LineTotal ?? 0), 0);
  if (order.LineItemCount !== stored.length)
    faults.push(`${orderID} counts ${order.LineItemCount} lines and has ${stored.length}`);
  if (toCents(order.Subtotal ?? 0) !== subtotal)
    faults.push(`${orderID} says ${order.Subtotal}, its lines ${subtotal / 100}`);
  if (submit === 'submitted' && !order.IsSubmitted)
    faults.push(`${orderID} was placed and is lost`);
  if (submit === 'refused' && order.IsSubmitted)
    faults.push(`${orderID} was refused and is placed`);
  return faults;
}

async function auditAddress({ accessToken, ID, street, asked }: AddressRecord): Promise<string[]> {
  const address = await Me.GetAddress(ID, { accessToken }).catch(() => null);
  if (!address) return [`address ${ID} is lost`];
  const whole =
    (address.Street1 === street || address.Street1 === asked) &&
    address.City !== '' &&
    address.Zip !== '';
  return whole ? [] : [`address ${ID} has "${address.Street1}", not "${street}"`];
}

/**
 * Waits until every submit that was asked for has an end, then compares the books: orders, stock and money held. Returns what is wrong,
 * and how many were placed.
 */
export async function auditBooks(
  platformUrl: string,
  notes: Acknowledged,
  product: { ID: string; stock: number },
  limitMs: number,
): Promise<{ faults: string[]; placed: number }> {
  const asked = notes.orders.filter(({ submit }) => submit !== 'none');
  const deadline = Date.now() + limitMs;
  const faults: string[] = [];
  let placed = 0;
  for (const order of asked) {
    const books = await settled(platformUrl, order, product.ID, deadline);
    if (books === null) faults.push(`${order.orderID} found no end`);
    else if (books.order.IsSubmitted) placed += 1;
    if (books && books.standing !== (books.order.IsSubmitted ? 1 : 0))
      faults.push(`${order.orderID}: ${books.standing} authorisations stand`);
  }
  const left = (await Products.Get(product.ID, await sellerToken())).Inventory?.QuantityAvailable;
  if (left !== product.stock - 2 * placed)
    faults.push(`stock ${product.stock} − ${placed} × 2 is not ${left}`);
  return { faults, placed };
}

type Books = Awaited<ReturnType<typeof readBooks>>;

async function settled(
  platformUrl: string,
  order: OrderRecord,
  productID: string,
  deadline: number,
): Promise<Books | null> {
  for (;;) {
    const response = await fetch(`${platformUrl}/app-api/api/order/${order.orderID}/submission`, {
      headers: { authorization: `Bearer ${order.accessToken}` },
    });
    // 404: the crash came before the submit was written down, so nothing of it may exist.
    const open =
      response.status !== 404 &&
      ((await response.json()) as { Status?: string }).Status === 'Pending';
    if (!open) return readBooks(platformUrl, order.orderID, productID);
    if (Date.now() > deadline) return null;
    await wait(200);
  }
}
