import type { Cents } from '@/lib/core/money';
import type { Bill, BillDraft } from './money/bill';

/** A part of a payment as the browser sends it: an amount in cents, and what it is taken from (specification B3). */
export type Tender = { amount: Cents } & (
  | ({ kind: 'card'; nonce: string; bill?: BillDraft } & OfDevice)
  | ({ kind: 'paypal' | 'venmo'; nonce: string } & OfDevice)
  | ({
      kind: 'savedCard';
      cardID: string;
      bill?: BillDraft;
      /** Under which the gateway keeps what the card's bank said (3-D Secure). */
      verificationID?: string;
    } & OfDevice)
  | { kind: 'giftCard'; number: string; pin?: string }
  | { kind: 'purplePerks' | 'chargeAccount' }
  | { kind: 'purchaseOrder'; number: string }
);

/** What the gateway's collector says of the device; it may not have come (`deviceDataSchema`). */
interface OfDevice {
  deviceData?: string;
}

/** A part of a payment as `submitorder` takes it (specification A7): an amount in dollars, the kinds of specification B3. */
export type LilacPayment = { Amount?: number } & (
  | { Type: 'CreditCard'; Nonce: string; Billing?: Bill; DeviceData?: string }
  | { Type: 'Paypal' | 'Venmo'; Nonce: string; DeviceData?: string }
  | {
      Type: 'CreditCard';
      CreditCardID: string;
      Billing?: Bill;
      DeviceData?: string;
      VerificationID?: string;
    }
  | { Type: 'GiftCard'; Number: string; Pin?: string }
  | { Type: 'PurplePerks' | 'SpendingAccount' }
  | { Type: 'PurchaseOrder'; Number: string }
);

/** What of an order's tenders a gateway holds, in cents: cards and wallets. */
export function heldCents(tenders: readonly Pick<Tender, 'kind' | 'amount'>[]): Cents {
  const gatewayKinds: readonly Tender['kind'][] = ['card', 'savedCard', 'paypal', 'venmo'];
  return tenders.reduce(
    (sum, { kind, amount }) => (gatewayKinds.includes(kind) ? sum + amount : sum),
    0,
  );
}
