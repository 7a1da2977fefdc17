'use client';

import { useState } from 'react';
import { useAskAgain } from '@/components/browser/use-ask-again';

/** How long after each failure a list is asked for once more, in milliseconds; after the last one it waits for "Try again". */
const waits: readonly number[] = [4_000, 15_000, 60_000];

/** Asks by itself for a list that could not be loaded, a few times and ever later: whoever goes on looking at the page sees the products once the search engine answers. */
export function useRecovery(failed: boolean, ask: () => void): void {
  const [tries, setTries] = useState(0);
  useAskAgain(failed, waits[tries], () => {
    setTries(tries + 1);
    ask();
  });
}
