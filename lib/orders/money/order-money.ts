import type { Cents } from '@/lib/core/money';

/**
 * How a transaction of the gateway stands, in what matters here: `held` can be captured, `capturing` waits for its settlement (or is being settled) and can
 * neither be captured nor refunded, `settled` can be refunded; of the others there is no money to be had. `settlement-declined` was captured, and its bank
 * has not paid.
 */
export type ChargeState =
  'held' | 'capturing' | 'settled' | 'voided' | 'expired' | 'declined' | 'settlement-declined';

/** One transaction of the gateway: a tender's authorisation and what became of it. */
export interface Charge {
  transactionID: string;
  state: ChargeState;
  /** What is held or, once captured, what was captured. */
  cents: Cents;
  /** The code of its currency where that is not the dollar: it pays for nothing. */
  otherCurrency?: string;
  /** What credits have given back of it. */
  refunded: Cents;
  /** When the gateway lets the money go by itself, while it is `held`. */
  endsAt: Date;
  /** The gateway has refused to capture it; nobody has asked for another try. */
  captureRefused?: boolean;
  /** The gateway has refused to refund it, or a refund of it came back; nobody has asked for another try. */
  refundRefused?: boolean;
  /** A refund of it has not settled yet. */
  refundSettling?: boolean;
  /** Refunds the gateway showed after they were written down as lost, so that they may have been asked for again; each can still be voided. */
  lateRefunds?: readonly { transactionID: string; cents: Cents }[];
}

/** Money at the gateway: what was authorised when the order was placed and, at most once, again. */
interface GatewayTender {
  held: 'gateway';
  place: number;
  cents: Cents;
  /** Oldest first. */
  charges: readonly Charge[];
  /** Whether it may be authorised once more: on a card of the vault, and not yet tried. */
  canAuthoriseAgain: boolean;
}

/** Stored value or a charge account, spent when the order was placed. */
interface LedgerTender {
  held: 'ledger';
  place: number;
  cents: Cents;
  /** What was posted back to the account. */
  givenBack: Cents;
  /** The account cannot take it: it is closed, or gone. */
  refused?: boolean;
}

/** A purchase order: nothing was taken, and less is billed. */
interface InvoiceTender {
  held: 'nobody';
  place: number;
  cents: Cents;
  /** What is not to be billed any more. */
  givenBack: Cents;
}

export type TenderMoney = GatewayTender | LedgerTender | InvoiceTender;

/** An order's money as it stands. */
export interface OrderMoney {
  tenders: readonly TenderMoney[];
  /** What the order costs now: nothing once it is cancelled. */
  owedCents: Cents;
  /** From when on its cards are charged: its flowers leave, or somebody of the shop asked for it; `null` while nobody knows. */
  chargeFrom: Date | null;
}
