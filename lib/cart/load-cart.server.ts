import 'server-only';
import type { Problem } from '@/lib/core/errors/error-codes';
import { ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { calculateOrder } from '@/lib/upstream/app-api/orders';
import { orNull } from '@/lib/upstream/commerce/client';
import { deleteLineItem, listLineItems } from '@/lib/upstream/commerce/line-items';
import { isRefusedWith, isUnanswered } from '@/lib/upstream/upstream-error';
import { parseCalculatedOrder } from './calculated-order-schema';
import type { Cart, CartNotice, CartShipment } from './cart';
import { fromAppApi } from './from-app-api';
import { refusals } from './change/refusals';
import { leaveFoundOrder, liveOrder, orderInPlaceOf } from './shopper-order.server';
import { cartTexts } from './texts';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { calculatedLine } from '@/lib/orders/line/calculated-line';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { lineCharges } from '@/lib/orders/line/line-charges';
import { lineFromAppApi } from './line-from-app-api';

/** A cart with nothing in it. */
function emptyCart(orderID: string | null, notices: CartNotice[] = []): Cart {
  return {
    orderID,
    state: 'empty',
    count: 0,
    shipments: [],
    totals: {
      merchandise: 0,
      assembly: 0,
      placement: 0,
      delivery: 0,
      handling: 0,
      wiredService: 0,
      tax: 0,
      total: 0,
    },
    notices,
    changes: [],
  };
}

/** The cart while it cannot be calculated: its lines as the commerce platform holds them, state `failed`, no totals (specification A4). */
async function uncalculatedCart(accessToken: string, orderID: string): Promise<Cart> {
  const read = (await listLineItems(accessToken, orderID)).map(lineFromWorksheet);
  const lines = read.map((line) => lineFromAppApi(calculatedLine(line)));
  const charges = read.map(lineCharges);
  const sum = (part: keyof (typeof charges)[number]) =>
    charges.reduce((all, charge) => all + charge[part], 0);
  const merchandise = sum('merchandise');
  const assembly = sum('assembly');
  const placement = sum('placement');
  const unplaced: CartShipment = {
    id: 'unplaced',
    method: null,
    workshop: null,
    recipient: null,
    storeID: null,
    date: null,
    timePreference: null,
    cardMessage: [],
    deliveryNote: null,
    lines,
    merchandise,
    assembly,
    placement,
    fee: 0,
    feeLabel: '',
    handling: 0,
    wiredService: 0,
    tax: 0,
    total: merchandise + assembly + placement,
  };
  return {
    ...emptyCart(orderID),
    state: 'failed',
    count: lines.reduce((count, line) => count + line.quantity, 0),
    shipments: [unplaced],
  };
}

/**
 * The shopper's whole cart, calculated (specification A4). A visitor without a session gets an empty cart without any call; an order that was never created is
 * an empty cart; lines that can no longer be bought are removed, with a notice (specification A8).
 */
export function loadCart(shopper: Shopper): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await liveOrder(shopper);
    if (!open) return emptyCart(null, expired(shopper));
    return shopper.call(open.session, (live) =>
      calculatedCart(shopper, live.accessToken, live.orderID ?? open.orderID),
    );
  });
}

/** The cart of an order that a change has calculated already; loaded once more where lines can no longer be bought. */
export async function cartOf(
  shopper: Shopper,
  order: CalculatedOrder,
): Promise<Result<Cart, Problem>> {
  return order.UnavailableLineItemIDs.length > 0 ? loadCart(shopper) : ok(fromAppApi(order));
}

async function calculatedCart(
  shopper: Shopper,
  accessToken: string,
  orderID: string,
): Promise<Cart> {
  try {
    const order = await calculateOrder(accessToken, orderID, parseCalculatedOrder);
    if (order.Order.IsSubmitted) {
      await leaveFoundOrder(shopper, accessToken, orderID);
      return emptyCart(null);
    }
    if (order.UnavailableLineItemIDs.length === 0) return fromAppApi(order, expired(shopper));
    await Promise.all(
      order.UnavailableLineItemIDs.map((lineID) =>
        orNull(deleteLineItem(accessToken, orderID, lineID)),
      ),
    );
    const recalculated = await calculateOrder(accessToken, orderID, parseCalculatedOrder);
    return fromAppApi(recalculated, [removedNotice(order)]);
  } catch (error) {
    if (isRefusedWith(error, 404)) {
      const other = await orderInPlaceOf(shopper, orderID);
      return other
        ? calculatedCart(shopper, accessToken, other)
        : emptyCart(shopper.current()?.orderID ?? null, expired(shopper));
    }
    if (isUnanswered(error)) return uncalculatedCart(accessToken, orderID);
    throw error;
  }
}

/** What is said of the lines of an order that can no longer be bought: the specification's words (A8), then which they are, so that nobody has to guess. */
function removedNotice(order: CalculatedOrder): CartNotice {
  const titles = fromAppApi(order)
    .shipments.flatMap(({ lines }) => lines)
    .filter(({ id }) => order.UnavailableLineItemIDs.includes(id))
    .map(({ title }) => title);
  const which = titles.length > 0 ? [`Removed: ${titles.join(', ')}.`] : [];
  return { kind: 'lines-removed', text: [cartTexts.linesRemoved, ...which].join(' ') };
}

function expired(shopper: Shopper): CartNotice[] {
  return shopper.lostCart() ? [{ kind: 'cart-expired', text: cartTexts.cartExpired }] : [];
}
