import { z } from 'zod';
import { toCents, type Cents } from '@/lib/core/money';

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

const noticeSchema = z.object({
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
export function disbursementOf(notice: unknown): Disbursement | null {
  const read = noticeSchema.safeParse(notice);
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
