'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Result } from '@/lib/core/result';
import { refusalText } from '@/lib/orders/change-texts';
import { shipmentOf, type Cart, type CartLine, type CartShipment } from '@/lib/cart/cart';
import { reportCartEdit } from '@/components/analytics/cart-events';
import { cartKey, takeCart } from '../session/cart-query';
import { isOfOldCart } from '../session/cart-store';
import { createLatestQueue } from '@/lib/cart/change/latest-queue';
import { bringBack } from './bring-back';
import type { Fulfillment } from '@/lib/cart/schema';
import { useCartQuery } from '../session/use-cart-query';
import { newID } from '@/components/browser/new-id';
import {
  isLoggedOut,
  isUnanswered,
  shopFetch,
  type ShopProblem,
} from '@/components/browser/shop-fetch';

/** A line that was taken out of the cart, under the ID it gets when it is put back. */
export interface RemovedLine {
  line: CartLine;
  shipment: CartShipment;
  lineID: string | undefined;
}

/** A refusal that belongs to one line. */
export interface LineProblem {
  lineID: string;
  text: string;
}

/** Takes a line out of an order's cart; where the answer was lost, the cart says whether it has gone. */
async function removeLine(
  lineID: string,
  orderID: string | null | undefined,
): Promise<Result<Cart, ShopProblem>> {
  const answer = await shopFetch<Cart>('DELETE', `/api/cart/lines/${lineID}`);
  if (!isUnanswered(answer)) return answer;
  const cart = await shopFetch<Cart>('GET', '/api/cart');
  const hasGone = cart.ok && cart.value.orderID === orderID && !shipmentOf(cart.value, lineID);
  return hasGone ? cart : answer;
}

/** Whether a refusal says that there is no cart of this visit any more, and with it goes the dialog in which the refusal would be said. */
function isCartOver(problem: ShopProblem): boolean {
  return isLoggedOut(problem) || (isOfOldCart(problem) && problem.code !== 'not-found');
}

/** The cart of the cart page with its edits: absolute quantities, one write in flight, every answer the whole cart (architecture rule 10). */
export function useCart() {
  const client = useQueryClient();
  const query = useCartQuery();
  const queue = useRef<ReturnType<typeof createLatestQueue>>(null);
  const edits = useRef(0);
  const refused = useRef(false);
  const [wishes, setWishes] = useState<Record<string, number>>({});
  const [writing, setWriting] = useState(0);
  const [problem, setProblem] = useState<LineProblem | null>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const [returned, setReturned] = useState<string | null>(null);

  function write(
    lineID: string,
    send: () => Promise<Result<Cart, ShopProblem>>,
    { onAnswer, onDone }: { onAnswer?: (refused: string | null) => void; onDone?: () => void } = {},
  ): void {
    setProblem(null);
    setWriting((count) => count + 1);
    const writes = (queue.current ??= createLatestQueue());
    if (!writes.underWay()) refused.current = false;
    writes.put(lineID, async () => {
      // An older reading that comes later would take back what is written.
      await client.cancelQueries({ queryKey: cartKey });
      const answer = await send();
      if (answer.ok) {
        reportCartEdit(client.getQueryData(cartKey), answer.value);
        await takeCart(client, answer.value);
      }
      setWriting(writes.size());
      if (!answer.ok) refused.current = true;
      if (!answer.ok && (isUnanswered(answer) || isOfOldCart(answer.error))) void query.refetch();
      if (!writes.waits(lineID)) setWishes(({ [lineID]: _sent, ...rest }) => rest);
      onAnswer?.(answer.ok ? null : refusalText(answer.error));
      if (!answer.ok && (!onAnswer || isCartOver(answer.error)))
        return setProblem({ lineID, text: answer.error.text });
      if (!answer.ok) return;
      onDone?.();
    });
  }

  /** Writes after all that waits; returns what was refused, or nothing. None takes the place of another: each may say something else. */
  function writeAfter(send: () => Promise<Result<Cart, ShopProblem>>): Promise<string | null> {
    return new Promise((resolve) => {
      write(`edit-${(edits.current += 1)}`, send, { onAnswer: resolve });
    });
  }

  /** Whether nothing of what was under way was refused and there is a cart to check out. */
  function isFree(anyway: boolean): boolean {
    const cart = client.getQueryData<Cart>(cartKey);
    return !refused.current && cart?.state === 'ready' && (anyway || cart.changes.length === 0);
  }

  return {
    cart: query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    confirmed: writing === 0 && !query.isFetching && query.data?.state !== 'failed',
    problem,
    removed,
    underWay: (anyway: boolean) => queue.current?.underWay()?.then(() => isFree(anyway)) ?? null,
    /** The line that was put back last. */
    returned,
    quantityOf: (line: CartLine) => wishes[line.id] ?? line.quantity,
    setQuantity: (line: CartLine, quantity: number) => {
      setWishes((all) => ({ ...all, [line.id]: quantity }));
      write(line.id, () => shopFetch('PATCH', `/api/cart/lines/${line.id}`, { quantity }));
    },
    /** Sets a quantity of which the answer decides what is written next. */
    changeQuantity: ({ id }: CartLine, quantity: number) =>
      writeAfter(() => shopFetch('PATCH', `/api/cart/lines/${id}`, { quantity })),
    /** Says where, when and how lines go. */
    edit: (request: Fulfillment) =>
      writeAfter(() => shopFetch('PUT', '/api/cart/fulfillment', request)),
    /** A line is said to be removed once it is; until then it stands where it was. */
    remove: (line: CartLine, shipment: CartShipment) =>
      write(line.id, () => removeLine(line.id, query.data?.orderID), {
        onDone: () => setRemoved({ line, shipment, lineID: newID() }),
      }),
    /** What was removed can be put back until it is: asked for again, it is the same line. */
    undo: () => {
      if (!removed) return;
      write(`undo-${removed.line.id}`, () => bringBack(removed), {
        onDone: () => {
          setRemoved(null);
          setReturned(removed.lineID ?? null);
        },
      });
    },
  };
}
