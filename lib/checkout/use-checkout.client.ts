'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { cartKey } from '@/lib/cart/cart-query.client';
import type { Fulfillment } from '@/lib/cart/schema';
import { useEditLines } from '@/lib/cart/use-edit-lines.client';
import type { ShopProblem } from '@/lib/http/shop-fetch.client';
import type { GuestDraft } from './guest';
import { askedStep, firstOpenStep, isBefore, type CheckoutStep } from './steps';
import { useSubmit } from './use-submit.client';

/** A card that was read, ready to pay once. */
interface Card {
  nonce: string;
  cardType: string;
  lastFour: string;
}

/**
 * Checkout's state: the open step, what was refused, the payment. Recipients, days and words live in the cart: every change is written
 * before the next step opens, so nothing is lost to a closed tab.
 */
export function useCheckout(cart: Cart) {
  const client = useQueryClient();
  const [step, setStep] = useState<CheckoutStep>(() => askedStep(window.location.hash, cart));
  const [problem, setProblem] = useState<string | null>(null);
  const [guest, setGuest] = useState<GuestDraft>({ firstName: '', lastName: '', email: '' });
  const [card, setCard] = useState<Card | null>(null);
  const { saving, editLines } = useEditLines();
  const submit = useSubmit({ leave: (path) => window.location.assign(path), onRefused: refused });
  const first = firstOpenStep(cart);
  // A cart that was changed elsewhere (another tab, a log-in) may lack what a later step needs.
  const open = isBefore(first, step) ? first : step;

  /** A nonce pays once: where the card was asked, it is asked for again; anything else is seen in the cart read anew. */
  function refused({ code, text }: ShopProblem): void {
    setProblem(text);
    if (code === 'payment-declined' || code === 'cannot-process') {
      setCard(null);
      setStep('payment');
    } else {
      void client.invalidateQueries({ queryKey: cartKey });
    }
  }

  return {
    step: open, saving, problem, guest, card,
    submission: submit.state,
    goTo: (to: CheckoutStep) => {
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
    setPayment: (buyer: GuestDraft, read: Card) => {
      setProblem(null);
      setGuest(buyer);
      setCard(read);
      setStep('review');
    },
    place: (approvedTotal: number) => {
      setProblem(null);
      if (card) submit.place({ approvedTotal, tenders: [{ kind: 'card', amount: approvedTotal, nonce: card.nonce }], guest: { ...guest, email: guest.email.trim() } });
    },
  };
}
