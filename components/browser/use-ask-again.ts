'use client';

import { useEffect, useEffectEvent } from 'react';

/** The shortest wait before an answer is asked for anew, so that none that has ended already is asked for without pause. */
const leastMs = 1000;
const mostMs = 2 ** 31 - 1;

/** Asks once an answer, known by when it came or by itself, no longer stands, `standsFor` milliseconds after it came; a page that slept past it asks when it is seen again. */
export function useAskAgain(
  answer: unknown,
  standsFor: number | null | undefined,
  ask: () => void,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!answer || standsFor === null || standsFor === undefined) return;
    const ends = Date.now() + Math.max(standsFor, leastMs);
    const look = () => {
      if (document.visibilityState === 'hidden' || Date.now() < ends) return;
      stop();
      askNow();
    };
    const timer = setTimeout(look, Math.min(ends - Date.now(), mostMs));
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
    document.addEventListener('visibilitychange', look);
    return stop;
  }, [answer, standsFor]);
}
