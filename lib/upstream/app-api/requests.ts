import 'server-only';
import { z } from 'zod';
import { internalCall } from './internal-call';

interface PublicRequest {
  RequestID: string;
  Kind: string;
  Name: string;
  Email: string;
  /** The typed fields, each with its label. */
  Answers: { Label: string; Text: string }[];
}

/** `POST /internal/public-requests`: stores a visitor's request and mails it to the staff. One mail per `RequestID`. Throws `UpstreamError`. */
export async function sendPublicRequest(request: PublicRequest): Promise<void> {
  await internalCall({
    system: 'orders',
    operation: 'public-request',
    idempotent: true,
    path: '/internal/public-requests',
    body: request,
    answer: z.object({}),
  });
}

interface StockNotice {
  /** A fresh UUID; a repetition with the same one is one notice. */
  NoticeID: string;
  ProductID: string;
  Email: string;
}

/** `POST /internal/stock-notices`: stores an e-mail to notify when a product can be bought again. Throws `UpstreamError`. */
export async function sendStockNotice(notice: StockNotice): Promise<void> {
  await internalCall({
    system: 'orders',
    operation: 'stock-notice',
    idempotent: true,
    path: '/internal/stock-notices',
    body: notice,
    answer: z.object({}),
  });
}

/** `POST /internal/stock-notices/end`: ends a notice and returns whether there still was one. Throws `UpstreamError`. */
export async function endStockNotice(noticeID: string): Promise<boolean> {
  const { Ended } = await internalCall({
    system: 'orders',
    operation: 'end-stock-notice',
    idempotent: true,
    path: '/internal/stock-notices/end',
    body: { NoticeID: noticeID },
    answer: z.object({ Ended: z.boolean().default(true) }),
  });
  return Ended;
}
