import type { Submitter } from '@/lib/config/submitters';
import type { Counted } from '@/lib/limits/attempts';
import type { Billing } from '@/lib/orders/money/bill';
import type { LilacPayment } from '@/lib/orders/tender';
import type { Statements, Store } from '@/services/database/statements';
import type { OrderLinks } from '../../orders/order-links';
import type { JoinedLedger } from '../../ledgers/joined';
import type { GatewayMeans } from '../../upstream/payments/card-payments';
import type { Planning } from '../calculate/calculate-order';
import type { SeatTaker } from '../limits/free-seats';
import type { AttemptLimits, LimitsOf } from '../limits/attempt-limits';
import type { Client } from '../limits/client';
import type { Journal } from '../../orders/journal';
import type { PaymentProofs } from './payment-proof';
import type { Submission } from '../../orders/submission';

/** Points of the saga at which a test may simulate a crash: after a side effect, before or after it is recorded. */
export type SagaPoint =
  | 'opened'
  | 'checked'
  | 'card-authorised'
  | 'authorised'
  | 'payment-written'
  | 'order-submitted'
  | 'submitted'
  | 'verified';

/** What every step of the saga works with. */
export interface SagaContext extends Planning {
  store: Store;
  journal: Journal;
  /** The ledgers of stored value. */
  books: JoinedLedger;
  /** Makes the tokens of links by which orders are followed. */
  links: OrderLinks;
  /** Signs the payments that are written onto the order. */
  proofs: PaymentProofs;
  /** Whose token submits orders (decision 183). */
  submitter: Submitter;
  /** Whether placed orders are recorded at the tax vendor (decision 171). */
  recordsSales: boolean;
  /** What follows a placed order, in the transaction that places it: it may have been cancelled before. */
  onPlaced(orderID: string): Statements<void>;
  /** The limits of one attempt, and for whom its free seats count. */
  limitsOf: LimitsOf;
  takersOf(client: Client): SeatTaker[];
  /** Called at each point; throwing there leaves the row as a crash would. */
  at(point: SagaPoint): Promise<void> | void;
}

/** The payer's name, from the commerce platform or the guest. */
export type PayerName = Pick<Billing, 'FirstName' | 'LastName'>;

/** What the call that requested the submit brought with it, in memory only: a row taken over after a crash has none of it. */
export interface ShopperSubmit {
  payments: readonly LilacPayment[];
  /** The `Hash` of the order they approved; `null` where they name none. */
  approvedHash: string | null;
  accessToken: string;
  client: Client;
  payer: PayerName;
}

/** A saga at work: `request` and `limits` are `null` when the row was taken over; the first step adds `means` and their counts. */
export type Work = SagaContext & {
  request: ShopperSubmit | null;
  means: Map<number, GatewayMeans>;
  limits: AttemptLimits | null;
  counted: Counted[];
};

/** One step: does what the row's state names and records the outcome. */
export type Step = (work: Work, row: Submission) => Promise<Submission>;
