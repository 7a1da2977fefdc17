import type { Funds } from '@/lib/checkout/payment/funds';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import { offeredWallets, walletNames } from '@/lib/checkout/payment/wallets';
import type { PlannedTender } from '@/lib/checkout/payment/payment-plan';
import { formatCents, type Cents } from '@/lib/core/money';

/** A way to pay what remains, as a choice. */
export interface Method {
  id: string;
  kind: 'card' | 'savedCard' | 'paypal' | 'venmo' | 'chargeAccount' | 'purchaseOrder';
  title: string;
  detail?: string;
  /** The most it can pay. */
  most: Cents | null;
}

interface PaymentFacts {
  setup: PaymentSetup | null;
  funds: Funds | null;
  plan: readonly PlannedTender[];
}

/** `2028-05` as a card has it: `05/28`. */
const monthYear = (expires: string): string => `${expires.slice(5)}/${expires.slice(2, 4)}`;

/** The saved cards that cannot pay any more, in words. */
export function expiredCards(funds: Funds | null): string[] {
  return (funds?.cards ?? [])
    .filter(({ expired }) => expired)
    .map(
      ({ type, lastFour, expires }) =>
        `${type} ending in ${lastFour} expired ${monthYear(expires ?? '')}.`,
    );
}

/** The ways open to this shopper, saved cards first; what is in the plan already is not offered twice, but for another card. */
export function openMethods({ setup, funds, plan }: PaymentFacts): Method[] {
  const used = new Set(plan.map(({ key }) => key));
  const methods: Method[] = (setup ? (funds?.cards ?? []) : [])
    .filter(({ expired }) => !expired)
    .map(({ id, type, lastFour, expires }) => ({
      id: `saved-card ${id}`,
      kind: 'savedCard',
      title: `${type} ending in ${lastFour}`,
      detail: expires ? `Expires ${monthYear(expires)}` : undefined,
      most: null,
    }));
  if (setup?.frameUrl || setup?.braintree)
    methods.push({
      id: 'card',
      kind: 'card',
      title: methods.length > 0 ? 'Another card' : 'Credit or debit card',
      most: null,
    });
  for (const wallet of offeredWallets(setup))
    methods.push({ id: wallet, kind: wallet, title: walletNames[wallet], most: null });
  const charge = funds?.charge;
  if (charge && charge.balance > 0) {
    methods.push({
      id: 'charge',
      kind: 'chargeAccount',
      title: `Store charge account ending in ${charge.lastFour}`,
      detail: `${formatCents(charge.balance)} available`,
      most: charge.balance,
    });
  }
  if (funds?.purchaseOrder)
    methods.push({
      id: 'purchase-order',
      kind: 'purchaseOrder',
      title: 'Purchase order',
      detail: 'We invoice your company.',
      most: null,
    });
  return methods.filter(({ id, kind }) => kind === 'card' || !used.has(id));
}
