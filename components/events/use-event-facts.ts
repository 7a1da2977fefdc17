'use client';

import { useCallback, useEffect, useState } from 'react';
import { retryMs, whenOver } from '@/components/browser/when-over';
import type { EventFacts } from '@/lib/events/event-facts.server';

/**
 * Seats and purchases from the server: once when the page is open, and again on `refresh`, when a date opens, begins or ends, and where there was no answer. `null`
 * until then.
 */
export function useEventFacts(code: string): { facts: EventFacts | null; refresh: () => void } {
  const [facts, setFacts] = useState<EventFacts | null>(null);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((times) => times + 1), []);
  useEffect(() => {
    const leaving = new AbortController();
    let callOff = () => {};
    const ask = async () => {
      const answer = await answerOf(code, leaving.signal);
      if (leaving.signal.aborted) return;
      if (answer) setFacts(answer);
      const standsFor = answer ? answer.standsFor : retryMs;
      if (standsFor !== null) callOff = whenOver(standsFor, refresh);
    };
    void ask();
    return () => {
      leaving.abort();
      callOff();
    };
  }, [code, round, refresh]);
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
