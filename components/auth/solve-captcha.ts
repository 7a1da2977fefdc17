import type { Challenge } from 'altcha-lib';
import { shopFetch } from '@/components/browser/shop-fetch';

/** What the shop offers a browser (`GET /api/session/captcha`). */
export type BrowserOffer =
  { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: Challenge };

interface Recaptcha {
  ready(run: () => void): void;
  render(
    place: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ): number;
}

const recaptchaScript = 'https://www.google.com/recaptcha/api.js?render=explicit';
let loading: Promise<Recaptcha> | null = null;

/** The captcha of this shop; `null` when it cannot be had just now. */
export async function offerOfShop(): Promise<BrowserOffer | null> {
  const answer = await shopFetch<BrowserOffer>('GET', '/api/session/captcha');
  return answer.ok ? answer.value : null;
}

/** Does the work of a fresh challenge; the token, or `null` when that failed. */
export async function earnToken(): Promise<string | null> {
  const offer = await offerOfShop();
  if (offer?.kind !== 'work') return null;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/sha'),
  ]);
  const solution = await solveChallenge({ challenge: offer.challenge, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge: offer.challenge, solution })) : null;
}

/** Draws Google's box; its script is loaded once per document. `onToken` is told `null` when a token has ended. */
export async function showRecaptcha(
  place: HTMLElement,
  siteKey: string,
  onToken: (token: string | null) => void,
): Promise<void> {
  const recaptcha = await (loading ??= loadRecaptcha());
  recaptcha.ready(() =>
    recaptcha.render(place, {
      sitekey: siteKey,
      callback: onToken,
      'expired-callback': () => onToken(null),
    }),
  );
}

function loadRecaptcha(): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = recaptchaScript;
    script.onload = () => resolve((window as unknown as { grecaptcha: Recaptcha }).grecaptcha);
    script.onerror = () => {
      loading = null;
      reject(new Error('The captcha could not be loaded.'));
    };
    document.head.append(script);
  });
}
