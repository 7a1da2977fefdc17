'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type { Cart } from '@/lib/cart/cart';
import { cartKey, takeCart } from '@/components/session/cart-query';
import type { Fulfillment } from '@/lib/cart/schema';

/** Says where, when and how lines go, how many, or that they go; the answer is the whole cart and becomes the page's (architecture rule 10). */
export function useEditLines() {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);

  async function write(
    method: 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Result<Cart, ShopProblem>> {
    setSaving(true);
    await client.cancelQueries({ queryKey: cartKey });
    const answer = await shopFetch<Cart>(method, path, body);
    if (answer.ok) await takeCart(client, answer.value);
    setSaving(false);
    return answer;
  }

  return {
    saving,
    editLines: (request: Fulfillment) => write('PUT', '/api/cart/fulfillment', request),
    changeQuantity: (lineID: string, quantity: number) =>
      write('PATCH', `/api/cart/lines/${lineID}`, { quantity }),
    removeLine: (lineID: string) => write('DELETE', `/api/cart/lines/${lineID}`),
  };
}
