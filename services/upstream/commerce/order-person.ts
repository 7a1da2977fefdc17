import { LineItems, Orders, Payments, type Address, type LineItem, type Payment } from 'ordercloud-javascript-sdk';
import { withoutPerson } from '../../privacy/without-person';
import { elevatedCall, elevatedRead } from './call';
import { readWorksheet } from './orders';
import type { MiddlewareToken } from './middleware-token';

/** Stands where the platform wants a name, a mailbox or a street. */
export const nobody = { FirstName: 'Deleted', LastName: 'Deleted', Email: 'deleted@deleted.invalid' };
const noAddress = { FirstName: 'Deleted', LastName: 'Deleted', CompanyName: '', Street1: 'Deleted', Street2: '', Phone: '', AddressName: '' };

/** An order, its lines and its payments, as they are kept. Throws `CommerceFailure`. */
export async function readWholeOrder(token: MiddlewareToken, orderID: string) {
  const { order, items } = await readWorksheet(token, orderID);
  const { Items: payments } = await elevatedRead(token, (options) => Payments.List<Payment>('Incoming', orderID, { pageSize: 100 }, options));
  return { order, lines: items, payments };
}

/**
 * Takes the person out of an order of the commerce platform: names, e-mail, streets, phones, card messages, notes, accounts of payers. What was
 * sold, for how much, when, and to which city it went stays. Repeatable. Throws `CommerceFailure`.
 */
export async function emptyOrder(token: MiddlewareToken, orderID: string): Promise<void> {
  const { order, lines, payments } = await readWholeOrder(token, orderID);
  await elevatedCall(token, (options) => Orders.PatchFromUser('Incoming', orderID, nobody, options));
  await elevatedCall(token, (options) => Orders.Patch('Incoming', orderID, { Comments: '', xp: withoutPerson(order.xp ?? {}) }, options));
  if (order.BillingAddress) {
    await elevatedCall(token, (options) => Orders.SetBillingAddress('Incoming', orderID, cleared(order.BillingAddress as Address), options));
  }
  for (const line of lines) await emptyLine(token, orderID, line);
  for (const { ID = '', xp, Description } of payments) {
    await elevatedCall(token, (options) => Payments.Patch('Incoming', orderID, ID, { ...(Description ? { Description: '' } : {}), xp: withoutPerson(xp ?? {}) }, options));
  }
}

async function emptyLine(token: MiddlewareToken, orderID: string, { ID = '', ShippingAddress, xp }: LineItem): Promise<void> {
  if (ShippingAddress) await elevatedCall(token, (options) => LineItems.SetShippingAddress('Incoming', orderID, ID, cleared(ShippingAddress as Address), options));
  await elevatedCall(token, (options) => LineItems.Patch('Incoming', orderID, ID, { xp: withoutPerson(xp ?? {}) }, options));
}

/** City, state, ZIP and country of an address. */
function cleared(address: Address): Address {
  const { City, State, Zip, Country, xp } = address;
  return { ...noAddress, City, State, Zip, Country, xp: withoutPerson(xp ?? {}) };
}
