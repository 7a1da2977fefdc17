import { createStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';

/** What a visitor has said about being counted by others; `null` while they have not been asked. */
export type Consent = 'granted' | 'denied' | null;

const kept = storedText('localStorage', 'lilac-consent');
/** The answer of this document, also in a browser that keeps nothing. */
const answered = createStore<Consent>(null);

/** The visitor's consent to a tag container (ruling 19), kept on this browser. A browser that says "do not sell or share" has answered no. */
export const consentStore = {
  subscribe: answered.subscribe,
  get(): Consent {
    if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'denied';
    return answered.get() ?? keptConsent();
  },
  /** Nobody is asked in a page that is only being sent. */
  getOnServer: (): Consent => 'denied',
  set(consent: Consent): void {
    kept.set(consent);
    answered.set(consent);
  },
};

function keptConsent(): Consent {
  const consent = kept.get();
  return consent === 'granted' || consent === 'denied' ? consent : null;
}
