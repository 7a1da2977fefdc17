/** What a visitor has said about being counted by others; `null` while they have not been asked. */
export type Consent = 'granted' | 'denied' | null;

const key = 'lilac-consent';
const listeners = new Set<() => void>();
/** For browsers that keep nothing: the answer counts for this document. */
let answered: Consent = null;

/** The visitor's consent to a tag container (ruling 19), kept on this browser. A browser that says "do not sell or share" has answered no. */
export const consentStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get(): Consent {
    if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return 'denied';
    return answered ?? kept();
  },
  /** Nobody is asked in a page that is only being sent. */
  getOnServer: (): Consent => 'denied',
  set(consent: Consent): void {
    answered = consent;
    keep(consent);
    listeners.forEach((listener) => listener());
  },
};

function kept(): Consent {
  try {
    const value = localStorage.getItem(key);
    return value === 'granted' || value === 'denied' ? value : null;
  } catch {
    return null;
  }
}

function keep(consent: Consent): void {
  try {
    if (consent) localStorage.setItem(key, consent);
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: the visitor is asked again next time.
  }
}
