import { type Cart, shipmentsToSend } from '@/lib/cart/cart';
import type { OrderChange } from '@/lib/core/order-change';
import { isPickupType } from '@/lib/address/destination-types';
import { isPickup } from '@/lib/delivery/method';

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

/** The steps that share one screen where there is one shipment; each keeps its address. */
const deliverySteps: readonly CheckoutStep[] = ['recipients', 'delivery', 'words'];

/** Whether there is a single shipment to send, so that recipient, delivery and card share one screen (decision 139). */
export function isForOne(cart: Pick<Cart, 'shipments'>): boolean {
  return shipmentsToSend(cart).length === 1;
}

/** The step whose screen shows a step: delivery for all three that concern a single shipment, else the step itself. */
export function screenOf(step: CheckoutStep, cart: Pick<Cart, 'shipments'>): CheckoutStep {
  return isForOne(cart) && deliverySteps.includes(step) ? 'delivery' : step;
}

/** Whether every shipment is collected at a store. */
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
 * The steps a cart has to take: five (ruling 17), of which the first three are one where there is one shipment. An order of workshop seats alone only needs
 * payment and review.
 */
export function stepsOf(cart: Pick<Cart, 'shipments'>): readonly CheckoutStep[] {
  if (shipmentsToSend(cart).length === 0) return ['payment', 'review'];
  return isForOne(cart) ? ['delivery', 'payment', 'review'] : checkoutSteps;
}

/** Whether a change takes a shipment's day, run or way from it, so that delivery is to be chosen anew. */
export function isOfDelivery({ what }: OrderChange): boolean {
  return what === 'day' || what === 'run' || what === 'way';
}

/** The parts of a cart that decide its steps. */
type Stepped = Pick<Cart, 'shipments'> & Partial<Pick<Cart, 'changes'>>;

/** The step at which the shopper can choose something other than what a change offers: the recipients, where another day or way would not help. */
export function stepOfChange(change: OrderChange): 'recipients' | 'delivery' {
  const elsewhere =
    (change.what === 'way' && change.reason === 'store-closed') ||
    (change.what === 'terms' && change.tax !== undefined);
  return elsewhere ? 'recipients' : 'delivery';
}

/**
 * The first step that still needs the shopper. The cart itself holds what is chosen and, by the server's clock, what no longer holds, so that nobody is asked
 * twice or led past a problem. Short stock and new prices are mended at any step.
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
  return undated || changes.some(isOfDelivery) ? 'delivery' : 'words';
}

/** The step to show: the wanted one, or an earlier one that lacks something. The card message is optional and holds nothing back. */
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

/** The step an address names; `null` for none, or an unknown one. */
export function stepInAddress(query: Pick<URLSearchParams, 'get'> | null): CheckoutStep | null {
  const requestedStep = query?.get('step');
  return checkoutSteps.find((step) => step === requestedStep) ?? null;
}

/** The step to show for the one an address names: the first open one where it names none or a later one; no review before the payment is complete. */
export function shownStep(
  requestedStep: CheckoutStep | null,
  cart: Pick<Cart, 'shipments'>,
  paid: boolean,
): CheckoutStep {
  const open = requestedStep === null ? firstOpenStep(cart) : openStep(requestedStep, cart);
  return open === 'review' && !paid ? 'payment' : open;
}
