import type { CheckoutDraft } from './draft';

/** The steps of checkout in their order (decision 17). */
export const checkoutSteps = ['recipient', 'delivery', 'words', 'payment', 'review'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** What the header and the headings call each step. */
export const stepNames: Record<CheckoutStep, { short: string; heading: string }> = {
  recipient: { short: 'Recipient', heading: 'Who is it for?' },
  delivery: { short: 'Delivery', heading: 'When should it arrive?' },
  words: { short: 'Card', heading: 'Card and notes' },
  payment: { short: 'Payment', heading: 'Payment' },
  review: { short: 'Review', heading: 'Review and place your order' },
};

/** The first step that still needs the shopper, for a draft restored from the cart. */
export function firstOpenStep({ recipient, delivery }: CheckoutDraft): CheckoutStep {
  if (!recipient) return 'recipient';
  return delivery ? 'words' : 'delivery';
}

/** Whether `step` comes before `other`. */
export function isBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
}

/** The step after `step`; the last stays. */
export function stepAfter(step: CheckoutStep): CheckoutStep {
  return checkoutSteps[checkoutSteps.indexOf(step) + 1] ?? step;
}
