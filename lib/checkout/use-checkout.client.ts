'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { cartKey } from '@/lib/cart/cart-query.client';
import { cartStore } from '@/lib/cart/cart-store.client';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';
import { draftFromCart, fulfillmentOf, type CheckoutDraft } from './draft';
import type { GuestDraft } from './guest';
import { firstOpenStep, stepAfter, type CheckoutStep } from './steps';
import { useSubmit } from './use-submit.client';

/** A card that was read, ready to pay once. */
interface Card {
  nonce: string;
  cardType: string;
  lastFour: string;
}

/** Checkout's state: the draft, the open step, what was refused. Every change of delivery is written before the next step opens. */
export function useCheckout(cart: Cart) {
  const client = useQueryClient();
  const [draft, setDraft] = useState<CheckoutDraft>(() => draftFromCart(cart));
  const [step, setStep] = useState<CheckoutStep>(() => firstOpenStep(draft));
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [guest, setGuest] = useState<GuestDraft>({ firstName: '', lastName: '', email: '' });
  const [card, setCard] = useState<Card | null>(null);
  const submit = useSubmit({ leave: (path) => window.location.assign(path), onRefused: refused });

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

  /** Writes a draft that says where, when and how; opens the next step when the shop accepts it. */
  async function save(next: CheckoutDraft): Promise<void> {
    setDraft(next);
    setProblem(null);
    if (!next.recipient || !next.delivery) return setStep(stepAfter(step));
    setSaving(true);
    const answer = await shopFetch<Cart>('PUT', '/api/cart/fulfillment', fulfillmentOf(next.recipient, next.delivery, next.words));
    setSaving(false);
    if (!answer.ok) return setProblem(answer.error.text);
    client.setQueryData(cartKey, answer.value);
    cartStore.accept(answer.value);
    setStep(stepAfter(step));
  }

  return {
    draft, step, saving, problem, guest, card,
    submission: submit.state,
    edit: (to: CheckoutStep) => {
      setProblem(null);
      setStep(to);
    },
    setRecipient: (recipient: CheckoutDraft['recipient']) => {
      setDraft({ ...draft, recipient, delivery: null });
      setStep('delivery');
    },
    setDelivery: (delivery: CheckoutDraft['delivery']) => void save({ ...draft, delivery }),
    setWords: (words: CheckoutDraft['words']) => void save({ ...draft, words }),
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
