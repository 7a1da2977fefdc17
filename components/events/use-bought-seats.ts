'use client';

import { useSyncExternalStore } from 'react';
import { createStore } from '@/components/browser/create-store';
import { customerID, visitorStore } from '@/components/session/visitor-store';
import type { BoughtSeats } from '@/lib/events/purchased.server';
import { shopFetch } from '@/components/browser/shop-fetch';

const none: readonly BoughtSeats[] = [];
const store = createStore<{ userID: string; seats: readonly BoughtSeats[] } | null>(null);

/** Asks once for each customer, however many cards a page has; where there was no answer, once more on the next page. */
function ask(): void {
  const asking = customerID();
  if (asking === null || store.get()?.userID === asking) return;
  store.set({ userID: asking, seats: none });
  void shopFetch<BoughtSeats[]>('GET', '/api/account/seats').then((answer) => {
    if (store.get()?.userID === asking)
      store.set(answer.ok ? { userID: asking, seats: answer.value } : null);
  });
}

function subscribe(listener: () => void): () => void {
  const stop = store.subscribe(listener);
  const leave = visitorStore.subscribe(() => {
    ask();
    listener();
  });
  ask();
  return () => {
    stop();
    leave();
  };
}

function get(): readonly BoughtSeats[] {
  const bought = store.get();
  return bought !== null && bought.userID === customerID() ? bought.seats : none;
}

/** The seats a customer has bought, for the cards and lists of cached pages; none for anybody else and until the shop has answered. */
export function useBoughtSeats(): readonly BoughtSeats[] {
  return useSyncExternalStore(subscribe, get, () => none);
}
