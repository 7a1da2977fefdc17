import { z } from 'zod';
import { emailSchema } from '@/lib/address/email-schema';

const account = z.string().min(1).max(254);
const tried = { Account: account, Address: z.string().min(1).max(100) };
const email = emailSchema();

/** `POST /internal/log-ins/attempts`: one more attempt, before its outcome. */
export const attemptSchema = z.strictObject(tried);

/** `POST /internal/log-ins/outcomes`: what became of it, or that the password was reset. */
export const outcomeSchema = z.discriminatedUnion('Outcome', [
  z.strictObject({ Outcome: z.literal('TakenBack'), ...tried }),
  z.strictObject({ Outcome: z.literal('Succeeded'), ...tried }),
  z.strictObject({ Outcome: z.literal('PasswordReset'), Account: account }),
]);

/** `POST /internal/visits/end` and `/internal/visits/state`: a session by its random ID. */
export const visitSchema = z.strictObject({ SessionID: z.string().min(16).max(64) });

/** `POST /internal/account-notices`: what a customer's mailbox is told; the same `NoticeID` twice is one mail. */
export const noticeSchema = z.discriminatedUnion('Change', [
  z.strictObject({
    NoticeID: z.uuid(),
    Change: z.literal('Password'),
    FirstName: z.string().max(100),
    To: email,
  }),
  z.strictObject({
    NoticeID: z.uuid(),
    Change: z.literal('Email'),
    FirstName: z.string().max(100),
    OldEmail: email,
    NewEmail: email,
  }),
]);

export type AccountNotice = z.output<typeof noticeSchema>;
