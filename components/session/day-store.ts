import { createStore } from '@/components/browser/create-store';
import { storedText } from '@/components/browser/stored-text';

const kept = storedText('localStorage', 'lilac-day');
const changes = createStore(0);
const shape = /^\d{4}-\d{2}-\d{2}$/;

/** The Chicago day by which the shopper wants things to arrive, kept on this browser; `null` until it was said. Whether it is past is for the server's clock to say. */
export const dayStore = {
  subscribe: changes.subscribe,
  get(): string | null {
    const day = kept.get();
    return day && shape.test(day) ? day : null;
  },
  getOnServer: (): string | null => null,
  set(day: string | null): void {
    if (day === kept.get()) return;
    kept.set(day);
    changes.set(changes.get() + 1);
  },
};
