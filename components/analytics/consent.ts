import { createStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';
import { pushToDataLayer } from './data-layer';

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

const host = 'https://www.googletagmanager.com';
const mark = 'tag-container';

/** Loads the tag container into this document, once; from then on it reads the data layer, what was pushed before included. */
export function loadTagContainer(containerID: string): void {
  if (document.getElementById(mark)) return;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = mark;
  script.async = true;
  script.src = `${host}/gtm.js?id=${encodeURIComponent(containerID)}`;
  document.head.append(script);
}

/** Whether it has been loaded: what runs already can only be left out of the next document. */
export function tagContainerLoaded(): boolean {
  return document.getElementById(mark) !== null;
}
