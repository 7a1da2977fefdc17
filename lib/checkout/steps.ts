import { type Cart, shipmentsToSend } from '@/lib/cart/cart';
import type { OrderChange } from '@/lib/core/order-change';
import { isPickupType } from '@/lib/address/destination-types';
import { isPickup } from '@/lib/delivery/labels';

/** The steps of checkout in their order (ruling 17). */
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

/** What the step of delivery is called for goods that are collected. */
export const pickupStep = { short: 'Pickup', heading: 'When will you pick it up?' };

/** The steps that are answered on one screen where one shipment is asked after; each keeps its address. */
const deliverySteps: readonly CheckoutStep[] = ['recipients', 'delivery', 'words'];

/** Whether one shipment is all there is to send, so that who, when and the card are one screen (decision 139). */
export function isForOne(cart: Pick<Cart, 'shipments'>): boolean {
  return shipmentsToSend(cart).length === 1;
}

/** The step on whose screen a step is answered: delivery for all that concerns the one shipment of a cart, else its own. */
export function screenOf(step: CheckoutStep, cart: Pick<Cart, 'shipments'>): CheckoutStep {
  return isForOne(cart) && deliverySteps.includes(step) ? 'delivery' : step;
}

/** Whether all that goes anywhere is collected at a store. */
export function isCollected(cart: Pick<Cart, 'shipments'>): boolean {
  const shipments = shipmentsToSend(cart);
  return (
    shipments.length > 0 &&
    shipments.every(({ method, recipient }) =>
      method ? isPickup(method) : recipient !== null && isPickupType(recipient.addressType),
    )
  );
}

/** What a step is called for a cart: goods that are collected do not arrive. */
export function stepWords(
  step: CheckoutStep,
  cart: Pick<Cart, 'shipments'>,
): { short: string; heading: string } {
  return step === 'delivery' && isCollected(cart) ? pickupStep : stepNames[step];
}

/**
 * The steps a cart has to take: five (ruling 17), of which the first three are one where there is one shipment; seats of workshops go nowhere, so
 * an order of nothing else is paid and reviewed.
 */
export function stepsOf(cart: Pick<Cart, 'shipments'>): readonly CheckoutStep[] {
  if (shipmentsToSend(cart).length === 0) return ['payment', 'review'];
  return isForOne(cart) ? ['delivery', 'payment', 'review'] : checkoutSteps;
}

/** What of a cart decides over its steps. */
type Stepped = Pick<Cart, 'shipments'> & Partial<Pick<Cart, 'changes'>>;

/** The step at which something else can be chosen than a change offers: who gets it, where another day or way would be the same. */
export function stepOfChange(change: OrderChange): 'recipients' | 'delivery' {
  const elsewhere =
    (change.what === 'way' && change.reason === 'store-closed') ||
    (change.what === 'terms' && change.tax !== undefined);
  return elsewhere ? 'recipients' : 'delivery';
}

/**
 * The first step that still needs the shopper: a cart says of itself what is chosen, so nobody is asked twice, and what of it does not hold any
 * more on the server's clock, so nobody is led past it. What is short or has another price is mended at whatever step is open.
 */
export function firstOpenStep(cart: Stepped): CheckoutStep {
  const shipments = shipmentsToSend(cart);
  const changes = cart.changes ?? [];
  if (shipments.length === 0) return 'payment';
  if (
    shipments.some(({ recipient }) => recipient === null) ||
    changes.some((change) => change.what === 'way' && stepOfChange(change) === 'recipients')
  )
    return 'recipients';
  const undated = shipments.some(({ method, date }) => method === null || date === null);
  return undated || changes.some(({ what }) => what === 'day' || what === 'run' || what === 'way')
    ? 'delivery'
    : 'words';
}

/** The step to show: the one wanted, held back where an earlier one lacks something. Words are nobody's duty and hold nothing back. */
export function openStep(wanted: CheckoutStep, cart: Stepped): CheckoutStep {
  const first = firstOpenStep(cart);
  if (first === 'payment') return isBefore(wanted, first) ? first : wanted;
  return first !== 'words' && isBefore(first, wanted) ? first : wanted;
}

/** Whether `step` comes before `other`. */
export function isBefore(step: CheckoutStep, other: CheckoutStep): boolean {
  return checkoutSteps.indexOf(step) < checkoutSteps.indexOf(other);
}

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
