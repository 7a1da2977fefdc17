'use client';

import { useCallback, useEffect, useState } from 'react';
import { useAskAgain } from '@/components/browser/use-ask-again';
import { retryMs } from '@/components/browser/when-over';
import type { EventFacts } from '@/lib/events/event-facts.server';

/**
 * Seats and purchases from the server: once when the page is open, and again on `refresh`, when a date opens, begins or ends, and where there was no answer. `null`
 * until then.
 */
export function useEventFacts(code: string): { facts: EventFacts | null; refresh: () => void } {
  const [facts, setFacts] = useState<EventFacts | null>(null);
  const [latest, setLatest] = useState<Pick<EventFacts, 'standsFor'> | null>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((times) => times + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    void answerOf(code, leaving.signal).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer) setFacts(answer);
      setLatest(answer ?? { standsFor: retryMs });
    });
    return () => leaving.abort();
  }, [code, round]);
  useAskAgain(latest, latest?.standsFor, refresh);
  return { facts, refresh };
}

async function answerOf(code: string, signal: AbortSignal): Promise<EventFacts | null> {
  try {
    const response = await fetch(`/api/events/${encodeURIComponent(code)}`, { signal });
    return response.ok ? ((await response.json()) as EventFacts) : null;
  } catch {
    return null;
  }
}
