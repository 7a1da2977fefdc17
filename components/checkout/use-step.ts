'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import type { Cart } from '@/lib/cart/cart';
import { cartKey } from '@/components/session/cart-query';
import { brand } from '@/lib/config/brand';
import { checkoutPath, shownStep, stepInAddress } from '@/lib/checkout/step-address';
import { stepWords, type CheckoutStep } from '@/lib/checkout/steps';

/**
 * The step of the page's address. Each step is an entry of the browser's history, so that Back, Forward and reload go by steps; an address whose
 * step cannot be shown yet is put right in place. `paid`: whether the review has anything to review.
 */
export function useStep(
  cart: Cart,
  paid: boolean,
): { step: CheckoutStep; goTo: (step: CheckoutStep) => void } {
  const client = useQueryClient();
  const asked = stepInAddress(useSearchParams());
  const step = shownStep(asked, cart, paid);
  useEffect(() => {
    // An answer just written may be known before the page has been drawn with it.
    const right = shownStep(asked, client.getQueryData<Cart>(cartKey) ?? cart, paid);
    if (asked !== right) window.history.replaceState(null, '', checkoutPath(right));
  }, [asked, cart, paid, client]);
  const words = stepWords(step, cart).short;
  useEffect(() => {
    document.title = `Checkout: ${words} | ${brand.name}`;
  }, [words]);
  return {
    step,
    goTo: (to) => {
      if (to !== stepInAddress(new URLSearchParams(window.location.search)))
        window.history.pushState(null, '', checkoutPath(to));
    },
  };
}
