import 'server-only';
import { randomUUID } from 'node:crypto';
import type { BuyerProduct, LineItem } from 'ordercloud-javascript-sdk';
import type { Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { createLineItem, listLineItems } from '@/lib/upstream/commerce/line-items';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Cart } from '../cart';
import { loadCart } from '../load-cart.server';
import { editLines } from './edit-lines.server';
import { refusals, isMissing } from './refusals';
import type { AddLine } from '../schema';
import { cartTexts } from '../texts';
import { orderForMissing, orderForWrite, openForChange } from '../shopper-order.server';
import { now } from '@/lib/core/time/clock';
import { quantityFacts, saleProblem } from '@/lib/orders/availability';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { listedProduct } from '@/lib/orders/listed-product';
import { quantityProblem } from '@/lib/orders/quantity-limits';
import { orNull } from '@/lib/upstream/commerce/client';
import { productsById } from '@/lib/upstream/commerce/catalogue';

/**
 * Why this many units of a product cannot be added to an order, or `null` when they can: season, quantity schedule, stock minus SafetyStock, and what lines of
 * the order hold already (specification A5). A product that is not listed is left to the platform to refuse.
 */
function addingProblem(
  product: BuyerProduct | undefined,
  items: LineItem[],
  { productID, quantity }: Pick<AddLine, 'productID' | 'quantity'>,
): Problem | null {
  if (!product) return null;
  const listed = listedProduct(product);
  const lines = items.map(lineFromWorksheet);
  return (
    saleProblem(listed, now()) ??
    quantityProblem(quantity, quantityFacts({ id: '', productID }, lines, listed))
  );
}

/**
 * Adds a line, with the ZIP and day it is wished for, and returns the whole cart. A visitor's first write starts the anonymous session; its order is created
 * once the platform says that it does not exist yet (specification A4). The quantity is checked as in a change of quantity (specification A5); the platform
 * prices the line and checks the stock again.
 */
export function addLine(shopper: Shopper, line: AddLine): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await openForChange(shopper);
    if (!open.ok) return open;
    const added = await shopper.call(open.value.session, (live) => createLine(shopper, live, line));
    if (!added.ok) return added;
    const { arrival } = line;
    if (!arrival) return loadCart(shopper);
    const Wish = { Zip: arrival.zip, Date: arrival.date, Run: arrival.run };
    const wished = await editLines(shopper, { LineItemIDs: [added.value], Wish });
    if (wished.ok) return wished;
    // The line is in the cart whatever becomes of the wish.
    const cart = await loadCart(shopper);
    const notice = { kind: 'day-not-kept' as const, text: cartTexts.dayNotKept };
    return cart.ok ? ok({ ...cart.value, notices: [...cart.value.notices, notice] }) : cart;
  });
}

async function createLine(
  shopper: Shopper,
  session: Session,
  { productID, quantity, specs, lineID = randomUUID() }: AddLine,
): Promise<Result<string, Problem>> {
  const orderID = await orderForWrite(shopper, session);
  const [[product], items] = await Promise.all([
    productsById([productID]),
    // An order not made yet holds nothing.
    orNull(listLineItems(session.accessToken, orderID)),
  ]);
  if (items?.some(({ ID }) => ID === lineID)) return ok(lineID);
  const refused = addingProblem(product, items ?? [], { productID, quantity });
  if (refused) return err(refused);
  const line = {
    ID: lineID,
    ProductID: productID,
    Quantity: quantity,
    Specs: specs.map(({ specID, optionID }) => ({ SpecID: specID, OptionID: optionID })),
  };
  try {
    await createLineItem(session.accessToken, orderID, line);
  } catch (error) {
    if (!isUpstreamError(error) || !isMissing(error, 'Order')) throw error;
    const other = await orderForMissing(shopper, session, orderID);
    if (other !== orderID)
      return createLine(shopper, shopper.current() ?? session, {
        productID,
        quantity,
        specs,
        lineID,
      });
    await createLineItem(session.accessToken, orderID, line);
  }
  return ok(lineID);
}
