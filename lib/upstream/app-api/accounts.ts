import 'server-only';
import { appApiCall } from './client';
import { z } from 'zod';
import { internalCall } from './internal-call';

interface Registration {
  FirstName: string;
  LastName: string;
  Email: string;
  Password: string;
}

/** `POST /api/register?token=`: a new customer, who takes over the visitor's order. Never repeated. Throws `UpstreamError`, 409 for a known e-mail. */
export async function registerCustomer(
  accessToken: string,
  body: Registration,
  captcha: string,
): Promise<void> {
  const path = `/api/register?token=${encodeURIComponent(captcha)}`;
  await appApiCall({
    system: 'orders',
    operation: 'register',
    idempotent: false,
    method: 'POST',
    path,
    accessToken,
    body,
    parse: () => null,
  });
}

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
