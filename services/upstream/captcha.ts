import type { Env } from '@/lib/config/env';
import { PlainError } from '@/lib/core/errors/error-words';
import { answerJson } from '@/lib/upstream/read-answer';
import { reaching } from './unavailable';

const timeoutMs = 4000;

/** Asks the captcha service whether a visitor's token is a good one: each is good once. Throws `UpstreamUnavailable`. */
export function captchaVerifier(env: Env): (token: string) => Promise<boolean> {
  return (token) =>
    reaching('captcha', 'siteverify', async () => {
      const response = await fetch(`${env.CAPTCHA_URL}/siteverify`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: new URLSearchParams({ secret: env.CAPTCHA_SECRET, response: token }),
      });
      if (!response.ok) throw new PlainError(String(response.status));
      const answer = (await answerJson(response)) as { success?: unknown };
      return answer.success === true;
    });
}
