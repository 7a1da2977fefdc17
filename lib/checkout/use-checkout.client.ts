'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { cartKey } from '@/lib/cart/cart-query.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import type { Fulfillment } from '@/lib/cart/schema';
import { useEditLines } from '@/lib/cart/use-edit-lines.client';
import type { ShopProblem } from '@/lib/http/shop-fetch.client';
import { concernsPayment } from './payment-plan';
import { askedStep, openStep, type CheckoutStep } from './steps';
import { usePayment } from './use-payment.client';
import { useSubmit } from './use-submit.client';

/**
 * Checkout's state: the open step, what was refused, the payment. Recipients, days and words live in the cart: every change is written
 * before the next step opens, so nothing is lost to a closed tab.
 */
export function useCheckout(cart: Cart) {
  const client = useQueryClient();
  const [step, setStep] = useState<CheckoutStep>(() => askedStep(window.location.hash, cart));
  const [problem, setProblem] = useState<string | null>(null);
  const payment = usePayment(cart.totals.total);
  const { saving, editLines } = useEditLines();
  const submit = useSubmit({ leave: (path) => window.location.assign(path), onRefused: refused });
  // A cart that was changed elsewhere (another tab, a log-in) may lack what a later step needs.
  const open = openStep(step, cart);

  /** A refused payment is asked for again; anything else is seen in the cart read anew, but for a session that ended: its cart is gone, and the words with it. */
  function refused({ code, text }: ShopProblem): void {
    setProblem(text);
    if (concernsPayment(code)) {
      payment.refused(code);
      setStep('payment');
    } else if (code !== 'session-expired') {
      void client.invalidateQueries({ queryKey: cartKey });
    }
  }

  return {
    step: open, saving, problem, payment,
    submission: submit.state,
    goTo: (to: CheckoutStep) => {
      cartStore.told();
      setProblem(null);
      setStep(to);
    },
    /** Writes what was said of lines; answers what was refused, or nothing. */
    save: async (request: Fulfillment): Promise<string | null> => {
      setProblem(null);
      const answer = await editLines(request);
      if (answer.ok) return null;
      setProblem(answer.error.text);
      return answer.error.text;
    },
    /** Places the order; opens the payment when something is still to pay. */
    place: () => {
      cartStore.told();
      setProblem(null);
      if (payment.left === 0) submit.place(payment.request());
      else setStep('payment');
    },
  };
}
