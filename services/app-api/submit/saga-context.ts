import type { LilacPayment } from '@/lib/orders/tender';
import type { Ledger } from '../../ledgers/ledger';
import type { Upstream } from '../../upstream/upstream';
import type { Journal } from './journal';

/** Points of the saga at which a test may let the process "die": after a side effect and before or after it is written down. */
export type SagaPoint =
  | 'opened' | 'checked' | 'card-authorised' | 'authorised' | 'payment-written' | 'order-submitted' | 'submitted' | 'verified';

/** What every step of the saga works with. */
export interface SagaContext {
  upstream: Upstream;
  journal: Journal;
  books: Ledger;
  /** Called at each point; throwing there leaves the row as a crash would. */
  at(point: SagaPoint): Promise<void> | void;
}

/** What the one who asked for the submit brought with them, in memory only: a row taken over after a crash has none of it. */
export interface Asked {
  payments: readonly LilacPayment[];
  accessToken: string;
}
