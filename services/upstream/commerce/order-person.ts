import {
  LineItems,
  Orders,
  Payments,
  type Address,
  type LineItem,
  type LineItemSpec,
  type Payment,
  type Shipment,
  Shipments,
  type Order,
} from 'ordercloud-javascript-sdk';
import { textOf } from '@/lib/core/text';
import { withoutPerson } from './without-person';
import { elevatedCall, orNull } from './call';
import { CommerceFailure } from './failure';
import { deletePayment, orderPayments, readWorksheet } from './orders';
import { orderShipments, shipmentItems } from './sent-shipments';
import type { MiddlewareToken } from './middleware-token';

const noAddress = {
  FirstName: 'Deleted',
  LastName: 'Deleted',
  CompanyName: '',
  Street1: 'Deleted',
  Street2: '',
  Phone: '',
  AddressName: '',
};

/** Stands where the platform wants a name, a mailbox or a street. */
export const nobody = {
  FirstName: 'Deleted',
  LastName: 'Deleted',
  Email: 'deleted@deleted.invalid',
};

/** By which orders are read and emptied, and by which their shipments are (role `ShipmentAdmin`): that one is asked for only where there are any. */
export interface OrderTokens {
  orders: MiddlewareToken;
  shipments: MiddlewareToken;
}

/** An order, its lines, payments and shipments, as they are kept. Throws `CommerceFailure`. */
export async function readWholeOrder(token: MiddlewareToken, orderID: string) {
  const { order, items } = await readWorksheet(token, orderID);
  const payments = await orderPayments(token, orderID);
  const shipments = await orderShipments(token, orderID);
  return { order, lines: items, payments, shipments };
}

/**
 * Takes the person out of an order of the commerce platform: names, email, streets, phones, card messages, notes, accounts of payers, where parcels went. What was
 * sold, for how much, when, and to which city it went stays. Repeatable. Throws `CommerceFailure`.
 */
export async function emptyOrder(
  { orders: token, shipments: packing }: OrderTokens,
  orderID: string,
): Promise<void> {
  const { order, lines, payments, shipments } = await readWholeOrder(token, orderID);
  await elevatedCall(token, (options) =>
    Orders.PatchFromUser('Incoming', orderID, nobody, options),
  );
  await elevatedCall(token, (options) =>
    Orders.Patch('Incoming', orderID, { Comments: '', xp: withoutPerson(order.xp ?? {}) }, options),
  );
  if (order.BillingAddress) {
    await elevatedCall(token, (options) =>
      Orders.SetBillingAddress(
        'Incoming',
        orderID,
        cleared(order.BillingAddress as Address),
        options,
      ),
    );
  }
  for (const line of lines) await emptyLine(token, orderID, line);
  for (const shipment of shipments) await emptyShipment(packing, order, shipment);
  for (const { ID = '', xp, Description } of payments)
    await emptyPayment(token, orderID, ID, {
      ...(Description ? { Description: '' } : {}),
      xp: withoutPerson(xp ?? {}),
    });
}

/** Changes a payment. Of a canceled order the platform changes none: there it goes. */
async function emptyPayment(
  token: MiddlewareToken,
  orderID: string,
  id: string,
  change: Pick<Payment, 'Description' | 'xp'>,
): Promise<void> {
  try {
    await elevatedCall(token, (options) =>
      Payments.Patch('Incoming', orderID, id, change, options),
    );
  } catch (error) {
    const isOfCanceled =
      error instanceof CommerceFailure && error.code === 'Payment.CannotEditCancelled';
    if (!isOfCanceled) throw error;
    await deletePayment(token, orderID, id);
  }
}

/** Takes the account of who paid, their e-mail, out of an order's payments. An order that is gone is no error. Repeatable. Throws `CommerceFailure`. */
export async function emptyPayer(
  token: MiddlewareToken,
  orderID: string,
  email: string,
): Promise<void> {
  const payments = await orNull(orderPayments(token, orderID));
  const theirs = (payments ?? []).filter(
    ({ xp }) => textOf((xp as { Account?: unknown } | null)?.Account)?.toLowerCase() === email,
  );
  for (const { ID = '' } of theirs) await emptyPayment(token, orderID, ID, { xp: { Account: '' } });
}

async function emptyLine(
  token: MiddlewareToken,
  orderID: string,
  { ID = '', ShippingAddress, Specs, xp }: LineItem,
): Promise<void> {
  if (ShippingAddress)
    await elevatedCall(token, (options) =>
      LineItems.SetShippingAddress('Incoming', orderID, ID, cleared(ShippingAddress), options),
    );
  await elevatedCall(token, (options) =>
    LineItems.Patch(
      'Incoming',
      orderID,
      ID,
      { ...withoutMailboxes(Specs), xp: withoutPerson(xp ?? {}) },
      options,
    ),
  );
}

/** The choices of a line whose typed texts hold a mailbox (the recipient of a gift card by e-mail). The platform wants a text: nobody's stands there. */
function withoutMailboxes(specs: LineItemSpec[] = []): Pick<LineItem, 'Specs'> {
  const Specs = specs.map(({ SpecID, OptionID, Value }) => ({
    SpecID,
    OptionID,
    Value: withoutPerson(Value) === Value ? Value : nobody.Email,
  }));
  return Specs.some(({ Value }, index) => Value !== specs[index]?.Value) ? { Specs } : {};
}

/**
 * Takes the person out of a shipment of an order: where it went, its notes, and what its items copied of the order's lines, which must be empty
 * already. Of a canceled order the platform changes no items: there the shipment goes. Repeatable. Throws `CommerceFailure`.
 */
async function emptyShipment(
  token: MiddlewareToken,
  { ID: orderID = '', Status }: Order,
  { ID = '', ToAddress, xp }: Shipment,
): Promise<void> {
  if (Status === 'Canceled') return elevatedCall(token, (options) => Shipments.Delete(ID, options));
  if (ToAddress)
    await elevatedCall(token, (options) =>
      Shipments.SetShipToAddress(ID, cleared(ToAddress), options),
    );
  await elevatedCall(token, (options) =>
    Shipments.Patch(ID, { xp: withoutPerson(xp ?? {}) }, options),
  );
  const items = await shipmentItems(token, ID, orderID);
  for (const { OrderID, LineItemID, QuantityShipped } of items) {
    await elevatedCall(token, (options) =>
      Shipments.SaveItem(ID, { OrderID, LineItemID, QuantityShipped }, options),
    );
  }
}

/** City, state, ZIP and country of an address. */
function cleared(address: Address): Address {
  const { City, State, Zip, Country, xp } = address;
  return { ...noAddress, City, State, Zip, Country, xp: withoutPerson(xp ?? {}) };
}
