import type { AddressCheck, Billing } from '@/lib/orders/money/bill';
import type { Cents } from '@/lib/core/money';
import type { LedgerKind } from '../ledgers/account';

/** A tender as the journal stores it: what is needed to end it, and never a nonce, a PIN or a vault's token. */
export interface TenderRow {
  kind:
    | 'CreditCard'
    | 'Paypal'
    | 'Venmo'
    | 'GiftCard'
    | 'PurplePerks'
    | 'StoreCharge'
    | 'PurchaseOrder';
  cents: Cents;
  /** Place among the order's tenders, from 1. */
  place: number;
  /** Who holds the money. */
  held: 'gateway' | LedgerKind | 'nobody';
  /** Number of the ledger's account, or of the purchase order. */
  number?: string;
  /** The reference of the ledger's account, by which a payment names it without its number (`LedgerAccount`). */
  reference?: string;
  creditCardID?: string;
  transactionID?: string;
  /** When the gateway's authorization expires, an ISO instant; `null` when it does not say. */
  endsAt?: string | null;
  cardType?: string | null;
  last4?: string | null;
  /** Payer of a PayPal account, name of a Venmo one. */
  account?: string | null;
  /** A card's billing address, with the bank's check of it. */
  billing?: Billing;
  addressCheck?: AddressCheck | null;
}

/** One name per tender of an attempt: the gateway's order ID and the ID of the commerce payment. */
export function tenderName(
  { orderID, attempt }: { orderID: string; attempt: number },
  { place }: Pick<TenderRow, 'place'>,
): string {
  return place === 1 ? `${orderID}-${attempt}` : `${orderID}-${attempt}-${place}`;
}

/** A payment of the platform's type SpendingAccount must name one of its own accounts; what our ledgers hold is none of those. */
const types = {
  CreditCard: 'CreditCard',
  Paypal: 'CreditCard',
  Venmo: 'CreditCard',
  GiftCard: 'PurchaseOrder',
  PurplePerks: 'PurchaseOrder',
  StoreCharge: 'PurchaseOrder',
  PurchaseOrder: 'PurchaseOrder',
} as const;

/** A tender as the commerce platform's payment: one of its three types, the shop's own kind in `xp` (specification B3). Amount in cents. */
export function commercePayment(tender: TenderRow) {
  const { kind, held, number, reference, transactionID, endsAt } = tender;
  const { cardType, last4, account, creditCardID, billing, addressCheck } = tender;
  const ofGateway =
    held === 'gateway'
      ? {
          Gateway: 'Braintree',
          TransactionID: transactionID,
          ...(endsAt ? { HeldUntil: endsAt } : {}),
        }
      : {};
  const ofKind =
    kind === 'CreditCard'
      ? { CardType: cardType, PartialAccountNumber: last4 }
      : held === 'gateway'
        ? { Account: account }
        : kind === 'PurchaseOrder'
          ? { Number: number }
          : { PartialAccountNumber: number?.slice(-4), LedgerAccount: reference };
  return {
    type: types[kind],
    cents: tender.cents,
    xp: {
      Kind: kind,
      ...ofGateway,
      ...ofKind,
      ...(creditCardID ? { SavedCardID: creditCardID } : {}),
      ...(billing ? { Billing: billing } : {}),
      ...(addressCheck ? { AddressCheck: addressCheck } : {}),
    },
  };
}
