import type { Cents } from '@/lib/core/money';
import type { BillDraft } from '@/lib/orders/money/bill';

/** A balance the shopper can pay from; `expires` is a Chicago day. */
interface Fund {
  balance: Cents;
  lastFour: string;
  expires: string | null;
}

/** A saved card as checkout offers it; `expires` is `YYYY-MM`. */
interface PayableCard {
  id: string;
  type: string;
  lastFour: string;
  expires: string | null;
  /** Past its last month: shown, but it cannot pay. */
  expired: boolean;
}

/** What a shopper can pay with beside a new card, a wallet and gift cards. A visitor has none of it. */
export interface Funds {
  signedIn: boolean;
  perks: Fund | null;
  charge: Fund | null;
  purchaseOrder: boolean;
  cards: PayableCard[];
  /** Where bills go by the account (an address of the type Billing, specification B3); `null` where it does not say. */
  bill: BillDraft | null;
}

/** The funds of a visitor who is not signed in. */
export const noFunds: Funds = {
  signedIn: false,
  perks: null,
  charge: null,
  purchaseOrder: false,
  cards: [],
  bill: null,
};
