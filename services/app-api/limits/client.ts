import { securityEvent } from '@/lib/security/security-log';
import { createHmac } from 'node:crypto';

/** The caller, as limits count them. */
export interface Client {
  /** The address of the storefront's client, or `direct`. */
  address: string;
  /** The customer; `null` for a visitor. */
  userID: string | null;
  /** Where the confirmation goes; a customer is counted by their ID. */
  email?: string;
  /** The answer to a captcha, which works once. */
  captcha?: string;
}

/** The buyer as an account: the customer, or the e-mail without the parts that mailboxes ignore. */
export function accountOf({ userID, email = '' }: Client): string {
  return userID ?? mailbox(email);
}

/** An e-mail by its mailbox: `ana+seats@example.com` and `Ana@example.com` are one. */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
}

/** Asks for a captcha once per attempt: a passed one counts for everything the attempt does. */
export interface CaptchaGate {
  passed(): Promise<boolean>;
}

/** The captcha of one attempt. Not passed without an answer, or while it cannot be verified. */
export function captchaGate(
  verify: (token: string) => Promise<boolean>,
  { captcha }: Client,
): CaptchaGate {
  let pending: Promise<boolean> | undefined;
  return {
    passed: () =>
      (pending ??=
        captcha === undefined
          ? Promise.resolve(false)
          : verify(captcha).then(
              (good) => {
                if (!good) securityEvent('captcha-failed');
                return good;
              },
              () => {
                securityEvent('captcha-failed', { reason: 'unavailable' });
                return false;
              },
            )),
  };
}

/** Creates digests that only these services can compute: without the secret, numbers or e-mails cannot be tried until one matches. */
export function keyedDigests(secret: string): (what: string, value: string) => string {
  const key = createHmac('sha256', secret).update('counted by digest').digest();
  return (what, value) => createHmac('sha256', key).update(`${what} ${value}`).digest('base64url');
}

export type KeyedDigest = ReturnType<typeof keyedDigests>;
