'use client';

import { useEffect, useEffectEvent } from 'react';
import { whenOver } from './when-over';

/** Asks once an answer, known by when it came or by itself, no longer stands, `standsFor` milliseconds after it came; a page that slept past it asks when it is seen again. */
export function useAskAgain(
  answer: unknown,
  standsFor: number | null | undefined,
  ask: () => void,
): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!answer || standsFor === null || standsFor === undefined) return;
    return whenOver(standsFor, () => askNow());
  }, [answer, standsFor]);
}
