'use client';

import type { Result } from '@/lib/core/result';
import type { SessionView } from '@/lib/session/session';
import { openChannel } from '@/components/browser/open-channel';
import { whenBack } from '@/components/browser/when-back';
import { forgetDevice, keepDeviceFor } from '@/components/browser/stored-text';
import { onSessionExpired, shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { customerLeft } from './customer-leaves';
import { cartStore } from './cart-store';
import { forgetSession } from './first-write';
import { nobody, visitorStore } from './visitor-store';
import { useEffect } from 'react';

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

const isOwnPage = (): boolean => ownPages.test(window.location.pathname);

/** Tells `renew` once somebody else has come in a customer's place, after their log-in had ended as well: nothing of the one is shown or saved to the other. */
function followCustomer(renew: () => void): () => void {
  let lastCustomer: string | undefined;
  const follow = () => {
    const userID = visitorStore.get()?.userID;
    if (!userID) return;
    keepDeviceFor(userID);
    if (lastCustomer && userID !== lastCustomer) {
      customerLeft();
      renew();
    }
    lastCustomer = userID;
  };
  follow();
  return visitorStore.subscribe(follow);
}

/** Asks anew who is here and how much is in the cart; tells `renew` where the customer has gone. */
async function readAnew(renew: () => void): Promise<void> {
  const before = visitorStore.get();
  const after = await visitorStore.load(true);
  if (after && (after.cartCount !== null || after.userID !== before?.userID))
    cartStore.changed(after.cartCount);
  if (after && before?.userID && !after.userID) renew();
}

/** A handler says that the session has ended: greeting and count go, and the page stays, for it says so itself. */
function forgetExpired(): void {
  if (!visitorStore.expire()) return;
  cartStore.changed(0);
  forgetSession();
}

/**
 * Keeps this tab's greeting and count true when another tab logs in or out, when a session ends, and on a page that the Back button took out of the browser's
 * own cache: a page that is one customer's own is loaded anew, or left for home after a log-out. Returns what undoes it.
 */
export function followSession(
  leave: () => void = leaveForHome,
  renew: () => void = () => window.location.reload(),
): () => void {
  const renewOwnPage = () => {
    if (isOwnPage()) renew();
  };
  const stopCustomer = followCustomer(renewOwnPage);
  const stopExpired = onSessionExpired(forgetExpired);
  const channel = openChannel(channelName);
  ownChannel = channel;
  const hear = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signed-in') void readAnew(renewOwnPage);
    if (data !== 'signed-out') return;
    forgetCustomer();
    if (isOwnPage()) leave();
  };
  const stopBack = whenBack(() => void readAnew(renewOwnPage));
  channel?.addEventListener('message', hear);
  return () => {
    stopBack();
    stopExpired();
    stopCustomer();
    channel?.close();
    ownChannel = null;
  };
}

/** Keeps greeting and cart of this tab true when another tab logs in or out. */
export function SessionFollower() {
  useEffect(() => followSession(), []);
  return null;
}
