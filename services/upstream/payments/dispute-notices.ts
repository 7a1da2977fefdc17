import { z } from 'zod';
import { toCents, type Cents } from '@/lib/core/money';

/** A dispute of a charge (a chargeback, a retrieval) as the gateway last told of it. */
export interface Dispute {
  id: string;
  transactionID: string;
  cents: Cents;
  /** In the gateway's words: `open`, `lost`, `won`, `accepted`, `auto_accepted`, `disputed`, `expired`, `under_review`. */
  status: string;
  reason: string;
  /** The last day, ISO, on which it can be answered; `null` where the gateway does not say. */
  replyBy: string | null;
  /** The instant of the notice. */
  at: Date;
}

const disputeSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().min(1).max(40),
  reason: z.string().max(100).catch(''),
  amountDisputed: z.coerce.number().nonnegative(),
  replyByDate: z.iso.date().nullish().catch(null),
  transaction: z.object({ id: z.string().min(1).max(100) }),
});
const noticeSchema = z.object({ timestamp: z.coerce.date(), dispute: disputeSchema });

/** A notice of a dispute; `null` for one that cannot be understood. */
export function disputeOf(notice: unknown): Dispute | null {
  const read = noticeSchema.safeParse(notice);
  if (!read.success) return null;
  const { timestamp: at, dispute } = read.data;
  return {
    id: dispute.id,
    transactionID: dispute.transaction.id,
    cents: toCents(dispute.amountDisputed),
    status: dispute.status.toLowerCase(),
    reason: dispute.reason,
    replyBy: dispute.replyByDate ?? null,
    at,
  };
}
