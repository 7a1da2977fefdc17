import type { Challenge } from 'altcha-lib';
import { shopFetch } from '@/components/browser/shop-fetch';

/** What the shop offers a browser (`GET /api/session/captcha`). */
export type BrowserOffer =
  { kind: 'recaptcha'; siteKey: string } | { kind: 'work'; challenge: Challenge };

interface Recaptcha {
  ready(run: () => void): void;
  render(
    place: HTMLElement,
    options: {
      sitekey: string;
      size: 'normal' | 'compact';
      callback: (token: string) => void;
      'expired-callback': () => void;
      'error-callback': () => void;
    },
  ): number;
}

const recaptchaScript = 'https://www.google.com/recaptcha/api.js?render=explicit';
/** Pixels that Google's box takes unless it is compact. */
const normalWidth = 304;
const patienceMs = 10_000;
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
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/sha'),
    ]);
    const solution = await solveChallenge({ challenge: offer.challenge, deriveKey });
    return solution ? btoa(JSON.stringify({ challenge: offer.challenge, solution })) : null;
  } catch {
    return null;
  }
}

/** Who hears of Google's box. */
interface RecaptchaEvents {
  /** A token, or `null` when it has ended. */
  onToken: (token: string | null) => void;
  /** `missing` when the box cannot be had or has not come within ten seconds; `shown` when it is there, late as well. */
  onState: (state: 'shown' | 'missing') => void;
}

/** Draws Google's box in a place, whose script is loaded once per document; the function that is returned takes it away. */
export function showRecaptcha(
  place: HTMLElement,
  siteKey: string,
  { onToken, onState }: RecaptchaEvents,
): () => void {
  let ended = false;
  const say = (state: 'shown' | 'missing') => {
    clearTimeout(patience);
    if (!ended) onState(state);
  };
  const patience = setTimeout(() => {
    loading = null;
    say('missing');
  }, patienceMs);
  const draw = async () => {
    const recaptcha = recaptchaOfPage() ?? (await (loading ??= loadRecaptcha()));
    await new Promise<void>((resolve) => recaptcha.ready(resolve));
    if (ended) return;
    recaptcha.render(place.appendChild(document.createElement('div')), {
      sitekey: siteKey,
      size: place.clientWidth < normalWidth ? 'compact' : 'normal',
      callback: onToken,
      'expired-callback': () => onToken(null),
      'error-callback': () => say('missing'),
    });
    say('shown');
  };
  draw().catch(() => say('missing'));
  return () => {
    ended = true;
    clearTimeout(patience);
    place.replaceChildren();
  };
}

function recaptchaOfPage(): Recaptcha | undefined {
  return (window as { grecaptcha?: Recaptcha }).grecaptcha;
}

function loadRecaptcha(): Promise<Recaptcha> {
  return new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => reject(new Error('The captcha could not be loaded.'));
    script.src = recaptchaScript;
    script.onload = () => {
      const recaptcha = recaptchaOfPage();
      if (recaptcha) resolve(recaptcha);
      else fail();
    };
    script.onerror = fail;
    document.head.append(script);
  }).finally(() => {
    loading = null;
  });
}
