'use client';

import { useCallback, useEffect, useState } from 'react';
import { useAskAgain } from '@/components/browser/use-ask-again';
import type { EventFacts } from '@/lib/events/event-facts.server';

/** Seats and purchases from the server: once when the page is open, and again on `refresh` and when a date opens, begins or ends. `null` until then, and while they cannot be read. */
export function useEventFacts(code: string): { facts: EventFacts | null; refresh: () => void } {
  const [facts, setFacts] = useState<EventFacts | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    fetch(`/api/events/${encodeURIComponent(code)}`, { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setFacts((await response.json()) as EventFacts);
      })
      .catch(() => undefined);
    return () => leaving.abort();
  }, [code, round]);
  const refresh = useCallback(() => setRound((times) => times + 1), []);
  useAskAgain(facts, facts?.standsFor, refresh);
  return { facts, refresh };
}
