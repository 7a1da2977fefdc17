import { z } from 'zod';
import type { Env } from '@/lib/config/env';
import { toCents, type Cents } from '@/lib/core/money';
import { paymentGateway } from './gateway';

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

/** What a notice of the gateway is: of a dispute, of something else, not signed by it, or signed and not understood. */
type Notice = { dispute: Dispute } | 'another' | 'unsigned' | 'unreadable';

/** Reads a notice by its two fields (`bt_signature`, `bt_payload`). */
export type NoticeReader = (signature: string, payload: string) => Promise<Notice>;

const disputeSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().min(1).max(40),
  reason: z.string().max(100).catch(''),
  amountDisputed: z.coerce.number().nonnegative(),
  replyByDate: z.iso.date().nullish().catch(null),
  transaction: z.object({ id: z.string().min(1).max(100) }),
});
const noticeSchema = z.object({ timestamp: z.coerce.date(), dispute: disputeSchema });

/** Reads the gateway's notices through the official Braintree SDK, which knows its signature. */
export function noticeReader(env: Env): NoticeReader {
  const { webhookNotification } = paymentGateway(env);
  return async (signature, payload) => {
    let notice;
    try {
      notice = await webhookNotification.parse(signature, payload);
    } catch (error) {
      return isUnsigned(error) ? 'unsigned' : 'unreadable';
    }
    if (!notice.kind.startsWith('dispute_')) return 'another';
    const read = noticeSchema.safeParse(notice);
    if (!read.success) return 'unreadable';
    const { timestamp: at, dispute } = read.data;
    return {
      dispute: {
        id: dispute.id,
        transactionID: dispute.transaction.id,
        cents: toCents(dispute.amountDisputed),
        status: dispute.status.toLowerCase(),
        reason: dispute.reason,
        replyBy: dispute.replyByDate ?? null,
        at,
      },
    };
  };
}

function isUnsigned(error: unknown): boolean {
  const { type, name } = (error ?? {}) as { type?: string; name?: string };
  return type === 'invalidSignatureError' || name === 'invalidSignatureError';
}
