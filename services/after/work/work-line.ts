import type { Cents } from '@/lib/core/money';
import type { Work } from '@/lib/orders/money/due-moves';

/** What people must do that the services cannot, of one order or one run. */
export interface WorkLine {
  /** Names the line as long as it is the same: who says that it is done says it by this. */
  key: string;
  kind: WorkKind;
  orderID: string | null;
  /** What it is about, `null` where it is about none. */
  cents: Cents | null;
  /** What is known besides, for people; never the number of an account. */
  detail: string;
  since: Date | null;
}

/** As many rows of one kind as are read: with more of them nobody lists what is to be done, something is wrong as a whole. */
export const mostRead = 2000;

export type WorkKind =
  | Work['why']
  | 'not-returned'
  | 'dispute'
  | 'disbursement'
  | 'money-waits'
  | 'money-ends'
  | 'submit-open'
  | 'order-held'
  | 'not-sent'
  | 'run-too-full'
  | 'nobody-home'
  | 'photo-missing';
