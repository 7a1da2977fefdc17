import type { SessionView } from '@/lib/session/session';
import { createStore } from '@/components/browser/create-store';
import { shopFetch } from '@/components/browser/shop-fetch';

/** A visitor without a session. */
export const nobody: SessionView = { kind: 'none', firstName: null, lastName: null, cartCount: 0 };
const store = createStore<SessionView | null>(null);
let asking: Promise<SessionView | null> | null = null;
let newest = 0;

/** Who the visitor is, as far as the browser may know; `null` until the shop has answered. Asked until it has answered, once for all islands of a document. */
export const visitorStore = {
  subscribe: store.subscribe,
  get: store.get,
  /** What the server renders: nothing personal. */
  getOnServer: store.getOnServer,
  /**
   * Asks the shop; anew when `again`, else only until the visitor is known. `null` when it did not answer: the next call asks once more. An answer
   * that something newer has overtaken is not taken over.
   */
  load(again = false): Promise<SessionView | null> {
    if (asking && !again) return asking;
    newest += 1;
    const mine = newest;
    asking = shopFetch<SessionView>('GET', '/api/session').then((answer) => {
      if (mine !== newest) return store.get();
      if (!answer.ok) {
        asking = null;
        if (answer.error.code === 'session-expired') store.set(nobody);
        return null;
      }
      store.set(answer.value);
      return answer.value;
    });
    return asking;
  },
  /** The session has ended elsewhere: a customer is greeted as the visitor they are now. Whether there was one. */
  expire(): boolean {
    const was = store.get()?.kind === 'customer';
    if (was) visitorStore.accept(nobody);
    return was;
  },
  /** Takes over a visitor that a handler answered (a log-in, a log-out). */
  accept: (next: SessionView): void => {
    newest += 1;
    asking = Promise.resolve(next);
    store.set(next);
  },
};

/** The customer who is here; `null` for anybody else, and until the shop has answered. */
export function customerID(): string | null {
  const visitor = store.get();
  return visitor?.kind === 'customer' ? (visitor.userID ?? null) : null;
}
