'use client';

import { createContext, use } from 'react';
import { useStillHere } from '@/components/ui/use-still-here';

/** Says on the page what was refused when the dialog that would have said it had been closed; checkout says every refusal at its step. */
export const Unheard = createContext<(refused: string) => void>(() => undefined);

/** What a dialog writes with; a refusal that comes once what calls this has gone is said by the page, so that nobody takes for kept what is not. */
export function useHeard<A extends unknown[]>(
  write: (...request: A) => Promise<string | null>,
): (...request: A) => Promise<string | null> {
  const say = use(Unheard);
  const isHere = useStillHere();
  return async (...request) => {
    const refused = await write(...request);
    if (refused !== null && !isHere()) say(refused);
    return refused;
  };
}
