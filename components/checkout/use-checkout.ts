'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { cartKey, newestCart } from '@/components/session/cart-query';
import { keepDraft, keptDraft } from '@/components/session/kept-drafts';
import { cartStore } from '@/components/session/cart-store';
import { useStore } from '@/components/browser/create-store';
import { standing } from '@/lib/cart/change/mending';
import type { Fulfillment } from '@/lib/cart/schema';
import { useEditLines } from '@/components/cart/line/use-edit-lines';
import type { AskCaptcha } from '@/components/browser/ask-captcha';
import type { ShopProblem } from '@/components/browser/shop-fetch';
import { refusalText } from '@/lib/orders/change-texts';
import {
  concernsPayment,
  declinedText,
  type PlannedTender,
} from '@/lib/checkout/payment/payment-plan';
import {
  checkoutPath,
  type CheckoutStep,
  isBefore,
  openStep,
  screenOf,
  shownStep,
  stepInAddress,
  stepWords,
} from '@/lib/checkout/steps';
import {
  isWallet,
  walletComingBack,
  walletInAddress,
  type Wallet,
} from '@/lib/checkout/payment/wallets';
import { checkoutTexts } from '@/lib/checkout/texts';
import { useChanges } from './use-changes';
import { deliveryZip } from '@/lib/cart/recipients';
import { useBank } from './payment/bank/use-bank';
import { usePayment } from './payment/use-payment';
import { useSubmit } from './use-submit';
import { useSearchParams } from 'next/navigation';
import { brand } from '@/lib/config/brand';

/**
 * The step of the page's address. Each step is an entry of the browser's history, so that Back, Forward and reload go by steps; an address whose
 * step cannot be shown yet is put right in place. `paid`: whether the review has anything to review. Another step leaves behind what the cart had to tell at
 * this one when the shopper decided to go on: what an answer has brought since is told there.
 */
function useStep(
  cart: Cart,
  paid: boolean,
): { step: CheckoutStep; goTo: (step: CheckoutStep) => void } {
  const client = useQueryClient();
  const { notices } = useStore(cartStore);
  const requested = stepInAddress(useSearchParams());
  const step = shownStep(requested, cart, paid);
  useEffect(() => {
    const right = shownStep(requested, newestCart(client, cart), paid);
    if (requested !== right) window.history.replaceState(null, '', checkoutPath(right));
  }, [requested, cart, paid, client]);
  const words = stepWords(screenOf(step, cart), cart).short;
  useEffect(() => {
    document.title = `Checkout: ${words} | ${brand.name}`;
  }, [words]);
  return {
    step,
    goTo: (to) => {
      // A step that is held back would leave an entry that leads nowhere.
      const right = openStep(to, newestCart(client, cart));
      if (right === stepInAddress(new URLSearchParams(window.location.search))) return;
      cartStore.dismissNotices(notices);
      window.history.pushState(null, '', checkoutPath(right));
    },
  };
}

/** The wallet that is kept as the way to pay an order. */
function keptWallet(orderID: string | null): Wallet | null {
  const kept = orderID === null ? null : keptDraft(orderID, 'method');
  const { value } = (kept ?? {}) as { value?: unknown };
  return isWallet(value) ? value : null;
}

/**
 * The wallet that checkout was opened with, by its address, by a payer who comes back from it, or before a reload: the payment begins with it (decision 140). `null` once the
 * payment was seen.
 */
function useChosenWallet(orderID: string | null, step: CheckoutStep): Wallet | null {
  const named = walletInAddress(useSearchParams());
  const [opened] = useState(() => walletComingBack(window.location.hash) ?? named);
  const [wallet, setWallet] = useState(() => opened ?? keptWallet(orderID));
  useEffect(() => {
    if (opened && orderID) keepDraft(orderID, 'method', { value: opened, since: null });
  }, [opened, orderID]);
  if (wallet && !isBefore(step, 'payment')) setWallet(null);
  return wallet;
}

/** What remains of a refusal once all that can be mended is: changes that only inform, such as a new price or discontinued goods. */
function unmendableRefusal(refusal: ShopProblem | null): ShopProblem | null {
  const { changes = [] } = refusal ?? {};
  return changes.length > standing(changes).length ? refusal : null;
}

/** Whether a refusal says that the visit, or the log-in, has ended. */
export function hasEnded({ code }: Pick<ShopProblem, 'code'>): boolean {
  return code === 'visit-ended' || code === 'session-expired';
}

/**
 * Checkout's state: the step of the address, what was refused there, the payment. Recipients, days and words live in the cart: every change is
 * written before the next step opens, so nothing is lost to a closed tab; what is typed and not yet written is kept (`useKept`).
 */
export function useCheckout(cart: Cart, askCaptcha: AskCaptcha) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ShopProblem | null>(null);
  const payment = usePayment(cart.totals.total, deliveryZip(cart.shipments));
  const { step, goTo } = useStep(cart, payment.settled && payment.left === 0);
  const wallet = useChosenWallet(cart.orderID, step);
  const editor = useEditLines();
  const changes = useChanges(cart, refusal, {
    editor,
    step,
    goTo,
    onMended: () => setRefusal(unmendableRefusal),
  });
  const submit = useSubmit({
    orderID: cart.orderID,
    leave: (path) => window.location.assign(path),
    askCaptcha,
    onRefused: refused,
  });
  const bank = useBank();
  /** The tenders as banks have left them, while they are submitted or the shop refuses to go on. */
  const sent = useRef<PlannedTender[] | null>(null);
  const leaveBank = useEffectEvent(() => bank.leave());
  useEffect(() => () => leaveBank(), [step]);
  const clear = useCallback(() => {
    setProblem(null);
    setRefusal(null);
  }, []);
  useEffect(() => {
    window.addEventListener('popstate', clear);
    return () => window.removeEventListener('popstate', clear);
  }, [clear]);

  /** Places the order once the banks of its cards have confirmed it, where the account wants that; nothing is submitted before. */
  async function confirmAndPlace(): Promise<void> {
    if (bank.asking) return;
    const { plan } = payment;
    const approved = { approvedHash: cart.hash };
    if (!navigator.onLine || !plan.some((planned) => planned.bank))
      return submit.place({ ...payment.request(), ...approved });
    const { guest } = payment.request();
    const answer = await bank.confirm(plan, guest);
    if (answer.is === 'left') return payment.keep(answer.plan);
    if (answer.is === 'refused') {
      sent.current = answer.plan;
      return refused(answer.problem);
    }
    if (answer.is === 'confirmed') {
      payment.keep(answer.plan);
      sent.current = answer.plan;
      return submit.place({ ...payment.request(answer.plan), ...approved });
    }
    setProblem(answer.text);
    const isOver = answer.is === 'denied' || answer.is === 'gone';
    payment.keep(isOver ? answer.plan.filter(({ key }) => key !== answer.key) : answer.plan);
    if (isOver) goTo('payment');
  }

  /** A refused payment is asked for again; anything else is seen in the cart read anew, but for a session that ended: its cart is gone, and the words with it. */
  function refused(why: ShopProblem): void {
    const { code, text } = why;
    const { current: plan } = sent;
    sent.current = null;
    if (plan || why.spent || concernsPayment(code)) payment.refused(why, plan ?? undefined);
    if (concernsPayment(code)) {
      setProblem(code === 'payment-declined' ? declinedText(payment.plan) : text);
      goTo('payment');
    } else if (code === 'upstream-unavailable') {
      setProblem(text);
    } else if (code === 'captcha-required') {
      setProblem(checkoutTexts.captchaLeft);
    } else {
      setRefusal(why);
      if (why.spent && payment.plan.some(({ tender }) => 'nonce' in tender))
        setProblem(checkoutTexts.payAgain);
      if (hasEnded(why)) return;
      changes.learn(why.changes);
      for (const queryKey of [cartKey, ['options']]) void client.invalidateQueries({ queryKey });
    }
  }

  const leaveFor = (to: CheckoutStep) => {
    clear();
    goTo(to);
  };

  return {
    step,
    problem,
    refusal,
    payment,
    /** The wallet that checkout was opened with, until the payment was seen. */
    wallet,
    changes,
    saving: editor.saving,
    submission: submit.state,
    bank,
    goTo: leaveFor,
    /** What was said at a step is written: on to the next, with what that answer had to tell, but for who has gone elsewhere meanwhile. */
    goOn: (to: CheckoutStep) => {
      if (stepInAddress(new URLSearchParams(window.location.search)) !== step) return;
      clear();
      changes.reach(to);
      goTo(to);
    },
    /** The payment is complete: on to the review. */
    settle: () => {
      clear();
      payment.settle();
      goTo('review');
    },
    /** Another way to pay is tried: what was refused is over. */
    clearProblem: () => setProblem(null),
    /** Writes what was said of lines; returns what was refused, or nothing. */
    save: async (request: Fulfillment): Promise<string | null> => {
      clear();
      const answer = await editor.editLines(request);
      if (answer.ok) return null;
      const isGone = answer.error.code === 'not-found';
      const text = isGone ? checkoutTexts.notInCart : refusalText(answer.error);
      if (hasEnded(answer.error)) setRefusal(answer.error);
      else setProblem(text);
      // A cart whose lines are not found has ended, or was changed in another window: read anew, it says which.
      if (isGone) void client.invalidateQueries({ queryKey: cartKey });
      void client.invalidateQueries({ queryKey: ['options'] });
      return text;
    },
    /** Places the order; opens the payment when something is still to pay. */
    place: () => {
      clear();
      if (payment.left === 0) void confirmAndPlace();
      else goTo('payment');
    },
  };
}
