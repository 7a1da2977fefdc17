import type { Cart, CartNotice } from '@/lib/cart/cart';
import { visitorStore } from './visitor-store';

/** What every page knows of the cart. */
export interface CartState {
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
let state = start;
const listeners = new Set<() => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('lilac-cart');
channel?.addEventListener('message', ({ data }: MessageEvent<number>) =>
  update({ count: data, cart: null }),
);

function update(change: Partial<CartState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** The cart as this tab knows it; a `useSyncExternalStore` store of about a kilobyte. */
export const cartStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): CartState => state,
  /** What the server renders: nothing personal. */
  getOnServer: (): CartState => start,
  /** Takes over a cart that a handler answered, keeps what it has to tell, and tells the other tabs. */
  accept(cart: Cart): void {
    const earlier = state.notices.filter(
      ({ kind }) => !cart.notices.some((notice) => notice.kind === kind),
    );
    update({
      cart,
      count: cart.count,
      ...(cart.notices.length > 0 ? { notices: [...earlier, ...cart.notices] } : {}),
    });
    channel?.postMessage(cart.count);
  },
  /** Shows units before they are confirmed (negative takes them back). */
  expect(units: number): void {
    update({ adding: state.adding + units });
  },
  /** The notices have been shown and the shopper goes on. */
  told(): void {
    if (state.notices.length > 0) update({ notices: [] });
  },
  /** Learns how many units there are from who the visitor is, which is asked again only when it was not answered. */
  async load(): Promise<void> {
    const visitor = await visitorStore.load();
    if (visitor && state.count === null) update({ count: visitor.cartCount });
  },
  /** The cart is another one now (a log-in): what this tab knew of its lines is forgotten. */
  changed(count: number | null): void {
    update({ cart: null, count });
  },
  /** Forgets the cart: its shopper has logged out. */
  clear(): void {
    update({ count: 0, adding: 0, cart: null, notices: [] });
  },
};
