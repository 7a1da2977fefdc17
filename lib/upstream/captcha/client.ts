import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';
import { answerJson } from '../read-answer';
import { failureOf } from '../upstream-error';

/**
 * Whether a captcha token is valid, by the captcha service itself: right, fresh and not used before. The check uses it up, so the call is never repeated. Throws
 * `UpstreamError` when the captcha service fails.
 */
export function siteVerify(token: string, remoteAddress?: string): Promise<boolean> {
  return callUpstream('captcha', 'siteverify', { idempotent: false }, async (signal) => {
    const { CAPTCHA_URL, CAPTCHA_SECRET } = env();
    const body = new URLSearchParams({
      secret: CAPTCHA_SECRET,
      response: token,
      ...(remoteAddress ? { remoteip: remoteAddress } : {}),
    });
    const response = await fetch(`${CAPTCHA_URL}/siteverify`, {
      method: 'POST',
      body,
      signal,
      redirect: 'error',
      cache: 'no-store',
    });
    const answer = (await answerOf(response)) as { success?: unknown } | null;
    return answer?.success === true;
  });
}

/** A new proof-of-work challenge for one browser, as the captcha hands it out. Throws `UpstreamError`. */
export function captchaChallenge(): Promise<unknown> {
  return callUpstream('captcha', 'challenge', { idempotent: false }, async (signal) => {
    const { CAPTCHA_URL, CAPTCHA_SITE_KEY } = env();
    const response = await fetch(
      `${CAPTCHA_URL}/challenge?sitekey=${encodeURIComponent(CAPTCHA_SITE_KEY)}`,
      { signal, redirect: 'error', cache: 'no-store' },
    );
    return answerOf(response);
  });
}

function answerOf(response: Response): Promise<unknown> {
  if (response.ok) return answerJson(response);
  throw failureOf('captcha', response);
}
