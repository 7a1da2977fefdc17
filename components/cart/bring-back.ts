import { err, ok, type Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { Cart, CartLine, CartShipment } from '@/lib/cart/cart';
import { cartStore } from '../session/cart-store';
import { newID } from '../browser/new-id';
import { beforeFirstWrite, forgetSession } from '../session/first-write';
import { moveDrafts, moveLineDrafts } from '../session/kept-drafts';
import { samePlace, sameWish } from '@/lib/cart/same-place';
import type { Fulfillment } from '@/lib/cart/schema';
import { cartTexts } from '@/lib/cart/texts';

/**
 * Puts a removed line back, then where it was going and when, and what was typed for it; a day that is gone meanwhile is left to be chosen again. What could
 * not be said again is told. With a `lineID` it can be asked for again.
 */
export async function bringBack({
  line,
  shipment,
  lineID,
}: {
  line: CartLine;
  shipment: CartShipment;
  lineID?: string;
}): Promise<Result<Cart, ShopProblem>> {
  const { productID, quantity, giftCard, specs = [] } = line;
  const wanted = { lineID, productID, quantity };
  const added = giftCard
    ? await shopFetch<Cart>('POST', '/api/cart/gift-cards', {
        ...wanted,
        amount: giftCard.amount,
        ...(giftCard.email ? { email: giftCard.email } : {}),
      })
    : await shopFetch<Cart>('POST', '/api/cart/lines', { ...wanted, specs });
  if (!added.ok) return added;
  cartStore.accept(added.value);
  const back = added.value.shipments
    .filter(({ recipient }) => recipient === null)
    .flatMap(({ lines }) => lines)
    .findLast((other) =>
      lineID === undefined ? other.productID === productID : other.id === lineID,
    );
  if (!back) return added;
  moveLineDrafts(line.id, back.id);
  let cart = added.value;
  for (const requests of [sameWish(shipment, [back.id]), samePlace(shipment, [back.id])]) {
    if (requests.length === 0) continue;
    const said = await firstTaken(requests);
    if (!said) {
      const notice = { kind: 'brought-back' as const, text: cartTexts.broughtBackBare(line.title) };
      return ok({ ...cart, notices: [...cart.notices, notice] });
    }
    cart = said;
  }
  return ok(cart);
}

/** The cart as the first of these requests that is taken leaves it; `null` when none is. */
async function firstTaken(requests: readonly Fulfillment[]): Promise<Cart | null> {
  for (const request of requests) {
    const said = await shopFetch<Cart>('PUT', '/api/cart/fulfillment', request);
    if (said.ok) return said.value;
  }
  return null;
}

/** Under which ID a line of a visit that has ended is put back: asked for again after an answer that was lost, it is the same line. */
const newLineIDs = new Map<string, string | undefined>();

/** The ID by which a line is put back, however often. */
function newLineIDOf({ id }: CartLine): string | undefined {
  if (!newLineIDs.has(id)) newLineIDs.set(id, newID());
  return newLineIDs.get(id);
}

/** A restored cart, and the titles of what could not be restored. */
export interface RestoredCart {
  cart: Cart;
  lost: string[];
}

/**
 * Puts a whole cart together again, in a new visit: its own has ended, and what it held cannot be reached any more (decision 008). Lines go one
 * after the other, each to its recipient, day and words. The last refusal when nothing came back.
 */
export async function bringBackCart({
  shipments,
  orderID,
}: Cart): Promise<Result<RestoredCart, ShopProblem>> {
  forgetSession();
  const session = await beforeFirstWrite();
  if (!session.ok) return session;
  let last: Result<Cart, ShopProblem> | null = null;
  const lost: string[] = [];
  const bare: string[] = [];
  for (const shipment of shipments) {
    for (const line of shipment.lines) {
      const back = await bringBack({ line, shipment, lineID: newLineIDOf(line) });
      if (back.ok || !last?.ok) last = back;
      if (!back.ok) lost.push(line.title);
      else bare.push(...bareOf(back.value));
    }
  }
  if (!last?.ok) return last ?? err({ code: 'not-found', text: '' });
  if (orderID && last.value.orderID) moveDrafts(orderID, last.value.orderID);
  const text = [
    ...(bare.length > 0 ? bare : [cartTexts.broughtBack]),
    ...(lost.length > 0 ? [cartTexts.notBroughtBack(lost.join(', '))] : []),
  ].join(' ');
  return ok({ cart: { ...last.value, notices: [{ kind: 'brought-back', text }] }, lost });
}

/** What is told of a line that is back without its recipient and day. */
function bareOf({ notices }: Cart): string[] {
  return notices.flatMap(({ kind, text }) => (kind === 'brought-back' ? [text] : []));
}
