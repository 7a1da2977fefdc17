import 'server-only';
import { env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import { recaptcha } from '@/lib/upstream/app-api/accounts';
import { captchaChallenge, siteVerify } from '@/lib/upstream/captcha/client';
import { isUpstreamError } from '@/lib/upstream/upstream-error';

/** What the browser shows: Google's box, or work to prove. */
export type CaptchaOffer =
  { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: unknown };

/** The captcha of this shop: reCAPTCHA with a site key of its own, a proof of work without (specification B4), so many per address. Throws `UpstreamError`. */
export async function offerCaptcha(address: string): Promise<Result<CaptchaOffer, Problem>> {
  if (!(await mayAttempt('captcha', { address }))) return err(problem('rate-limited'));
  const siteKey = env().CAPTCHA_SITE_KEY;
  if (siteKey !== localPlatform.captcha.siteKey) return ok({ kind: 'recaptcha', siteKey });
  return ok({ kind: 'work', challenge: await captchaChallenge() });
}

/**
 * Whether a captcha token is good, by the App API (specification A7); while that does not answer, by the captcha service itself, so that nobody is locked out
 * (decision 093). A token is used up by asking. Throws `UpstreamError`.
 */
export async function verifyCaptcha(token: string, address: string): Promise<boolean> {
  try {
    return await recaptcha(token);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return error.kind === 'refused' ? false : siteVerify(token, address);
  }
}
