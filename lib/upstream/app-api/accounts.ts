import 'server-only';
import { z } from 'zod';
import { appApiCall, sharedAppApiCall } from './client';
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

const verification = z.object({ success: z.boolean() });

/** `POST /api/recaptcha/{token}`: whether a captcha token is good (specification B7: `success`). The check uses it up, so it is never repeated. Throws `UpstreamError`. */
export function recaptcha(token: string): Promise<boolean> {
  return sharedAppApiCall({
    system: 'captcha',
    operation: 'recaptcha',
    idempotent: false,
    method: 'POST',
    path: `/api/recaptcha/${encodeURIComponent(token)}`,
    parse: (value) => verification.parse(value).success,
  });
}

type Notice = { NoticeID: string; FirstName: string } & (
  { Change: 'Password'; To: string } | { Change: 'Email'; OldEmail: string; NewEmail: string }
);

/** `POST /internal/account-notices`: mails an account's mailboxes that its password or e-mail has changed. One mail per `NoticeID`. Throws `UpstreamError`. */
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

interface LogInAttempt {
  Account: string;
  Address: string;
}

/** `POST /internal/log-ins/attempts`: counts one more attempt and returns the number of failures before it. Throws `UpstreamError`. */
export function countAttempt(logIn: LogInAttempt): Promise<{ Account: number; Address: number }> {
  return internalCall({
    system: 'visits',
    operation: 'count-attempt',
    idempotent: false,
    path: '/internal/log-ins/attempts',
    body: logIn,
    answer: z.object({ Account: z.number(), Address: z.number() }),
  });
}

/** `POST /internal/log-ins/outcomes`: the outcome of an attempt, or that the password was reset. Throws `UpstreamError`. */
export async function reportOutcome(
  outcome:
    | ({ Outcome: 'TakenBack' | 'Succeeded' } & LogInAttempt)
    | { Outcome: 'PasswordReset'; Account: string },
): Promise<void> {
  await internalCall({
    system: 'visits',
    operation: 'log-in-outcome',
    idempotent: outcome.Outcome === 'PasswordReset',
    path: '/internal/log-ins/outcomes',
    body: outcome,
    answer: z.object({}),
  });
}

/** `POST /internal/visits/end`: ends a session for every storefront. Throws `UpstreamError`. */
export async function endVisit(sid: string): Promise<void> {
  await internalCall({
    system: 'visits',
    operation: 'end-visit',
    idempotent: true,
    path: '/internal/visits/end',
    body: { SessionID: sid },
    answer: z.object({}),
  });
}

/** `POST /internal/visits/state`: whether a session was ended although its cookie can still be opened. Throws `UpstreamError`. */
export async function isEndedVisit(sid: string): Promise<boolean> {
  const { Ended } = await internalCall({
    system: 'visits',
    operation: 'visit-state',
    idempotent: true,
    path: '/internal/visits/state',
    body: { SessionID: sid },
    answer: z.object({ Ended: z.boolean() }),
  });
  return Ended;
}
