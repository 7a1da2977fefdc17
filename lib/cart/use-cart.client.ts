'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Result } from '@/lib/core/result';
import type { Cart, CartLine, CartNotice } from './cart';
import { cartKey, fetchCart } from './cart-query.client';
import { cartStore } from './cart-store.client';
import { createLatestQueue } from './latest-queue';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';

/** A refusal that belongs to one line. */
export interface LineProblem {
  lineID: string;
  text: string;
}

/** The cart of the cart page with its edits: absolute quantities, one write in flight, every answer the whole cart (architecture rule 10). */
export function useCart() {
  const client = useQueryClient();
  const query = useQuery({ queryKey: cartKey, queryFn: fetchCart });
  const queue = useRef<ReturnType<typeof createLatestQueue>>(null);
  const [wishes, setWishes] = useState<Record<string, number>>({});
  const [writing, setWriting] = useState(0);
  const [problem, setProblem] = useState<LineProblem | null>(null);
  const [notices, setNotices] = useState<CartNotice[]>([]);
  const [removed, setRemoved] = useState<CartLine | null>(null);

  function write(lineID: string, send: () => Promise<Result<Cart, ShopProblem>>): void {
    setProblem(null);
    setWriting((count) => count + 1);
    (queue.current ??= createLatestQueue()).put(lineID, async () => {
      const answer = await send();
      setWriting(queue.current?.size() ?? 0);
      setWishes(({ [lineID]: _sent, ...rest }) => rest);
      if (!answer.ok) return setProblem({ lineID, text: answer.error.text });
      client.setQueryData(cartKey, answer.value);
      cartStore.accept(answer.value);
      if (answer.value.notices.length > 0) setNotices(answer.value.notices);
    });
  }

  return {
    cart: query.data,
    failure: query.error,
    retry: () => void query.refetch(),
    confirmed: writing === 0 && !query.isFetching && query.data?.state !== 'failed',
    notices: notices.length > 0 ? notices : query.data?.notices ?? [],
    problem,
    removed,
    quantityOf: (line: CartLine) => wishes[line.id] ?? line.quantity,
    setQuantity: (line: CartLine, quantity: number) => {
      setWishes((all) => ({ ...all, [line.id]: quantity }));
      write(line.id, () => shopFetch('PATCH', `/api/cart/lines/${line.id}`, { quantity }));
    },
    remove: (line: CartLine) => {
      setRemoved(line);
      write(line.id, () => shopFetch('DELETE', `/api/cart/lines/${line.id}`));
    },
    undo: (line: CartLine) => {
      setRemoved(null);
      const { productID, quantity, giftCard, specs = [] } = line;
      write(`undo-${line.id}`, () => (giftCard
        ? shopFetch('POST', '/api/cart/gift-cards', { productID, quantity, amount: giftCard.amount, ...(giftCard.email ? { email: giftCard.email } : {}) })
        : shopFetch('POST', '/api/cart/lines', { productID, quantity, specs })));
    },
  };
}
