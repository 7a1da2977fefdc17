import { z } from 'zod';
import type { Env } from '@/lib/config/env';
import { type Cents, toCents } from '@/lib/core/money';
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

const disputeSchema = z.object({
  id: z.string().min(1).max(100),
  status: z.string().min(1).max(40),
  reason: z.string().max(100).catch(''),
  amountDisputed: z.coerce.number().nonnegative(),
  replyByDate: z.iso.date().nullish().catch(null),
  transaction: z.object({ id: z.string().min(1).max(100) }),
});
const disputeNotice = z.object({ timestamp: z.coerce.date(), dispute: disputeSchema });

/** A notice of a dispute; `null` for one that cannot be understood. */
function disputeOf(notice: unknown): Dispute | null {
  const read = disputeNotice.safeParse(notice);
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

/** What the gateway paid out to the shop's bank account, or could not, as it last told of it. */
export interface Disbursement {
  id: string;
  cents: Cents;
  /** It did not succeed, or carries an exception. */
  failed: boolean;
  /** Why, in the gateway's word (`bank_rejected`, `insufficient_funds`, `account_not_authorized`); empty where it says none. */
  exception: string;
  /** What it asks for (`contact_us`, `update_funding_information`, `none`); empty where it says none. */
  followUp: string;
  /** Its day, ISO; `null` where the gateway does not say. */
  day: string | null;
  /** The instant of the notice. */
  at: Date;
}

const words = z
  .string()
  .nullish()
  .transform((text) => (text ?? '').slice(0, 200));

const disbursementNotice = z.object({
  timestamp: z.coerce.date(),
  kind: z.string(),
  disbursement: z.object({
    id: z.string().min(1).max(100),
    amount: z.coerce.number(),
    success: z.boolean().optional(),
    exceptionMessage: words,
    followUpAction: words,
    disbursementDate: z.iso.date().nullish().catch(null),
  }),
});

/** A notice of a disbursement; `null` for one that cannot be understood. */
function disbursementOf(notice: unknown): Disbursement | null {
  const read = disbursementNotice.safeParse(notice);
  if (!read.success) return null;
  const { timestamp: at, kind, disbursement } = read.data;
  const { id, amount, success, exceptionMessage: exception, disbursementDate } = disbursement;
  return {
    id,
    cents: toCents(amount),
    failed: success === false || exception !== '' || kind === 'disbursement_exception',
    exception,
    followUp: disbursement.followUpAction,
    day: disbursementDate ?? null,
    at,
  };
}

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

/** Reads the gateway's notices by their two fields (`bt_signature`, `bt_payload`) through the official Braintree SDK, which knows its signature. */
export function noticeReader(env: Env): (signature: string, payload: string) => Promise<Notice> {
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
