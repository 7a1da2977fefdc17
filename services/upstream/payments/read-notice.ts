import { z } from 'zod';
import type { Env } from '@/lib/config/env';
import { disbursementOf, type Disbursement } from './disbursement-notices';
import { disputeOf, type Dispute } from './dispute-notices';
import { paymentGateway } from './gateway';

/**
 * What a notice of the gateway is: of a dispute, of a disbursement, of a transaction that was settled or was not, of something the shop has no use for, not
 * signed by it, or signed and not understood.
 */
type Notice =
  | { dispute: Dispute }
  | { disbursement: Disbursement }
  | { transactionID: string }
  | 'another'
  | 'unsigned'
  | 'unreadable';

/** Reads a notice by its two fields (`bt_signature`, `bt_payload`). */
export type NoticeReader = (signature: string, payload: string) => Promise<Notice>;

/** Kinds of which the transaction alone is read: how it stands is asked of the gateway itself. */
const ofTransactions: readonly string[] = [
  'transaction_settled',
  'transaction_settlement_declined',
  'transaction_disbursed',
  'refund_failed',
];
/** The second is of accounts with sub-merchants, and of no enumeration of the SDK any more. */
const ofDisbursements: readonly string[] = ['disbursement', 'disbursement_exception'];

const transactionSchema = z.object({ transaction: z.object({ id: z.string().min(1).max(100) }) });

/** Reads the gateway's notices through the official Braintree SDK, which knows its signature. */
export function noticeReader(env: Env): NoticeReader {
  const { webhookNotification } = paymentGateway(env);
  return async (signature, payload) => {
    let notice: { kind: string };
    try {
      notice = await webhookNotification.parse(signature, payload);
    } catch (error) {
      return isUnsigned(error) ? 'unsigned' : 'unreadable';
    }
    const { kind } = notice;
    if (kind.startsWith('dispute_')) {
      const dispute = disputeOf(notice);
      return dispute ? { dispute } : 'unreadable';
    }
    if (ofDisbursements.includes(kind)) {
      const disbursement = disbursementOf(notice);
      return disbursement ? { disbursement } : 'unreadable';
    }
    if (!ofTransactions.includes(kind)) return 'another';
    const read = transactionSchema.safeParse(notice);
    return read.success ? { transactionID: read.data.transaction.id } : 'unreadable';
  };
}

function isUnsigned(error: unknown): boolean {
  const { type, name } = (error ?? {}) as { type?: string; name?: string };
  return type === 'invalidSignatureError' || name === 'invalidSignatureError';
}
