'use client';

import { useEffect, useState } from 'react';

/** How long it is fair to say nothing more than that the shop is finding out, as with the answer of a bank. */
const patienceMs = 30_000;

const resting = new Set<() => void>();
const listening = new Set<() => void>();

/** Waits before the state of an order is asked for again; `askNow` ends the wait. */
export function waitBeforeAsking(milliseconds: number): Promise<void> {
  for (const tell of listening) tell();
  listening.clear();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resting.delete(end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    resting.add(end);
  });
}

/** Has what became of an order asked at once, wherever that is waited for; done when nobody knows it still. */
function askNow(): Promise<void> {
  return new Promise((resolve) => {
    listening.add(resolve);
    for (const end of resting) end();
  });
}

/** What the shopper can do once it has not been known for longer than is fair what became of the order; `null` until then. */
export function useLateAnswer(isAsking: boolean): { isBusy: boolean; again: () => void } | null {
  const [isLate, setIsLate] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    if (!isAsking) return;
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAsking]);
  if (!isLate) return null;
  return {
    isBusy,
    again: () => {
      setIsBusy(true);
      void askNow().then(() => setIsBusy(false));
    },
  };
}
