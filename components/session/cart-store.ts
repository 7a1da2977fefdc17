import type { Cart, CartNotice } from '@/lib/cart/cart';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import { createStore } from '@/components/browser/create-store';
import { openChannel } from '@/components/browser/open-channel';
import { visitorStore } from './visitor-store';

/** What every page knows of the cart. */
interface CartState {
  /** Units; `null` until known. */
  count: number | null;
  /** Units on their way to the cart, shown at once. */
  adding: number;
  /** The last cart a handler answered in this tab. */
  cart: Cart | null;
  /** What answers said must be told, until it has been: an answer says it once. */
  notices: CartNotice[];
}

const start: CartState = { count: null, adding: 0, cart: null, notices: [] };
const store = createStore(start);
let visit = 0;

/** What a tab tells the others of the cart it was answered. */
interface OtherTabsCart {
  count: number;
  /** `Cart.hash`; `null` where it has none. */
  hash: string | null;
}

const listeners = new Set<(hash: string | null) => void>();
const channel = openChannel('lilac-carts');
channel?.addEventListener('message', ({ data }: MessageEvent<OtherTabsCart>) => {
  update({ count: data.count, cart: null });
  for (const listener of listeners) listener(data.hash);
});

const codesOfOldCart: readonly ErrorCode[] = ['visit-ended', 'order-already-placed', 'not-found'];

/** Whether a refusal says that the cart this tab shows is not the visit's any more: it has ended, was ordered, or a line was removed elsewhere. */
export const isOfOldCart = ({ code }: { code: ErrorCode }): boolean =>
  codesOfOldCart.includes(code);

function update(change: Partial<CartState>): void {
  store.set({ ...store.get(), ...change });
}

/** The cart as this tab knows it. */
export const cartStore = {
  subscribe: store.subscribe,
  get: store.get,
  /** What the server renders: nothing personal. */
  getOnServer: store.getOnServer,
  /** Whose cart it is: after a log-out, in whichever tab, another visit's. */
  visit: (): number => visit,
  /** Takes over a cart that a handler answered, keeps what it has to tell, and tells the other tabs. Returns whether it is still of the visit that asked. */
  accept(cart: Cart, ofVisit = visit): boolean {
    if (ofVisit !== visit) return false;
    update({ cart, count: cart.count });
    cartStore.tell(cart.notices);
    channel?.postMessage({ count: cart.count, hash: cart.hash ?? null } satisfies OtherTabsCart);
    return true;
  },
  /** Hears the hash of every cart that another tab of this browser was answered; returns what ends it. */
  followOtherTabs(listener: (hash: string | null) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Keeps what an answer has to tell, in the place of the same words told before; other words of the same kind stay until they were read. */
  tell(notices: readonly CartNotice[]): void {
    if (notices.length === 0) return;
    const others = store
      .get()
      .notices.filter(({ text }) => !notices.some((newer) => newer.text === text));
    update({ notices: [...others, ...notices] });
  },
  /** Shows units before they are confirmed; returns what takes them back. */
  expect(units: number): () => void {
    const expectedIn = visit;
    const add = (more: number) => update({ adding: store.get().adding + more });
    add(units);
    return () => {
      if (expectedIn === visit) add(-units);
    };
  },
  /** These notices, or all there are, have been shown and the shopper goes on. */
  dismissNotices(shown: readonly CartNotice[] = store.get().notices): void {
    if (shown.length > 0)
      update({ notices: store.get().notices.filter((notice) => !shown.includes(notice)) });
  },
  /** Learns how many units there are from who the visitor is, which is asked again only when it was not answered. */
  async load(): Promise<void> {
    const visitor = await visitorStore.load();
    if (visitor && store.get().count === null) update({ count: visitor.cartCount });
  },
  /** The cart is another one now (a log-in): what this tab knew of its lines is forgotten. */
  changed(count: number | null): void {
    update({ cart: null, count });
  },
  /** Forgets the cart: its shopper has logged out. */
  clear(): void {
    visit += 1;
    update({ count: 0, adding: 0, cart: null, notices: [] });
  },
};
