import { securityEvent } from '@/lib/security/security-log';

/** Who asks, as limits count them. */
export interface Client {
  /** The address of the storefront's client, or `direct`. */
  address: string;
  /** The customer; `null` for a visitor. */
  userID: string | null;
  /** Where the confirmation goes; a customer is counted by their ID. */
  email?: string;
  /** The answer to a captcha, which is good once. */
  captcha?: string;
}

/** The one who orders, as an account: the customer, or the e-mail without what mailboxes ignore of it. */
export function accountOf({ userID, email = '' }: Client): string {
  return userID ?? mailbox(email);
}

/** An e-mail by its mailbox: `ana+seats@example.com` and `Ana@example.com` are one. */
export function mailbox(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${domain}`;
}

/** Asks for a captcha once per attempt: one that was good is good for all that the attempt does. */
export interface CaptchaGate {
  passed(): Promise<boolean>;
}

/** The captcha of one attempt. Without an answer, or while nobody can look at it, it is not passed. */
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
          : verify(captcha).catch(() => {
              securityEvent('captcha-failed', { reason: 'unavailable' });
              return false;
            })),
  };
}
