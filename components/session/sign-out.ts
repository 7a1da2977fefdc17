import type { Result } from '@/lib/core/result';
import type { SessionView } from '@/lib/session/session';
import { openChannel } from '@/components/browser/open-channel';
import { forgetDevice, keepDeviceFor } from '@/components/browser/stored-text';
import { onSessionExpired, shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { customerLeft } from './customer-leaves';
import { cartStore } from './cart-store';
import { forgetSession } from './first-write';
import { nobody, visitorStore } from './visitor-store';

type TabMessage = 'signed-in' | 'signed-out';

const channelName = 'lilac-session';
const ownPages = /^\/(account|cart|checkout|orderConfirmation)(\/|$)/;

/** By which this tab hears of others: what is told by it this tab does not hear itself. */
let ownChannel: BroadcastChannel | null = null;

/** Tells the other tabs of this browser that its customer has logged in or out. */
export function tellOtherTabs(message: TabMessage): void {
  const channel = ownChannel ?? openChannel(channelName);
  channel?.postMessage(message);
  if (channel !== ownChannel) channel?.close();
}

/** Leaves this document for home by a full load, so that nothing it kept in memory stays. */
function leaveForHome(): void {
  window.location.href = new URL('/', window.location.origin).href;
}

function forgetCustomer(): void {
  visitorStore.accept(nobody);
  cartStore.clear();
  customerLeft();
  forgetSession();
  forgetDevice();
}

/**
 * Logs out (specification A2): the shop ends the session, greeting, cart and caches of this tab and what the browser keeps of its shopper are emptied, the
 * other tabs are told and do the same, and the visitor lands on home. A refusal leaves everything as it was.
 */
export async function signOut(
  leave: () => void = leaveForHome,
): Promise<Result<SessionView, ShopProblem>> {
  const answer = await shopFetch<SessionView>('DELETE', '/api/session');
  if (!answer.ok) return answer;
  forgetCustomer();
  tellOtherTabs('signed-out');
  leave();
  return answer;
}

/**
 * Keeps this tab's greeting and count true: another tab's log-out empties it (a page that is the customer's own is left for home), its log-in is
 * read anew, and so is a page that the back button took out of the browser's own cache; where a handler says that the session has ended,
 * greeting and count go and the page stays, for it says so itself. A page that is one customer's own is loaded anew when somebody else has come
 * in their place, after their log-in had ended as well: nothing of the one is shown or saved to the other, and what the browser kept of the one goes.
 * Returns what undoes it.
 */
export function followSession(
  leave: () => void = leaveForHome,
  renew: () => void = () => window.location.reload(),
): () => void {
  const renewOwnPage = () => {
    if (ownPages.test(window.location.pathname)) renew();
  };
  let lastCustomer: string | undefined;
  const followCustomer = () => {
    const userID = visitorStore.get()?.userID;
    if (!userID) return;
    keepDeviceFor(userID);
    if (lastCustomer && userID !== lastCustomer) {
      customerLeft();
      renewOwnPage();
    }
    lastCustomer = userID;
  };
  followCustomer();
  const stopVisitor = visitorStore.subscribe(followCustomer);
  const readAnew = async () => {
    const before = visitorStore.get();
    const after = await visitorStore.load(true);
    if (after && (after.cartCount !== null || after.userID !== before?.userID))
      cartStore.changed(after.cartCount);
    if (after && before?.userID && !after.userID) renewOwnPage();
  };
  const stop = new AbortController();
  const channel = openChannel(channelName);
  ownChannel = channel;
  channel?.addEventListener(
    'message',
    ({ data }: MessageEvent<TabMessage>) => {
      if (data === 'signed-in') void readAnew();
      if (data !== 'signed-out') return;
      forgetCustomer();
      if (ownPages.test(window.location.pathname)) leave();
    },
    { signal: stop.signal },
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) void readAnew();
    },
    { signal: stop.signal },
  );
  const stopExpired = onSessionExpired(() => {
    if (!visitorStore.expire()) return;
    cartStore.changed(0);
    forgetSession();
  });
  return () => {
    stop.abort();
    stopExpired();
    stopVisitor();
    channel?.close();
    ownChannel = null;
  };
}
