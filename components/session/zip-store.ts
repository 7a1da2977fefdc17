import { createStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';

const kept = storedText('localStorage', 'lilac-zip');
const changes = createStore(0);

/** The ZIP the shopper last asked a date for, kept on this browser; `null` until then. */
export const zipStore = {
  subscribe: changes.subscribe,
  get(): string | null {
    const zip = kept.get();
    return zip && /^\d{5}$/.test(zip) ? zip : null;
  },
  getOnServer: (): string | null => null,
  set(zip: string): void {
    kept.set(zip);
    changes.set(changes.get() + 1);
  },
};
