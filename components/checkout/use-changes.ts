'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { cartKey } from '@/components/session/cart-query';
import { standing, type Mend } from '@/lib/cart/change/mending';
import type { LineEditor } from '@/components/cart/line/use-edit-lines';
import type { ShopProblem } from '@/components/browser/shop-fetch';
import { refusalText } from '@/lib/orders/change-texts';
import type { OrderChange } from '@/lib/core/order-change';
import type { CheckoutStep } from '@/lib/checkout/steps';

interface Steps {
  /** What writes the lines of this page's cart. */
  editor: LineEditor;
  step: CheckoutStep;
  goTo: (step: CheckoutStep) => void;
  /** All that stood is mended. */
  onMended: () => void;
}

/**
 * What of the order does not hold any more, with what mends it: read with every cart, learned at once from a refusal, looked for anew when a step
 * opens. Once all is mended, checkout is again where it was.
 */
export function useChanges(
  cart: Cart,
  refusal: ShopProblem | null,
  { editor, step, goTo, onMended }: Steps,
) {
  const client = useQueryClient();
  const { editLines, changeQuantity, removeLine } = editor;
  const changes = [
    ...(refusal?.changes ?? []).filter((change) => !standing([change]).length),
    ...cart.changes,
  ];
  const reached = useRef(step);
  useEffect(() => {
    if (cart.changes.length === 0) reached.current = step;
  }, [cart.changes, step]);

  const opened = useRef(step);
  useEffect(() => {
    if (opened.current !== step) void client.invalidateQueries({ queryKey: cartKey });
    opened.current = step;
  }, [client, step]);

  async function mended(write: ReturnType<typeof editLines>): Promise<string | null> {
    const back = reached.current;
    const answer = await write;
    void client.invalidateQueries({ queryKey: ['options'] });
    if (!answer.ok) return refusalText(answer.error);
    if (answer.value.changes.length === 0) {
      onMended();
      goTo(back);
    }
    return null;
  }

  return {
    changes,
    /** A step was answered and this one comes next, also where something is to be mended first: then checkout is there again. */
    reach: (next: CheckoutStep) => {
      reached.current = next;
    },
    /** Writes; returns what was refused, as `remove` does. */
    mend: (by: Mend) =>
      mended('request' in by ? editLines(by.request) : changeQuantity(by.lineID, by.quantity)),
    remove: (line: CartLine) => mended(removeLine(line.id)),
    /** Takes over what a refusal said of the cart until it has been read anew. */
    learn: (learned: readonly OrderChange[] = []) =>
      client.setQueryData<Cart>(
        cartKey,
        (shown) => shown && { ...shown, changes: standing(learned) },
      ),
  };
}
