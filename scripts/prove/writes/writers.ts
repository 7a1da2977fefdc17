import { setTimeout as wait } from 'node:timers/promises';
import { LineItems, Me, Orders } from 'ordercloud-javascript-sdk';
import type { CalculatedOrder, SubmitAnswer } from '@/lib/orders/calculated-order';
import { recipient } from '../buyer';
import type { Acknowledged, OrderRecord } from './acknowledged';
import { makeVisitor } from '../shop-keeper';

/** What the writers write to. */
export interface WriteTarget {
  appApiUrl: string;
  productID: string;
  /** Whose address book is written. */
  customer: { accessToken: string };
  /** Delivery day and method that the shop's settings allow. */
  fulfillment: { DeliveryMethod: string; RequestedDeliveryDate: string };
}

/** An answer to a purchase: a step on the way, or the order placed. */
export type PurchaseAnswer = 'step' | 'placed';

/**
 * Writes until the other side is gone: carts, addresses and whole purchases at the same time. Notes every answer as it comes; `answered`
 * hears of each answer to a purchase (order, line, delivery, submit).
 */
export async function writeUntilGone(
  target: WriteTarget,
  notes: Acknowledged,
  answered: (answer: PurchaseAnswer) => void,
): Promise<void> {
  let gone = false;
  const again = async (write: () => Promise<void>) => {
    while (!gone) {
      try {
        await write();
      } catch (error) {
        if (!isGone(error)) throw error;
        gone = true;
      }
    }
  };
  const writers = [writeCart, writeAddresses, writePurchase, writePurchase];
  await Promise.all(writers.map((write) => again(() => write(target, notes, answered))));
}

async function writeCart({ productID }: WriteTarget, notes: Acknowledged): Promise<void> {
  const order = await openOrder(notes);
  const bearer = { accessToken: order.accessToken };
  for (let index = 0; index < 4; index += 1) {
    const { ID = '' } = await LineItems.Create(
      'Outgoing',
      order.orderID,
      { ProductID: productID, Quantity: index + 1 },
      bearer,
    );
    const line = { ID, quantity: index + 1, asked: index + 11 };
    order.lines.push(line);
    await LineItems.Patch('Outgoing', order.orderID, ID, { Quantity: line.asked }, bearer);
    Object.assign(line, { quantity: line.asked, asked: null });
  }
}

async function writeAddresses(
  { customer: bearer }: WriteTarget,
  notes: Acknowledged,
): Promise<void> {
  for (let index = 0; index < 6; index += 1) {
    const { ID = '' } = await Me.CreateAddress(
      { ...recipient, AddressName: `Address ${index}`, Shipping: true, Billing: false },
      bearer,
    );
    const record = { ...bearer, ID, street: recipient.Street1, asked: `${index} Garden Way` };
    notes.addresses.push(record);
    await Me.PatchAddress(ID, { Street1: record.asked }, bearer);
    Object.assign(record, { street: record.asked, asked: null });
  }
}

async function writePurchase(
  { appApiUrl, productID, fulfillment }: WriteTarget,
  notes: Acknowledged,
  answered: (answer: PurchaseAnswer) => void,
): Promise<void> {
  const order = await openOrder(notes);
  answered('step');
  const { accessToken, orderID } = order;
  const { ID = '' } = await LineItems.Create(
    'Outgoing',
    orderID,
    { ProductID: productID, Quantity: 2 },
    { accessToken },
  );
  order.lines.push({ ID, quantity: 2, asked: null });
  answered('step');
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const response = await fetch(`${appApiUrl}/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as T;
    // A crash shows itself to the services first: they answer that a system they need is gone.
    if (!response.ok)
      throw new TypeError(`${path}: ${response.status} ${JSON.stringify(answer)}`, {
        cause: { code: response.status >= 500 ? 'ECONNRESET' : '' },
      });
    return answer;
  };
  const { Order } = await call<CalculatedOrder>('PUT', `/order/${orderID}/lineitems`, {
    ...fulfillment,
    AddressType: 'Residence',
    ShippingAddress: recipient,
  });
  answered('step');
  order.submit = 'asked';
  let { Status } = await call<SubmitAnswer>('POST', '/submitorder', {
    OrderID: orderID,
    OrderDirection: 'Outgoing',
    ApprovedTotal: Order.Total,
    LilacPayments: [{ Type: 'CreditCard', Nonce: 'fake-valid-nonce' }],
    Guest: { FirstName: 'Ana', LastName: 'Ruiz', Email: 'ana@example.com' },
  });
  while (Status === 'Pending') {
    await wait(200);
    ({ Status } = await call<SubmitAnswer>('GET', `/order/${orderID}/submission`));
  }
  order.submit = Status === 'Submitted' ? 'submitted' : 'refused';
  answered(Status === 'Submitted' ? 'placed' : 'step');
}

async function openOrder(notes: Acknowledged): Promise<OrderRecord> {
  const { accessToken, orderID } = await makeVisitor();
  await Orders.Create('Outgoing', {}, { accessToken });
  const order: OrderRecord = { accessToken, orderID, lines: [], submit: 'none' };
  notes.orders.push(order);
  return order;
}

/** Whether a call failed because nobody listened any more, and not because it was refused. */
function isGone(error: unknown): boolean {
  const { code, status, cause } = error as {
    code?: string;
    status?: number;
    cause?: { code?: string };
  };
  const codes = [code, cause?.code];
  return (
    status === undefined &&
    codes.some((candidate) =>
      /^(ECONNRESET|ECONNREFUSED|EPIPE|ERR_NETWORK|UND_ERR_SOCKET)$/.test(candidate ?? ''),
    )
  );
}
