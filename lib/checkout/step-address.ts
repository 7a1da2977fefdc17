import type { Cart } from '@/lib/cart/cart';
import { checkoutSteps, firstOpenStep, openStep, type CheckoutStep } from './steps';

/** Path of checkout at a step: specification A2 has `/checkout` alone, so the step is a query (decision 087). */
export function checkoutPath(step: CheckoutStep): string {
  return `/checkout?step=${step}`;
}

/** The step an address asks for; `null` for none, or for one nobody knows. */
export function stepInAddress(query: Pick<URLSearchParams, 'get'> | null): CheckoutStep | null {
  const requestedStep = query?.get('step');
  return checkoutSteps.find((step) => step === requestedStep) ?? null;
}

/** The step to show for the one an address asks for: the first open one where it asks for none or for a later one; no review of what is not paid. */
export function shownStep(
  requestedStep: CheckoutStep | null,
  cart: Pick<Cart, 'shipments'>,
  paid: boolean,
): CheckoutStep {
  const open = requestedStep === null ? firstOpenStep(cart) : openStep(requestedStep, cart);
  return open === 'review' && !paid ? 'payment' : open;
}
