import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { examineCaptcha } from '../doctor/others';
import type { Account } from '../step';
import { accountByHand } from './account-by-hand';

/** The captcha's pair of keys. */
export function captchaAccount(
  env: Pick<Env, 'CAPTCHA_URL' | 'CAPTCHA_SECRET' | 'SITE_ORIGIN'>,
): Account {
  const { hostname } = new URL(env.SITE_ORIGIN);
  return accountByHand({
    name: 'Google reCAPTCHA',
    unset:
      env.CAPTCHA_SECRET === localPlatform.captcha.secret
        ? 'CAPTCHA_SITE_KEY, CAPTCHA_SECRET and CAPTCHA_URL'
        : null,
    examine: () => examineCaptcha(env),
    byHand: [
      `Google reCAPTCHA admin console, Create: version 2, "I’m not a robot" checkbox, domain ${hostname} (and each other host that shoppers use). CAPTCHA_SITE_KEY is its site key, CAPTCHA_SECRET its secret key; CAPTCHA_URL=https://www.google.com/recaptcha/api.`,
    ],
  });
}
