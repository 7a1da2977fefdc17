'use client';

import { useCallback, useEffect, useState } from 'react';
import { shopFetch } from '@/components/browser/shop-fetch';
import { useAskAgain } from '@/components/browser/use-ask-again';
import { whenBack } from '@/components/browser/when-back';
import { retryMs } from '@/components/browser/when-over';
import { visitorStore } from '@/components/session/visitor-store';
import type { EventFacts } from '@/lib/events/event-facts.server';

/**
 * Seats and purchases from the server: once when the page is open, and again on `refresh`, when a date opens, begins or ends, where there was no answer, on a page
 * that the Back button took out of the browser's own cache, and when somebody logs in or out, whose purchases are shown no more. `null` until then.
 */
export function useEventFacts(code: string): { facts: EventFacts | null; refresh: () => void } {
  const [facts, setFacts] = useState<EventFacts | null>(null);
  const [latest, setLatest] = useState<Pick<EventFacts, 'standsFor'> | null>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((times) => times + 1), []);
  useEffect(() => {
    let ignore = false;
    void shopFetch<EventFacts>('GET', `/api/events/${encodeURIComponent(code)}`).then((answer) => {
      if (ignore) return;
      if (answer.ok) setFacts(answer.value);
      setLatest(answer.ok ? answer.value : { standsFor: retryMs });
    });
    return () => {
      ignore = true;
    };
  }, [code, round]);
  useEffect(
    () =>
      whenAnotherCustomer(() => {
        setFacts((shown) => shown && { ...shown, purchased: [] });
        refresh();
      }),
    [refresh],
  );
  useEffect(() => whenBack(refresh), [refresh]);
  useAskAgain(latest, latest?.standsFor, refresh);
  return { facts, refresh };
}

/** Calls back when the visitor becomes another customer, or none; returns what ends it. Who they were at first is nobody's change. */
function whenAnotherCustomer(changed: () => void): () => void {
  let before = customerNow();
  return visitorStore.subscribe(() => {
    const now = customerNow();
    const isAnother = before !== undefined && now !== undefined && now !== before;
    before = now ?? before;
    if (isAnother) changed();
  });
}

/** The customer's ID, empty for anybody else; `undefined` until the shop has said who the visitor is. */
function customerNow(): string | undefined {
  const visitor = visitorStore.get();
  return visitor ? (visitor.kind === 'customer' && visitor.userID) || '' : undefined;
}
