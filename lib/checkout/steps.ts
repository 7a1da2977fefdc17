import type { Cart } from '@/lib/cart/cart';
import { shipmentsToSend } from '@/lib/cart/workshops';

/** The steps of checkout in their order (decision 17). */
export const checkoutSteps = ['recipients', 'delivery', 'words', 'payment', 'review'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** What the header and the headings call each step. */
export const stepNames: Record<CheckoutStep, { short: string; heading: string }> = {
  recipients: { short: 'Recipients', heading: 'Who is it for?' },
  delivery: { short: 'Delivery', heading: 'When should it arrive?' },
  words: { short: 'Card & notes', heading: 'Card and notes' },
  payment: { short: 'Payment', heading: 'Payment' },
  review: { short: 'Review', heading: 'Review and place your order' },
};

/** The steps a cart has to take: seats of workshops go nowhere, so an order of nothing else is paid and reviewed. */
export function stepsOf(cart: Pick<Cart, 'shipments'>): readonly CheckoutStep[] {
  return shipmentsToSend(cart).length > 0 ? checkoutSteps : ['payment', 'review'];
}

/** The first step that still needs the shopper: a cart says of itself what is chosen, so nobody is asked twice. */
export function firstOpenStep(cart: Pick<Cart, 'shipments'>): CheckoutStep {
  const shipments = shipmentsToSend(cart);
  if (shipments.length === 0) return 'payment';
  if (shipments.some(({ recipient }) => recipient === null)) return 'recipients';
  return shipments.some(({ method, date }) => method === null || date === null) ? 'delivery' : 'words';
}

/** The step a link asks for by its fragment (`#delivery`), unless an earlier one is not done yet. */
export function askedStep(fragment: string, cart: Pick<Cart, 'shipments'>): CheckoutStep {
  const first = firstOpenStep(cart);
  const asked = stepsOf(cart).find((step) => `#${step}` === fragment);
  return asked && isBefore(asked, first) ? asked : first;
}

/** The step to show: the one wanted, held back where an earlier one lacks something. Words are nobody's duty and hold nothing back. */
export function openStep(wanted: CheckoutStep, cart: Pick<Cart, 'shipments'>): CheckoutStep {
  const first = firstOpenStep(cart);
  if (first === 'payment') return isBefore(wanted, first) ? first : wanted;
  return first !== 'words' && isBefore(first, wanted) ? first : wanted;
}

/** Whether `step` comes before `other`. */
export function isBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
}
