'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { Cart } from '@/lib/cart/cart';
import { cartKey, takeCart } from '@/components/session/cart-query';
import { cartStore } from '@/components/session/cart-store';
import type { Fulfillment } from '@/lib/cart/schema';

type WriteRequest = [method: 'PUT' | 'PATCH' | 'DELETE', path: string, body?: unknown];

/** Says where, when and how lines go, how many, or that they go, one write after the other; the answer is the whole cart and becomes the page's (architecture rule 10). */
export function useEditLines() {
  const client = useQueryClient();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [writing, setWriting] = useState(0);

  async function send(...request: WriteRequest): Promise<Result<Cart, ShopProblem>> {
    await client.cancelQueries({ queryKey: cartKey });
    const answer = await shopFetch<Cart>(...request);
    if (answer.ok) await takeCart(client, answer.value);
    setWriting((count) => count - 1);
    return answer;
  }

  function write(...request: WriteRequest): Promise<Result<Cart, ShopProblem>> {
    setWriting((count) => count + 1);
    const answer = last.current.then(() => send(...request));
    last.current = answer;
    return answer;
  }

  return {
    /** Whether anything is being written or waits for its turn. */
    saving: writing > 0,
    editLines: async (request: Fulfillment) => {
      const answer = await write('PUT', '/api/cart/fulfillment', request);
      if (answer.ok && (request.RequestedDeliveryDate || request.Wish)) forgetLostDay();
      return answer;
    },
    changeQuantity: (lineID: string, quantity: number) =>
      write('PATCH', `/api/cart/lines/${lineID}`, { quantity }),
    removeLine: (lineID: string) => write('DELETE', `/api/cart/lines/${lineID}`),
  };
}

/** A day is chosen again: that one could not be kept is over. */
function forgetLostDay(): void {
  cartStore.dismissNotices(cartStore.get().notices.filter(({ kind }) => kind === 'day-not-kept'));
}

/** What writes the lines of a page's cart: one for the page, by which its writes keep their order. */
export type LineEditor = ReturnType<typeof useEditLines>;
