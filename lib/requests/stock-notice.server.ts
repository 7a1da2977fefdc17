import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt } from '@/lib/limits/attempts';
import { endStockNotice, sendStockNotice } from '@/lib/upstream/app-api/requests';
import type { stockNoticeSchema } from './request-schema';

/**
 * Keeps a mailbox that wants to hear, once, when a product can be bought (decision 145), and answers the notice's ID, by which it can be ended.
 * `rate-limited` for too many from one address or of one e-mail. What a program typed is answered alike and dropped. Throws `UpstreamError`: nothing was kept then.
 */
export async function takeStockNotice(
  { id, productID, email, website }: z.output<typeof stockNoticeSchema>,
  address: string,
): Promise<Result<{ noticeID: string }, Problem>> {
  const noticeID = id ?? randomUUID();
  if (website !== '') {
    log('info', 'request of a program dropped', { operation: 'stock-notice' });
    return ok({ noticeID });
  }
  const counted = await attempt('public-request', { address, account: email });
  if (!counted) return err(problem('rate-limited'));
  try {
    await sendStockNotice({ NoticeID: noticeID, ProductID: productID, Email: email });
  } catch (error) {
    await counted.giveBack();
    throw error;
  }
  return ok({ noticeID });
}

/** Ends a notice, and returns whether it was still there: its mail may have gone out, or a later one taken its place. `not-found` for what is no ID of one. Throws `UpstreamError`. */
export async function dropStockNotice(
  noticeID: string,
): Promise<Result<{ ended: boolean }, Problem>> {
  if (!z.uuid().safeParse(noticeID).success) return err(problem('not-found'));
  return ok({ ended: await endStockNotice(noticeID) });
}
