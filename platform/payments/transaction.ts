import type { Cents } from '@/lib/core/money';
import type { Verification } from './bank/banks';
import type { PaymentMethod } from './nonces';
import type { Outcome } from './outcome';
import type { AddressCheck } from './vault/card-checks';

/** The states a transaction of this gateway can be in. */
export type TransactionStatus =
  | Outcome['status']
  | 'authorization_expired'
  | 'submitted_for_settlement'
  | 'settling'
  | 'settled'
  | 'settlement_declined'
  | 'voided';

/** A card transaction as stored. */
export interface PaymentTransaction {
  id: string;
  orderID: string;
  status: TransactionStatus;
  cents: Cents;
  method: PaymentMethod;
  outcome: Outcome;
  history: { status: TransactionStatus; cents: Cents; at: string }[];
  /** US dollars when absent. */
  currency?: string;
  /** A sale when absent. */
  type?: 'credit';
  /** The sale a credit gives back. */
  refundOf?: string;
  /** The credits that gave this sale back, with their amounts. */
  refunds?: { id: string; cents: Cents }[];
  addressCheck?: AddressCheck;
  customerID?: string;
  token?: string;
  /** What the card’s bank said before it, where it was asked. */
  verification?: Verification;
  /** What the merchant passed on of the device that pays; the gateway tells nobody. */
  deviceData?: string;
  /** The merchant asked without the customer being there. */
  isUnscheduled?: boolean;
  createdAt: string;
  updatedAt: string;
}
