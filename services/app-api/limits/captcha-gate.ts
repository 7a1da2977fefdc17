import { securityEvent } from '@/lib/security/security-log';
import type { Client } from './client';

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
