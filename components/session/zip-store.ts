import { createStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';

const kept = storedText('localStorage', 'lilac-zip');
const changes = createStore(0);
const shape = /^\d{5}$/;

/** The ZIP that a form without a script asked a page with (`?zip=`) is the last one asked for. */
if (typeof window !== 'undefined') {
  const zipInAddress = new URLSearchParams(window.location.search).get('zip');
  if (zipInAddress && shape.test(zipInAddress)) kept.set(zipInAddress);
}

/** The ZIP the shopper last asked a date for, kept on this browser; `null` until then. */
export const zipStore = {
  subscribe: changes.subscribe,
  get(): string | null {
    const zip = kept.get();
    return zip && shape.test(zip) ? zip : null;
  },
  getOnServer: (): string | null => null,
  set(zip: string): void {
    kept.set(zip);
    changes.set(changes.get() + 1);
  },
};
