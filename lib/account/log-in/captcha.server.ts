import 'server-only';
import { env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import { captchaChallenge } from '@/lib/upstream/captcha/client';

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
