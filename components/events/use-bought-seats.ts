'use client';

import { useSyncExternalStore } from 'react';
import { visitorStore } from '@/components/session/visitor-store';
import type { BoughtSeats } from '@/lib/events/bought';
import { shopFetch } from '@/components/browser/shop-fetch';

const none: readonly BoughtSeats[] = [];
let known: { userID: string; seats: readonly BoughtSeats[] } | null = null;
const listeners = new Set<() => void>();

function userID(): string | null {
  const visitor = visitorStore.get();
  return visitor?.kind === 'customer' ? (visitor.userID ?? null) : null;
}

/** Asks once for each customer, however many cards a page has. */
function ask(): void {
  const asking = userID();
  if (asking === null || known?.userID === asking) return;
  known = { userID: asking, seats: none };
  void shopFetch<BoughtSeats[]>('GET', '/api/account/seats').then((answer) => {
    if (!answer.ok || known?.userID !== asking) return;
    known = { userID: asking, seats: answer.value };
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const leave = visitorStore.subscribe(() => {
    ask();
    listener();
  });
  ask();
  return () => {
    listeners.delete(listener);
    leave();
  };
}

const get = (): readonly BoughtSeats[] =>
  known !== null && known.userID === userID() ? known.seats : none;

/** The seats a customer has bought, for the cards and lists of cached pages; none for anybody else and until the shop has answered. */
export function useBoughtSeats(): readonly BoughtSeats[] {
  return useSyncExternalStore(subscribe, get, () => none);
}
