import 'server-only';
import { z } from 'zod';
import { internalCall } from './internal-call';

type Notice = { NoticeID: string; FirstName: string } & (
  { Change: 'Password'; To: string } | { Change: 'Email'; OldEmail: string; NewEmail: string }
);

/** `POST /internal/account-notices`: mails the mailboxes of an account that its password or e-mail was changed. One mail per `NoticeID`. Throws `UpstreamError`. */
export async function sendAccountNotice(notice: Notice): Promise<void> {
  await internalCall({
    system: 'orders',
    operation: 'account-notice',
    idempotent: true,
    path: '/internal/account-notices',
    body: notice,
    answer: z.object({}),
  });
}
